/** The pieces that a board of a lesson begins with, and those that are still in hand. */
import type { Color, LessonBoard } from "../../wire/messages";

type Placed = Pick<LessonBoard, "placed">["placed"];
type Hands = LessonBoard["hands"];

function countsOf(placed: Placed, side: Color): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { piece } of placed) {
    const letter = piece.charAt(1);
    if (piece.startsWith(side.charAt(0))) counts[letter] = (counts[letter] ?? 0) + 1;
  }
  return counts;
}

/** How many of each bug a side begins with: those in hand and those in play. */
export function beginsOf(board: LessonBoard, side: Color): Record<string, number> {
  const begins = { ...board.hands[side] };
  for (const [letter, count] of Object.entries(countsOf(board.placed, side))) {
    begins[letter] = (begins[letter] ?? 0) + count;
  }
  return begins;
}

/** How many of each bug are in hand when these pieces are in play. */
export function handsOf(board: LessonBoard, placed: Placed): Hands {
  const handOf = (side: Color): Record<string, number> => {
    const inPlay = countsOf(placed, side);
    const counts = Object.entries(beginsOf(board, side)).map(
      ([letter, count]) => [letter, count - (inPlay[letter] ?? 0)] as const,
    );
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  };
  return { white: handOf("white"), black: handOf("black") };
}
