/**
 * The review of a game as data: which position is looked at, the better line that is played on the board, and
 * another try at a mistake. The core judges, in a worker.
 */
import type { LastMove, Placed } from "../../board";
import { engine } from "../../engine/client";
import type { Core } from "../../engine/core";
import {
  isError,
  isMistake,
  moveAt,
  type GameReview,
  type ReviewedMove,
} from "../../engine/review";
import type { Move } from "../../engine/types";
import { lineOf } from "../../game/advice";
import { drawnLine, legalAfter, type DrawnMove } from "../../game/drawnMove";
import { isSameCell, lastMoveAt, placedAt } from "../../game/position";
import { myColors } from "../../game/state";
import type { Cell, Color, GameView, PieceName } from "../../wire/messages";
import { keepReview, reviewOf } from "./reviews";

/** How many moves of a better line are shown. */
const LONGEST_LINE = 6;

/** The better line of a move, as far as it is played on the board. */
interface BetterLine {
  readonly ply: number;
  readonly moves: readonly DrawnMove[];
  readonly shown: number;
}

/** Another try at a move: nothing yet, a move that is being judged, or what became of it. */
export interface Attempt {
  readonly ply: number;
  readonly state: "open" | "judging" | "best" | "good" | "wrong";
  readonly move: LastMove | null;
  /** What the core says of the move. */
  readonly judged: ReviewedMove | null;
}

const NOTHING: Readonly<Record<PieceName, readonly Cell[]>> = {};

export class ReviewModel {
  readonly game: GameView = $state.raw() as GameView;
  readonly #core: Core = $state.raw() as Core;
  review: GameReview | null = $state.raw(null);
  /** How many moves are judged. */
  judged = $state(0);
  hasFailed = $state(false);
  /** How many moves of the game are on the board; null for the whole game, with its summary. */
  chosenPly: number | null = $state(null);
  line: BetterLine | null = $state.raw(null);
  attempt: Attempt | null = $state.raw(null);
  chosenPiece: PieceName | null = $state(null);
  animate: LastMove | null = $state.raw(null);

  /** The players whose mistakes are to be tried again: me, or both where I am not one of them. */
  readonly colors: readonly Color[];
  readonly ply: number = $derived(this.chosenPly ?? this.game.moves.length);
  readonly current: ReviewedMove | null = $derived(
    this.chosenPly === null ? null : moveAt(this.review, this.ply),
  );
  readonly turningPoints: readonly ReviewedMove[] = $derived(
    (this.review?.turningPoints ?? []).flatMap((ply) => moveAt(this.review, ply) ?? []),
  );
  readonly mistakes: readonly ReviewedMove[] = $derived(
    (this.review?.moves ?? []).filter(
      (move) => isMistake(move) && this.colors.includes(move.color),
    ),
  );
  /** All moves on the board: of the game, and after them those of a line or of a try. */
  readonly #moves: readonly LastMove[] = $derived.by(() => {
    const { attempt, line, game } = this;
    if (attempt) {
      return [...game.moves.slice(0, attempt.ply - 1), ...(attempt.move ? [attempt.move] : [])];
    }
    if (!line) return game.moves.slice(0, this.ply);
    const shown = line.moves.slice(0, line.shown).map(({ move }) => move);
    return [...game.moves.slice(0, line.ply - 1), ...shown];
  });
  readonly placed: readonly Placed[] = $derived(
    placedAt(this.#moves, this.#moves.length, this.game.start?.placed),
  );
  readonly last: LastMove | null = $derived(lastMoveAt(this.#moves, this.#moves.length));
  readonly legal: Readonly<Record<PieceName, readonly Cell[]>> = $derived(
    this.attempt?.state === "open"
      ? legalAfter(this.#core, lineOf(this.game, this.attempt.ply - 1))
      : NOTHING,
  );
  readonly #stop = new AbortController();

  constructor(game: GameView, core: Core) {
    this.game = game;
    this.#core = core;
    const mine = myColors(game);
    this.colors = mine.length === 1 ? mine : ["white", "black"];
  }

  /** Judges all moves, unless that was done before. */
  async start(): Promise<void> {
    const { game } = this;
    this.hasFailed = false;
    try {
      const threefold = game.rules.repetition === "threefold";
      const found =
        reviewOf(game) ??
        (await engine().review(lineOf(game), threefold, {
          before: game.start?.moves ?? 0,
          onjudged: (count) => (this.judged = count),
          signal: this.#stop.signal,
        }));
      if (!found) return;
      keepReview(game, found);
      this.review = found;
    } catch {
      if (!this.#stop.signal.aborted) this.hasFailed = true;
    }
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Shows the position after so many moves. */
  step(ply: number): void {
    const target = Math.max(0, Math.min(ply, this.game.moves.length));
    const isForward = !this.line && !this.attempt && target === this.ply + 1;
    this.#clear();
    this.chosenPly = target;
    this.animate = isForward ? lastMoveAt(this.game.moves, target) : null;
  }

  /** Back to the summary, with the end of the game on the board. */
  close(): void {
    this.#clear();
    this.chosenPly = null;
  }

  // ---- what was better

  /** The best line of a move, in its position. */
  betterMoves({ ply, bestLine }: ReviewedMove): DrawnMove[] {
    return drawnLine(this.#core, lineOf(this.game, ply - 1), bestLine.slice(0, LONGEST_LINE));
  }

  /** Plays the better move on the board, and with each call one more move of its line. */
  showBetter(reviewed: ReviewedMove): void {
    const line: BetterLine =
      this.line?.ply === reviewed.ply
        ? { ...this.line, shown: Math.min(this.line.shown + 1, this.line.moves.length) }
        : { ply: reviewed.ply, moves: this.betterMoves(reviewed), shown: 1 };
    this.#clear();
    this.chosenPly = reviewed.ply;
    this.line = line;
    this.animate = line.moves[line.shown - 1]?.move ?? null;
  }

  hideBetter(): void {
    if (this.line) this.step(this.line.ply);
  }

  // ---- another try

  /** Puts the position before a mistake on the board, to find a better move. */
  tryAgain(ply: number): void {
    this.#clear();
    this.chosenPly = ply;
    this.attempt = { ply, state: "open", move: null, judged: null };
  }

  choose(piece: PieceName | null): void {
    this.chosenPiece = piece;
  }

  async move(piece: PieceName, to: Cell): Promise<void> {
    const reviewed = this.attempt && moveAt(this.review, this.attempt.ply);
    if (!reviewed || this.attempt?.state !== "open") return;
    this.chosenPiece = null;
    const line = lineOf(this.game, reviewed.ply - 1);
    const move: Move = { piece, to };
    const drawn = drawnLine(this.#core, line, [move])[0]?.move ?? null;
    const asked: Attempt = { ...this.attempt, state: "judging", move: drawn };
    this.attempt = asked;
    this.animate = drawn;
    const best = reviewed.bestLine[0];
    if (best?.piece === piece && isSameCell(best.to, to)) {
      this.attempt = { ...asked, state: "best" };
      return;
    }
    try {
      const judged = await engine().judge(
        { ...line, moves: [...line.moves, move] },
        this.review?.nodes ?? 0,
        this.#stop.signal,
      );
      if (this.attempt !== asked || !judged) return;
      this.attempt = { ...asked, state: isError(judged) ? "wrong" : "good", judged };
    } catch {
      if (this.attempt === asked) this.attempt = { ...asked, state: "open", move: null };
    }
  }

  /** The next mistake after the one that is tried; null after the last. */
  get nextMistake(): number | null {
    const ply = this.attempt?.ply ?? 0;
    return this.mistakes.find((move) => move.ply > ply)?.ply ?? null;
  }

  #clear(): void {
    this.line = null;
    this.attempt = null;
    this.chosenPiece = null;
    this.animate = null;
  }
}
