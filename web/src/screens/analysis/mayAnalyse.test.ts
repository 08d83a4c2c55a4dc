import { expect, it } from "vitest";
import { mayAnalyse } from "./mayAnalyse";

it("allows every game but one against another person that is not over", () => {
  expect(mayAnalyse({ kind: "link", status: "playing" })).toBe(false);
  expect(mayAnalyse({ kind: "link", status: "waiting" })).toBe(false);
  expect(mayAnalyse({ kind: "link", status: "over" })).toBe(true);
  expect(mayAnalyse({ kind: "engine", status: "playing" })).toBe(true);
  expect(mayAnalyse({ kind: "screen", status: "playing" })).toBe(true);
  expect(mayAnalyse({ kind: "record", status: "over" })).toBe(true);
});
