/** The board in words, for screen readers. The words are in board.ftl and bugs.ftl. */
import { bearingOf, neighborsOf } from "./geometry";
import { keyOf, pieceOf, type Pile, type Stacks } from "./state";
import type { Cell, LastMove, PieceName, Say } from "./types";

/** "white beetle 1" */
export function pieceWords(say: Say, name: PieceName): string {
  const { side, bug, number } = pieceOf(name);
  return say("piece-name", { color: side, bug, number });
}

/** "white beetle 1, on top of black queen" */
export function stackWords(say: Say, pieces: readonly PieceName[]): string {
  const [lowest, ...higher] = pieces;
  if (lowest === undefined) return "";
  return higher.reduce(
    (below, piece) => say("board-on-top", { piece: pieceWords(say, piece), below }),
    pieceWords(say, lowest),
  );
}

/** "upper right of black queen", by the first neighbour clockwise from the upper right. */
export function placeWords(
  say: Say,
  stacks: Stacks,
  cell: Cell,
  turn: number,
  but: PieceName | null = null,
): string {
  const pieces = (stacks.get(keyOf(cell))?.pieces ?? []).filter((piece) => piece !== but);
  const under = pieces.at(-1);
  if (under) return say("board-place-on", { piece: pieceWords(say, under) });
  for (const near of neighborsOf(cell)) {
    const piece = (stacks.get(keyOf(near))?.pieces ?? []).filter((each) => each !== but).at(-1);
    const bearing = bearingOf(near, cell, turn);
    if (piece && bearing) {
      return say("board-place-beside", { bearing, piece: pieceWords(say, piece) });
    }
  }
  return say("board-place-table");
}

export interface SpotState {
  readonly isTarget: boolean;
  readonly isMovable: boolean;
  readonly isChosen: boolean;
}

/** The label of a cell: what is on it, and what can be done with it. */
export function spotWords(
  say: Say,
  stacks: Stacks,
  cell: Cell,
  turn: number,
  { isTarget, isMovable, isChosen }: SpotState,
): string {
  const pieces = stacks.get(keyOf(cell))?.pieces;
  if (!pieces) {
    const place = placeWords(say, stacks, cell, turn);
    return say(isTarget ? "board-spot-go" : "board-spot-empty", { place });
  }
  const tile = stackWords(say, pieces);
  if (isChosen) return say("board-spot-chosen", { tile });
  if (isTarget) return say("board-spot-climb", { tile });
  return isMovable ? say("board-spot-movable", { tile }) : tile;
}

/** "black ant 2, 2 in hand" */
export const pileWords = (say: Say, { next, count }: Pile): string =>
  say("board-pile", { piece: pieceWords(say, next), count });

export const chosenWords = (say: Say, piece: PieceName, targets: number): string =>
  say("board-chosen", { piece: pieceWords(say, piece), count: targets });

/** The announcement of a move. */
export function moveWords(say: Say, move: LastMove, stacks: Stacks, turn: number): string {
  if (!move.piece || !move.to) return say("board-passed");
  const piece = pieceWords(say, move.piece);
  const place = placeWords(say, stacks, move.to, turn, move.piece);
  if (move.thrower) {
    return say("board-thrown", { piece, place, thrower: pieceWords(say, move.thrower) });
  }
  return say(move.origin ? "board-moved" : "board-placed", { piece, place });
}
