/** Where the markers of queens out of sight stand: at the edge of the screen, on the way to them. */
import { distance, type Point } from "./geometry";
import type { PieceName } from "./types";
import type { Size } from "./view";

export interface QueenOnScreen {
  readonly piece: PieceName;
  /** The centre of its tile, in pixels of the board. */
  readonly at: Point;
}

export interface Marker<Queen extends QueenOnScreen> extends Point {
  readonly queen: Queen;
  /** Where it points, in radians clockwise from the right. */
  readonly angle: number;
}

/** Half of a marker, which is as large as a finger needs. */
export const MARKER_RADIUS = 22;

const isOutside = ({ x, y }: Point, { width, height }: Size): boolean =>
  x < 0 || y < 0 || x > width || y > height;

const clamped = (value: number, room: number): number =>
  Math.min(Math.max(value, MARKER_RADIUS), Math.max(room - MARKER_RADIUS, MARKER_RADIUS));

/** How far from its place a marker may go along the edge, in its own widths: the nearest first. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3];

/**
 * The markers of those queens whose centre is off the screen. No two lie on each other, and as long
 * as there is room they lie on nothing that `isTaken`.
 */
export function markersOf<Queen extends QueenOnScreen>(
  queens: readonly Queen[],
  size: Size,
  isTaken: (at: Point) => boolean,
): readonly Marker<Queen>[] {
  if (size.width === 0 || size.height === 0) return [];
  const markers: Marker<Queen>[] = [];
  for (const queen of queens) {
    const { at } = queen;
    if (!isOutside(at, size)) continue;
    const isUpright = at.x < 0 || at.x > size.width;
    const spots = SHIFTS.map((shift) => {
      const by = shift * 2 * MARKER_RADIUS;
      const [dx, dy] = isUpright ? [0, by] : [by, 0];
      // The shift is from the place on the screen, or else a marker in a corner would stay there.
      return {
        x: clamped(clamped(at.x, size.width) + dx, size.width),
        y: clamped(clamped(at.y, size.height) + dy, size.height),
      };
    }).filter((spot) => markers.every((other) => distance(spot, other) >= 2 * MARKER_RADIUS));
    const spot = spots.find((each) => !isTaken(each)) ?? spots[0];
    if (!spot) continue;
    markers.push({ queen, ...spot, angle: Math.atan2(at.y - spot.y, at.x - spot.x) });
  }
  return markers;
}
