/**
 * Judges answers to the tasks of lessons on this device: what is right comes with the task, and the core says
 * the rest. `skep.learn.tasks` is the same in Python; tests/data/lesson_answers.json proves it.
 */
import type { Core } from "../../engine/core";
import type { Explanation, Line, Move } from "../../engine/types";
import { whyNotIn } from "../../game/advice";
import { drawnLine, isOverIn, withPosition } from "../../game/drawnMove";
import { turnOf } from "../../game/device/view";
import { isSameCell } from "../../game/position";
import { wordsOf } from "../../game/words";
import type {
  Cell,
  Color,
  LessonAnswer,
  LessonBoard,
  LessonResult,
  LessonTask,
  PieceName,
  Saying,
  Why,
} from "../../wire/messages";
import { handsOf } from "./hands";

type Step = LessonTask["line"][number];

const RESULT = { solved: false, wrong: false, missing: 0, evidence: null, board: null } as const;

const lineOfTask = ({ position, board }: LessonTask, moves: readonly Move[] = []): Line => ({
  start: position,
  gameType: board.game_type,
  tournament: board.opening === "tournament",
  moves,
});

const isSameStep = (a: Step, b: Step): boolean => a.piece === b.piece && isSameCell(a.to, b.to);

const message = (key: string, args: Saying["args"] = {}): Saying => ({ key, args });

/** How many places or pieces are still to be found. */
const more = (missing: number, what: "place" | "piece"): LessonResult => ({
  ...RESULT,
  missing,
  message: message("lesson-more", { count: missing, what }),
});

const done = ({ done }: LessonTask, board: LessonBoard | null = null): LessonResult => ({
  ...RESULT,
  message: done,
  solved: true,
  board,
});

/** Why a piece may not go to a cell, or nowhere. */
function refusal(
  { reason, pieces, cells, numbers }: Explanation,
  piece: PieceName,
  target: Cell | null,
  missing = 0,
): LessonResult {
  const { bug, color } = wordsOf(piece);
  const evidence = {
    reason: reason as NonNullable<Why["reason"]>,
    piece,
    target: target && ([target[0], target[1]] as [number, number]),
    pieces: [...pieces],
    cells: cells.map(([q, r]): [number, number] => [q, r]),
  };
  const args = { pieces: [...pieces], count: pieces.length, bug, color, ...numbers };
  return { ...RESULT, message: message(`reason-${reason}`, args), wrong: true, missing, evidence };
}

function boardAfter(core: Core, task: LessonTask, moves: readonly Step[]): LessonBoard {
  const last = drawnLine(core, lineOfTask(task), moves).at(-1)?.move;
  return withPosition(core, lineOfTask(task, moves), (position) => {
    const placed = position.placed() as LessonBoard["placed"];
    return {
      ...task.board,
      game_string: "",
      state: position.state,
      placed,
      hands: handsOf(task.board, placed),
      last: (last as LessonBoard["last"] | undefined) ?? null,
      turn: isOverIn(position) ? null : turnOf(position),
    };
  });
}

function judgeCells(core: Core, task: LessonTask, touched: readonly Cell[]): LessonResult {
  const piece = task.piece ?? "";
  const reachable = task.board.turn?.legal[piece] ?? [];
  const isFound = (cell: Cell): boolean => touched.some((each) => isSameCell(each, cell));
  const missing = reachable.filter((cell) => !isFound(cell)).length;
  const wrong = touched.findLast((cell) => !reachable.some((each) => isSameCell(each, cell)));
  if (wrong) {
    const why = withPosition(core, lineOfTask(task), (position) =>
      position.explain({ piece, to: wrong }),
    );
    return refusal(why, piece, wrong, missing);
  }
  return missing ? more(missing, "place") : done(task);
}

function judgePieces(core: Core, task: LessonTask, touched: readonly PieceName[]): LessonResult {
  const color = task.board.turn?.color ?? "white";
  const own = task.board.placed
    .map(({ piece }) => piece)
    .filter((piece) => wordsOf(piece).color === color);
  const isFree = (piece: PieceName): boolean => piece in (task.board.turn?.legal ?? {});
  const wanted = own.filter((piece) => isFree(piece) === (task.which === "free"));
  const missing = wanted.filter((piece) => !touched.includes(piece)).length;
  const wrong = touched.findLast((piece) => !wanted.includes(piece));
  if (!wrong) return missing ? more(missing, "piece") : done(task);
  const refused = { ...RESULT, wrong: true, missing };
  if (!own.includes(wrong))
    return { ...refused, message: message("lesson-other-piece", { color }) };
  if (task.which === "stuck") {
    return { ...refused, message: message("lesson-can-move", { bug: wordsOf(wrong).bug, color }) };
  }
  const why = withPosition(core, lineOfTask(task), (position) => position.explainPiece(wrong));
  return refusal(why, wrong, null, missing);
}

/** Why the last of some moves is not legal; null if all are. */
function refusedMove(core: Core, task: LessonTask, moves: readonly Step[]): LessonResult | null {
  const last = moves.at(-1);
  if (!last) return null;
  const why = withPosition(core, lineOfTask(task, moves.slice(0, -1)), (position) =>
    position.explain(last),
  );
  return why.reason === null ? null : refusal(why, last.piece, last.to);
}

/** A legal move that does something else than what is asked for. */
const astray = (core: Core, task: LessonTask, moves: readonly Step[]): LessonResult => ({
  ...RESULT,
  message: task.missed ?? message(""),
  wrong: true,
  board: boardAfter(core, task, moves),
});

function judgeMove(core: Core, task: LessonTask, moves: readonly Step[]): LessonResult {
  const refused = refusedMove(core, task, moves);
  if (refused) return refused;
  const isRight = task.right.some((right) => moves[0] && isSameStep(right, moves[0]));
  return isRight ? done(task, boardAfter(core, task, moves)) : astray(core, task, moves);
}

/** Two ways to the same position are as good as each other. */
const keyAfter = (core: Core, task: LessonTask, moves: readonly Step[]): bigint =>
  withPosition(core, lineOfTask(task, moves), ({ key }) => key);

function judgeLine(core: Core, task: LessonTask, moves: readonly Step[]): LessonResult {
  for (const [turn, move] of moves.entries()) {
    const played = [...task.line.slice(0, 2 * turn), move];
    const refused = refusedMove(core, task, played);
    if (refused) return refused;
    const wanted = task.line.slice(0, 2 * turn + 1);
    if (keyAfter(core, task, wanted) !== keyAfter(core, task, played)) {
      return astray(core, task, played);
    }
  }
  const board = boardAfter(core, task, task.line.slice(0, 2 * moves.length));
  const missing = Math.ceil(task.line.length / 2) - moves.length;
  if (!missing) return done(task, board);
  return { ...RESULT, message: message("lesson-go-on", { count: missing }), missing, board };
}

export function judgeAnswer(
  core: Core,
  task: LessonTask,
  { cells = [], pieces = [], moves = [] }: Partial<LessonAnswer>,
): LessonResult {
  const steps = moves.filter((move): move is Step => typeof move !== "string");
  switch (task.kind) {
    case "cells":
      return judgeCells(core, task, cells);
    case "pieces":
      return judgePieces(core, task, pieces);
    case "move":
      return judgeMove(core, task, steps);
    case "line":
      return judgeLine(core, task, steps);
    case "game":
      throw new Error("A game is judged by its moves.");
  }
}

/** Why a piece may not go to a cell after so many right moves of a task. */
export const whyNotInTask = (
  core: Core,
  task: LessonTask,
  moves: readonly Step[],
  piece: PieceName,
  to: Cell | null,
): Why | null => {
  const line = task.kind === "line" ? task.line.slice(0, 2 * moves.length) : moves;
  return whyNotIn(core, lineOfTask(task, line), piece, to);
};

/** Advice in a game that a learner plays with a colour, or how it ended. */
export function judgeGame(
  core: Core,
  task: LessonTask,
  line: Line,
  color: Color,
): Pick<LessonResult, "message" | "solved"> {
  return withPosition(core, line, (position) => {
    if (!isOverIn(position)) {
      const { kind, free } = position.advise(color);
      const args: Saying["args"] = free === null ? {} : { count: free };
      return { message: message(`advice-${kind}`, args), solved: false };
    }
    if (position.state === "Draw") return { message: message("lesson-game-drawn"), solved: true };
    const isWon = position.state === (color === "white" ? "WhiteWins" : "BlackWins");
    return { message: isWon ? task.done : message("lesson-game-lost"), solved: true };
  });
}
