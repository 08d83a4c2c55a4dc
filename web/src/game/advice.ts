/**
 * Why-not, hints and where a premove may lead, answered on this device by the core: at once, and without a network. The server
 * answers while the core is not loaded, and where a browser cannot run it.
 */
import { askHint, askWhy, fetchPremoves } from "../api";
import { engine } from "../engine/client";
import type { Core, Position } from "../engine/core";
import { loadedCore } from "../engine/load";
import type { Line } from "../engine/messages";
import { PASS, type Move } from "../engine/types";
import type { Cell, GameView, Hint, PieceName, Premoves, Why } from "../wire/messages";

const HINT_SECONDS = 0.4;

const moveOf = ({ piece, to }: { piece: PieceName | null; to: Cell | null }): Move =>
  piece && to ? { piece, to } : PASS;

/** The first moves of a game, as the core plays them. */
export function lineOf(game: GameView, ply: number = game.moves.length): Line {
  return {
    start: game.start?.position ?? null,
    gameType: game.rules.game_type,
    tournament: game.rules.opening === "tournament",
    moves: game.moves.slice(0, ply).map(moveOf),
  };
}

/** The pieces that this one, a pillbug or a mosquito beside one, may throw now. */
function throwsOf(position: Position, thrower: PieceName): PieceName[] {
  if (!/^.[PM]$/.test(thrower)) return [];
  const thrown = position
    .legalMoves()
    .filter((move) => position.path(move)?.throwers.includes(thrower))
    .flatMap(({ piece }) => piece ?? []);
  return [...new Set(thrown)];
}

/** The position after a line; null if one of its moves is not legal. */
function positionAfter(core: Core, line: Line): Position | null {
  try {
    return core.positionOf(line);
  } catch {
    return null;
  }
}

/** Why a piece may not go to a cell or, without one, why it can go nowhere. */
export function whyNotIn(core: Core, line: Line, piece: PieceName, to: Cell | null): Why | null {
  const position = positionAfter(core, line);
  if (!position) return null;
  try {
    const why = to ? position.explain({ piece, to }) : position.explainPiece(piece);
    return {
      legal: why.reason === null,
      reason: why.reason as Why["reason"],
      sentence: "",
      pieces: [...why.pieces],
      cells: why.cells.map(([q, r]) => [q, r]),
      numbers: why.numbers,
      throws: throwsOf(position, piece),
    };
  } finally {
    position.free();
  }
}

export function whyNot(
  game: GameView,
  ply: number,
  piece: PieceName,
  to: Cell | null,
): Promise<Why> {
  const core = loadedCore();
  const why = core && whyNotIn(core, lineOf(game, ply), piece, to);
  return why ? Promise.resolve(why) : askWhy(game.id, ply, piece, to);
}

/** Where the pieces of the side that is not to move may go after most answers. */
export function likelyMovesIn(core: Core, line: Line): Premoves | null {
  const position = positionAfter(core, line);
  if (!position) return null;
  try {
    const likely: Premoves["likely"] = {};
    for (const { piece, to } of position.likelyMoves()) {
      if (piece) (likely[piece] ??= []).push([to[0], to[1]]);
    }
    return { ply: line.moves.length, likely };
  } finally {
    position.free();
  }
}

export function likelyMoves(game: GameView): Promise<Premoves> {
  const core = loadedCore();
  const found = core && likelyMovesIn(core, lineOf(game));
  return found ? Promise.resolve(found) : fetchPremoves(game.id);
}

/** A good move for the side to move. */
export async function findHint(game: GameView): Promise<Hint> {
  const found = loadedCore()
    ? await engine()
        .analyse(lineOf(game), { seconds: HINT_SECONDS })
        .catch(() => null)
    : null;
  const move = found?.lines[0]?.pv[0];
  if (!move?.piece) return askHint(game.id);
  const [q, r] = move.to;
  return { ply: game.moves.length, piece: move.piece, to: [q, r] };
}
