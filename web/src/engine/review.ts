/**
 * The review of a game: each move judged by the core (core/review.h) against the best one, the turning points,
 * and the accuracy of the players. `skep.engine.review` is the same in Python; a test compares them.
 */
import type { PieceName } from "../wire/messages";
import type { Core, Net, Position } from "./core";
import type { Address, Reader } from "./memory";
import { affordableNodes, ReviewBudget } from "./reviewBudget";
import type { Move } from "./types";

export type Color = "white" | "black";

export type Judgement =
  "best" | "good" | "only_move" | "inaccuracy" | "mistake" | "blunder" | "missed_win";

/** A sentence about a move, as a message of the catalogue. */
export interface Fact {
  /** As in core/move_facts.h; its message is fact-NAME. */
  readonly name: string;
  readonly color: Color;
  readonly free: number;
  readonly pieces: readonly PieceName[];
}

/** A judged move; the chances are those of the player who moves, from 0 to 1. */
export interface ReviewedMove {
  /** The first move of a game is 1. */
  readonly ply: number;
  readonly color: Color;
  readonly judgement: Judgement;
  readonly chance: number;
  readonly bestChance: number;
  readonly bestLine: readonly Move[];
  /** In how many turns the best move wins, negative where it loses; 0 where nothing is proven. */
  readonly winsIn: number;
  readonly facts: readonly Fact[];
  /** What the best move would have done, where the move was an error. */
  readonly better: readonly Fact[];
}

export interface GameReview {
  /** How many positions were searched for each move, at the least. */
  readonly nodes: number;
  /** How many moves were made before the game began: nobody chose them, so they are not judged. */
  readonly before: number;
  /** Those after them. */
  readonly moves: readonly ReviewedMove[];
  /** White's, before each of these moves and at the end. */
  readonly chances: readonly number[];
  /** Plies of the mistakes that cost the most, three at most. */
  readonly turningPoints: readonly number[];
  /** From 0 to 1; null for a player who made no move. */
  readonly accuracy: Readonly<Record<Color, number | null>>;
}

/** The move that was made at a ply; null for one before the game began. */
export const moveAt = (review: GameReview | null, ply: number): ReviewedMove | null =>
  review?.moves[ply - 1 - review.before] ?? null;

/** White's chances after so many moves; null before the game began. */
export const chanceAt = (review: GameReview | null, ply: number): number | null =>
  review?.chances[ply - review.before] ?? null;

export const isError = ({ judgement }: Pick<ReviewedMove, "judgement">): boolean =>
  judgement === "inaccuracy" || isMistake({ judgement });

/** An error that is worth another try. */
export const isMistake = ({ judgement }: Pick<ReviewedMove, "judgement">): boolean =>
  judgement === "mistake" || judgement === "blunder" || judgement === "missed_win";

export const lossOf = ({ chance, bestChance }: ReviewedMove): number =>
  Math.max(0, bestChance - chance);

const MEASURED_NODES = 3_000;

/** How fast the device searches, measured in the middle of the game. */
function nodesPerMs(core: Core, net: Net | null, end: Position, moves: number): number {
  const middle = end.copy();
  const searcher = core.newSearcher(1, net);
  try {
    for (let i = 0; i < moves / 2; i++) middle.undo();
    const start = performance.now();
    const found = searcher.search(middle, { nodes: MEASURED_NODES });
    return (found?.nodes ?? 0) / Math.max(performance.now() - start, 0.1);
  } finally {
    searcher.free();
    middle.free();
  }
}

const COLORS: readonly Color[] = ["white", "black"];

function readFact(core: Core, reader: Reader): Fact {
  return {
    name: core.facts[reader.next()] ?? "",
    color: COLORS[reader.next()] ?? "white",
    free: reader.next(),
    pieces: reader.list(() => reader.piece()),
  };
}

function readMove(core: Core, reader: Reader, ply: number, color: Color): ReviewedMove {
  const judgement = core.judgements[reader.next()] as Judgement;
  const [chance, bestChance] = [reader.fraction(), reader.fraction()];
  const winsIn = reader.next();
  reader.large();
  return {
    ply,
    color,
    judgement,
    chance,
    bestChance,
    bestLine: reader.list(() => reader.move()),
    winsIn,
    facts: reader.list(() => readFact(core, reader)),
    better: reader.list(() => readFact(core, reader)),
  };
}

const ofWhite = (color: Color, chance: number): number => (color === "white" ? chance : 1 - chance);

const playerOf = (ply: number): Color => (ply % 2 === 1 ? "white" : "black");

interface ReviewOptions {
  readonly threefold: boolean;
  readonly nodes: number | null;
  /** How many plies lie before the set-up that the game begins with. */
  readonly pliesBefore?: number;
  /** How many moves after it were made before the game began. */
  readonly before?: number;
}

/**
 * Reviews the game that led to a position, from its end; yields how many moves are judged, and returns the
 * review. Without a number of nodes it takes as many as the device searches in time.
 */
export function* reviewGame(
  core: Core,
  net: Net | null,
  end: Position,
  { threefold, nodes, pliesBefore = 0, before = 0 }: ReviewOptions,
): Generator<number, GameReview | null> {
  const { exports } = core;
  const review = exports.skep_new_review(net?.address ?? 0, end.address);
  try {
    const last = end.ply - pliesBefore;
    const total = last - before;
    const most = exports.skep_review_nodes();
    let limit = nodes ?? affordableNodes(most, total, nodesPerMs(core, net, end, total));
    const budget = nodes === null ? new ReviewBudget(most, limit) : null;
    const atEnd = core.read(exports.skep_review_end(review, Number(threefold), limit));
    const chances = [ofWhite(end.turn, atEnd.fraction())];
    const moves: ReviewedMove[] = [];
    for (let ply = last; ply > before; ply--) {
      yield last - ply;
      limit = budget?.nodesFor(ply - before) ?? limit;
      const reader = core.read(exports.skep_review_move(review, limit));
      const move = readMove(core, reader, ply, playerOf(pliesBefore + ply));
      moves.unshift(move);
      chances.unshift(ofWhite(move.color, move.bestChance));
    }
    return { nodes: limit, before, moves, chances, ...readSummary(core, review, before) };
  } finally {
    exports.skep_delete_review(review);
  }
}

/** Judges the last move that led to a position, with so many nodes; null if there is none. */
export function judgeLastMove(
  core: Core,
  net: Net | null,
  after: Position,
  nodes: number,
): ReviewedMove | null {
  const review = core.exports.skep_new_review(net?.address ?? 0, after.address);
  try {
    const found = core.exports.skep_review_move(review, nodes);
    return found === 0 ? null : readMove(core, core.read(found), after.ply, playerOf(after.ply));
  } finally {
    core.exports.skep_delete_review(review);
  }
}

function readSummary(
  core: Core,
  review: Address,
  before: number,
): Pick<GameReview, "accuracy" | "turningPoints"> {
  const reader = core.read(core.exports.skep_review_summary(review));
  const accuracy = (): number | null => {
    const found = reader.fraction();
    return found < 0 ? null : found;
  };
  return {
    accuracy: { white: accuracy(), black: accuracy() },
    turningPoints: reader.list(() => before + reader.next() + 1),
  };
}
