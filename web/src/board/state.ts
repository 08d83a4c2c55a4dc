/** The position as data: pieces by their names, stacks by their cells, hands by what is missing. */
import { BUGS, SINGLE_BUGS } from "./tiles.generated";
import type { Cell, PieceName, Placed, Side } from "./types";

export interface Piece {
  readonly name: PieceName;
  readonly side: Side;
  /** The bug's letter, as in the name. */
  readonly letter: string;
  readonly bug: string;
  /** 0 if there is only one of its kind. */
  readonly number: number;
}

/** The pieces on one cell, from the bottom. */
export interface Stack {
  readonly cell: Cell;
  readonly pieces: readonly PieceName[];
}

export type Stacks = ReadonlyMap<string, Stack>;

/** Tiles of one kind that are still in hand, and the one that is placed next. */
export interface Pile {
  readonly letter: string;
  readonly count: number;
  readonly next: PieceName;
}

/** The order in which a hand lies. */
const HAND_ORDER = ["Q", "S", "B", "G", "A", "M", "L", "P"] as const;

export const keyOf = ([q, r]: Cell): string => `${q},${r}`;

export function isSame(a: Cell | null | undefined, b: Cell | null | undefined): boolean {
  if (!a || !b) return false;
  return a[0] === b[0] && a[1] === b[1];
}

export const sideOf = (name: PieceName): Side => (name.startsWith("w") ? "white" : "black");

export function pieceOf(name: PieceName): Piece {
  const letter = name.charAt(1);
  const bug = BUGS[letter] ?? "";
  return { name, side: sideOf(name), letter, bug, number: Number(name.slice(2)) };
}

export function stacksOf(placed: readonly Placed[]): Stacks {
  const stacks = new Map<string, { cell: Cell; pieces: PieceName[] }>();
  for (const { piece, cell } of [...placed].sort((a, b) => a.level - b.level)) {
    const stack = stacks.get(keyOf(cell));
    if (stack) stack.pieces.push(piece);
    else stacks.set(keyOf(cell), { cell, pieces: [piece] });
  }
  return stacks;
}

export const heightAt = (stacks: Stacks, cell: Cell): number =>
  stacks.get(keyOf(cell))?.pieces.length ?? 0;

export const topAt = (stacks: Stacks, cell: Cell): PieceName | null =>
  stacks.get(keyOf(cell))?.pieces.at(-1) ?? null;

/** Where a piece is, if it is on the board. */
export const cellOf = (placed: readonly Placed[], name: PieceName | null): Cell | null =>
  placed.find(({ piece }) => piece === name)?.cell ?? null;

/** The same position with one piece taken away, or put on top of another cell. */
export function withPiece(
  placed: readonly Placed[],
  piece: PieceName,
  to: Cell | null,
): readonly Placed[] {
  const others = placed.filter((each) => each.piece !== piece);
  if (!to) return others;
  const level = others.filter(({ cell }) => isSame(cell, to)).length;
  return [...others, { piece, cell: to, level }];
}

/** What a side has in hand: pieces of a kind are placed in the order of their numbers. */
export function pilesOf(
  begins: Readonly<Record<string, number>>,
  placed: readonly Placed[],
  side: Side,
): readonly Pile[] {
  return HAND_ORDER.flatMap((letter) => {
    const kind = `${side.charAt(0)}${letter}`;
    const out = placed.filter(({ piece }) => piece.startsWith(kind)).length;
    const count = (begins[letter] ?? 0) - out;
    const next = SINGLE_BUGS.includes(letter) ? kind : `${kind}${out + 1}`;
    return count > 0 ? [{ letter, count, next }] : [];
  });
}
