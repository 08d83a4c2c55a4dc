// @vitest-environment node
/** The core in WebAssembly; tests/wasm compares it with the native one in thousands of positions. */
import netAddress from "$engine/default.net?inline";
import { beforeAll, describe, expect, it } from "vitest";
import { analyse } from "./analysis";
import { Core, type Net } from "./core";
import wasmAddress from "./skep.wasm?inline";
import { PASS } from "./types";

let core: Core;
let net: Net;

const read = async (address: string): Promise<ArrayBuffer> => (await fetch(address)).arrayBuffer();

beforeAll(async () => {
  core = new Core(new WebAssembly.Module(await read(wasmAddress)));
  net = core.newNet(new Uint8Array(await read(netAddress)));
});

describe("a position", () => {
  it("has pieces, legal moves and a turn", () => {
    const position = core.newPosition("Base+MLP", true);
    expect(position.turn).toBe("white");
    expect(position.legalMoves().map(({ piece }) => piece)).not.toContain("wQ");
    expect(position.play({ piece: "wM", to: [0, 0] })).toBe(true);
    expect(position.play({ piece: "wM", to: [5, 5] })).toBe(false);
    expect(position.placed()).toEqual([{ piece: "wM", cell: [0, 0], level: 0 }]);
    expect(position.legalMoves()).toHaveLength(42);
    expect([position.ply, position.turn, position.state]).toEqual([1, "black", "InProgress"]);
    expect(position.undo()).toBe(true);
    expect(position.undo()).toBe(false);
    position.free();
  });

  it("says why a move is not legal", () => {
    const position = core.newPosition("Base", true);
    expect(position.explain({ piece: "wA1", to: [0, 0] }).reason).toBeNull();
    expect(position.explain({ piece: "wA1", to: [1, 0] })).toEqual({
      reason: "not_origin",
      pieces: [],
      cells: [[0, 0]],
      numbers: {},
    });
    expect(position.explain(PASS)).toMatchObject({
      reason: "pass_not_allowed",
      numbers: { moves: 4 },
    });
    expect(position.explainPiece("wQ").reason).toBe("queen_first_turn");
    expect(position.path({ piece: "wA1", to: [0, 0] })?.kind).toBe("place");
    expect(position.path({ piece: "wA1", to: [1, 0] })).toBeNull();
    expect(() => position.explain({ piece: "wX", to: [0, 0] })).toThrow("wX");
    position.free();
  });

  it("counts as the rules say", () => {
    expect(core.newPosition("Base+MLP", true).perft(4)).toBe(151_686n);
  });
});

describe("a search", () => {
  it("reports each iteration, and leaves moves out", () => {
    const position = core.newPosition("Base+MLP", true);
    const searcher = core.newSearcher(1, net);
    const depths: number[] = [];
    const best = searcher.search(position, { depth: 3 }, [], ({ depth }) => depths.push(depth));
    expect(depths).toEqual([1, 2, 3]);
    const move = best?.pv[0] ?? PASS;
    const second = searcher.search(position, { depth: 3 }, [move]);
    expect(second?.pv[0]).not.toEqual(move);
    expect(searcher.search(position, { depth: 1 }, position.legalMoves())).toBeNull();
  });

  it("plays as a level, the same for the same seed", () => {
    const position = core.newPosition("Base+MLP", true);
    const searcher = core.newSearcher(1, net);
    const first = searcher.levelMove(position, 3, [7, 0], {}, net);
    expect(first?.pv).toHaveLength(1);
    expect(searcher.levelMove(position, 3, [7, 0], {}, net)?.pv).toEqual(first?.pv);
  });

  it("refuses bytes that are no net", () => {
    expect(() => core.newNet(new Uint8Array(100))).toThrow("it is no net of Skep");
  });
});

describe("an analysis", () => {
  it("has several lines of one depth, the best first", () => {
    const position = core.newPosition("Base+MLP", true);
    const found = [...analyse(core.newSearcher(1, net), position, { depth: 3 }, 3)];
    expect(found.map(({ depth }) => depth)).toEqual([1, 2, 3]);
    const lines = found.at(-1)?.lines ?? [];
    expect(lines).toHaveLength(3);
    const scores = lines.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(lines.map(({ pv }) => JSON.stringify(pv[0]))).size).toBe(3);
  });

  it("ends with its nodes", () => {
    const position = core.newPosition("Base", true);
    const found = [...analyse(core.newSearcher(1, net), position, { nodes: 5_000 }, 1)];
    expect(found.length).toBeGreaterThan(0);
    expect(found.at(-1)?.nodes).toBeLessThanOrEqual(5_000);
  });
});
