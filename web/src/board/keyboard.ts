/** Walking over the board with the arrow keys. */
import { type Bearing, centerOf, neighborOn, neighborsOf, type Point } from "./geometry";
import { keyOf, type Stacks } from "./state";
import type { Cell } from "./types";

/** The keys of a board and what they do, for a page that lists them. */
export const BOARD_KEYS = [
  { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], message: "board-key-walk" },
  { keys: ["Home", "PageUp", "End", "PageDown"], message: "board-key-diagonal" },
  { keys: ["Enter"], message: "board-key-pick" },
  { keys: ["Escape"], message: "board-key-let-go" },
  { keys: ["n", "N"], message: "board-key-next" },
  { keys: ["s"], message: "board-key-stack" },
  { keys: ["+", "-", "0"], message: "board-key-zoom" },
  { keys: ["[", "]"], message: "board-key-turn" },
] as const;

/** On the number block without its lock these keys lie where they lead. */
const DIAGONALS: Readonly<Record<string, Bearing>> = {
  Home: "nw",
  PageUp: "ne",
  End: "sw",
  PageDown: "se",
};
const SIDEWAYS: Readonly<Record<string, Bearing>> = { ArrowLeft: "w", ArrowRight: "e" };
const VERTICAL: Readonly<Record<string, readonly [Bearing, Bearing]>> = {
  ArrowUp: ["nw", "ne"],
  ArrowDown: ["sw", "se"],
};
const ANGLES: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  PageDown: 60,
  ArrowDown: 90,
  End: 120,
  ArrowLeft: 180,
  Home: 240,
  ArrowUp: 270,
  PageUp: 300,
};

/** Where the keyboard is; `column` is the x that ways up and down keep to. */
export interface Walker {
  readonly cell: Cell;
  readonly column: number | null;
}

export const isWalkingKey = (key: string): boolean => key in ANGLES;

/** The cells that can be walked on: the hive, the ring around it, and what else is of interest. */
export function walkable(stacks: Stacks, more: Iterable<Cell>): ReadonlyMap<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const { cell } of stacks.values()) {
    for (const each of [cell, ...neighborsOf(cell)]) cells.set(keyOf(each), each);
  }
  for (const cell of more) cells.set(keyOf(cell), cell);
  if (cells.size === 0) cells.set("0,0", [0, 0]);
  return cells;
}

/**
 * One step with a key. There is no cell straight above or below: up and down go to the side that
 * is nearer to where the walk up or down began, so that it does not drift. Across a gap the walk
 * goes on with the nearest cell in that direction; at the edge it stays.
 */
export function walked(
  { cell, column }: Walker,
  key: string,
  cells: ReadonlyMap<string, Cell>,
  turn: number,
): Walker {
  const here = centerOf(cell, turn);
  const vertical = VERTICAL[key];
  const line = vertical ? (column ?? here.x) : null;
  const bearings =
    vertical ?? [DIAGONALS[key] ?? SIDEWAYS[key]].filter((each) => each !== undefined);
  const off = (each: Cell): number => (line === null ? 0 : Math.abs(centerOf(each, turn).x - line));
  const near = bearings
    .map((bearing) => neighborOn(cell, bearing, turn))
    .filter((each) => cells.has(keyOf(each)))
    .sort((a, b) => off(a) - off(b));
  const next = near[0] ?? beyond(here, ANGLES[key] ?? 0, cells, turn);
  return next ? { cell: next, column: line } : { cell, column };
}

/** The nearest cell within an eighth of a turn to either side of a direction. */
function beyond(
  from: Point,
  degrees: number,
  cells: ReadonlyMap<string, Cell>,
  turn: number,
): Cell | null {
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells.values()) {
    const { x, y } = centerOf(cell, turn);
    const away = Math.hypot(x - from.x, y - from.y);
    if (away < 1) continue;
    const angle = (Math.atan2(y - from.y, x - from.x) * 180) / Math.PI;
    const off = Math.abs(((angle - degrees + 540) % 360) - 180);
    if (off <= 45 && away < least) [best, least] = [cell, away];
  }
  return best;
}

/** The cell after (or before) this one in a list, round and round; the nearest if it is not in it. */
export function cycled(from: Cell, list: readonly Cell[], by: 1 | -1, turn: number): Cell | null {
  const at = list.findIndex((cell) => keyOf(cell) === keyOf(from));
  if (at >= 0) return list[(at + by + list.length) % list.length] ?? null;
  return nearest(from, list, turn);
}

export function nearest(from: Cell, list: Iterable<Cell>, turn: number): Cell | null {
  const here = centerOf(from, turn);
  const away = (cell: Cell): number => {
    const { x, y } = centerOf(cell, turn);
    return Math.hypot(x - here.x, y - here.y);
  };
  return [...list].sort((a, b) => away(a) - away(b))[0] ?? null;
}

/** The order in which one reads: rows from above, each from the left. */
export function inReadingOrder(list: readonly Cell[], turn: number): readonly Cell[] {
  return [...list].sort((a, b) => {
    const [one, other] = [centerOf(a, turn), centerOf(b, turn)];
    return Math.round(one.y - other.y) || one.x - other.x;
  });
}
