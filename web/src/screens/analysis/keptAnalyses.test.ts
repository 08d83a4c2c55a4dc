import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetAnalysis, keepAnalysis, keptAnalysis, type Kept } from "./keptAnalyses";

const start = { gameType: "Base", tournament: true };
const kept = (comment: string): Kept => ({
  start,
  nodes: [{ parent: 0, piece: null, to: null, comment }],
  path: [],
});

describe("kept analyses", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.useRealTimers());

  it("come back as they were", () => {
    keepAnalysis("own", kept("one"));
    keepAnalysis("aaaaaaaaaaaa", kept("two"));
    expect(keptAnalysis("own")).toMatchObject(kept("one"));
    expect(keptAnalysis("aaaaaaaaaaaa")).toMatchObject(kept("two"));
    expect(keptAnalysis("bbbbbbbbbbbb")).toBeNull();
  });

  it.each([0, 1, -1])(
    "are forgotten when there are too many, by a clock that goes by %i",
    (step) => {
      vi.useFakeTimers();
      for (let i = 0; i < 40; i++) {
        vi.setSystemTime(1_000_000 + i * step);
        keepAnalysis(`game ${i}`, kept(String(i)));
      }
      expect(keptAnalysis("game 39")).not.toBeNull();
      if (step >= 0) expect(keptAnalysis("game 0")).toBeNull();
    },
  );

  it("are forgotten when asked for", () => {
    keepAnalysis("own", kept("one"));
    forgetAnalysis("own");
    expect(keptAnalysis("own")).toBeNull();
  });

  it("never take more room than they may", () => {
    for (let i = 0; i < 5; i++) keepAnalysis(`game ${i}`, kept("x".repeat(400_000)));
    expect(localStorage.getItem("skep.analyses")?.length).toBeLessThan(1_000_000);
    expect(keptAnalysis("game 4")).not.toBeNull();
    expect(keptAnalysis("game 1")).toBeNull();
  });

  it("are nothing where they cannot be read", () => {
    localStorage.setItem("skep.analyses", "{");
    expect(keptAnalysis("own")).toBeNull();
    localStorage.setItem("skep.analyses", '{"own": {"start": {}, "nodes": 1}}');
    expect(keptAnalysis("own")).toBeNull();
  });
});
