/**
 * The interface of the core (core/wasm/interface.cpp): its functions, and the numbers that they write into
 * their memory.
 */
import type { Cell, PieceName } from "../wire/messages";
import { PASS, type Move, type SearchResult } from "./types";

/** An address in the memory of the core. */
export type Address = number;

export interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly skep_output: () => Address;
  readonly skep_text: () => Address;
  readonly skep_allocate: (size: number) => Address;
  readonly skep_free: (memory: Address) => void;
  readonly skep_names: () => number;
  readonly skep_new_position: (bugs: number, tournament: number) => Address;
  readonly skep_copy_position: (position: Address) => Address;
  readonly skep_delete_position: (position: Address) => void;
  readonly skep_ply: (position: Address) => number;
  readonly skep_turn: (position: Address) => number;
  readonly skep_state: (position: Address) => number;
  readonly skep_repetitions: (position: Address) => number;
  readonly skep_key: (position: Address) => bigint;
  readonly skep_canonical_key: (position: Address) => bigint;
  readonly skep_pieces: (position: Address) => number;
  readonly skep_legal_moves: (position: Address) => number;
  readonly skep_likely_moves: (position: Address) => number;
  readonly skep_play: (position: Address, piece: number, q: number, r: number) => number;
  readonly skep_read_position: (text: Address, size: number) => Address;
  readonly skep_position_problem_length: () => number;
  readonly skep_position_text: (position: Address) => number;
  readonly skep_text_after_pass: (position: Address) => number;
  readonly skep_move_text: (position: Address, piece: number, q: number, r: number) => number;
  readonly skep_undo: (position: Address) => number;
  readonly skep_explain: (position: Address, piece: number, q: number, r: number) => number;
  readonly skep_explain_piece: (position: Address, piece: number) => number;
  readonly skep_path: (position: Address, piece: number, q: number, r: number) => number;
  readonly skep_advise: (position: Address, color: number) => number;
  readonly skep_evaluate: (position: Address) => number;
  readonly skep_perft: (position: Address, depth: number) => bigint;
  readonly skep_new_net: (bytes: Address, size: number) => Address;
  readonly skep_net_error_length: () => number;
  readonly skep_net_evaluate: (net: Address, position: Address) => number;
  readonly skep_new_searcher: (mebibytes: number, net: Address) => Address;
  readonly skep_delete_searcher: (searcher: Address) => void;
  readonly skep_clear_searcher: (searcher: Address) => void;
  readonly skep_search: (
    searcher: Address,
    position: Address,
    excluded: Address,
    count: number,
    seconds: number,
    depth: number,
    nodes: number,
  ) => number;
  readonly skep_level_move: (
    searcher: Address,
    net: Address,
    position: Address,
    level: number,
    seedLow: number,
    seedHigh: number,
    seconds: number,
    nodes: number,
  ) => number;
  readonly skep_new_review: (net: Address, end: Address) => Address;
  readonly skep_delete_review: (review: Address) => void;
  readonly skep_review_nodes: () => number;
  readonly skep_review_end: (review: Address, threefold: number, nodes: number) => number;
  readonly skep_review_move: (review: Address, nodes: number) => number;
  readonly skep_review_summary: (review: Address) => number;
  readonly skep_solve: (position: Address, plies: number, seconds: number, nodes: number) => number;
}

/** The number of a pass instead of a piece: kNoPiece of core/piece.h. */
export const NO_PIECE = 15;

/** Reads what a function of the core has written, number by number. */
export class Reader {
  #at = 0;
  constructor(
    private readonly numbers: Int32Array,
    private readonly pieces: readonly string[],
  ) {}
  get hasMore(): boolean {
    return this.#at < this.numbers.length;
  }
  next(): number {
    return this.numbers[this.#at++] ?? 0;
  }
  /** A number of 64 bits, as far as doubles count exactly. */
  large(): number {
    const low = this.next() >>> 0;
    return low + (this.next() >>> 0) * 2 ** 32;
  }
  /** A number from -1 to 1. */
  fraction(): number {
    return this.next() / 1e9;
  }
  piece(): PieceName {
    return this.pieces[this.next()] ?? "";
  }
  cell(): Cell {
    return [this.next(), this.next()];
  }
  move(): Move {
    const piece = this.piece();
    const to = this.cell();
    return piece ? { piece, to } : PASS;
  }
  word(): string {
    return String.fromCharCode(...this.list(() => this.next()));
  }
  list<T>(item: () => T): T[] {
    return Array.from({ length: this.next() }, item);
  }
}

export function readResult(reader: Reader): SearchResult {
  return {
    depth: reader.next(),
    score: reader.next(),
    nodes: reader.large(),
    seconds: reader.next() / 1_000_000,
    pv: reader.list(() => reader.move()),
  };
}

/** What the core asks of the system: the time. It writes to no file, so that those calls fail. */
export function systemCalls(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const badFile = (): number => 8;
  return {
    clock_time_get: (_clock: number, _precision: bigint, address: number): number => {
      const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
      new DataView(memory().buffer).setBigUint64(address, nanoseconds, true);
      return 0;
    },
    fd_write: badFile,
    fd_close: badFile,
    fd_seek: badFile,
  };
}
