/** How many nodes a review may search for each move, so that it ends in time on any device. */

/** The most time a review should take, in milliseconds, and the choice of nodes for each move. */
const MOST_MS = 8_000;
const FRACTIONS = [1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32, 1 / 64];
/** The best two moves and the one that was made: a move takes up to twice its nodes. */
const SEARCHES_PER_MOVE = 1.6;

const fractionsOf = (most: number): number[] => FRACTIONS.map((part) => Math.floor(most * part));

/** As many nodes for each move as the device searches in time: a slow one gets fewer. */
export function affordableNodes(most: number, moves: number, nodesPerMs: number): number {
  const affordable = (MOST_MS * nodesPerMs) / (SEARCHES_PER_MOVE * Math.max(moves, 1));
  const choice = fractionsOf(most);
  return choice.find((nodes) => nodes <= affordable) ?? (choice.at(-1) as number);
}

/** What is measured for a shorter time, in milliseconds, says little: code is compiled meanwhile. */
const LEAST_MS = 500;

/** The nodes of a review that has begun: fewer, if it turns out to be slower than was measured. */
export class ReviewBudget {
  readonly #most: number;
  readonly #start: number;
  #nodes: number;
  #moves = 0;
  #sinceMs: number;

  constructor(
    most: number,
    nodes: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#most = most;
    this.#nodes = nodes;
    this.#start = this.#sinceMs = now();
  }

  /** The nodes for the next move, if so many moves are left with it. */
  nodesFor(left: number): number {
    const now = this.now();
    const spent = now - this.#sinceMs;
    if (this.#moves > 0 && spent >= LEAST_MS) {
      const perNode = spent / (this.#moves * this.#nodes);
      const rest = this.#start + MOST_MS - now;
      const choice = fractionsOf(this.#most).filter((nodes) => nodes <= this.#nodes);
      const next = choice.find((nodes) => nodes * perNode * left <= rest) ?? choice.at(-1);
      if (next !== undefined && next < this.#nodes) {
        this.#nodes = next;
        this.#moves = 0;
        this.#sinceMs = now;
      }
    }
    this.#moves++;
    return this.#nodes;
  }
}
