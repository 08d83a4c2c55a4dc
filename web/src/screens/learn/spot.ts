/** What an answer was about: a cell of the board, or a piece on it or in the hand. */
import type { Cell, PieceName } from "../../wire/messages";

export type Spot = { readonly cell: Cell } | { readonly piece: PieceName };

/** Its element within what holds the board and the hand. */
export const elementOf = (spot: Spot, board: HTMLElement | undefined): Element | null =>
  board?.querySelector(
    "cell" in spot ? `[data-cell="${spot.cell.join()}"]` : `[data-piece="${spot.piece}"]`,
  ) ?? null;
