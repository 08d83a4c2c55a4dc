/**
 * A game against the machine on this device, in the place of a socket: the core is the referee and chooses the
 * machine's moves, the browser keeps the game, and the server gets it whenever it can be reached.
 */
import { fetchGame, ProblemError } from "../../api";
import { engine } from "../../engine/client";
import type { Core } from "../../engine/core";
import { PASS, type Move } from "../../engine/types";
import type { Color, Command, GameView, Outgoing } from "../../wire/messages";
import type { GameLink } from "../link";
import { isSameCell } from "../position";
import { opponentOf } from "../state";
import {
  beginningOf,
  colorAt,
  isSameGame,
  isSent,
  keptFrom,
  newId,
  newKept,
  serverSideOf,
  takenBack,
  withMove,
  type KeptGame,
} from "./kept";
import { eventOf, type Happened } from "./events";
import type { Sent } from "./outbox";
import { Sender } from "./sender";
import { dropKept, keyOf, parseKept, readKept, writeKept } from "./storage";
import { lineOfKept, viewOf } from "./view";

export interface DeviceHooks {
  onmessage(message: Outgoing): void;
  /** Whether the server has everything. */
  onsent(isSent: boolean): void;
  /** The server does not answer, or does not take the game. */
  onnotice(notice: "offline" | "refused"): void;
  /** The game goes on under another id. */
  onrenamed(id: string): void;
  /** The game is no longer played on this device: it is to be opened anew. */
  onreopen(): void;
  /** The machine cannot think here. */
  onfailure(): void;
}

/** As the server does: a move that comes at once looks like a mistake. */
const LEAST_THOUGHT_MS = 400;
const FORCED_PASS_MS = 1200;
/** At full strength the machine thinks for as long; the other levels are done long before. */
const THOUGHT = { seconds: 2 };
const LONG_THOUGHT = { seconds: 8 };
const FULL_STRENGTH = 10;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const refusal = (code: string): ProblemError =>
  new ProblemError({ code, message: "", detail: null });

export class DeviceGame implements GameLink {
  #kept: KeptGame;
  #view: GameView;
  #seq = 0;
  #thinking: AbortController | null = null;
  #isOpen = false;
  #hasFailed = false;
  readonly #sender: Sender;

  constructor(
    private readonly core: Core,
    kept: KeptGame,
    private readonly hooks: DeviceHooks,
  ) {
    this.#kept = kept;
    this.#view = viewOf(core, kept, 0);
    this.#sender = new Sender(kept.id, (sent) => this.#onsent(sent));
  }

  open(): void {
    this.#isOpen = true;
    addEventListener("storage", this.#onstorage);
    addEventListener("online", this.#onwake);
    document.addEventListener("visibilitychange", this.#onwake);
    this.#goOn();
    this.#tellSent();
    if (isSent(this.#kept)) void this.#compare();
    else this.#sender.now();
  }

  close(): void {
    this.#isOpen = false;
    removeEventListener("storage", this.#onstorage);
    removeEventListener("online", this.#onwake);
    document.removeEventListener("visibilitychange", this.#onwake);
    this.#thinking?.abort();
    this.#sender.stop();
  }

  renew(): void {
    this.hooks.onreopen();
  }

  resync(): void {
    this.#show();
  }

  /** Carries out a command of the person; rejects as the server would. */
  send(command: Command): Promise<void> {
    return new Promise((resolve) => {
      this.#carryOut(command);
      resolve();
    });
  }

  #carryOut(command: Command): void {
    const { turn, can_abort, takebacks } = this.#view;
    const me = this.#kept.request.color;
    switch (command.type) {
      case "rematch":
        this.#playAgain();
        return;
      case "resign":
      case "abort":
        if (!turn) throw refusal("game_over");
        if (command.type === "abort" && !can_abort) throw refusal("not_allowed");
        this.#end(command.type);
        return;
      case "offer_draw":
        // The machine always declines.
        this.#emit({ type: "offered", what: "draw", by: me, ply: null });
        this.#emit({ type: "declined", what: "draw", by: opponentOf(me) });
        return;
      case "ask_takeback":
        if (!takebacks || !turn) throw refusal("not_allowed");
        this.#takeBack(me);
        return;
      case "move":
        if (typeof command.move === "string") throw refusal("bad_request");
        if (command.ply !== this.#kept.moves.length) throw refusal("wrong_ply");
        if (turn?.color !== me) throw refusal("not_your_turn");
        this.#playLegal(command.move);
        return;
      default:
        throw refusal("not_allowed");
    }
  }

  // ---- changes

  #playLegal(move: { piece: string; to: readonly [number, number] }): void {
    const cells = this.#view.turn?.legal[move.piece];
    if (!cells?.some((cell) => isSameCell(cell, move.to))) throw refusal("not_allowed");
    this.#play({ piece: move.piece, to: [move.to[0], move.to[1]] });
  }

  #play(move: Move, byItself = false): void {
    if (!this.#change((kept) => withMove(kept, move))) throw refusal("wrong_ply");
    const made = this.#view.moves.at(-1);
    if (made) {
      const goesOn = { status: "playing", result: null } as const;
      const { length: ply } = this.#view.moves;
      this.#emit({ type: "moved", ply, move: made, by_itself: byItself, ...goesOn });
    }
    this.#tellEnd();
    this.hooks.onmessage({ type: "turn", turn: this.#view.turn });
    this.#goOn();
    this.#sendSoon();
  }

  #end(ends: "resign" | "abort"): void {
    if (!this.#change((kept) => ({ ...kept, ends }))) throw refusal("wrong_ply");
    this.#tellEnd();
    this.hooks.onmessage({ type: "turn", turn: null });
    this.#goOn();
    this.#sendSoon();
  }

  #takeBack(me: Color): void {
    const mine = this.#kept.moves.findLastIndex(
      ({ piece }, ply) => piece !== null && colorAt(this.#kept, ply) === me,
    );
    if (mine < (this.#kept.start?.moves ?? 0)) throw refusal("not_allowed");
    if (!this.#change((kept) => takenBack(kept, mine))) throw refusal("wrong_ply");
    this.#emit({ type: "taken_back", ply: mine });
    this.hooks.onmessage({ type: "turn", turn: this.#view.turn });
    this.#goOn();
    this.#sendSoon();
  }

  #playAgain(): void {
    const { request } = this.#kept;
    const id = newId();
    const again = { ...request, id, color: opponentOf(request.color) };
    writeKept(newKept(again, new Date().toISOString(), beginningOf(this.#kept)));
    this.#emit({ type: "rematched", game: id });
  }

  /** Keeps another state of the game; false if another tab was faster, whose state is shown then. */
  #change(step: (kept: KeptGame) => KeptGame): boolean {
    // What the server has is noted in the storage first.
    const stored = readKept(this.#kept.id) ?? this.#kept;
    if (!isSameGame(stored, this.#kept)) {
      this.#adopt(stored);
      return false;
    }
    this.#kept = { ...step(stored), changed: new Date().toISOString() };
    this.#look();
    writeKept(this.#kept);
    this.#tellSent();
    return true;
  }

  #look(): void {
    this.#view = viewOf(this.core, this.#kept, this.#seq);
    this.#kept = { ...this.#kept, result: this.#view.result };
  }

  #adopt(kept: KeptGame): void {
    this.#kept = kept;
    this.#look();
    this.#show();
    this.#goOn();
    this.#tellSent();
  }

  #show(): void {
    this.hooks.onmessage({ type: "snapshot", game: this.#view });
  }

  #tellEnd(): void {
    if (this.#view.result) this.#emit({ type: "ended", result: this.#view.result });
  }

  #emit(event: Happened): void {
    this.#seq += 1;
    this.hooks.onmessage(eventOf(event, this.#seq, this.#view));
    this.#view = { ...this.#view, seq: this.#seq };
  }

  // ---- the machine

  /** Lets the machine move or pass, where it is its turn. */
  #goOn(): void {
    this.#thinking?.abort();
    this.#thinking = null;
    const { turn } = this.#view;
    if (!this.#isOpen || !turn) return;
    if (!turn.must_pass && turn.color === this.#kept.request.color) return;
    const thinking = (this.#thinking = new AbortController());
    const choice = turn.must_pass
      ? pause(FORCED_PASS_MS).then(() => PASS)
      : this.#choose(thinking.signal);
    choice.then(
      (move) => {
        if (move && !thinking.signal.aborted) this.#playFound(move, turn.must_pass);
      },
      () => {
        if (!thinking.signal.aborted) this.#onengineFailure();
      },
    );
  }

  #playFound(move: Move, byItself: boolean): void {
    try {
      this.#play(move, byItself);
    } catch (error) {
      // Another tab was faster: its move is on the board.
      if (!(error instanceof ProblemError)) throw error;
    }
  }

  async #choose(signal: AbortSignal): Promise<Move | null> {
    const began = performance.now();
    const { level } = this.#kept.request.opponent;
    const line = lineOfKept(this.#kept);
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    const limits = level === FULL_STRENGTH ? THOUGHT : LONG_THOUGHT;
    const found = await engine().levelMove(line, level, seed, signal, limits);
    if (signal.aborted) return null;
    const move = found?.pv[0];
    if (!move) throw new Error("The machine has found no move.");
    await pause(LEAST_THOUGHT_MS - (performance.now() - began));
    return move;
  }

  #onengineFailure(): void {
    if (this.#hasFailed) {
      this.hooks.onfailure();
      return;
    }
    this.#hasFailed = true;
    this.#goOn();
  }

  // ---- the server

  #tellSent(): void {
    this.hooks.onsent(isSent(this.#kept));
  }

  /** Sends at once, or together with the machine's answer. */
  #sendSoon(): void {
    this.#sender.soon(this.#view.turn !== null && this.#thinking !== null);
  }

  #onsent(sent: Sent): void {
    if (sent.state === "renamed") {
      this.hooks.onrenamed(sent.id);
      return;
    }
    this.#noteServer();
    if (sent.state === "later") this.hooks.onnotice("offline");
    if (sent.state === "refused") this.hooks.onnotice("refused");
  }

  /** Takes over from storage what the server has; a game that it has whole is no longer stored. */
  #noteServer(): void {
    const stored = readKept(this.#kept.id);
    if (stored && isSameGame(stored, this.#kept)) this.#kept = stored;
    if (stored) this.#tellSent();
    else this.hooks.onsent(true);
  }

  /** Looks whether the game has gone on elsewhere, where everything of here was sent. */
  async #compare(): Promise<void> {
    const { id, server } = this.#kept;
    let view: GameView;
    try {
      view = await fetchGame(id);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code === "not_found") this.#reopen();
      return;
    }
    if (!this.#isOpen || !isSent(this.#kept) || view.seq === server?.seq) return;
    const kept = keptFrom(view);
    if (!kept) this.#reopen();
    else if (view.seq > (this.#kept.server?.seq ?? 0)) {
      const next = { ...kept, server: serverSideOf(view, kept) };
      writeKept(next);
      this.#adopt(next);
    }
  }

  #reopen(): void {
    dropKept(this.#kept.id);
    this.hooks.onreopen();
  }

  readonly #onwake = (): void => {
    if (!isSent(this.#kept)) this.#sender.now();
  };

  /** Another tab has changed the game. */
  readonly #onstorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== keyOf(this.#kept.id)) return;
    const kept = parseKept(newValue);
    if (!kept) {
      if (!this.#view.result) this.hooks.onreopen();
      else this.hooks.onsent(true);
    } else if (isSameGame(kept, this.#kept)) {
      this.#kept = kept;
      this.#tellSent();
    } else this.#adopt(kept);
  };
}
