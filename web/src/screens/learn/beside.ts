/** Finds room for a sentence beside the piece that it explains, where it covers no piece. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The distance that positions are tried at, and what is left free at the edges. */
const STEP = 6;
const EDGE = 4;

/** A hexagon is narrower than the box around it: so much of each side of the box may be covered. */
const CORNER = 0.08;

/** So many pixels farther from the piece a wider shape may lie before a narrower one is taken. */
const WIDER = 10;

/** A sentence that lies farther from the piece, in widths of the piece, is not beside it. */
const REACH = 0.9;

const gapOf = (one: Rect, other: Rect): number => {
  const dx = Math.max(other.left - one.left - one.width, one.left - other.left - other.width, 0);
  const dy = Math.max(other.top - one.top - one.height, one.top - other.top - other.height, 0);
  return Math.hypot(dx, dy);
};

const overlaps = (one: Rect, other: Rect): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const shrunk = ({ left, top, width, height }: Rect): Rect => ({
  left: left + CORNER * width,
  top: top + CORNER * height,
  width: width * (1 - 2 * CORNER),
  height: height * (1 - 2 * CORNER),
});

export const middleOf = ({ left, top, width, height }: Rect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/**
 * The place within an area, nearest to the target, where one of the extents covers neither the
 * target nor an obstacle; null if there is none near enough. A wider shape,
 * which comes first, may lie a little farther away.
 */
export function placeBeside(
  target: Rect,
  obstacles: readonly Rect[],
  area: Rect,
  extents: readonly Extent[],
): Rect | null {
  const taken = [target, ...obstacles].map(shrunk);
  const middle = middleOf(target);
  const reach = REACH * target.width;
  let best: Rect | null = null;
  let least = Infinity;
  for (const [index, { width, height }] of extents.entries()) {
    const [right, bottom] = [target.left + target.width, target.top + target.height];
    const from = Math.max(area.left + EDGE, target.left - reach - width);
    const to = Math.min(area.left + area.width - EDGE - width, right + reach);
    const above = Math.max(area.top + EDGE, target.top - reach - height);
    const below = Math.min(area.top + area.height - EDGE - height, bottom + reach);
    for (let left = from; left <= to; left += STEP) {
      for (let top = above; top <= below; top += STEP) {
        const tried = { left, top, width, height };
        const gap = gapOf(tried, target);
        if (gap > reach) continue;
        const { x, y } = middleOf(tried);
        const cost = index * WIDER + gap + 0.05 * Math.hypot(x - middle.x, y - middle.y);
        if (cost < least && !taken.some((rect) => overlaps(rect, tried))) {
          best = tried;
          least = cost;
        }
      }
    }
  }
  return best;
}

/** The ends of a line from a box to a target: the nearest point of the box, and the target's edge. */
export function leaderOf(box: Rect, target: Rect): { from: Point; to: Point } | null {
  const end = middleOf(target);
  const from = {
    x: Math.min(Math.max(end.x, box.left + 12), box.left + box.width - 12),
    y: Math.min(Math.max(end.y, box.top), box.top + box.height),
  };
  const length = Math.hypot(end.x - from.x, end.y - from.y);
  const radius = Math.min(target.width, target.height) * 0.42;
  if (length <= radius) return null;
  const share = (length - radius) / length;
  return {
    from,
    to: { x: from.x + (end.x - from.x) * share, y: from.y + (end.y - from.y) * share },
  };
}
