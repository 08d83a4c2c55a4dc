// @vitest-environment node
import { describe, expect, it } from "vitest";
import { dropped, mayBeChosen, type Situation, touched, touchedInHand } from "./intent";
import { stacksOf } from "./state";

const stacks = stacksOf([
  { piece: "wQ", cell: [0, 0], level: 0 },
  { piece: "wB1", cell: [1, 0], level: 0 },
  { piece: "bQ", cell: [2, 0], level: 0 },
]);
const now: Situation = {
  stacks,
  legal: {
    wB1: [
      [0, 0],
      [1, 1],
    ],
    wA1: [[-1, 0]],
    wQ: [[0, 1]],
  },
  premovable: null,
  chosen: null,
};
const holding = (chosen: string): Situation => ({ ...now, chosen });

describe("a touch with nothing in hand", () => {
  it("chooses what can move, asks about what cannot, and lets go of the rest", () => {
    expect(touched(now, [1, 0])).toEqual({ kind: "choose", piece: "wB1" });
    expect(touched(now, [2, 0])).toEqual({ kind: "ask", piece: "bQ", to: null });
    expect(touched(now, [5, 5])).toEqual({ kind: "let go" });
  });
});

describe("a touch with a piece chosen", () => {
  it("moves it where it may go, also onto a piece that could be chosen itself", () => {
    expect(touched(holding("wB1"), [1, 1])).toEqual({ kind: "move", piece: "wB1", to: [1, 1] });
    expect(touched(holding("wB1"), [0, 0])).toEqual({ kind: "move", piece: "wB1", to: [0, 0] });
  });

  it("lets go of it on itself and away from the hive", () => {
    expect(touched(holding("wB1"), [1, 0])).toEqual({ kind: "let go" });
    expect(touched(holding("wB1"), [9, 9])).toEqual({ kind: "let go" });
  });

  it("takes another piece instead, or asks why not", () => {
    expect(touched(holding("wA1"), [1, 0])).toEqual({ kind: "choose", piece: "wB1" });
    expect(touched(holding("wB1"), [2, 0])).toEqual({ kind: "ask", piece: "wB1", to: [2, 0] });
    expect(touched(holding("wB1"), [2, -1])).toEqual({ kind: "ask", piece: "wB1", to: [2, -1] });
  });

  it("asks about a piece of the same side that cannot move", () => {
    const pinned = { ...holding("wB1"), legal: { wB1: [[1, 1]] as const } };
    expect(touched(pinned, [0, 0])).toEqual({ kind: "ask", piece: "wQ", to: null });
  });
});

describe("a touch while a move waits", () => {
  const waiting = { ...holding("wB1"), isWaiting: true };

  it("confirms it, chooses another place or another piece", () => {
    expect(touched(waiting, [1, 1])).toEqual({ kind: "move", piece: "wB1", to: [1, 1] });
    expect(touched(waiting, [0, 0])).toEqual({ kind: "move", piece: "wB1", to: [0, 0] });
    expect(touched({ ...waiting, chosen: "wA1" }, [1, 0])).toEqual({
      kind: "choose",
      piece: "wB1",
    });
  });

  it("takes it back everywhere else, without a word", () => {
    for (const cell of [
      [1, 0],
      [2, 0],
      [2, -1],
      [9, 9],
    ] as const)
      expect(touched(waiting, cell)).toEqual({ kind: "let go" });
  });
});

describe("the hand", () => {
  it("is chosen from, put back, and asked about", () => {
    expect(touchedInHand(now, "wA1")).toEqual({ kind: "choose", piece: "wA1" });
    expect(touchedInHand(holding("wA1"), "wA1")).toEqual({ kind: "let go" });
    expect(touchedInHand(now, "wS1")).toEqual({ kind: "ask", piece: "wS1", to: null });
  });
});

describe("a dropped piece", () => {
  it("moves where it may, and stays where it was", () => {
    expect(dropped(now, "wB1", [1, 0], [1, 1])).toMatchObject({ kind: "move" });
    expect(dropped(now, "wB1", [1, 0], [1, 0])).toEqual({ kind: "nothing" });
  });

  it("is let go beside the board and away from the hive", () => {
    expect(dropped(now, "wA1", null, null)).toEqual({ kind: "let go" });
    expect(dropped(now, "wA1", null, [7, 7])).toEqual({ kind: "let go" });
    const alone = { ...now, stacks: stacksOf([{ piece: "wQ", cell: [0, 0], level: 0 }]) };
    expect(dropped(alone, "wQ", [0, 0], [1, 0])).toEqual({ kind: "let go" });
  });

  it("is asked about where it may not go", () => {
    expect(dropped(now, "wA1", null, [3, 0])).toEqual({ kind: "ask", piece: "wA1", to: [3, 0] });
  });
});

describe("planning ahead", () => {
  const ahead: Situation = { ...now, legal: {}, premovable: "white" };

  it("chooses only pieces of its own side, to any cell by the hive", () => {
    expect(mayBeChosen(ahead, "wQ")).toBe(true);
    expect(mayBeChosen(ahead, "bQ")).toBe(false);
    const chosen = { ...ahead, chosen: "wB1" };
    expect(touched(chosen, [3, 0])).toEqual({ kind: "move", piece: "wB1", to: [3, 0] });
    expect(touched(chosen, [2, 0])).toEqual({ kind: "move", piece: "wB1", to: [2, 0] });
    expect(touched(chosen, [0, 0])).toEqual({ kind: "choose", piece: "wQ" });
    expect(touched(chosen, [9, 9])).toEqual({ kind: "let go" });
  });
});
