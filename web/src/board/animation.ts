/** A move as keyframes: of the tile in the air, and of its shadow on what lies below. */
import { distance, type Point } from "./geometry";
import { type Waypoint, waypointsOf } from "./path";
import type { Stacks } from "./state";
import type { Cell, LastMove, PieceName } from "./types";

export interface Flight {
  readonly piece: PieceName;
  readonly tile: Keyframe[];
  readonly shadow: Keyframe[];
  readonly milliseconds: number;
}

const SHORTEST_MS = 250;
const LONGEST_MS = 480;
const MS_PER_STEP = 62;

/** A tile that is nearer to the eye looks larger: so much for each unit of height. */
const GROWTH = 0.0022;

const moved = ({ x, y }: Point, scale: number): string =>
  `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(3)})`;

/** The share of the whole way on the ground that is behind each point, so that the speed is even. */
function offsetsOf(points: readonly Waypoint[]): number[] {
  const lengths = points.map((point, i) => {
    const before = points[i - 1];
    if (!before) return 0;
    return Math.max(distance(before.ground, point.ground), Math.abs(before.height - point.height));
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let behind = 0;
  return lengths.map((length, i) => {
    behind += length;
    return whole > 0 ? Math.min(behind / whole, 1) : i / Math.max(points.length - 1, 1);
  });
}

/** How a move is shown, or null if there is nothing to see. */
export function flightOf(
  move: LastMove,
  others: Stacks,
  turn: number,
  thrower: Cell | null,
): Flight | null {
  if (!move.piece || !move.to) return null;
  const points = waypointsOf(move, others, turn, thrower);
  const last = points.at(-1);
  if (!last) return null;
  const offsets = offsetsOf(points);
  const isPlaced = move.kind === "place";
  const base = last.height;
  return {
    piece: move.piece,
    tile: points.map(({ ground, height, share }, i) => ({
      transform: moved(
        { x: ground.x, y: ground.y - height },
        1 + GROWTH * (isPlaced ? height - base : Math.max(height, 0)) * (1 - flatness(share)),
      ),
      opacity: isPlaced ? Math.min(1, 4 * share) : 1,
      offset: offsets[i] ?? 1,
    })),
    shadow: points.map(({ ground, height }, i) => ({
      transform: moved(ground, 1),
      opacity: isPlaced ? 1 - (height - base) / 60 : 1 - Math.min(height / 120, 0.6),
      offset: offsets[i] ?? 1,
    })),
    milliseconds: Math.min(
      Math.max(SHORTEST_MS, MS_PER_STEP * (move.path.length - 1) + 90),
      LONGEST_MS,
    ),
  };
}

/** 1 at both ends of a move, where the tile has its own size, and 0 in between. */
const flatness = (share: number): number => 1 - Math.min(1, 6 * Math.min(share, 1 - share));

/** A small shake: this is not allowed. */
export function shake(element: Element | null | undefined): void {
  const steps = [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element?.animate(steps, { duration: 240, easing: "ease-out" });
}
