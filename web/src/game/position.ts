/** The position after some moves, from their origins and destinations; no rules are needed. */
import type { LastMove, Placed } from "../board";
import type { Cell, PieceName } from "../wire/messages";

const key = (cell: Cell): string => `${cell[0]},${cell[1]}`;

/** Stacks by their cells; those that were left are empty. */
export type MutableStacks = Map<string, { cell: Cell; pieces: PieceName[] }>;

/** The stacks of pieces, which come from the ground up. */
export function stacksFrom(placed: readonly Placed[]): MutableStacks {
  const stacks: MutableStacks = new Map();
  for (const { piece, cell } of placed.toSorted((a, b) => a.level - b.level)) {
    playOn(stacks, { piece, origin: null, to: cell, path: [], kind: "", thrower: null });
  }
  return stacks;
}

export function playOn(stacks: MutableStacks, move: LastMove): void {
  if (!move.piece || !move.to) return;
  if (move.origin) stacks.get(key(move.origin))?.pieces.pop();
  const stack = stacks.get(key(move.to)) ?? { cell: move.to, pieces: [] };
  stack.pieces.push(move.piece);
  stacks.set(key(move.to), stack);
}

/** The pieces after some moves, which follow a set-up or begin with the empty table. */
export function placedAt(
  moves: readonly LastMove[],
  ply: number,
  start: readonly Placed[] = [],
): Placed[] {
  const stacks = stacksFrom(start);
  for (const move of moves.slice(0, ply)) playOn(stacks, move);
  return [...stacks.values()].flatMap(({ cell, pieces }) =>
    pieces.map((piece, level) => ({ piece, cell, level })),
  );
}

export function lastMoveAt(moves: readonly LastMove[], ply: number): LastMove | null {
  return moves[ply - 1] ?? null;
}

export const isSameCell = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1];
