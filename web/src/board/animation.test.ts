// @vitest-environment node
import { describe, expect, it } from "vitest";
import { flightOf } from "./animation";
import { centerOf, distance } from "./geometry";
import { trailOf, waypointsOf } from "./path";
import { stacksOf } from "./state";
import { CELL, LIFT } from "./tiles.generated";
import type { Cell, LastMove } from "./types";

const others = stacksOf([
  { piece: "wQ", cell: [0, 0], level: 0 },
  { piece: "bQ", cell: [1, 0], level: 0 },
  { piece: "bB1", cell: [1, 0], level: 1 },
]);
const move = (kind: string, ...path: Cell[]): LastMove => ({
  piece: "wA1",
  origin: kind === "place" ? null : (path[0] ?? null),
  to: path.at(-1) ?? null,
  path,
  kind,
  thrower: kind === "throw" ? "wQ" : null,
});

describe("the way of a piece", () => {
  it.each([
    [
      "slide",
      [
        [0, -1],
        [1, -1],
      ],
    ],
    [
      "jump",
      [
        [-1, 0],
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    ],
    [
      "climb",
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [
      "throw",
      [
        [-1, 0],
        [0, 0],
        [0, 1],
      ],
    ],
    ["place", [[-1, 0]]],
  ] as [string, Cell[]][])("of a %s begins and ends where it should", (kind, path) => {
    const points = waypointsOf(move(kind, ...path), others, 0, [0, 0]);
    const [first, last] = [points[0], points.at(-1)];
    const [origin, to] = [path[0], path.at(-1)];
    const isClimb = kind === "climb";
    expect(distance(last?.ground ?? { x: 99, y: 0 }, centerOf(to ?? [9, 9], 0))).toBeCloseTo(0);
    expect(last?.height).toBeCloseTo(isClimb ? 2 * LIFT : 0);
    expect(distance(first?.ground ?? { x: 99, y: 0 }, centerOf(origin ?? [9, 9], 0))).toBeCloseTo(
      0,
    );
    if (kind !== "place") expect(first?.height).toBeCloseTo(0);
    expect(first?.share).toBe(0);
    expect(last?.share).toBe(1);
  });
});

describe("the points of a way", () => {
  it("of a slide stays in touch with the piece it goes round", () => {
    const pivot = centerOf([0, 0], 0);
    const points = waypointsOf(move("slide", [0, -1], [-1, 0], [-1, 1]), others, 0, null);
    for (const { ground } of points) {
      expect(distance(ground, pivot)).toBeCloseTo(CELL * Math.sqrt(3));
    }
  });

  it("of a jump goes over what it jumps, a climb never through a tile", () => {
    const jump = waypointsOf(move("jump", [-1, 0], [0, 0], [1, 0], [2, 0]), others, 0, null);
    expect(Math.max(...jump.map(({ height }) => height))).toBeGreaterThan(2 * LIFT);
    const climb = waypointsOf(move("climb", [0, 1], [1, 0], [2, 0]), others, 0, null);
    const onTop = climb.filter(({ ground }) => distance(ground, centerOf([1, 0], 0)) < CELL / 2);
    expect(onTop.length).toBeGreaterThan(2);
    for (const { height } of onTop) expect(height).toBeGreaterThanOrEqual(2 * LIFT - 0.01);
  });
});

describe("a flight", () => {
  it("takes about a quarter of a second, and never long", () => {
    const short = flightOf(move("slide", [0, -1], [1, -1]), others, 0, null);
    const ring: Cell[] = Array.from({ length: 20 }, (_, i) => [i, -1]);
    const long = flightOf(move("slide", ...ring), others, 0, null);
    expect(short?.milliseconds).toBe(250);
    expect(long?.milliseconds).toBeLessThanOrEqual(500);
  });

  it("has frames in order, from the start to the end, that only move and fade", () => {
    const flight = flightOf(move("jump", [-1, 0], [0, 0], [1, 0], [2, 0]), others, 0, null);
    for (const frames of [flight?.tile ?? [], flight?.shadow ?? []]) {
      const offsets = frames.map(({ offset }) => offset ?? -1);
      expect(offsets[0]).toBe(0);
      expect(offsets.at(-1)).toBeCloseTo(1);
      expect([...offsets].sort((a, b) => a - b)).toEqual(offsets);
      for (const frame of frames) {
        expect(Object.keys(frame).sort()).toEqual(["offset", "opacity", "transform"]);
      }
    }
  });

  it("is nothing for a pass", () => {
    const pass = { piece: null, origin: null, to: null, path: [], kind: "pass", thrower: null };
    expect(flightOf(pass, others, 0, null)).toBeNull();
  });
});

describe("a trail", () => {
  const trail = (last: LastMove, thrower: Cell | null = null) =>
    trailOf(last, others, others, 0, thrower);

  it("lies on the table for a slide, and over the tiles for all else", () => {
    expect(trail(move("slide", [0, -1], [1, -1]))?.isOnTable).toBe(true);
    expect(trail(move("jump", [-1, 0], [0, 0], [2, 0]))?.isOnTable).toBe(false);
    expect(trail(move("place", [-1, 0]))).toBeNull();
  });

  it("marks who threw, and the empty place behind", () => {
    const thrown = trail(move("throw", [-1, 0], [0, 0], [0, 1]), [0, 0]);
    expect(thrown?.thrower).toEqual({ x: 0, y: 0 });
    expect(thrown?.ghost).toEqual(centerOf([-1, 0], 0));
    expect(trail(move("climb", [1, 0], [0, 1]))?.ghost).toBeNull();
  });
});
