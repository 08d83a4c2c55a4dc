/** Moves of the core as the board draws them. */
import type { LastMove } from "../board";
import type { Core, Position } from "../engine/core";
import type { Line } from "../engine/messages";
import type { Move } from "../engine/types";
import type { Cell, PieceName } from "../wire/messages";

/** A legal move of a position; null for another. */
export function drawnMove(position: Position, move: Move): LastMove | null {
  const path = position.path(move);
  return (
    path && {
      piece: move.piece,
      to: move.to,
      origin: position.placed().find(({ piece }) => piece === move.piece)?.cell ?? null,
      path: path.cells,
      kind: path.kind,
      thrower: path.throwers[0] ?? null,
    }
  );
}

/** Whether the game has ended on the board. */
export const isOverIn = ({ state }: Pick<Position, "state">): boolean =>
  state !== "InProgress" && state !== "NotStarted";

/** Calls a function with the position after some moves; they must be legal. */
export function withPosition<T>(core: Core, line: Line, use: (position: Position) => T): T {
  const position = core.positionOf(line);
  try {
    return use(position);
  } finally {
    position.free();
  }
}

export interface DrawnMove {
  readonly move: LastMove;
  /** As UHP writes it. */
  readonly uhp: string;
}

/** Moves that follow a line, as they are drawn and written. */
export function drawnLine(core: Core, line: Line, moves: readonly Move[]): DrawnMove[] {
  return withPosition(core, line, (position) =>
    moves.flatMap((move) => {
      const drawn = drawnMove(position, move);
      const uhp = position.moveText(move);
      position.play(move);
      return drawn ? { move: drawn, uhp } : [];
    }),
  );
}

/** Where each piece may go after some moves. */
export function legalAfter(core: Core, line: Line): Record<PieceName, Cell[]> {
  return withPosition(core, line, (position) => {
    const legal: Record<PieceName, Cell[]> = {};
    for (const { piece, to } of position.legalMoves()) if (piece) (legal[piece] ??= []).push(to);
    return legal;
  });
}
