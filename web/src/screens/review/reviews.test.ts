import { beforeEach, describe, expect, it } from "vitest";
import type { GameReview } from "../../engine/review";
import { aGame, aMove } from "../../testing/games";
import type { GameView } from "../../wire/messages";
import { mayReview } from "./mayReview";
import { figuresOf, keepReview, keptFigures, reviewOf } from "./reviews";

const REVIEW: GameReview = {
  nodes: 100,
  before: 0,
  moves: [],
  chances: [0.5],
  turningPoints: [],
  accuracy: { white: 0.75, black: 0.5 },
};

const over = (changes: Partial<GameView> = {}): GameView =>
  aGame({
    status: "over",
    moves: [aMove("wS1", [0, 0]), aMove("bG1", [1, 0]), aMove("wQ", [-1, 0]), aMove("bQ", [2, 0])],
    result: { winner: "white", termination: "queen_surrounded", aborted: false, detail: "" },
    ...changes,
  });

beforeEach(() => localStorage.clear());

describe("the figures of a review", () => {
  it("are those of my colour", () => {
    expect(figuresOf(over(), REVIEW)).toEqual({
      game: "abcdefghijkl",
      color: "white",
      gameType: "Base",
      accuracy: 0.75,
      opening: "SQ",
      outcome: "won",
    });
  });

  it("are kept once for each game, the newest first", () => {
    keepReview(over(), REVIEW);
    keepReview(over({ id: "another00000" }), REVIEW);
    keepReview(over(), { ...REVIEW, accuracy: { white: 0.8, black: 0.5 } });
    expect(keptFigures().map(({ game, accuracy }) => [game, accuracy])).toEqual([
      ["abcdefghijkl", 0.8],
      ["another00000", 0.75],
    ]);
    expect(reviewOf(over())?.accuracy.white).toBe(0.8);
  });

  it("do not come from games of others, and not from what cannot be read", () => {
    keepReview(over({ kind: "record" }), REVIEW);
    keepReview(over({ result: null }), REVIEW);
    expect(keptFigures()).toEqual([]);
    localStorage.setItem("skep.reviews", '[{"game": 1}, 7');
    expect(keptFigures()).toEqual([]);
    localStorage.setItem("skep.reviews", '[{"game": 1}, 7]');
    expect(keptFigures()).toEqual([]);
  });
});

describe("a review", () => {
  it("is only of games that nobody plays any more", () => {
    expect(mayReview(over())).toBe(true);
    expect(mayReview(over({ status: "playing", result: null }))).toBe(false);
    expect(mayReview(over({ status: "playing", kind: "record", result: null }))).toBe(true);
    expect(mayReview(over({ moves: [] }))).toBe(false);
  });
});
