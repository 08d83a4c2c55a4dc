/** The analysis of a position: its best lines, searched one ply deeper at a time. */
import type { Position, Searcher } from "./core";
import { PROVEN_SCORE, type Limits, type Move, type SearchResult } from "./types";

export interface Analysis {
  readonly depth: number;
  /** The best first; all searched equally deep, save those that end in a proven win or loss. */
  readonly lines: readonly SearchResult[];
  /** Of the whole analysis. */
  readonly nodes: number;
  readonly seconds: number;
}

const MOST_DEPTH = 64;

export const isProven = (score: number): boolean => Math.abs(score) >= PROVEN_SCORE;

/**
 * Yields the analysis after each finished depth. The transposition table makes repeated searches cheap. A
 * depth that is not finished within the limits is left out: its scores could not be compared.
 */
export function* analyse(
  searcher: Searcher,
  position: Position,
  limits: Limits,
  lines: number,
): Generator<Analysis> {
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  const count = Math.min(lines, position.legalMoves().length);
  let nodes = 0;
  for (let depth = 1; depth <= (limits.depth ?? MOST_DEPTH) && count > 0; depth++) {
    const found: SearchResult[] = [];
    while (found.length < count) {
      const rest = {
        depth,
        ...(limits.seconds === undefined ? {} : { seconds: limits.seconds - seconds() }),
        ...(limits.nodes === undefined ? {} : { nodes: limits.nodes - nodes }),
      };
      if ((rest.seconds ?? 1) <= 0 || (rest.nodes ?? 1) <= 0) return;
      const searched = found.map(({ pv }) => pv[0] as Move);
      const result = searcher.search(position, rest, searched);
      if (!result) return;
      nodes += result.nodes;
      // A single move is not searched to the depth, because there is no choice.
      const isOnlyMove = searched.length + 1 === position.legalMoves().length;
      if (result.depth < depth && !isProven(result.score) && !isOnlyMove) return;
      found.push(result);
    }
    found.sort((a, b) => b.score - a.score);
    yield { depth, lines: found, nodes, seconds: seconds() };
    if (found.every(({ score }) => isProven(score))) return;
  }
}
