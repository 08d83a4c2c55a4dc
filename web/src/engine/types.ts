/** What the core answers: moves, explanations, results of searches. */
import type { Cell, PieceName } from "../wire/messages";

/** A move: which piece goes to which cell. A pass has neither. */
export type Move =
  { readonly piece: PieceName; readonly to: Cell } | { readonly piece: null; readonly to: null };

export const PASS: Move = { piece: null, to: null };

/** A game by its moves: a position with its history, on which repetitions depend. */
export interface Line {
  /** The position string of a set-up that the moves begin with; without it they begin a new game. */
  readonly start?: string | null;
  /** As in Base+MLP. */
  readonly gameType: string;
  readonly tournament: boolean;
  readonly moves: readonly Move[];
}

/** Why no game can come to a position. */
export interface SetupProblem {
  readonly fault: string;
  readonly pieces: readonly PieceName[];
  readonly cells: readonly Cell[];
}

export interface Placed {
  readonly piece: PieceName;
  readonly cell: Cell;
  /** 0 on the ground. */
  readonly level: number;
}

/** Whether a move is legal, and if not, why, with evidence. */
export interface Explanation {
  /** null if the move is legal. */
  readonly reason: string | null;
  readonly pieces: readonly PieceName[];
  readonly cells: readonly Cell[];
  readonly numbers: Readonly<Record<string, number>>;
}

/** What a beginner should look at. */
export interface Advice {
  /** As in core/advice.h; its message is advice-KIND. */
  readonly kind: string;
  /** The free sides of the queen that it is about, if it is about one. */
  readonly free: number | null;
}

export interface Path {
  readonly kind: string;
  readonly cells: readonly Cell[];
  readonly throwers: readonly PieceName[];
}

/** The limits of a search; it ends at the first. One that is left out is none. */
export interface Limits {
  readonly seconds?: number;
  readonly depth?: number;
  readonly nodes?: number;
}

export interface SearchResult {
  readonly depth: number;
  /** In points for the side to move; beyond PROVEN_SCORE a proven win or loss. */
  readonly score: number;
  readonly nodes: number;
  readonly seconds: number;
  /** The principal variation: the best move, then the expected replies. */
  readonly pv: readonly Move[];
}

/** The result of the solver. */
export interface Solution {
  /** null if a limit was reached first. */
  readonly proven: boolean | null;
  readonly plies: number;
  readonly unique: boolean;
  readonly complete: boolean;
  readonly nodes: number;
  readonly moves: readonly Move[];
  readonly line: readonly Move[];
}

/** As in core/score.h: a win in n plies scores WIN_SCORE - n. */
export const WIN_SCORE = 30_000;
export const PROVEN_SCORE = WIN_SCORE - 128;
