/**
 * Games in which this device chooses the machine's moves, kept in the browser: they go on without a network
 * and after a reload. The server has what it has acknowledged; `pendingSync` is the rest.
 */
import type { Move } from "../../engine/types";
import type { Color, GameView, NewGame, Problem, Result, SyncGame } from "../../wire/messages";

/** What this device asks for: its own id and colour, so that nothing is left to chance. */
export type DeviceRequest = NewGame & {
  readonly id: string;
  readonly color: Color;
  readonly opponent: { readonly kind: "engine"; readonly level: number };
};

/** How the server has the game. */
export interface ServerSide {
  /** The number of the last event. */
  readonly seq: number;
  /** How many moves it has. */
  readonly ply: number;
  /** How many of them, from the first on, are the same here. */
  readonly shared: number;
  readonly ended: boolean;
}

/** What a game began with, where that was not the empty table; as GameStart of the server, without its pieces. */
export interface KeptStart {
  /** The position string of a set-up, if there was one. */
  readonly position: string | null;
  /** How many plies lie before the first move. */
  readonly pliesBefore: number;
  /** How many of the moves were made before the game began: they cannot be taken back. */
  readonly moves: number;
}

/** The moves with which a game begins, and where they come from. */
export interface Beginning {
  readonly position: string | null;
  readonly pliesBefore: number;
  readonly moves: readonly Move[];
}

export interface KeptGame {
  readonly id: string;
  readonly request: DeviceRequest;
  readonly start?: KeptStart | null;
  readonly created: string;
  readonly changed: string;
  /** Those before the game began, too. */
  readonly moves: readonly Move[];
  readonly ends: "resign" | "abort" | null;
  readonly result: Result | null;
  /** null as long as the server does not know the game. */
  readonly server: ServerSide | null;
  /** The command that was sent last, as long as its answer is missing: the server may have carried it out. */
  readonly sending: SyncGame | null;
  /** Why the server does not take the game. */
  readonly refused: Problem | null;
}

/** The most moves in one command. */
const MOST_SYNCED = 200;

const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ID_LENGTH = 12;

/** A random id that cannot be guessed, as the server makes them. */
export function newId(): string {
  let id = "";
  while (id.length < ID_LENGTH) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // Of 256 values the last few would make some letters more likely.
    if (byte < 4 * LETTERS.length) id += LETTERS[byte % LETTERS.length] ?? "";
  }
  return id;
}

export function newKept(
  request: DeviceRequest,
  now: string,
  beginning: Beginning | null = null,
): KeptGame {
  const { id } = request;
  const start = beginning && { ...beginning, moves: beginning.moves.length };
  const nothing = {
    start: start && (start.pliesBefore || start.moves) ? start : null,
    moves: beginning?.moves ?? [],
    ends: null,
    result: null,
    server: null,
    sending: null,
    refused: null,
  };
  return { id, request, created: now, changed: now, ...nothing };
}

export const isSameMove = (a: Move, b: Move): boolean =>
  a.piece === b.piece && a.to?.[0] === b.to?.[0] && a.to?.[1] === b.to?.[1];

export function sharedMoves(a: readonly Move[], b: readonly Move[]): number {
  const differs = a.findIndex((move, i) => {
    const other = b[i];
    return !other || !isSameMove(move, other);
  });
  return differs < 0 ? a.length : differs;
}

/** Whether two states of a game are the same for its players. */
export const isSameGame = (a: KeptGame, b: KeptGame): boolean =>
  a.ends === b.ends &&
  a.moves.length === b.moves.length &&
  sharedMoves(a.moves, b.moves) === a.moves.length;

/** The moves of a view, as the core plays them. */
export const movesOf = ({ moves }: Pick<GameView, "moves">): Move[] =>
  moves.map(({ piece, to }) => (piece && to ? { piece, to } : { piece: null, to: null }));

/** Who makes the move after so many. */
export const colorAt = ({ start }: Pick<KeptGame, "start">, ply: number): Color =>
  ((start?.pliesBefore ?? 0) + ply) % 2 === 0 ? "white" : "black";

/** The game as it began. */
export const beginningOf = ({ start, moves }: KeptGame): Beginning | null =>
  start ? { ...start, moves: moves.slice(0, start.moves) } : null;

export function withMove(kept: KeptGame, move: Move): KeptGame {
  return { ...kept, moves: [...kept.moves, move] };
}

/** The game at an earlier ply. */
export function takenBack(kept: KeptGame, ply: number): KeptGame {
  const server = kept.server && { ...kept.server, shared: Math.min(kept.server.shared, ply) };
  return { ...kept, moves: kept.moves.slice(0, ply), server };
}

/** What the server, whose view this is, has of a game. */
export function serverSideOf(view: GameView, kept: Pick<KeptGame, "moves">): ServerSide {
  return {
    seq: view.seq,
    ply: view.moves.length,
    shared: sharedMoves(movesOf(view), kept.moves),
    ended: view.status === "over",
  };
}

/**
 * The next command for the server, which knows the game; null if it has everything. One without an answer is sent
 * again as it was: the server carries it out once.
 */
export function pendingSync({ moves, ends, server, sending }: KeptGame): SyncGame | null {
  if (!server || sending) return sending;
  const { seq, ply, shared, ended } = server;
  const isEndSent = ends === null || ended;
  if (shared === moves.length && ply === shared && isEndSent) return null;
  const sent = moves.slice(shared, shared + MOST_SYNCED);
  return {
    type: "sync",
    seq,
    ply: shared,
    moves: sent.map(({ piece, to }) => (piece ? { piece, to: [to[0], to[1]] } : "pass")),
    ends: shared + sent.length === moves.length ? ends : null,
  };
}

export const isSent = (kept: KeptGame): boolean => kept.server !== null && !pendingSync(kept);

/** The game after the server has carried out a command; it may have gone on meanwhile. */
export function acknowledged(kept: KeptGame, command: SyncGame, seq: number): KeptGame {
  if (!kept.server) return kept;
  const sent = (command.moves ?? []).map((move): Move =>
    typeof move === "string" ? { piece: null, to: null } : { piece: move.piece, to: move.to },
  );
  const before = Math.min(kept.server.shared, command.ply);
  const shared =
    before < command.ply ? before : before + sharedMoves(sent, kept.moves.slice(command.ply));
  const ended = kept.server.ended || command.ends !== null;
  return { ...kept, sending: null, server: { seq, ply: command.ply + sent.length, shared, ended } };
}

/** The same game under another id: the server has something else under the first one. */
export function renamed(kept: KeptGame, id: string): KeptGame {
  return {
    ...kept,
    id,
    request: { ...kept.request, id },
    server: null,
    sending: null,
    refused: null,
  };
}

/** A game of the server that goes on on this device; null where it is none, or not mine. */
export function keptFrom(view: GameView): KeptGame | null {
  const color = (["white", "black"] as const).find((each) => view.seats[each].yours);
  if (!color || view.status !== "playing") return null;
  const machine = view.seats[color === "white" ? "black" : "white"];
  if (machine.thinks_on !== "device") return null;
  const request: DeviceRequest = {
    id: view.id,
    opponent: { kind: "engine", engine: "skep", level: machine.level ?? 1, on_device: true },
    game_type: view.rules.game_type,
    opening: view.rules.opening,
    repetition: view.rules.repetition,
    clock: null,
    takebacks: view.takebacks,
    color,
    name: view.seats[color].name || null,
    // Where the server has to be told of the game again, all its moves follow the set-up.
    start: view.start?.position ?? null,
  };
  const start = view.start && {
    position: view.start.position,
    pliesBefore: view.start.plies_before,
    moves: view.start.moves,
  };
  const kept = { ...newKept(request, view.created), start, moves: movesOf(view) };
  return { ...kept, server: serverSideOf(view, kept) };
}
