/** From the score of a search to chances, and to how they are called. */
import { isProven } from "./analysis";
import { WIN_SCORE } from "./types";

type Color = "white" | "black";

/** As in src/skep/engine/win_probability.py; a test compares them. */
export const SCALE = 140;
export const TEMPO = 18;

/** The probability that the side to move wins, from 0 to 1, a draw counting as half a win. */
export function winProbability(score: number): number {
  if (isProven(score)) return score > 0 ? 1 : 0;
  return 1 / (1 + Math.exp((TEMPO - score) / SCALE));
}

/** White's chances, from 0 to 1. */
export const whiteChances = (score: number, turn: Color): number =>
  turn === "white" ? winProbability(score) : 1 - winProbability(score);

export interface Verdict {
  readonly kind: "even" | "better" | "clearly-better" | "winning" | "wins-in";
  /** Who is better. */
  readonly color: Color;
  /** Of a forced win: how many moves of their own. */
  readonly moves: number;
}

const other = (color: Color): Color => (color === "white" ? "black" : "white");

/** A forced win within so many plies, in moves of the winner. */
export function winIn(plies: number, color: Color, turn: Color): Verdict {
  const moves = color === turn ? Math.ceil(plies / 2) : Math.floor(plies / 2);
  return { kind: "wins-in", color, moves: Math.max(1, moves) };
}

/** How a score is called: an advantage is small from 57 to 70 %, clear to 90 %, and then wins. */
export function verdictOf(score: number, turn: Color): Verdict {
  const chance = winProbability(score);
  const color = chance >= 0.5 ? turn : other(turn);
  const lead = Math.max(chance, 1 - chance);
  if (isProven(score)) {
    return winIn(WIN_SCORE - Math.abs(score), color, turn);
  }
  const kind =
    lead < 0.57 ? "even" : lead < 0.7 ? "better" : lead < 0.9 ? "clearly-better" : "winning";
  return { kind, color, moves: 0 };
}
