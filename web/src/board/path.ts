/** The path of a move: a smooth line for its trail, points for its animation. */
import {
  between,
  centerOf,
  cornersOf,
  distance,
  faceOf,
  isBeside,
  neighborsOf,
  type Point,
  raised,
} from "./geometry";
import { heightAt, isSame, keyOf, type Stacks } from "./state";
import { FACE, LIFT } from "./tiles.generated";
import type { Cell, LastMove } from "./types";

/** A point on the ground and how high above it a piece is; `share` of the way is behind it. */
export interface Waypoint {
  readonly ground: Point;
  readonly height: number;
  readonly share: number;
}

const SAMPLES = 8;
/** How much a slid tile is held up, as if by a finger that pushes it. */
const SLIDE_HEIGHT = 3;
const HOP_HEIGHT = 7;
const JUMP_HEIGHT = 26;
const THROW_HEIGHT = 48;
const PLACE_HEIGHT = 46;

/** The piece round which a tile slides from one cell to the next, if there is exactly one. */
function pivotOf(from: Cell, to: Cell, others: Stacks): Cell | null {
  const common = neighborsOf(from).filter((cell) => isBeside(cell, to));
  const walls = common.filter((cell) => others.has(keyOf(cell)));
  return walls.length === 1 ? (walls[0] ?? null) : null;
}

/** A point on the way of a slide: along an arc round the pivot, in touch with it all the time. */
function slid(from: Point, to: Point, pivot: Point | null, share: number): Point {
  const straight = between(from, to, share);
  if (!pivot) return straight;
  const scale = distance(from, pivot) / distance(straight, pivot);
  return between(pivot, straight, scale);
}

const hump = (share: number): number => Math.sin(Math.PI * share);

/** The height while a piece climbs: first up, then across; first across, then down. */
function climbed(from: number, to: number, share: number): number {
  const level =
    from + (to - from) * Math.min(Math.max(to > from ? 2 * share : 2 * share - 1, 0), 1);
  return level + HOP_HEIGHT * hump(share);
}

const shares = (count: number): number[] => Array.from({ length: count + 1 }, (_, i) => i / count);

/** The points that a piece passes on its move, `others` being all other pieces. */
export function waypointsOf(
  move: LastMove,
  others: Stacks,
  turn: number,
  thrower: Cell | null,
): readonly Waypoint[] {
  const cells = move.path.length > 0 ? move.path : [move.origin, move.to].filter((c) => c !== null);
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return [];
  const ground = (cell: Cell): Point => centerOf(cell, turn);
  const level = (cell: Cell): number => heightAt(others, cell) * LIFT;

  if (move.kind === "place" || cells.length < 2) {
    return shares(SAMPLES).map((share) => ({
      ground: ground(last),
      height: level(last) + PLACE_HEIGHT * (1 - share) ** 2,
      share,
    }));
  }
  if (move.kind === "jump" || move.kind === "throw") {
    const isThrow = move.kind === "throw";
    const [start, end] = [ground(first), ground(last)];
    const via = isThrow && thrower ? ground(thrower) : between(start, end, 0.5);
    const high = isThrow ? THROW_HEIGHT : JUMP_HEIGHT + 0.12 * distance(start, end);
    return shares(2 * SAMPLES).map((share) => ({
      ground: curved(start, via, end, share),
      height: level(first) * (1 - share) + level(last) * share + high * hump(share),
      share,
    }));
  }
  const steps = cells.length - 1;
  return cells.slice(1).flatMap((to, i) => {
    const from = cells[i] ?? to;
    const pivot = move.kind === "slide" ? pivotOf(from, to, others) : null;
    return shares(SAMPLES)
      .slice(i === 0 ? 0 : 1)
      .map((share) => ({
        ground: slid(ground(from), ground(to), pivot && ground(pivot), share),
        height:
          move.kind === "slide"
            ? SLIDE_HEIGHT * Math.min(1, 4 * hump((i + share) / steps))
            : climbed(level(from), level(to), share),
        share: (i + share) / steps,
      }));
  });
}

/** A point on the curve that passes `via` half-way. */
function curved(start: Point, via: Point, end: Point, share: number): Point {
  const middle = between(start, end, 0.5);
  const bend = between(middle, via, 2);
  return between(between(start, bend, share), between(bend, end, share), share);
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line through the points that takes its bends smoothly. */
export function flowing(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = points.at(-1);
  if (!first || !last) return "";
  const bends = rest
    .slice(0, -1)
    .map((here, i) => `Q${written(here)} ${written(between(here, rest[i + 1] ?? here, 0.5))}`);
  return `M${written(first)}${bends.join("")}L${written(last)}`;
}

export interface Trail {
  readonly d: string;
  readonly start: Point;
  /** Whether the trail lies on the ground: only for a slide; other moves go over the tiles. */
  readonly isOnTable: boolean;
  /** Nothing stands any more where the piece came from. */
  readonly ghost: Point | null;
  /** The face of the piece that threw. */
  readonly thrower: Point | null;
}

/** A point moved at right angles to the way from start to end: up, or else to the right. */
function beside(point: Point, start: Point, end: Point, away: number): Point {
  const length = Math.max(distance(start, end), 1);
  const [x, y] = [(end.y - start.y) / length, (start.x - end.x) / length];
  const sign = y > 0.01 || (Math.abs(y) <= 0.01 && x < 0) ? -1 : 1;
  return { x: point.x + sign * x * away, y: point.y + sign * y * away };
}

const shortened = (from: Point, to: Point, by: number): Point =>
  between(to, from, Math.min(by / Math.max(distance(from, to), 1), 0.5));

/** The trail of the last move; none for a piece from the hand. */
export function trailOf(
  move: LastMove,
  stacks: Stacks,
  others: Stacks,
  turn: number,
  thrower: Cell | null,
): Trail | null {
  const cells = move.path;
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last || cells.length < 2 || move.kind === "place") return null;
  const foot = (cell: Cell): Point => raised(centerOf(cell, turn), heightAt(others, cell) * LIFT);
  const [start, end] = [foot(first), foot(last)];
  const common = {
    start,
    isOnTable: move.kind === "slide",
    ghost: stacks.has(keyOf(first)) || isSame(first, last) ? null : centerOf(first, turn),
    thrower: null,
  };
  if (move.kind === "slide") return { ...common, d: flowing(cells.map(foot)) };
  if (move.kind === "climb") {
    const points = cells.map(foot);
    const before = points.at(-2) ?? start;
    return { ...common, d: flowing([...points.slice(0, -1), shortened(before, end, 36)]) };
  }
  const hand = move.kind === "throw" && thrower ? faceOf(stacks, thrower, turn) : null;
  const bow = beside(between(start, end, 0.5), start, end, 0.16 * distance(start, end));
  const top = hand ? beside(hand, start, end, 24) : bow;
  const bend = between(between(start, end, 0.5), top, 2);
  const stop = shortened(bend, end, 34);
  return { ...common, thrower: hand, d: `M${written(start)}Q${written(bend)} ${written(stop)}` };
}

/** The six sides of a face as short lines, clockwise from the upper right. */
export function sideTicks(): readonly string[] {
  const ends = cornersOf(FACE - 5);
  return ends.map((a, i) => {
    const b = ends[(i + 1) % 6] ?? a;
    return `M${written(between(a, b, 0.3))}L${written(between(a, b, 0.7))}`;
  });
}
