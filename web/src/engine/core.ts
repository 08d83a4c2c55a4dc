/**
 * The core (core/*.cpp) as WebAssembly, with types: positions, explanations, paths, nets and searches.
 *
 * Everything here answers at once, and a search ends before it returns: `client.ts` runs searches in a
 * worker.
 */
import type { PieceName } from "../wire/messages";
import { NO_PIECE, Reader, readResult, systemCalls, type Address, type Exports } from "./memory";
import type {
  Advice,
  Explanation,
  Limits,
  Line,
  Move,
  Path,
  Placed,
  SearchResult,
  SetupProblem,
  Solution,
} from "./types";

/** One instance of the core, with a memory of its own. */
export class Core {
  readonly exports: Exports;
  readonly #pieces: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly bugs: readonly string[];
  readonly states: readonly string[];
  readonly pathKinds: readonly string[];
  readonly reasons: readonly string[];
  readonly judgements: readonly string[];
  readonly facts: readonly string[];
  readonly setupFaults: readonly string[];
  readonly advices: readonly string[];
  #report: ((result: SearchResult) => void) | null = null;

  constructor(module: WebAssembly.Module) {
    const instance = new WebAssembly.Instance(module, {
      skep: { report: (length: number) => this.#report?.(readResult(this.read(length))) },
      wasi_snapshot_preview1: systemCalls(() => this.exports.memory),
    });
    this.exports = instance.exports as unknown as Exports;
    this.exports._initialize();
    const lines = this.text(this.exports.skep_names()).split("\n");
    const [pieces, bugs, states, pathKinds, reasons, judgements, facts, faults, advices] =
      lines.map((line) => line.split(","));
    this.#pieces = pieces ?? [];
    this.#numbers = new Map(this.#pieces.map((name, number) => [name, number]));
    this.bugs = bugs ?? [];
    this.states = states ?? [];
    this.pathKinds = pathKinds ?? [];
    this.reasons = reasons ?? [];
    this.judgements = judgements ?? [];
    this.facts = facts ?? [];
    this.setupFaults = faults ?? [];
    this.advices = advices ?? [];
  }

  /** A new game of a type such as Base+MLP. */
  newPosition(gameType: string, tournament: boolean): Position {
    const letters = gameType.split("+")[1] ?? "";
    const bits = this.bugs.reduce(
      (set, letter, i) => (letters.includes(letter) ? set | (1 << i) : set),
      0,
    );
    return new Position(this, this.exports.skep_new_position(bits, Number(tournament)));
  }

  /** The position of a position string (docs/library.md), or why no game can come to it. */
  readPosition(text: string): Position | SetupProblem {
    const bytes = new TextEncoder().encode(text);
    const address = this.exports.skep_allocate(bytes.length);
    new Uint8Array(this.exports.memory.buffer).set(bytes, address);
    const position = this.exports.skep_read_position(address, bytes.length);
    this.exports.skep_free(address);
    if (position !== 0) return new Position(this, position);
    const reader = this.read(this.exports.skep_position_problem_length());
    return {
      fault: this.setupFaults[reader.next()] ?? "",
      pieces: reader.list(() => reader.piece()),
      cells: reader.list(() => reader.cell()),
    };
  }

  /** The position after the moves of a line; throws if one of them is not legal. */
  positionOf({ start, gameType, tournament, moves }: Line): Position {
    const position = start ? this.readPosition(start) : this.newPosition(gameType, tournament);
    if (!(position instanceof Position)) throw new Error(`${String(start)}: ${position.fault}`);
    for (const move of moves) {
      if (position.play(move)) continue;
      position.free();
      throw new Error(`Not legal: ${move.piece} to ${String(move.to)}.`);
    }
    return position;
  }

  /** Reads a net from the bytes of its file; throws if they are none. */
  newNet(bytes: Uint8Array): Net {
    const address = this.exports.skep_allocate(bytes.length);
    new Uint8Array(this.exports.memory.buffer).set(bytes, address);
    const net = this.exports.skep_new_net(address, bytes.length);
    this.exports.skep_free(address);
    if (net === 0) throw new Error(this.text(this.exports.skep_net_error_length()));
    return new Net(this, net);
  }

  newSearcher(mebibytes: number, net: Net | null): Searcher {
    return new Searcher(this, this.exports.skep_new_searcher(mebibytes, net?.address ?? 0));
  }

  /** How many of each bug, by its letter, a player begins with. */
  handOf(gameType: string): Record<string, number> {
    const letters = gameType.replace("Base", "QSBGA");
    const inGame = this.bugs.filter((letter) => letters.includes(letter));
    return Object.fromEntries(
      inGame.map((letter) => [
        letter,
        this.#pieces.filter((name) => name.startsWith(`w${letter}`)).length,
      ]),
    );
  }

  numberOf(piece: PieceName | null): number {
    if (piece === null) return NO_PIECE;
    const number = this.#numbers.get(piece);
    if (number === undefined || piece === "") throw new RangeError(`There is no piece ${piece}.`);
    return number;
  }

  read(length: number): Reader {
    const { memory, skep_output } = this.exports;
    return new Reader(new Int32Array(memory.buffer, skep_output(), length), this.#pieces);
  }

  /** Runs a search whose iterations are reported to a function. */
  reporting<T>(report: ((result: SearchResult) => void) | null, search: () => T): T {
    this.#report = report;
    try {
      return search();
    } finally {
      this.#report = null;
    }
  }

  text(length: number): string {
    const { memory, skep_text } = this.exports;
    return new TextDecoder().decode(new Uint8Array(memory.buffer, skep_text(), length).slice());
  }
}

/** A position and the moves that led to it. `free` gives its memory back. */
export class Position {
  constructor(
    private readonly core: Core,
    readonly address: Address,
  ) {}

  free(): void {
    this.core.exports.skep_delete_position(this.address);
  }
  copy(): Position {
    return new Position(this.core, this.core.exports.skep_copy_position(this.address));
  }

  get ply(): number {
    return this.core.exports.skep_ply(this.address);
  }
  get turn(): "white" | "black" {
    return this.core.exports.skep_turn(this.address) === 0 ? "white" : "black";
  }
  get state(): string {
    return this.core.states[this.core.exports.skep_state(this.address)] ?? "";
  }
  get key(): bigint {
    return BigInt.asUintN(64, this.core.exports.skep_key(this.address));
  }
  get canonicalKey(): bigint {
    return BigInt.asUintN(64, this.core.exports.skep_canonical_key(this.address));
  }
  /** How often the position has occurred in the game, this time included. */
  get repetitions(): number {
    return this.core.exports.skep_repetitions(this.address);
  }

  placed(): Placed[] {
    const reader = this.core.read(this.core.exports.skep_pieces(this.address));
    const pieces: Placed[] = [];
    while (reader.hasMore) {
      pieces.push({ piece: reader.piece(), cell: reader.cell(), level: reader.next() });
    }
    return pieces;
  }

  legalMoves(): Move[] {
    return this.#moves(this.core.exports.skep_legal_moves(this.address));
  }

  /** The moves of the side that is not to move that are legal after at least half of the answers. */
  likelyMoves(): Move[] {
    return this.#moves(this.core.exports.skep_likely_moves(this.address));
  }

  #moves(length: number): Move[] {
    const reader = this.core.read(length);
    const moves: Move[] = [];
    while (reader.hasMore) moves.push(reader.move());
    return moves;
  }

  /** Advice for a beginner; the game must go on. */
  advise(player: "white" | "black"): Advice {
    const found = this.core.exports.skep_advise(this.address, player === "white" ? 0 : 1);
    const kind = this.core.advices[found % 16] ?? "";
    return { kind, free: found < 16 ? null : Math.floor(found / 16) - 1 };
  }

  /** Plays a move if it is legal; says whether it was. */
  play({ piece, to }: Move): boolean {
    const [q, r] = to ?? [0, 0];
    return this.core.exports.skep_play(this.address, this.core.numberOf(piece), q, r) !== 0;
  }

  /** The UHP string of a legal move; empty for others. */
  moveText({ piece, to }: Move): string {
    const [q, r] = to ?? [0, 0];
    const number = this.core.numberOf(piece);
    return this.core.text(this.core.exports.skep_move_text(this.address, number, q, r));
  }

  /** The position without its history as a position string. */
  get text(): string {
    return this.core.text(this.core.exports.skep_position_text(this.address));
  }

  /** The position string if the side to move passed; null if no game can come to that. */
  textAfterPass(): string | null {
    return this.core.text(this.core.exports.skep_text_after_pass(this.address)) || null;
  }

  /** Takes back the last move; false if there is none. */
  undo(): boolean {
    return this.core.exports.skep_undo(this.address) !== 0;
  }

  explain({ piece, to }: Move): Explanation {
    const [q, r] = to ?? [0, 0];
    const number = this.core.numberOf(piece);
    return this.#explanation(this.core.exports.skep_explain(this.address, number, q, r));
  }

  /** Whether a piece may be placed or moved at all, and if not, why. */
  explainPiece(piece: PieceName): Explanation {
    const number = this.core.numberOf(piece);
    return this.#explanation(this.core.exports.skep_explain_piece(this.address, number));
  }

  #explanation(length: number): Explanation {
    const reader = this.core.read(length);
    const reason = this.core.reasons[reader.next()] ?? "";
    return {
      reason: reason === "" ? null : reason,
      pieces: reader.list(() => reader.piece()),
      cells: reader.list(() => reader.cell()),
      numbers: Object.fromEntries(reader.list(() => [reader.word(), reader.next()])),
    };
  }

  /** The path of a legal move; null for others. */
  path({ piece, to }: Move): Path | null {
    const [q, r] = to ?? [0, 0];
    const number = this.core.numberOf(piece);
    const length = this.core.exports.skep_path(this.address, number, q, r);
    if (length === 0) return null;
    const reader = this.core.read(length);
    return {
      kind: this.core.pathKinds[reader.next()] ?? "",
      cells: reader.list(() => reader.cell()),
      throwers: reader.list(() => reader.piece()),
    };
  }

  /** The linear evaluation in points for the side to move. */
  evaluate(): number {
    return this.core.exports.skep_evaluate(this.address);
  }

  perft(depth: number): bigint {
    return this.core.exports.skep_perft(this.address, depth);
  }

  /** Proves or refutes that the side to move can force a win. */
  solve(plies: number, limits: Pick<Limits, "seconds" | "nodes">): Solution {
    const { seconds = 0, nodes = 0 } = limits;
    const length = this.core.exports.skep_solve(this.address, plies, seconds, nodes);
    const reader = this.core.read(length);
    const verdict = reader.next();
    return {
      proven: verdict === 2 ? null : verdict === 0,
      plies: reader.next(),
      unique: reader.next() !== 0,
      complete: reader.next() !== 0,
      nodes: reader.large(),
      moves: reader.list(() => reader.move()),
      line: reader.list(() => reader.move()),
    };
  }
}

/** A learned evaluation. */
export class Net {
  constructor(
    private readonly core: Core,
    readonly address: Address,
  ) {}

  evaluate(position: Position): number {
    return this.core.exports.skep_net_evaluate(this.address, position.address);
  }
}

/** A search with its own transposition table. */
export class Searcher {
  constructor(
    private readonly core: Core,
    private readonly address: Address,
  ) {}

  free(): void {
    this.core.exports.skep_delete_searcher(this.address);
  }

  /** The move of a level, from 1 to 10; null if the game is over. */
  levelMove(
    position: Position,
    level: number,
    seed: readonly [number, number],
    limits: Pick<Limits, "seconds" | "nodes">,
    net: Net | null,
  ): SearchResult | null {
    const { seconds = 0, nodes = 0 } = limits;
    const found = this.core.exports.skep_level_move(
      this.address,
      net?.address ?? 0,
      position.address,
      level,
      seed[0],
      seed[1],
      seconds,
      nodes,
    );
    return found === 0 ? null : readResult(this.core.read(found));
  }

  /** Empties the transposition table. */
  clear(): void {
    this.core.exports.skep_clear_searcher(this.address);
  }

  /** The best of the legal moves, but for some; null if there is none. */
  search(
    position: Position,
    limits: Limits,
    excluded: readonly Move[] = [],
    report: ((result: SearchResult) => void) | null = null,
  ): SearchResult | null {
    const { skep_allocate, skep_free, skep_search, memory } = this.core.exports;
    const { seconds = 0, depth = 0, nodes = 0 } = limits;
    const list = skep_allocate(12 * Math.max(excluded.length, 1));
    const numbers = excluded.flatMap(({ piece, to }) => [
      this.core.numberOf(piece),
      ...(to ?? [0, 0]),
    ]);
    new Int32Array(memory.buffer, list, numbers.length).set(numbers);
    const { length } = excluded;
    const found = this.core.reporting(report, () =>
      skep_search(this.address, position.address, list, length, seconds, depth, nodes),
    );
    const result = found === 0 ? null : readResult(this.core.read(found));
    skep_free(list);
    return result;
  }
}
