import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import * as api from "../../api";
import { engine } from "../../engine/client";
import type { GameReview } from "../../engine/review";
import { aGame, aMove } from "../../testing/games";
import type { GameSummary, GameView } from "../../wire/messages";
import { keptFigures } from "../review/reviews";
import Study from "./Study.svelte";

vi.mock("../../api", async (original) => ({
  ...(await original<typeof api>()),
  fetchGame: vi.fn(),
}));

const REVIEW: GameReview = {
  nodes: 100,
  before: 0,
  moves: [],
  chances: [0.5],
  turningPoints: [],
  accuracy: { white: 0.75, black: 0.5 },
};
const RESULT = {
  winner: "white",
  termination: "queen_surrounded",
  aborted: false,
  detail: "",
} as const;
const GAME: GameView = aGame({
  status: "over",
  moves: [aMove("wS1", [0, 0]), aMove("bG1", [1, 0])],
  result: RESULT,
});
const { id, kind, status, created, rules, clock, seats } = GAME;
const SUMMARY: GameSummary = {
  ...{ id, kind, status, created, changed: created, rules, clock, seats },
  ...{ ply: 2, result: RESULT, your_turn: false, has_start: false },
};

const says = (words: string): Promise<void> =>
  vi.waitFor(() => {
    expect(document.body.textContent).toContain(words);
  }, 60_000);

beforeEach(() => {
  localStorage.clear();
});

it("a review that failed says why, and can be tried again", async () => {
  vi.mocked(api.fetchGame)
    .mockRejectedValueOnce(new api.ProblemError({ code: "offline", message: "", detail: null }))
    .mockResolvedValue(GAME);
  vi.spyOn(engine(), "review")
    .mockRejectedValueOnce(new Error("out of memory"))
    .mockResolvedValue(REVIEW);
  const onreviewed = vi.fn();
  const props = { figures: [], games: [SUMMARY], onreviewed };
  const study = mount(Study, { target: document.body, props });
  flushSync();
  const button = (): HTMLButtonElement => {
    const found = document.querySelector("button");
    if (!found) throw new Error("there is no button");
    return found;
  };
  expect(button().textContent).toContain("Review the other games (1)");
  button().click();
  await says("The server does not answer.");
  expect(button().textContent).toContain("Try again");
  button().click();
  await says("The review could not be made.");
  expect(document.body.textContent).not.toContain("The server does not answer.");
  button().click();
  flushSync();
  expect(document.body.textContent).toContain("Games reviewed: 0 of 1");
  await vi.waitFor(() => {
    expect(onreviewed).toHaveBeenCalledOnce();
  }, 60_000);
  expect(keptFigures().map(({ game }) => game)).toEqual([id]);
  expect(document.querySelector("[role=alert]")).toBeNull();
  void unmount(study);
});
