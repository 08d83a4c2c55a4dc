/**
 * The state of a game's screen: the game as the server tells it over the socket, and what the person
 * does with it (stepping through moves, choosing, planning, confirming). It knows no rules.
 */
import type { Evidence, LastMove, Marked, Placed, PlannedMove } from "../board";
import { ProblemError } from "../api";
import { t } from "../i18n.svelte";
import { problemSentence } from "../problems";
import { confirmsMoves, settings } from "../settings.svelte";
import type {
  Cell,
  Color,
  Declined,
  GameEvent,
  GameView,
  Outgoing,
  Phrase,
  PieceName,
  Premoves,
  Simple,
} from "../wire/messages";
import { isEvent } from "../wire/parse";
import { findHint, likelyMoves, whyNot } from "./advice";
import type { ClockReading } from "./clock";
import { isSameCell, lastMoveAt, placedAt } from "./position";
import type { GameLink } from "./link";
import { GameSocket, type ConnectionState } from "./socket";
import { applyMessage, colorToMove, isMyTurn, myColors } from "./state";
import { pieceName, whyAnswer } from "./words";

/** Makes the way to the game. */
export type Connect = (client: GameClient) => GameLink;

export type EventHandler = (event: GameEvent, game: GameView) => void;

/** How long a phrase is shown. */
const PHRASE_MS = 8000;

const NOTHING: Readonly<Record<PieceName, readonly Cell[]>> = {};

export class GameClient {
  game: GameView = $state.raw() as GameView;
  connection: ConnectionState = $state("connecting");
  chosen: PieceName | null = $state(null);
  confirm: PlannedMove | null = $state.raw(null);
  premove: PlannedMove | null = $state.raw(null);
  evidence: Evidence | null = $state.raw(null);
  /** Where a hint leads. */
  marks: readonly Marked[] = $state.raw([]);
  /** Why something may not be done, what a hint says, or what went wrong. */
  sentence: string = $state("");
  animate: LastMove | null = $state.raw(null);
  reading: ClockReading | null = $state.raw(null);
  /** When the win may be claimed, in milliseconds of performance.now(). */
  claimAt: number | null = $state(null);

  /** Whether something has happened on this device that the server does not have yet. */
  unsent: boolean = $state(false);
  /** Whether it stays so for now, because the server does not answer or does not take it. */
  offline: boolean = $state(false);

  /** What each player has just said. */
  phrases: Readonly<Partial<Record<Color, Phrase>>> = $state.raw({});

  /** For the moves that it follows: after one is taken back, as many others may stand there. */
  #likely: { moves: GameView["moves"]; premoves: Premoves } | null = $state.raw(null);
  #stepped: number | null = $state(null);
  #busy = $state(false);
  #asked = 0;
  readonly #link: GameLink;

  readonly colors = $derived(myColors(this.game));
  readonly watching = $derived(this.colors.length === 0);
  readonly myTurn = $derived(isMyTurn(this.game));
  /** The ply on the board. */
  readonly ply = $derived(this.#stepped ?? this.game.moves.length);
  readonly live = $derived(this.#stepped === null);
  readonly placed: readonly Placed[] = $derived(
    placedAt(this.game.moves, this.ply, this.game.start?.placed),
  );
  readonly last = $derived(lastMoveAt(this.game.moves, this.ply));
  /** The side that is drawn nearest to the person. */
  readonly near: Color = $derived.by(() => {
    if (this.colors.length === 1) return this.colors[0] ?? "white";
    if (this.colors.length === 2 && settings.turnBoard) return colorToMove(this.game);
    return "white";
  });
  /** My colour, where I may plan a move while the other one thinks. */
  readonly premovable: Color | null = $derived(
    settings.premove &&
      this.live &&
      this.game.status === "playing" &&
      this.colors.length === 1 &&
      !this.myTurn &&
      !this.#busy
      ? (this.colors[0] ?? null)
      : null,
  );
  /** Where my pieces could go after most answers, once I plan a move. */
  readonly premoves = $derived(
    this.premovable && this.#likely?.moves === this.game.moves
      ? this.#likely.premoves.likely
      : NOTHING,
  );
  /** Whether hints are allowed: against the engine, without a clock. */
  readonly mayHint = $derived(
    this.game.kind === "engine" &&
      this.game.clock === null &&
      this.live &&
      this.myTurn &&
      this.game.turn?.must_pass === false,
  );
  /** Whether there is another player to say something to. */
  readonly mayTalk = $derived(
    this.game.kind === "link" && this.game.status !== "waiting" && !this.watching,
  );
  readonly legal = $derived.by(() => {
    if (!this.live || this.#busy) return NOTHING;
    return this.myTurn ? (this.game.turn?.legal ?? NOTHING) : NOTHING;
  });

  constructor(
    game: GameView,
    private readonly onevent: EventHandler,
    connect: Connect = socketOf,
  ) {
    this.game = game;
    this.#updateTimes(game);
    this.#link = connect(this);
  }

  open(): void {
    this.#link.open();
  }

  close(): void {
    this.#link.close();
  }

  /** This browser has taken a seat: the socket is reopened, as the player's. */
  seatTaken(game: GameView): void {
    if (game.seq >= this.game.seq) this.receive({ type: "snapshot", game });
    this.#link.renew();
  }

  // ---- messages of the server

  receive(message: Outgoing): void {
    if (message.type === "said") {
      this.#showPhrase(message.by, message.phrase);
      return;
    }
    const before = this.game;
    const applied = applyMessage(before, message);
    if (applied === "gap") this.#link.resync();
    if (typeof applied === "string") return;
    this.game = applied.game;
    this.#updateTimes(applied.game, before);
    if (message.type === "moved") {
      if (this.live) this.animate = message.move;
      // A piece chosen for a premove stays chosen while the other player moves.
      this.#clearMessage();
      this.#showLapsed(before);
    } else if (message.type === "taken_back" || message.type === "snapshot") {
      this.#stepped = null;
      this.choose(null);
    }
    // A question is newer than what was said before; a move that waits is answered first.
    if (message.type === "offered" && !this.confirm) this.#clearMessage();
    if (message.type === "declined" && !this.confirm) this.#showDeclined(message);
    if (message.type === "ended") this.choose(null);
    if (isEvent(message)) this.onevent(message, applied.game);
    if (message.type === "turn") this.#playPremove();
  }

  #showPhrase(by: Color, phrase: Phrase): void {
    if (!settings.phrases && !this.colors.includes(by)) return;
    const shown = { ...this.phrases, [by]: phrase };
    this.phrases = shown;
    setTimeout(() => {
      // Neither player has said anything since.
      if (this.phrases === shown) this.phrases = {};
    }, PHRASE_MS);
  }

  /** The other player has said no to what I offered. */
  #showDeclined({ by, what }: Declined): void {
    if (this.colors.length !== 1 || this.colors[0] === by || what === "rematch") return;
    this.#clearMessage();
    this.sentence = t(`${what}-declined`);
  }

  /** The other player has moved on without an answer to what I offered: that is a no. */
  #showLapsed({ turn, draw_offer: draw, takeback_offer: takeback }: GameView): void {
    const [mine, ...others] = this.colors;
    if (mine === undefined || others.length || turn?.color === mine) return;
    if (draw === mine) this.sentence = t("draw-declined");
    else if (takeback?.by === mine) this.sentence = t("takeback-declined");
  }

  #updateTimes(game: GameView, before?: GameView): void {
    const now = performance.now();
    if (game.clocks !== before?.clocks) {
      this.reading = game.clocks && { clocks: game.clocks, readAt: now };
    }
    if (game.claim_in !== before?.claim_in) {
      this.claimAt = game.claim_in === null ? null : now + game.claim_in * 1000;
    }
  }

  #playPremove(): void {
    const plan = this.premove;
    if (!plan || !this.myTurn) return;
    this.premove = null;
    const allowed = this.game.turn?.legal[plan.piece]?.some((cell) => isSameCell(cell, plan.to));
    if (allowed) void this.#make(plan);
    else this.sentence = t("premove-gone");
  }

  // ---- choosing and moving

  /** Chooses a piece; null clears the choice, a planned move and a move that waits. */
  choose(piece: PieceName | null): void {
    this.#clearMessage();
    this.premove = null;
    this.chosen = piece;
    if (piece && this.premovable) void this.#loadPremoves();
  }

  /** A move can be planned without it: it only shows where to. */
  async #loadPremoves(): Promise<void> {
    const { moves } = this.game;
    if (this.#likely?.moves === moves) return;
    try {
      const premoves = await likelyMoves(this.game);
      if (this.game.moves === moves && premoves.ply === moves.length)
        this.#likely = { moves, premoves };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
    }
  }

  /** Moves a piece: at once, as a premove, or after a confirmation. */
  move(piece: PieceName, to: Cell): void {
    const confirmed = this.confirm?.piece === piece && isSameCell(this.confirm.to, to);
    this.#clearMessage();
    if (this.premovable) {
      this.premove = { piece, to };
      this.chosen = null;
    } else if (confirmsMoves() && !confirmed) {
      this.confirm = { piece, to };
      this.chosen = piece;
    } else {
      void this.#make({ piece, to });
    }
  }

  confirmMove(): void {
    if (this.confirm) void this.#make(this.confirm);
  }

  async ask(piece: PieceName, to: Cell | null): Promise<void> {
    this.#clearMessage();
    const asked = this.#asked;
    try {
      const why = await whyNot(this.game, this.ply, piece, to);
      if (asked !== this.#asked || why.legal || !why.reason) return;
      this.sentence = whyAnswer(piece, why);
      this.evidence = {
        piece,
        pieces: why.pieces,
        cells: why.cells,
        reason: why.reason,
        ...(to ? { target: to } : {}),
      };
    } catch (error) {
      if (asked === this.#asked) this.#showProblem(error);
    }
  }

  /** Chooses the piece of a good move, and marks where it goes. */
  async hint(): Promise<void> {
    this.choose(null);
    const asked = this.#asked;
    try {
      const { ply, piece, to } = await findHint(this.game);
      if (asked !== this.#asked || ply !== this.game.moves.length) return;
      this.choose(piece);
      this.marks = [{ cell: to, kind: "hint" }];
      this.sentence = t("hint-is", { piece: pieceName(piece) });
    } catch (error) {
      if (asked === this.#asked) this.#showProblem(error);
    }
  }

  async #make(plan: PlannedMove): Promise<void> {
    this.choose(null);
    this.#busy = true;
    try {
      const move = { piece: plan.piece, to: [...plan.to] as [number, number] };
      await this.#link.send({ type: "move", ply: this.game.moves.length, move });
    } catch (error) {
      this.#showProblem(error);
    } finally {
      this.#busy = false;
    }
  }

  #clearMessage(): void {
    this.#asked++;
    this.sentence = "";
    this.evidence = null;
    this.confirm = null;
    this.marks = [];
  }

  // ---- commands other than moves

  async send(type: Simple["type"], color: Color | null = null): Promise<void> {
    this.#clearMessage();
    try {
      await this.#link.send({ type, color });
    } catch (error) {
      this.#showProblem(error);
    }
  }

  /** Says a phrase to the other player; it is shown when the server passes it on. */
  async say(phrase: Phrase): Promise<void> {
    this.#clearMessage();
    try {
      await this.#link.send({ type: "say", phrase });
    } catch (error) {
      this.#showProblem(error);
    }
  }

  #showProblem(error: unknown): void {
    if (!(error instanceof ProblemError)) throw error;
    this.sentence = problemSentence(error);
  }

  // ---- stepping through the moves

  step(ply: number): void {
    const last = this.game.moves.length;
    const target = Math.max(0, Math.min(ply, last));
    const forward = target === this.ply + 1;
    this.choose(null);
    this.#stepped = target === last ? null : target;
    this.animate = forward ? lastMoveAt(this.game.moves, target) : null;
  }
}

function socketOf(client: GameClient): GameSocket {
  const address = `${location.origin.replace(/^http/, "ws")}/api/games/${client.game.id}/socket`;
  return new GameSocket(address, {
    since: () => client.game.seq,
    onmessage: (message) => client.receive(message),
    onstate: (state) => (client.connection = state),
  });
}
