import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Analysis } from "../../engine/analysis";
import type { Line, SearchResult } from "../../engine/types";
import { Thinker } from "./thinker.svelte";

interface Asked {
  readonly line: Line;
  readonly seconds: number;
  readonly lines: number | undefined;
  readonly signal: AbortSignal;
  readonly show: (found: Analysis) => void;
  readonly finish: (found: Analysis | null) => void;
  readonly fail: () => void;
}

/** What the two workers were asked, in order: searches of the page's engine, and what the second one does. */
const searches: Asked[] = [];
const threats: Asked[] = [];
const proofs: {
  line: Line;
  seconds: number;
  signal: AbortSignal;
  finish: (found: unknown) => void;
}[] = [];
let closed = 0;

vi.mock("../../engine/client", () => {
  interface Options {
    readonly lines?: number;
    readonly signal: AbortSignal;
    readonly onprogress?: (found: Analysis) => void;
  }
  const ask =
    (asked: Asked[]) =>
    (line: Line, { seconds }: { seconds: number }, { lines, signal, onprogress }: Options) =>
      new Promise((resolve, reject) => {
        const show = (found: Analysis): void => onprogress?.(found);
        const fail = (): void => reject(new Error("The worker has failed."));
        asked.push({ line, seconds, lines, signal, show, finish: resolve, fail });
      });
  class EngineClient {
    analyse = ask(threats);
    solve(line: Line, _: number, { seconds }: { seconds: number }, signal: AbortSignal) {
      return new Promise((finish) => proofs.push({ line, seconds, signal, finish }));
    }
    close(): void {
      closed += 1;
    }
  }
  return { EngineClient, engine: () => ({ analyse: ask(searches) }) };
});

const LINE: Line = { gameType: "Base", tournament: true, moves: [] };
const OTHER: Line = { ...LINE, gameType: "Base+M" };
const found = (depth: number): Analysis => ({ depth, lines: [], nodes: 1, seconds: 1 });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let thinker: Thinker;

beforeEach(() => {
  for (const list of [searches, threats, proofs]) list.length = 0;
  closed = 0;
  thinker = new Thinker();
});
afterEach(() => thinker.close());

describe("the lines of the engine", () => {
  it("are shown as they come, and never a shallower one", async () => {
    thinker.watch(LINE, null);
    expect([thinker.thinking, searches[0]?.line, searches[0]?.lines]).toEqual([true, LINE, 3]);
    searches[0]?.show(found(2));
    searches[0]?.show(found(1));
    expect(thinker.analysis?.depth).toBe(2);
    searches[0]?.finish(found(2));
    await settled();
    expect(thinker.thinking).toBe(false);
  });

  it("are searched anew in another position, and the search before is stopped", async () => {
    thinker.watch(LINE, null);
    searches[0]?.show(found(4));
    thinker.watch(OTHER, null);
    expect([searches[0]?.signal.aborted, thinker.analysis]).toEqual([true, null]);
    searches[0]?.fail();
    await settled();
    expect([thinker.failed, thinker.thinking, searches[1]?.line]).toEqual([false, true, OTHER]);
  });

  it("go deeper when more is asked for, and stop", () => {
    thinker.watch(LINE, null);
    const first = searches[0]?.seconds ?? 0;
    thinker.deeper();
    expect(searches[1]?.seconds).toBeGreaterThan(first);
    thinker.setLines(5);
    expect(searches[2]?.lines).toBe(5);
    thinker.stop();
    expect([searches[2]?.signal.aborted, thinker.thinking]).toEqual([true, false]);
  });

  it("are not searched where the game is over", () => {
    thinker.watch(null, null);
    expect([searches.length, proofs.length, thinker.thinking]).toEqual([0, 0, false]);
  });

  it("say so when the engine fails", async () => {
    thinker.watch(LINE, null);
    searches[0]?.fail();
    await settled();
    expect([thinker.failed, thinker.thinking]).toEqual([true, false]);
  });
});

describe("threats and proofs", () => {
  it("come from a second worker after the first lines, the threat first", async () => {
    thinker.setThreats(true);
    thinker.watch(LINE, OTHER);
    await settled();
    expect([threats.length, proofs.length]).toEqual([0, 0]);
    searches[0]?.show(found(1));
    await settled();
    expect([threats.at(-1)?.line, proofs.length]).toEqual([OTHER, 0]);
    const threat = { pv: [] } as unknown as SearchResult;
    threats.at(-1)?.finish({ ...found(3), lines: [threat] });
    await settled();
    expect([thinker.threat, proofs[0]?.line]).toEqual([threat, LINE]);
    proofs[0]?.finish({ proven: true });
    await settled();
    expect(thinker.proof).toEqual({ proven: true });
    // What is proven is not proven again.
    thinker.deeper();
    expect(proofs).toHaveLength(1);
  });

  it("of a position that was left are dropped", async () => {
    thinker.watch(LINE, OTHER);
    searches[0]?.show(found(1));
    await settled();
    expect([threats.length, proofs.length]).toEqual([0, 1]);
    thinker.watch(OTHER, null);
    expect(proofs[0]?.signal.aborted).toBe(true);
    proofs[0]?.finish({ proven: true });
    await settled();
    expect(thinker.proof).toBeNull();
  });

  it("are found without lines, too, unless the position was left", async () => {
    thinker.watch(LINE, null);
    thinker.watch(OTHER, null);
    for (const search of searches) search.fail();
    await settled();
    expect(proofs.map(({ line }) => line)).toEqual([OTHER]);
  });

  it("end with the board", () => {
    thinker.watch(LINE, null);
    thinker.close();
    expect([searches[0]?.signal.aborted, closed]).toEqual([true, 1]);
  });
});
