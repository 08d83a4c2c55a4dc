/** The position after some moves, from their origins and destinations; no rules are needed. */
import type { LastMove, Placed } from "../board";
import type { Cell, PieceName } from "../wire/messages";

const key = (cell: Cell): string => `${cell[0]},${cell[1]}`;

export function placedAt(moves: readonly LastMove[], ply: number): Placed[] {
  const stacks = new Map<string, { cell: Cell; pieces: PieceName[] }>();
  for (const move of moves.slice(0, ply)) {
    if (!move.piece || !move.to) continue;
    if (move.origin) stacks.get(key(move.origin))?.pieces.pop();
    const stack = stacks.get(key(move.to)) ?? { cell: move.to, pieces: [] };
    stack.pieces.push(move.piece);
    stacks.set(key(move.to), stack);
  }
  return [...stacks.values()].flatMap(({ cell, pieces }) =>
    pieces.map((piece, level) => ({ piece, cell, level })),
  );
}

export function lastMoveAt(moves: readonly LastMove[], ply: number): LastMove | null {
  return moves[ply - 1] ?? null;
}

export const isSameCell = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1];
