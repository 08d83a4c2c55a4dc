// @vitest-environment node
import { describe, expect, it } from "vitest";
import { cycled, inReadingOrder, walkable, walked } from "./keyboard";
import { keyOf, stacksOf } from "./state";
import type { Cell, Placed } from "./types";

const hive: Placed[] = (
  [
    ["wQ", [0, 0]],
    ["bQ", [1, 0]],
    ["wA1", [2, -1]],
    ["bA1", [2, 0]],
    ["wA2", [-1, 2]],
    ["bA2", [-2, 3]],
  ] as const
).map(([piece, cell]) => ({ piece, cell, level: 0 }));
const cells = walkable(stacksOf(hive), [[5, 5]]);
const KEYS = [
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
  "PageUp",
  "PageDown",
];

describe("walking", () => {
  it("covers the hive, its ring, and what else is of interest", () => {
    expect(cells.has("0,0")).toBe(true);
    expect(cells.has("-1,0")).toBe(true);
    expect(cells.has("5,5")).toBe(true);
    expect(cells.has("9,9")).toBe(false);
    expect([...walkable(stacksOf([]), []).keys()]).toEqual(["0,0"]);
  });

  it.each([0, 1, 3, 5])("reaches every cell with the four arrows, turned by %i", (turn) => {
    const reached = new Set(["0,0"]);
    const open: Cell[] = [[0, 0]];
    for (const cell of open) {
      for (const key of KEYS.slice(0, 4)) {
        const next = walked({ cell, column: null }, key, cells, turn).cell;
        if (!reached.has(keyOf(next))) open.push(next);
        reached.add(keyOf(next));
      }
    }
    expect([...reached].sort()).toEqual([...cells.keys()].sort());
  });

  it("never leaves the board", () => {
    for (const cell of cells.values()) {
      for (const key of KEYS) {
        expect(cells.has(keyOf(walked({ cell, column: null }, key, cells, 0).cell))).toBe(true);
      }
    }
  });

  it("goes up and comes down again in the same column", () => {
    const field = new Map<string, Cell>();
    for (let q = -6; q <= 6; q++) {
      for (let r = -6; r <= 6; r++) field.set(`${q},${r}`, [q, r]);
    }
    let walker = { cell: [0, 0] as Cell, column: null as number | null };
    const way: string[] = [];
    for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp"]) {
      walker = walked(walker, key, field, 0);
      way.push(keyOf(walker.cell));
    }
    expect(way).toEqual(["0,-1", "1,-2", "1,-3", "2,-4"]);
    for (let i = 0; i < 4; i++) walker = walked(walker, "ArrowDown", field, 0);
    expect(walker.cell).toEqual([0, 0]);
  });

  it("walks slanted with the keys of the number block", () => {
    const from = { cell: [0, 0] as Cell, column: 0 };
    expect(walked(from, "Home", cells, 0).cell).toEqual([0, -1]);
    expect(walked(from, "PageUp", cells, 0).cell).toEqual([1, -1]);
    expect(walked(from, "PageDown", cells, 0).cell).toEqual([0, 1]);
    expect(walked(from, "End", cells, 0).cell).toEqual([-1, 1]);
    expect(walked(from, "Home", cells, 1).cell).toEqual([-1, 0]);
  });
});

describe("the next of several", () => {
  const list = inReadingOrder(
    [
      [1, 1],
      [0, -1],
      [2, -1],
    ],
    0,
  );

  it("comes in the order in which one reads", () => {
    expect(list).toEqual([
      [0, -1],
      [2, -1],
      [1, 1],
    ]);
  });

  it("goes round, and begins with the nearest", () => {
    expect(cycled([2, -1], list, 1, 0)).toEqual([1, 1]);
    expect(cycled([1, 1], list, 1, 0)).toEqual([0, -1]);
    expect(cycled([0, -1], list, -1, 0)).toEqual([1, 1]);
    expect(cycled([1, 2], list, 1, 0)).toEqual([1, 1]);
    expect(cycled([0, 0], [], 1, 0)).toBeNull();
  });
});
