/**
 * A UHP move string taken apart, to be shown with pictures: the piece, and the piece it goes to with
 * the mark of the side, as in `wS2 \\wB1` or `bA1 wQ-`.
 */

export type Part = { piece: string; number: string } | { mark: string };

const PIECE = /[wb][QSBGAMLP]([123]?)/;

export function partsOf(text: string): Part[] {
  return text
    .split(/([wb][QSBGAMLP][123]?)/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const found = PIECE.exec(part);
      return found ? { piece: part, number: found[1] ?? "" } : { mark: part };
    });
}
