import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { repeatOnHold, walkOn } from "./walking";

let node: HTMLElement;
let steps: string[];
let detach: () => void;

const walker = {
  back: () => void steps.push("back"),
  forward: () => void steps.push("forward"),
};

/** jsdom has no pointer events with a kind and a place. */
function pointer(type: string, clientX: number, pointerType = "touch"): void {
  const event = Object.assign(new Event(type), { clientX, pointerType });
  node.dispatchEvent(event);
}

beforeEach(() => {
  node = document.createElement("div");
  steps = [];
});

describe("walking over an element", () => {
  beforeEach(() => {
    detach = walkOn(() => walker)(node);
  });

  const wheel = (deltaY: number): boolean =>
    node.dispatchEvent(new WheelEvent("wheel", { deltaY, cancelable: true }));

  it("goes a step for each turn of the wheel, and the page does not scroll", () => {
    expect(wheel(100)).toBe(false);
    wheel(-100);
    expect(steps).toEqual(["forward", "back"]);
  });

  it("adds up the small turns of a touchpad", () => {
    wheel(25);
    wheel(25);
    expect(steps).toEqual([]);
    wheel(25);
    expect(steps).toEqual(["forward"]);
    wheel(25);
    expect(steps).toEqual(["forward"]);
  });

  it("goes on when a finger pulls to the left, step by step", () => {
    pointer("pointerdown", 200);
    pointer("pointermove", 190);
    expect(steps).toEqual([]);
    pointer("pointermove", 160);
    pointer("pointermove", 120);
    pointer("pointermove", 170);
    pointer("pointerup", 170);
    pointer("pointermove", 0);
    expect(steps).toEqual(["forward", "forward", "back"]);
  });

  it("leaves a mouse alone, and ends when it is taken off", () => {
    pointer("pointerdown", 200, "mouse");
    pointer("pointermove", 0, "mouse");
    detach();
    wheel(500);
    pointer("pointerdown", 200);
    pointer("pointermove", 0);
    expect(steps).toEqual([]);
  });
});

describe("holding a button", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    detach = repeatOnHold(walker.back)(node);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("repeats the step after a while, until it is let go", () => {
    pointer("pointerdown", 0);
    vi.advanceTimersByTime(399);
    expect(steps).toEqual([]);
    vi.advanceTimersByTime(1 + 2 * 110);
    expect(steps).toEqual(["back", "back", "back"]);
    pointer("pointerup", 0);
    vi.advanceTimersByTime(10_000);
    expect(steps).toHaveLength(3);
  });

  it("stops when the button goes away", () => {
    pointer("pointerdown", 0);
    detach();
    vi.advanceTimersByTime(10_000);
    expect(steps).toEqual([]);
  });
});
