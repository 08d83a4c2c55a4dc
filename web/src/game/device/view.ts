/** A kept game as the server would show it: the core is the referee. */
import type { Core, Position } from "../../engine/core";
import { PASS, type Line } from "../../engine/types";
import type {
  Color,
  GameSummary,
  GameView,
  MoveView,
  Result,
  Seat,
  Turn,
} from "../../wire/messages";
import { drawnLine, withPosition } from "../drawnMove";
import { opponentOf } from "../state";
import { colorAt, isSameMove, type KeptGame } from "./kept";

const MOVES_TO_ABORT = 2;
const THREEFOLD = 3;

function resultOnBoard(position: Position, threefold: boolean): Result | null {
  const result = (termination: Result["termination"], winner: Color | null): Result => ({
    termination,
    winner,
    aborted: false,
    detail: "",
  });
  switch (position.state) {
    case "WhiteWins":
      return result("queen_surrounded", "white");
    case "BlackWins":
      return result("queen_surrounded", "black");
    case "Draw":
      return result("both_queens_surrounded", null);
    default:
      return threefold && position.repetitions >= THREEFOLD ? result("repetition", null) : null;
  }
}

function resultOf(kept: KeptGame, position: Position): Result | null {
  const onBoard = resultOnBoard(position, kept.request.repetition === "threefold");
  if (onBoard || kept.ends === null) return onBoard;
  return kept.ends === "abort"
    ? { termination: "abandoned", winner: null, aborted: true, detail: "" }
    : {
        termination: "resignation",
        winner: opponentOf(kept.request.color),
        aborted: false,
        detail: "",
      };
}

/** What the side to move may do. */
export function turnOf(position: Position): Turn {
  const moves = position.legalMoves();
  const legal: Turn["legal"] = {};
  for (const { piece, to } of moves) if (piece) (legal[piece] ??= []).push([to[0], to[1]]);
  const ply = position.ply;
  const must_pass = moves.length === 1 && moves.every((move) => isSameMove(move, PASS));
  return { ply, color: position.turn, legal, must_pass };
}

function stateOf(position: Position, result: Result | null): string {
  if (!result) return position.state;
  if (!result.winner) return "Draw";
  return result.winner === "white" ? "WhiteWins" : "BlackWins";
}

function seatsOf({ request }: KeptGame): GameView["seats"] {
  const person: Seat = {
    kind: "person",
    name: request.name ?? "",
    level: null,
    yours: true,
    here: true,
    thinks_on: null,
  };
  const machine: Seat = {
    kind: "engine",
    name: "Skep",
    level: request.opponent.level,
    yours: false,
    here: true,
    thinks_on: "device",
  };
  return request.color === "white"
    ? { white: person, black: machine }
    : { white: machine, black: person };
}

const rulesOf = ({ request }: KeptGame, hand: Record<string, number>): GameView["rules"] => ({
  game_type: request.game_type ?? "Base+MLP",
  opening: request.opening ?? "tournament",
  repetition: request.repetition ?? "off",
  hand,
});

/** The game as the core plays it. */
export function lineOfKept(kept: KeptGame): Line {
  const { game_type, opening } = rulesOf(kept, {});
  return {
    start: kept.start?.position ?? null,
    gameType: game_type,
    tournament: opening === "tournament",
    moves: kept.moves,
  };
}

function startOf(core: Core, kept: KeptGame): GameView["start"] {
  const { start } = kept;
  if (!start) return null;
  const placed = withPosition(core, { ...lineOfKept(kept), moves: [] }, (root) => root.placed());
  return {
    position: start.position,
    placed: placed as NonNullable<GameView["start"]>["placed"],
    plies_before: start.pliesBefore,
    moves: start.moves,
  };
}

/** The whole game; throws if one of its moves is not legal. */
export function viewOf(core: Core, kept: KeptGame, seq: number): GameView {
  const rules = rulesOf(kept, {});
  const line = lineOfKept(kept);
  const drawn = drawnLine(core, { ...line, moves: [] }, kept.moves);
  const position = core.positionOf(line);
  try {
    const result = resultOf(kept, position);
    return {
      id: kept.id,
      seq,
      kind: "engine",
      status: result ? "over" : "playing",
      created: kept.created,
      rules: rulesOf(kept, core.handOf(rules.game_type)),
      clock: null,
      takebacks: kept.request.takebacks ?? true,
      seats: seatsOf(kept),
      moves: drawn.map(({ move, uhp }) => ({ ...move, uhp, seconds: null }) as MoveView),
      state: stateOf(position, result),
      turn: result ? null : turnOf(position),
      clocks: null,
      result,
      draw_offer: null,
      takeback_offer: null,
      rematch_offer: null,
      rematch: null,
      can_abort: !result && kept.moves.length - (kept.start?.moves ?? 0) < MOVES_TO_ABORT,
      claim_in: null,
      queue: 0,
      tags: {},
      start: startOf(core, kept),
    };
  } finally {
    position.free();
  }
}

/** A kept game as a list shows it, for when the server cannot be asked. */
export function summaryOf(kept: KeptGame): GameSummary {
  const { id, created, changed, moves, result, request } = kept;
  return {
    id,
    kind: "engine",
    status: result ? "over" : "playing",
    created,
    changed,
    rules: rulesOf(kept, {}),
    clock: null,
    seats: seatsOf(kept),
    ply: moves.length,
    result,
    your_turn: !result && colorAt(kept, moves.length) === request.color,
    has_start: Boolean(kept.start),
  };
}
