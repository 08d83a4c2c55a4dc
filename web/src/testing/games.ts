/** Games and sockets for tests. */
import type { Clocks, GameView, MoveView, Outgoing, Seat, Turn } from "../wire/messages";

const person = (yours: boolean): Seat => ({
  kind: "person",
  name: "",
  level: null,
  yours,
  here: true,
  thinks_on: null,
});

/** A new game by link in which I am White. */
export function aGame(changes: Partial<GameView> = {}): GameView {
  return {
    id: "abcdefghijkl",
    seq: 0,
    kind: "link",
    status: "playing",
    created: "2030-01-01T00:00:00Z",
    rules: {
      game_type: "Base",
      opening: "tournament",
      repetition: "off",
      hand: { Q: 1, S: 2, B: 2, G: 3, A: 3 },
    },
    clock: null,
    takebacks: true,
    seats: { white: person(true), black: person(false) },
    moves: [],
    state: "NotStarted",
    turn: aTurn(0),
    clocks: null,
    result: null,
    draw_offer: null,
    takeback_offer: null,
    rematch_offer: null,
    rematch: null,
    can_abort: true,
    claim_in: null,
    queue: 0,
    tags: {},
    start: null,
    ...changes,
  };
}

export function aTurn(ply: number, legal: Turn["legal"] = {}): Turn {
  return { ply, color: ply % 2 === 0 ? "white" : "black", legal, must_pass: false };
}

type Place = [number, number];

/** A piece that comes from the hand, or that slides from its origin. */
export function aMove(piece: string, to: Place, origin: Place | null = null): MoveView {
  return {
    uhp: piece,
    piece,
    origin,
    to,
    kind: origin ? "slide" : "place",
    path: origin ? [origin, to] : [to],
    thrower: null,
    seconds: null,
  };
}

/** The fields of every event, for a game that goes on without offers. */
export const STANDING = {
  status: "playing",
  state: "InProgress",
  can_abort: false,
  clocks: null,
  result: null,
  draw_offer: null,
  takeback_offer: null,
  rematch_offer: null,
  rematch: null,
} as const;

export function moved(seq: number, ply: number, move: MoveView, clocks: Clocks | null = null) {
  const message: Outgoing = {
    ...STANDING,
    can_abort: ply < 2,
    type: "moved",
    seq,
    at: "",
    ply,
    move,
    by_itself: false,
    clocks,
  };
  return message;
}

/** A socket whose other end is the test. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("nobody has connected");
    return last;
  }

  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  readonly sent: string[] = [];

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  /** The messages that were sent, without pings. */
  get requests(): { id: number; command: { type: string } }[] {
    return this.sent
      .map((text) => JSON.parse(text) as { id: number; command: { type: string } })
      .filter((message) => "command" in message);
  }

  receive(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export const connect = (address: string): WebSocket =>
  new FakeSocket(address) as unknown as WebSocket;
