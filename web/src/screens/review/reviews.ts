/** Reviews that were made: whole ones as long as the page lives, their figures as long as the browser keeps them. */
import type { GameReview } from "../../engine/review";
import { colorToMove, myColors } from "../../game/state";
import type { Color, GameView } from "../../wire/messages";

/** The figures of one of my games. */
export interface ReviewFigures {
  readonly game: string;
  /** My colour. */
  readonly color: Color;
  readonly gameType: string;
  readonly accuracy: number;
  /** The bugs of my first moves, by their letters. */
  readonly opening: string;
  readonly outcome: "won" | "drawn" | "lost";
}

const KEY = "skep.reviews";
const MOST_KEPT = 500;
const OPENING_MOVES = 3;
const WHOLE = 20;

const whole = new Map<string, GameReview>();

const keyOf = (game: GameView): string => `${game.id} ${game.moves.length}`;

export const reviewOf = (game: GameView): GameReview | null => whole.get(keyOf(game)) ?? null;

function isFigures(value: unknown): value is ReviewFigures {
  if (typeof value !== "object" || value === null) return false;
  const { game, color, gameType, accuracy, opening, outcome } = value as Record<string, unknown>;
  return (
    typeof game === "string" &&
    (color === "white" || color === "black") &&
    typeof gameType === "string" &&
    typeof accuracy === "number" &&
    typeof opening === "string" &&
    (outcome === "won" || outcome === "drawn" || outcome === "lost")
  );
}

/** The figures of my reviewed games, the newest first; what cannot be read is left out. */
export function keptFigures(): ReviewFigures[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isFigures) : [];
  } catch {
    return [];
  }
}

/** The figures of a game of mine that was played to its end; null for other games. */
export function figuresOf(game: GameView, review: GameReview): ReviewFigures | null {
  const [color, another] = myColors(game);
  const accuracy = color && review.accuracy[color];
  if (!color || another || game.kind === "record" || !game.result || game.result.aborted)
    return null;
  // What it began with was not my choice.
  if (game.start) return null;
  if (typeof accuracy !== "number") return null;
  const { winner } = game.result;
  const opening = game.moves
    .filter((_, index) => colorToMove(game, index) === color)
    .slice(0, OPENING_MOVES)
    .map(({ piece }) => piece?.[1] ?? "")
    .join("");
  return {
    game: game.id,
    color,
    gameType: game.rules.game_type,
    accuracy,
    opening,
    outcome: winner === null ? "drawn" : winner === color ? "won" : "lost",
  };
}

export function keepReview(game: GameView, review: GameReview): void {
  whole.set(keyOf(game), review);
  const [oldest] = whole.keys();
  if (whole.size > WHOLE && oldest) whole.delete(oldest);
  const figures = figuresOf(game, review);
  if (!figures) return;
  const others = keptFigures().filter((kept) => kept.game !== game.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([figures, ...others].slice(0, MOST_KEPT)));
  } catch {
    // The storage is full or forbidden: the review is there without its figures in My games.
  }
}

/** Forgets the figures of a game that was deleted. */
export function forgetReview(id: string): void {
  const others = keptFigures().filter(({ game }) => game !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify(others));
  } catch {
    // The storage is forbidden: nothing is kept in it.
  }
}
