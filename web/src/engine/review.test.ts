// @vitest-environment node
/** The review on the page; tests/wasm/test_review.py compares it with the library's. */
import netAddress from "$engine/default.net?inline";
import { beforeAll, describe, expect, it } from "vitest";
import { Core, type Net } from "./core";
import { chanceAt, isError, isMistake, judgeLastMove, lossOf, moveAt, reviewGame } from "./review";
import wasmAddress from "./skep.wasm?inline";
import type { Move } from "./types";

let core: Core;
let net: Net;

const read = async (address: string): Promise<ArrayBuffer> => (await fetch(address)).arrayBuffer();

beforeAll(async () => {
  core = new Core(new WebAssembly.Module(await read(wasmAddress)));
  net = core.newNet(new Uint8Array(await read(netAddress)));
});

const MOVES: readonly Move[] = [
  { piece: "wS1", to: [0, 0] },
  { piece: "bS1", to: [1, 0] },
  { piece: "wQ", to: [-1, 0] },
];

describe("a review", () => {
  it("reports each move, and has chances before each and at the end", () => {
    const end = core.newPosition("Base", true);
    for (const move of MOVES) expect(end.play(move)).toBe(true);
    const steps = reviewGame(core, net, end, { threefold: false, nodes: 300 });
    const counts: number[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) counts.push(step.value);
    expect(counts).toEqual([0, 1, 2]);
    const review = step.value;
    expect(review?.moves.map(({ ply, color }) => [ply, color])).toEqual([
      [1, "white"],
      [2, "black"],
      [3, "white"],
    ]);
    expect(review?.chances).toHaveLength(4);
    expect(review?.accuracy.white).toBeGreaterThan(0);
    const last = judgeLastMove(core, net, end, 300);
    expect(last?.ply).toBe(3);
    expect(last && lossOf(last)).toBeGreaterThanOrEqual(0);
    end.free();
  });

  it("leaves out the moves that were made before the game began", () => {
    const end = core.newPosition("Base", true);
    for (const move of MOVES) end.play(move);
    const steps = reviewGame(core, net, end, { threefold: false, nodes: 300, before: 2 });
    let step = steps.next();
    while (!step.done) step = steps.next();
    const review = step.value;
    expect(review?.moves.map(({ ply, color }) => [ply, color])).toEqual([[3, "white"]]);
    expect(review?.accuracy.black).toBeNull();
    expect([2, 3].map((ply) => moveAt(review, ply)?.ply ?? null)).toEqual([null, 3]);
    expect(chanceAt(review, 1)).toBeNull();
    expect([2, 3].map((ply) => chanceAt(review, ply))).toEqual(review?.chances);
    end.free();
  });

  it("of nothing has no move and no accuracy", () => {
    const start = core.newPosition("Base", true);
    const steps = reviewGame(core, net, start, { threefold: false, nodes: 100 });
    const { value, done } = steps.next();
    expect(done).toBe(true);
    expect(value).toMatchObject({ moves: [], accuracy: { white: null, black: null } });
    expect(judgeLastMove(core, net, start, 100)).toBeNull();
    start.free();
  });

  it("tells errors from mistakes", () => {
    expect(isError({ judgement: "inaccuracy" })).toBe(true);
    expect(isMistake({ judgement: "inaccuracy" })).toBe(false);
    expect(isMistake({ judgement: "missed_win" })).toBe(true);
    expect(isError({ judgement: "good" })).toBe(false);
  });
});
