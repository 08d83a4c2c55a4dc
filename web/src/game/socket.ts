/**
 * The WebSocket of a game. It reconnects after a pause that doubles up to a limit, and resumes from
 * the number of the last known event, so that no event is missed.
 */
import { ProblemError } from "../api";
import { parseMessage } from "../wire/parse";
import type { Command, Outgoing, Ping, Request } from "../wire/messages";

/** `gone` is final: the game does not exist. */
export type ConnectionState = "connecting" | "open" | "waiting" | "closed" | "gone";

export interface SocketHooks {
  /** The number of the last event that is known; null asks for the whole game. */
  since(): number | null;
  onmessage(message: Outgoing): void;
  onstate(state: ConnectionState): void;
}

interface Pending {
  command: Command;
  resolve(): void;
  reject(error: ProblemError): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 6_000;
const ANSWER_WITHIN = 2_000;

/** The close code for a game that does not exist. */
const GONE = 4404;

/** The pause before attempt number n, with random jitter, so that clients do not reconnect together. */
export function pauseBefore(attempt: number, random: number = Math.random()): number {
  return Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE) * (0.75 + random / 2);
}

export class GameSocket {
  #socket: WebSocket | null = null;
  #state: ConnectionState = "closed";
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setTimeout> | undefined;
  #pingSent = 0;
  #rtt: number | null = null;
  #nextId = 1;
  #whole = false;
  readonly #pending = new Map<number, Pending>();

  constructor(
    private readonly address: string,
    private readonly hooks: SocketHooks,
    private readonly make: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  open(): void {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#sleep);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  close(): void {
    this.#end("closed");
  }

  #end(state: "closed" | "gone"): void {
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#sleep);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    for (const [id] of this.#pending) this.#fail(id);
    this.#become(state);
  }

  /** Reconnects at once, with the cookies of now. */
  renew(): void {
    this.#drop();
    this.#connect();
  }

  /** Reconnects and asks for the whole game, because an event was missed. */
  resync(): void {
    this.#whole = true;
    this.#lost();
  }

  /** Resolves when the server has carried out the command. After a lost connection a move is sent
   *  again (its ply makes that safe); any other command fails. */
  send(command: Command): Promise<void> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { command, resolve, reject });
      if (this.#state === "open") {
        this.#say({ id, command });
        setTimeout(() => this.#doubt(id), ANSWER_WITHIN);
      } else if (command.type !== "move") this.#fail(id);
    });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#become("connecting");
    const since = this.#whole ? null : this.hooks.since();
    const socket = this.make(since === null ? this.address : `${this.address}?since=${since}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#become("open");
      for (const [id, { command }] of this.#pending) this.#say({ id, command });
      this.#ping();
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      const message = typeof event.data === "string" ? parseMessage(event.data) : null;
      if (message) this.#receive(message);
    };
    socket.onclose = ({ code }) => (code === GONE ? this.#end("gone") : this.#lost());
  }

  #receive(message: Outgoing): void {
    // An overloaded server refuses the connection; then the pause goes on doubling.
    if (message.type !== "refused") this.#attempt = 0;
    switch (message.type) {
      case "pong":
        this.#rtt = performance.now() - this.#pingSent;
        clearTimeout(this.#pinging);
        this.#pinging = setTimeout(() => this.#ping(), PING_EVERY);
        return;
      case "done":
        this.#pending.get(message.id)?.resolve();
        this.#pending.delete(message.id);
        return;
      case "refused":
        if (message.id === null) return;
        this.#pending.get(message.id)?.reject(new ProblemError(message.error));
        this.#pending.delete(message.id);
        return;
      case "snapshot":
        this.#whole = false;
        this.hooks.onmessage(message);
        return;
      default:
        this.hooks.onmessage(message);
    }
  }

  #ping(): void {
    clearTimeout(this.#pinging);
    this.#pingSent = performance.now();
    this.#say({ ping: Math.round(this.#pingSent), rtt: this.#rtt });
    this.#pinging = setTimeout(() => this.#lost(), PONG_WITHIN);
  }

  /** Sends a ping when a command has no answer yet, to find out whether the connection is dead. */
  #doubt(id: number): void {
    if (this.#pending.has(id) && this.#state === "open") this.#ping();
  }

  #lost(): void {
    this.#drop();
    for (const [id, { command }] of this.#pending) if (command.type !== "move") this.#fail(id);
    this.#become("waiting");
    this.#timer = setTimeout(() => this.#connect(), pauseBefore(this.#attempt++));
  }

  /** Checks the connection when the device wakes or is online again. */
  readonly #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#state === "waiting") this.#connect();
    else if (this.#state === "open") this.#ping();
  };

  readonly #sleep = (): void => {
    this.#lost();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pinging);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #fail(id: number): void {
    this.#pending.get(id)?.reject(new ProblemError({ code: "offline", message: "", detail: null }));
    this.#pending.delete(id);
  }

  #say(message: Request | Ping): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #become(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.hooks.onstate(state);
  }
}
