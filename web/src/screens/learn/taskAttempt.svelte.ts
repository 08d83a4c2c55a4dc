/**
 * An attempt at a task of a lesson: the position, the answers so far, and the feedback. The core on this
 * device judges every answer, or the server where there is none; nothing here knows a rule.
 */
import { askWhyIn, checkAnswer, ProblemError } from "../../api";
import type { Evidence, LastMove, Marked } from "../../board";
import { problemSentence } from "../../problems";
import { isSameCell } from "../../game/position";
import { whyAnswer } from "../../game/words";
import type {
  Cell,
  Color,
  LessonAnswer,
  LessonBoard,
  LessonResult,
  LessonTask,
  PieceName,
  Why,
} from "../../wire/messages";
import { localJudge } from "./localJudge";
import type { Spot } from "./spot";
import { says } from "./words";

export type Tone = "quiet" | "right" | "wrong" | "done";

type Step = Extract<NonNullable<LessonAnswer["moves"]>[number], object>;

const NOTHING: Readonly<Record<PieceName, readonly Cell[]>> = {};

export class TaskAttempt {
  board: LessonBoard = $state.raw() as LessonBoard;
  animate: LastMove | null = $state.raw(null);
  chosen: PieceName | null = $state(null);
  evidence: Evidence | null = $state.raw(null);
  tone: Tone = $state("quiet");
  /** A move that is legal but not what was asked for: the board shows it until it is taken back. */
  astray: boolean = $state(false);
  /** Where the learner looks: what the last answer was about. */
  spot: Spot | null = $state.raw(null);

  #said: (() => string) | null = $state.raw(null);
  #cells: readonly Cell[] = $state.raw([]);
  #pieces: readonly PieceName[] = $state.raw([]);
  #moves: readonly Step[] = [];
  /** The position before a wrong move. */
  #sure: LessonBoard;
  #busy = $state(false);
  #turns: Promise<void> = Promise.resolve();

  /** The feedback, in the current language. */
  readonly sentence = $derived(this.#said?.() ?? "");
  readonly solved = $derived(this.tone === "done");
  readonly legal = $derived(
    this.isTouched || this.solved || this.astray || this.#busy
      ? NOTHING
      : (this.board.turn?.legal ?? NOTHING),
  );
  readonly marks: readonly Marked[] = $derived([
    ...this.#cells.map((cell) => ({ cell, kind: "found" as const })),
    ...this.board.placed
      .filter(({ piece }) => this.#pieces.includes(piece))
      .map(({ cell }) => ({ cell, kind: "found" as const })),
    ...(this.solved && this.last?.to ? [{ cell: this.last.to, kind: "found" as const }] : []),
  ]);

  /** Whether cells are to be touched, and nothing moves. */
  get isTouched(): boolean {
    return this.task.kind === "cells" || this.task.kind === "pieces";
  }

  /** The last move of this attempt. That of the given position would look like what is asked for. */
  get last(): LastMove | null {
    return this.board === this.task.board ? null : this.board.last;
  }

  constructor(
    readonly lesson: string,
    readonly number: number,
    readonly task: LessonTask,
    private readonly onsolved: () => void,
  ) {
    this.board = task.board;
    this.#sure = task.board;
  }

  /** Whose turn it is, or was when the last move ended the game. */
  get side(): Color {
    return this.task.board.turn?.color ?? "white";
  }

  /** The hand that the task is about, if it is about one. */
  get handSide(): Color | null {
    return this.task.hand ? this.side : null;
  }

  // ---- touching what is asked for

  touch(cell: Cell, piece: PieceName | null): void {
    if (this.astray) this.takeBack();
    else if (this.task.kind === "cells") this.#next(() => this.#touchCell(cell));
    else if (this.task.kind === "pieces" && piece) this.#next(() => this.#touchPiece(piece));
  }

  async #touchCell(cell: Cell): Promise<void> {
    if (this.solved || this.#cells.some((found) => isSameCell(found, cell))) return;
    const cells = [...this.#cells, cell];
    const result = await this.#check({ cells: cells.map(([q, r]) => [q, r]) });
    if (!result.wrong) this.#cells = cells;
    this.#hear(result, { cell });
  }

  async #touchPiece(piece: PieceName): Promise<void> {
    if (this.solved || this.#pieces.includes(piece)) return;
    const pieces = [...this.#pieces, piece];
    const result = await this.#check({ pieces });
    if (!result.wrong) this.#pieces = pieces;
    this.#hear(result, { piece });
  }

  // ---- moving

  choose(piece: PieceName | null): void {
    if (this.tone === "wrong" && !this.astray) this.#quiet();
    this.chosen = piece;
  }

  move(piece: PieceName, to: Cell): void {
    this.chosen = null;
    this.#next(async () => {
      const moves: Step[] = [...this.#moves, { piece, to: [to[0], to[1]] }];
      const result = await this.#check({ moves });
      this.astray = result.wrong && result.board !== null;
      if (result.board) {
        this.board = result.board;
        this.animate = result.board.last;
      }
      if (!result.wrong) {
        this.#moves = moves;
        this.#sure = this.board;
      }
      this.#hear(result, { cell: to });
    });
  }

  /** Takes a wrong move back. */
  takeBack(): void {
    this.board = this.#sure;
    this.animate = null;
    this.astray = false;
    this.#quiet();
  }

  /** Explains why a piece may not move to the cell that was touched. */
  ask(piece: PieceName, to: Cell | null): void {
    this.#next(async () => {
      const why = await this.#whyNot(piece, to);
      if (why.legal || !why.reason) return;
      this.tone = "wrong";
      this.#said = () => whyAnswer(piece, why);
      this.spot = to ? { cell: to } : { piece };
      this.evidence = {
        piece,
        pieces: why.pieces,
        cells: why.cells,
        reason: why.reason,
        ...(to ? { target: to } : {}),
      };
    });
  }

  // ---- feedback

  hint(): void {
    this.tone = "quiet";
    this.spot = null;
    this.#said = () => says(this.task.hint);
  }

  async #check(answer: Partial<LessonAnswer>): Promise<LessonResult> {
    const judge = await localJudge();
    if (!judge) return await checkAnswer(this.lesson, this.number, answer);
    return judge.judgeAnswer(judge.core, this.task, answer);
  }

  async #whyNot(piece: PieceName, to: Cell | null): Promise<Why> {
    const judge = await localJudge();
    const why = judge?.whyNotInTask(judge.core, this.task, this.#moves, piece, to);
    return why ?? (await askWhyIn(this.board.game_string, piece, to));
  }

  /** Judges answers one after the other, however quickly they come. */
  #next(judge: () => Promise<void>): void {
    this.#turns = this.#turns.then(async () => {
      this.#busy = true;
      try {
        await judge();
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        this.tone = "wrong";
        this.spot = null;
        this.#said = () => problemSentence(error);
      } finally {
        this.#busy = false;
      }
    });
  }

  #hear({ message, solved, wrong, evidence }: LessonResult, spot: Spot): void {
    this.spot = spot;
    this.#said = () => says(message);
    this.tone = solved ? "done" : wrong ? "wrong" : "right";
    this.evidence = evidence && {
      pieces: evidence.pieces,
      cells: evidence.cells,
      reason: evidence.reason,
      ...(evidence.piece ? { piece: evidence.piece } : {}),
      ...(evidence.target ? { target: evidence.target } : {}),
    };
    if (solved) this.onsolved();
  }

  #quiet(): void {
    this.#said = null;
    this.tone = "quiet";
    this.spot = null;
    this.evidence = null;
  }
}
