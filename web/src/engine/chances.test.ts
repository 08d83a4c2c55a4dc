import { describe, expect, it } from "vitest";
import { SCALE, TEMPO, verdictOf, whiteChances, winProbability } from "./chances";
import { WIN_SCORE } from "./types";

describe("chances", () => {
  it("are even at the tempo, and sure where a win is proven", () => {
    expect(winProbability(TEMPO)).toBe(0.5);
    expect(winProbability(TEMPO + SCALE)).toBeCloseTo(0.731);
    expect([winProbability(WIN_SCORE - 3), winProbability(3 - WIN_SCORE)]).toEqual([1, 0]);
    expect(whiteChances(TEMPO + SCALE, "black")).toBeCloseTo(0.269);
  });

  it("have names", () => {
    const kind = (score: number): string => verdictOf(score, "white").kind;
    expect([0, 110, 200, 500].map((more) => kind(TEMPO + more))).toEqual([
      "even",
      "better",
      "clearly-better",
      "winning",
    ]);
    expect(verdictOf(TEMPO + 200, "black").color).toBe("black");
    expect(verdictOf(TEMPO - 200, "black").color).toBe("white");
  });

  it("count the moves of the winner", () => {
    expect(verdictOf(WIN_SCORE - 1, "white")).toEqual({
      kind: "wins-in",
      color: "white",
      moves: 1,
    });
    expect(verdictOf(WIN_SCORE - 5, "black")).toMatchObject({ color: "black", moves: 3 });
    expect(verdictOf(4 - WIN_SCORE, "white")).toMatchObject({ color: "black", moves: 2 });
  });
});
