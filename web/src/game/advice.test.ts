// @vitest-environment node
/** Why-not as the core on this device answers it. */
import { beforeAll, describe, expect, it } from "vitest";
import { Core } from "../engine/core";
import type { Line } from "../engine/messages";
import wasmAddress from "../engine/skep.wasm?inline";
import type { Cell, PieceName } from "../wire/messages";
import { likelyMovesIn, whyNotIn } from "./advice";

let core: Core;

beforeAll(async () => {
  const bytes = await (await fetch(wasmAddress)).arrayBuffer();
  core = new Core(new WebAssembly.Module(bytes));
});

const line = (...moves: [PieceName, Cell][]): Line => ({
  gameType: "Base+MLP",
  tournament: true,
  moves: moves.map(([piece, to]) => ({ piece, to })),
});

/** White's pillbug holds the hive together, with an ant on one side that it may throw. */
const PINNED = line(
  ["wL", [0, 0]],
  ["bL", [1, 0]],
  ["wP", [-1, 0]],
  ["bQ", [2, -1]],
  ["wQ", [-1, -1]],
  ["bA1", [3, -1]],
  ["wA1", [-2, 0]],
  ["bA1", [-2, 1]],
  ["wA1", [-2, -1]],
  ["bG1", [2, 0]],
);

describe("a pillbug that may not move", () => {
  it("says what it may throw all the same", () => {
    const why = whyNotIn(core, PINNED, "wP", null);
    expect(why).toMatchObject({ legal: false, reason: "one_hive" });
    expect(why?.throws).toEqual(["bA1"]);
  });

  it("throws nothing when the other side is to move", () => {
    const earlier = { ...PINNED, moves: PINNED.moves.slice(0, -1) };
    expect(whyNotIn(core, earlier, "wP", null)?.throws).toEqual([]);
  });
});

it("a piece that is no thrower throws nothing", () => {
  expect(whyNotIn(core, PINNED, "wL", null)?.throws).toEqual([]);
});

it("a place is explained with its evidence, and moves that are not legal with nothing", () => {
  expect(whyNotIn(core, PINNED, "wG1", [4, -1])).toMatchObject({ legal: false, throws: [] });
  expect(whyNotIn(core, line(["wQ", [0, 0]]), "wP", null)).toBeNull();
});

it("a premove may lead where most answers allow it", () => {
  // After the two first pieces White may place beside its own wherever Black has not come near.
  const opening = line(["wL", [0, 0]], ["bL", [1, 0]], ["wA1", [-1, 0]]);
  const found = likelyMovesIn(core, opening);
  expect(found?.ply).toBe(3);
  expect(Object.keys(found?.likely ?? {})).toContain("wQ");
  expect(found?.likely["wA2"]).toContainEqual([-2, 0]);
  expect(found?.likely["wA2"]).not.toContainEqual([0, 1]); // beside the ladybug
  expect(Object.keys(found?.likely ?? {}).every((piece) => piece.startsWith("w"))).toBe(true);
  expect(likelyMovesIn(core, line(["wQ", [0, 0]]))).toBeNull();
});
