// @vitest-environment node
import { describe, expect, it } from "vitest";
import { formatTime, nextChange, timeLeft } from "./clock";

const reading = {
  clocks: { white: 60_000, black: 30_000, running: "white" as const },
  readAt: 1000,
};

it("only the clock that runs counts down, and never below zero", () => {
  expect(timeLeft(reading, "white", 6000)).toBe(55_000);
  expect(timeLeft(reading, "black", 6000)).toBe(30_000);
  expect(timeLeft(reading, "white", 500_000)).toBe(0);
});

describe("a time", () => {
  it.each([
    [0, "0:00.0"],
    [950, "0:00.9"],
    [9_999, "0:09.9"],
    [10_000, "0:10"],
    [59_001, "1:00"],
    [754_000, "12:34"],
    [3_900_000, "1:05:00"],
  ])("of %d ms reads %s", (milliseconds, text) => {
    expect(formatTime(milliseconds)).toBe(text);
  });

  it.each([9_999, 10_001, 754_000, 754_001, 60_000, 2_050])(
    "of %d ms reads otherwise when it is said to change, and not before",
    (left) => {
      const wait = nextChange(left);
      expect(formatTime(left - wait + 1)).toBe(formatTime(left));
      expect(formatTime(left - wait - 1)).not.toBe(formatTime(left));
    },
  );
});
