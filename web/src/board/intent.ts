/** What a touch of a cell or a dropped piece means, as pure functions of the position. */
import { isBeside, neighborsOf } from "./geometry";
import { isSame, keyOf, sideOf, type Stacks, topAt } from "./state";
import type { Cell, PieceName, Side } from "./types";

export type Intent =
  | { readonly kind: "choose"; readonly piece: PieceName }
  | { readonly kind: "move"; readonly piece: PieceName; readonly to: Cell }
  | { readonly kind: "ask"; readonly piece: PieceName; readonly to: Cell | null }
  | { readonly kind: "let go" }
  | { readonly kind: "nothing" };

export interface Situation {
  readonly stacks: Stacks;
  readonly legal: Readonly<Record<PieceName, readonly Cell[]>>;
  readonly premovable: Side | null;
  readonly chosen: PieceName | null;
  /** Whether a move waits to be confirmed. */
  readonly isWaiting?: boolean;
}

export const mayBeChosen = (now: Situation, piece: PieceName): boolean =>
  (now.legal[piece]?.length ?? 0) > 0 || sideOf(piece) === now.premovable;

export const mayGo = (now: Situation, piece: PieceName, to: Cell): boolean =>
  now.legal[piece]?.some((cell) => isSame(cell, to)) ?? false;

/** The cells whose top piece may be chosen. */
export const movableCells = (now: Situation): Cell[] =>
  [...now.stacks.values()].map(({ cell }) => cell).filter((cell) => canBeTaken(now, cell));

const canBeTaken = (now: Situation, cell: Cell): boolean => {
  const top = topAt(now.stacks, cell);
  return top !== null && mayBeChosen(now, top);
};

const isBesideHive = (stacks: Stacks, cell: Cell): boolean =>
  neighborsOf(cell).some((near) => stacks.has(keyOf(near)));

/** A planned move may lead anywhere in reach of the hive: nobody knows yet what will be legal. */
const mayBePlanned = (now: Situation, piece: PieceName, to: Cell): boolean =>
  sideOf(piece) === now.premovable && (now.stacks.has(keyOf(to)) || isBesideHive(now.stacks, to));

export function touched(now: Situation, cell: Cell): Intent {
  const top = topAt(now.stacks, cell);
  const { chosen } = now;
  if (chosen === null) {
    if (top === null) return { kind: "let go" };
    return mayBeChosen(now, top) ? { kind: "choose", piece: top } : asked(top, null);
  }
  if (top === chosen) return { kind: "let go" };
  if (mayGo(now, chosen, cell)) return { kind: "move", piece: chosen, to: cell };
  if (top !== null && mayBeChosen(now, top)) return { kind: "choose", piece: top };
  // A touch beside a move that waits takes it back.
  if (now.isWaiting) return { kind: "let go" };
  if (mayBePlanned(now, chosen, cell)) return { kind: "move", piece: chosen, to: cell };
  if (top !== null && sideOf(top) === sideOf(chosen)) return asked(top, null);
  if (top === null && !isBesideHive(now.stacks, cell)) return { kind: "let go" };
  return asked(chosen, cell);
}

export function touchedInHand(now: Situation, piece: PieceName): Intent {
  if (piece === now.chosen) return { kind: "let go" };
  return mayBeChosen(now, piece) ? { kind: "choose", piece } : asked(piece, null);
}

/** A piece was carried to a cell, or to somewhere beside the board. */
export function dropped(
  now: Situation,
  piece: PieceName,
  from: Cell | null,
  to: Cell | null,
): Intent {
  if (to === null) return { kind: "let go" };
  if (isSame(from, to)) return { kind: "nothing" };
  if (mayGo(now, piece, to) || mayBePlanned(now, piece, to)) return { kind: "move", piece, to };
  const isNear = now.stacks.has(keyOf(to)) || isBesideHive(now.stacks, to);
  return isNear && !(from && isOnlyBeside(now.stacks, to, from))
    ? asked(piece, to)
    : { kind: "let go" };
}

/** Whether a cell touches nothing but the place that the piece itself has left. */
function isOnlyBeside(stacks: Stacks, cell: Cell, from: Cell): boolean {
  if (stacks.has(keyOf(cell)) || !isBeside(cell, from)) return false;
  const others = neighborsOf(cell).filter((near) => stacks.has(keyOf(near)) && !isSame(near, from));
  return others.length === 0 && (stacks.get(keyOf(from))?.pieces.length ?? 0) <= 1;
}

const asked = (piece: PieceName, to: Cell | null): Intent => ({ kind: "ask", piece, to });
