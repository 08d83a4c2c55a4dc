// @vitest-environment node
import { expect, it } from "vitest";
import { aMove } from "../testing/games";
import { lastMoveAt, placedAt } from "./position";

const MOVES = [
  aMove("wB1", [0, 0]),
  aMove("bQ", [1, 0]),
  aMove("wB1", [1, 0], [0, 0]),
  { ...aMove("bA1", [0, 0]), piece: null, to: null, path: [], kind: "pass" as const },
  aMove("wB1", [2, 0], [1, 0]),
];

it("pieces are where the moves have brought them", () => {
  expect(placedAt(MOVES, 0)).toEqual([]);
  expect(placedAt(MOVES, 2)).toEqual([
    { piece: "wB1", cell: [0, 0], level: 0 },
    { piece: "bQ", cell: [1, 0], level: 0 },
  ]);
});

it("a piece that climbs lies on the other, and comes down again", () => {
  expect(placedAt(MOVES, 4)).toEqual([
    { piece: "bQ", cell: [1, 0], level: 0 },
    { piece: "wB1", cell: [1, 0], level: 1 },
  ]);
  expect(placedAt(MOVES, 5)).toEqual([
    { piece: "bQ", cell: [1, 0], level: 0 },
    { piece: "wB1", cell: [2, 0], level: 0 },
  ]);
});

it("before the first move there is no last one", () => {
  expect(lastMoveAt(MOVES, 0)).toBeNull();
  expect(lastMoveAt(MOVES, 3)).toBe(MOVES[2]);
});

it("moves go on from what was set up", () => {
  const start = [
    { piece: "wB1", cell: [1, 0] as const, level: 1 },
    { piece: "bQ", cell: [1, 0] as const, level: 0 },
  ];
  const placed = placedAt([aMove("wB1", [2, 0], [1, 0])], 1, start);
  expect(placed).toEqual([
    { piece: "bQ", cell: [1, 0], level: 0 },
    { piece: "wB1", cell: [2, 0], level: 0 },
  ]);
});
