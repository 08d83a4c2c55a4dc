/**
 * Where cells lie. Hexes have a pointy top; lengths are units of the drawing, y grows downwards.
 *
 * The hive is turned in sixths: a `turn` of 1 is 60 degrees clockwise. While it turns it has any
 * value between. Only the places turn; the tiles stay upright.
 */
import { CELL, FACE, FACE_HALF_WIDTH, LIFT, THICKNESS } from "./tiles.generated";
import { heightAt, keyOf, type Stack, type Stacks } from "./state";
import type { Cell } from "./types";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const ROOT3 = Math.sqrt(3);
const SIXTH = Math.PI / 3;

/** The six neighbours, clockwise from the upper right. */
export const DIRECTIONS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const satisfies readonly Cell[];

/** The sides of a cell as one sees them, clockwise from the upper right. */
export const COMPASS = ["ne", "e", "se", "sw", "w", "nw"] as const;
export type Bearing = (typeof COMPASS)[number];

export const step = ([q, r]: Cell, [dq, dr]: Cell): Cell => [q + dq, r + dr];

export const neighborsOf = (cell: Cell): Cell[] => DIRECTIONS.map((way) => step(cell, way));

export const isBeside = (a: Cell, b: Cell): boolean =>
  DIRECTIONS.some(([dq, dr]) => a[0] + dq === b[0] && a[1] + dr === b[1]);

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** The neighbour that one sees on this side of a cell when the hive is turned. */
export function neighborOn(cell: Cell, bearing: Bearing, turn: number): Cell {
  const way = DIRECTIONS[modulo(COMPASS.indexOf(bearing) - Math.round(turn), 6)];
  return step(cell, way ?? [0, 0]);
}

/** On which side of `a` one sees its neighbour `b`; null if they are not neighbours. */
export function bearingOf(a: Cell, b: Cell, turn: number): Bearing | null {
  return COMPASS.find((bearing) => keyOf(neighborOn(a, bearing, turn)) === keyOf(b)) ?? null;
}

function turned({ x, y }: Point, turn: number): Point {
  if (turn === 0) return { x, y };
  const [sin, cos] = [Math.sin(turn * SIXTH), Math.cos(turn * SIXTH)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

export const centerOf = ([q, r]: Cell, turn: number): Point =>
  turned({ x: CELL * ROOT3 * (q + r / 2), y: CELL * 1.5 * r }, turn);

/** The cell that holds a point. */
export function cellAt(point: Point, turn: number): Cell {
  const { x, y } = turned(point, -turn);
  const r = y / (CELL * 1.5);
  const q = x / (CELL * ROOT3) - r / 2;
  const s = -q - r;
  const [nearQ, nearR, nearS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS - s)];
  // The coordinate that was rounded the most is the one that the other two decide.
  if (offQ > offR && offQ > offS) return [-nearR - nearS || 0, nearR || 0];
  if (offR > offS) return [nearQ || 0, -nearQ - nearS || 0];
  return [nearQ || 0, nearR || 0];
}

export const raised = ({ x, y }: Point, height: number): Point => ({ x, y: y - height });

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The centre of the face on top of a cell, or of the empty cell. */
export const faceOf = (stacks: Stacks, cell: Cell, turn: number): Point =>
  raised(centerOf(cell, turn), Math.max(heightAt(stacks, cell) - 1, 0) * LIFT);

/** The corners of a pointy-top hexagon, clockwise from the top. */
export const cornersOf = (radius: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => ({
    x: radius * Math.sin(i * SIXTH),
    y: -radius * Math.cos(i * SIXTH),
  }));

function isInHexagon(x: number, y: number, radius: number): boolean {
  const [across, down] = [Math.abs(x), Math.abs(y)];
  return across <= (radius * ROOT3) / 2 && down <= radius - across / ROOT3;
}

/** Whether a stack covers a point with its faces or its edge. */
function covers({ cell, pieces }: Stack, point: Point, turn: number): boolean {
  const foot = centerOf(cell, turn);
  const y = point.y - foot.y;
  const nearest = Math.min(Math.max(y, -(pieces.length - 1) * LIFT), THICKNESS);
  return isInHexagon(point.x - foot.x, y - nearest, CELL);
}

/**
 * The cell that a person means by a point: that of the foremost stack that covers it. A wanted cell
 * that lies there behind a high stack is taken before the stack.
 */
export function cellUnder(
  point: Point,
  stacks: Stacks,
  turn: number,
  isWanted: (cell: Cell) => boolean,
): Cell {
  const onTable = cellAt(point, turn);
  const covering = [...stacks.values()]
    .filter((stack) => covers(stack, point, turn))
    .sort((a, b) => centerOf(b.cell, turn).y - centerOf(a.cell, turn).y);
  const found = covering.map(({ cell }) => cell);
  return found.find(isWanted) ?? (isWanted(onTable) ? onTable : (found[0] ?? onTable));
}

/** The bounding box of the tiles on some cells. */
export function boundsOf(cells: Iterable<Cell>, stacks: Stacks, turn: number): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const cell of cells) {
    const { x, y } = centerOf(cell, turn);
    box.left = Math.min(box.left, x - FACE_HALF_WIDTH);
    box.right = Math.max(box.right, x + FACE_HALF_WIDTH);
    box.top = Math.min(box.top, faceOf(stacks, cell, turn).y - FACE);
    box.bottom = Math.max(box.bottom, y + FACE + THICKNESS);
  }
  return box.left < box.right ? box : boundsOf([[0, 0]], stacks, turn);
}
