/**
 * Arrows and marks in the comments of a PGN, as `[%draw 0,0 1,-1>2,0]`: cells by their coordinates, and two
 * with an arrow between them. Readers that do not know the command show it as text.
 */
import type { Cell } from "../../wire/messages";
import type { Drawing } from "./tree";

const COMMAND = /\s*\[%draw ([-0-9,> ]*)\]/g;
const DRAWING = /^(-?\d{1,4}),(-?\d{1,4})(?:>(-?\d{1,4}),(-?\d{1,4}))?$/;

export function drawingsIn(comment: string): Drawing[] {
  return [...comment.matchAll(COMMAND)].flatMap(([, list = ""]) =>
    list.split(" ").flatMap((word) => {
      const [found, q, r, toQ = q, toR = r] = DRAWING.exec(word) ?? [];
      if (found === undefined) return [];
      return [{ from: [Number(q), Number(r)] as Cell, to: [Number(toQ), Number(toR)] as Cell }];
    }),
  );
}

export const withoutDrawings = (comment: string): string => comment.replace(COMMAND, "").trim();

export function drawingsText(drawings: readonly Drawing[]): string {
  if (!drawings.length) return "";
  const words = drawings.map(({ from, to }) =>
    String(from) === String(to) ? String(from) : `${String(from)}>${String(to)}`,
  );
  return `[%draw ${words.join(" ")}]`;
}
