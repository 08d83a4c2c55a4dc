/** Figures over my reviewed games, and the review of those that have none yet. */
import { fetchGame } from "../../api";
import { engine } from "../../engine/client";
import { lineOf } from "../../game/advice";
import type { Color, GameSummary } from "../../wire/messages";
import { mayReview } from "./mayReview";
import { keepReview, type ReviewFigures } from "./reviews";

export interface OpeningFigures {
  readonly opening: string;
  readonly color: Color;
  readonly games: number;
  readonly won: number;
  readonly accuracy: number;
}

export const averageOf = (figures: readonly ReviewFigures[]): number =>
  figures.reduce((sum, { accuracy }) => sum + accuracy, 0) / Math.max(figures.length, 1);

/** My openings, the most frequent first. */
export function openingsOf(figures: readonly ReviewFigures[]): OpeningFigures[] {
  const groups = new Map<string, ReviewFigures[]>();
  for (const each of figures) {
    const key = `${each.color} ${each.opening}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const won = group.filter(({ outcome }) => outcome === "won").length;
      const { opening, color } = first;
      return { opening, color, games: group.length, won, accuracy: averageOf(group) };
    })
    .sort((a, b) => b.games - a.games);
}

/** Those of my finished games that have no figures yet. */
export function unreviewed(
  games: readonly GameSummary[],
  figures: readonly ReviewFigures[],
): GameSummary[] {
  const known = new Set(figures.map(({ game }) => game));
  return games.filter(
    (game) =>
      mayReview(game) &&
      game.kind !== "record" &&
      !game.has_start &&
      game.result !== null &&
      !game.result.aborted &&
      game.seats.white.yours !== game.seats.black.yours &&
      !known.has(game.id),
  );
}

/** Reviews games one after another; yields how many are done. */
export async function* reviewMissing(
  games: readonly GameSummary[],
  signal: AbortSignal,
): AsyncGenerator<number> {
  let done = 0;
  for (const { id } of games) {
    const game = await fetchGame(id);
    const threefold = game.rules.repetition === "threefold";
    const found = await engine().review(lineOf(game), threefold, {
      before: game.start?.moves ?? 0,
      signal,
    });
    if (!found) return;
    keepReview(game, found);
    yield ++done;
  }
}
