// @vitest-environment node
import { expect, it } from "vitest";
import { cellOf, heightAt, pieceOf, pilesOf, stacksOf, topAt, withPiece } from "./state";
import type { Placed } from "./types";

const BEGINS = { Q: 1, S: 2, B: 2, G: 3, A: 3, M: 1 };
const placed: Placed[] = [
  { piece: "wB1", cell: [0, 0], level: 1 },
  { piece: "bQ", cell: [0, 0], level: 0 },
  { piece: "wA1", cell: [1, 0], level: 0 },
];

it("reads a piece from its name", () => {
  expect(pieceOf("bG3")).toEqual({
    name: "bG3",
    side: "black",
    letter: "G",
    bug: "grasshopper",
    number: 3,
  });
  expect(pieceOf("wQ")).toMatchObject({ side: "white", bug: "queen", number: 0 });
});

it("stacks the pieces by their levels, in whatever order they come", () => {
  const stacks = stacksOf(placed);
  expect(stacks.get("0,0")?.pieces).toEqual(["bQ", "wB1"]);
  expect(heightAt(stacks, [0, 0])).toBe(2);
  expect(topAt(stacks, [0, 0])).toBe("wB1");
  expect(topAt(stacks, [5, 5])).toBeNull();
});

it("puts a piece on top of where it goes, or takes it away", () => {
  const climbed = withPiece(placed, "wA1", [0, 0]);
  expect(stacksOf(climbed).get("0,0")?.pieces).toEqual(["bQ", "wB1", "wA1"]);
  expect(stacksOf(climbed).has("1,0")).toBe(false);
  expect(cellOf(withPiece(placed, "wA1", null), "wA1")).toBeNull();
  expect(placed).toHaveLength(3);
});

it("counts what is left in hand, and names the piece that is next", () => {
  const piles = pilesOf(BEGINS, placed, "white");
  expect(piles.map(({ next, count }) => `${next} ${count}`)).toEqual([
    "wQ 1",
    "wS1 2",
    "wB2 1",
    "wG1 3",
    "wA2 2",
    "wM 1",
  ]);
  expect(pilesOf(BEGINS, placed, "black").some(({ letter }) => letter === "Q")).toBe(false);
});
