// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  bearingOf,
  boundsOf,
  cellAt,
  cellUnder,
  centerOf,
  COMPASS,
  distance,
  faceOf,
  neighborOn,
  neighborsOf,
} from "./geometry";
import { stacksOf } from "./state";
import { CELL, FACE, LIFT, THICKNESS } from "./tiles.generated";
import type { Cell, Placed } from "./types";

const TURNS = [0, 1, 2, 3, 4, 5];
const CELLS: Cell[] = [-3, -1, 0, 2, 5].flatMap((q) => [-4, 0, 1, 3].map((r): Cell => [q, r]));

const tower = (cell: Cell, ...pieces: string[]): Placed[] =>
  pieces.map((piece, level) => ({ piece, cell, level }));

describe("cells and points", () => {
  it.each(TURNS)("finds every cell by its centre and near its corners, turned by %i", (turn) => {
    for (const cell of CELLS) {
      const { x, y } = centerOf(cell, turn);
      expect(cellAt({ x, y }, turn)).toEqual(cell);
      expect(cellAt({ x, y: y - 0.98 * CELL }, turn)).toEqual(cell);
      expect(cellAt({ x: x + 0.85 * CELL, y }, turn)).toEqual(cell);
    }
  });

  it.each(TURNS)("puts the neighbours where the compass says, turned by %i", (turn) => {
    const here = centerOf([2, -1], turn);
    for (const bearing of COMPASS) {
      const cell = neighborOn([2, -1], bearing, turn);
      const there = centerOf(cell, turn);
      expect(distance(here, there)).toBeCloseTo(CELL * Math.sqrt(3));
      expect(bearingOf([2, -1], cell, turn)).toBe(bearing);
      if (bearing.startsWith("n")) expect(there.y).toBeLessThan(here.y - CELL);
      if (bearing.startsWith("s")) expect(there.y).toBeGreaterThan(here.y + CELL);
      if (bearing.endsWith("e")) expect(there.x).toBeGreaterThan(here.x + CELL / 2);
      if (bearing.endsWith("w")) expect(there.x).toBeLessThan(here.x - CELL / 2);
    }
    expect(neighborsOf([2, -1])).toHaveLength(6);
    expect(bearingOf([2, -1], [4, -1], turn)).toBeNull();
  });
});

describe("what is under a pointer", () => {
  const stacks = stacksOf(tower([0, 0], "wQ", "bB1", "wB1", "bB2", "wB2"));
  const face = faceOf(stacks, [0, 0], 0);
  const none = (): boolean => false;

  it("is the raised face of a stack", () => {
    expect(face.y).toBeCloseTo(-4 * LIFT);
    expect(cellUnder(face, stacks, 0, none)).toEqual([0, 0]);
    expect(cellUnder({ x: 20, y: face.y - 38 }, stacks, 0, none)).toEqual([0, 0]);
  });

  it("is a wanted cell behind the stack before the stack itself", () => {
    const behind = { x: 20, y: face.y - 38 };
    const cell = cellAt(behind, 0);
    expect(cell).toEqual([1, -1]);
    expect(cellUnder(behind, stacks, 0, ([q, r]) => q === 1 && r === -1)).toEqual([1, -1]);
  });

  it("is the foremost of two stacks that cover the point", () => {
    const two = stacksOf([...tower([0, 0], "wQ"), ...tower([0, 1], "bQ", "bB1", "wB1")]);
    const top = faceOf(two, [0, 1], 0);
    expect(cellUnder({ x: top.x - 10, y: top.y - 35 }, two, 0, none)).toEqual([0, 1]);
  });

  it("is the edge of a tile, which hangs over the cell in front of it", () => {
    const one = stacksOf(tower([0, 0], "wQ"));
    const edge = { x: 0, y: CELL + THICKNESS - 1 };
    expect(cellUnder(edge, one, 0, none)).toEqual([0, 0]);
    expect(cellUnder({ x: 0, y: CELL + THICKNESS + 3 }, one, 0, none)).not.toEqual([0, 0]);
  });
});

describe("the bounds", () => {
  it("hold the faces, the height of a stack and the edge below", () => {
    const stacks = stacksOf([...tower([0, 0], "wQ", "bB1"), ...tower([1, 0], "bQ")]);
    const box = boundsOf(
      [...stacks.values()].map(({ cell }) => cell),
      stacks,
      0,
    );
    expect(box.top).toBeCloseTo(-FACE - LIFT);
    expect(box.bottom).toBeCloseTo(FACE + THICKNESS);
    expect(box.right - box.left).toBeCloseTo(CELL * Math.sqrt(3) + FACE * Math.sqrt(3), 0);
  });

  it("of nothing are those of the first cell", () => {
    const box = boundsOf([], stacksOf([]), 0);
    expect((box.left + box.right) / 2).toBeCloseTo(0);
    expect(box.right).toBeGreaterThan(box.left);
  });
});
