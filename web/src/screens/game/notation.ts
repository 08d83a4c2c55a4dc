/**
 * A UHP move string taken apart into the columns of the move list: the piece, the piece it goes to,
 * and the mark of the side before or after that one, as in `wS2 \wB1` or `bA1 wQ-`.
 */
export interface MoveColumns {
  readonly piece: string;
  readonly number: string;
  readonly before: string;
  /** Empty for the first move of a game. */
  readonly beside: string;
  readonly besideNumber: string;
  readonly after: string;
}

const MOVE = /^([wb][QSBGAMLP]([123]?))(?: ([-/\\]?)([wb][QSBGAMLP]([123]?))([-/\\]?))?$/;

export function columnsOf(text: string): MoveColumns {
  const [, piece = "", number = "", before = "", beside = "", besideNumber = "", after = ""] =
    MOVE.exec(text) ?? [];
  return { piece, number, before, beside, besideNumber, after };
}
