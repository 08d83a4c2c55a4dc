import { expect, it } from "vitest";
import { aGame } from "../../testing/games";
import type { GameSummary } from "../../wire/messages";
import type { ReviewFigures } from "./reviews";
import { averageOf, openingsOf, unreviewed } from "./study";

const figures = (changes: Partial<ReviewFigures>): ReviewFigures => ({
  game: "abcdefghijkl",
  color: "white",
  gameType: "Base",
  accuracy: 0.5,
  opening: "SQA",
  outcome: "won",
  ...changes,
});

it("openings are counted by colour, the most frequent first", () => {
  const all = [
    figures({ color: "black", accuracy: 0.9 }),
    figures({}),
    figures({ accuracy: 0.7, outcome: "lost" }),
  ];
  expect(averageOf(all)).toBeCloseTo(0.7);
  expect(averageOf([])).toBe(0);
  expect(openingsOf(all)).toEqual([
    { opening: "SQA", color: "white", games: 2, won: 1, accuracy: 0.6 },
    { opening: "SQA", color: "black", games: 1, won: 1, accuracy: 0.9 },
  ]);
});

function summary(id: string, changes: Partial<GameSummary> = {}): GameSummary {
  const { kind, created, rules, clock, seats } = aGame();
  const result = {
    winner: null,
    termination: "agreement",
    aborted: false,
    detail: "",
  } as const;
  const status = "over" as const;
  const plain = { kind, status, created, changed: created, rules, clock, seats, ply: 20 };
  return { ...plain, id, result, your_turn: false, has_start: false, ...changes };
}

it("only my own finished games are offered for a review, each once", () => {
  const games = [
    summary("known"),
    summary("new"),
    summary("record", { kind: "record" }),
    summary("going", { status: "playing", result: null }),
    summary("short", { ply: 1 }),
    summary("screen", { seats: { white: aGame().seats.white, black: aGame().seats.white } }),
  ];
  expect(unreviewed(games, [figures({ game: "known" })]).map(({ id }) => id)).toEqual(["new"]);
});
