import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import * as api from "../../api";
import { GameClient } from "../../game/gameClient.svelte";
import { aGame } from "../../testing/games";
import Review from "./Review.svelte";

vi.mock("../../api", async (original) => ({
  ...(await original<typeof api>()),
  fetchReview: vi.fn(),
}));

it("a lost game at a level is not taken for the measure of the player", async () => {
  vi.mocked(api.fetchReview).mockResolvedValue({ turning: null, next_level: 10 });
  const { white, black } = aGame().seats;
  const seats = { white, black: { ...black, kind: "engine" as const, level: 10 } };
  const termination = "queen_surrounded" as const;
  const result = { winner: "black" as const, termination, aborted: false, detail: "" };
  const game = aGame({ kind: "engine", status: "over", seats, result, turn: null });
  const client = new GameClient(game, () => {});
  const review = mount(Review, { target: document.body, props: { client } });
  flushSync();
  const asked = "How about another game at level 10?";
  await vi.waitFor(() => expect(document.body.textContent).toContain(asked), 60_000);
  void unmount(review);
});
