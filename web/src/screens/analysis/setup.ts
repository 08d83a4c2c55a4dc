/** A position that is set up by hand, as a list of pieces: numbers, levels and the text follow from their order. */
import type { Placed } from "../../board";
import { neighborsOf } from "../../board/geometry";
import type { Cell, PieceName } from "../../wire/messages";

/** A piece without its number: colour and bug, as in wA. Those of a stack come from the bottom to the top. */
export interface Lying {
  readonly kind: string;
  readonly cell: Cell;
}

/** How many of each bug, by its letter, a player owns. */
export type Owned = Readonly<Record<string, number>>;

const keyOf = ([q, r]: Cell): string => `${q},${r}`;

const nameOf = (kind: string, number: number, owned: Owned): PieceName =>
  owned[kind[1] ?? ""] === 1 ? kind : `${kind}${number}`;

/** The pieces with their numbers, none of which is left out, and their levels. */
export function placedFrom(lying: readonly Lying[], owned: Owned): Placed[] {
  const counts = new Map<string, number>();
  const heights = new Map<string, number>();
  return lying.map(({ kind, cell }) => {
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const level = heights.get(keyOf(cell)) ?? 0;
    heights.set(keyOf(cell), level + 1);
    return { piece: nameOf(kind, number, owned), cell, level };
  });
}

/** The pieces that lie open. */
export const topsOf = (placed: readonly Placed[]): PieceName[] =>
  placed
    .filter(
      ({ cell, level }) =>
        !placed.some((other) => keyOf(other.cell) === keyOf(cell) && other.level > level),
    )
    .map(({ piece }) => piece);

/** The next piece of every pile in both hands. */
export function nextInHand(lying: readonly Lying[], owned: Owned): PieceName[] {
  return ["w", "b"].flatMap((side) =>
    Object.entries(owned).flatMap(([letter, count]) => {
      const out = lying.filter(({ kind }) => kind === `${side}${letter}`).length;
      return out < count ? [nameOf(`${side}${letter}`, out + 1, owned)] : [];
    }),
  );
}

/** The cells of the hive and those beside it; the first cell of an empty table. */
export function cellsAround(lying: readonly Lying[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const { cell } of lying) {
    for (const each of [cell, ...neighborsOf(cell)]) cells.set(keyOf(each), each);
  }
  return cells.size ? [...cells.values()] : [[0, 0]];
}

/** The fewest plies after which so many pieces of each player can be in play, with this side to move. */
export function fewestPlies(lying: readonly Lying[], isWhiteToMove: boolean): number {
  const count = (side: string): number => lying.filter(({ kind }) => kind.startsWith(side)).length;
  const own = isWhiteToMove ? 0 : 1;
  const least = Math.max(2 * count("w") - 1, 2 * count("b"), own);
  return least % 2 === own ? least : least + 1;
}

/** The position string (docs/library.md). */
export function positionText(
  { gameType, tournament }: { readonly gameType: string; readonly tournament: boolean },
  placed: readonly Placed[],
  ply: number,
  justMoved: PieceName | null,
): string {
  const stacks = new Map<string, string>();
  for (const { piece, cell } of placed) {
    const under = stacks.get(keyOf(cell));
    stacks.set(keyOf(cell), under ? `${under}.${piece}` : `${keyOf(cell)}:${piece}`);
  }
  const turn = `${ply % 2 ? "Black" : "White"}[${Math.floor(ply / 2) + 1}]`;
  const pieces = [...stacks.values()].join(" ") || "-";
  return `${gameType};${turn};${justMoved ?? "-"};${pieces}${tournament ? "" : ";opening=rulebook"}`;
}
