/** The part of the board that is seen: the origin in pixels of the screen, and the zoom. */
import type { Box, Point } from "./geometry";
import { CELL } from "./tiles.generated";

export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const CELL_WIDTH = CELL * Math.sqrt(3);

/** The widest and the narrowest that a cell is ever shown, in pixels. */
export const WIDEST_CELL = 190;
export const NARROWEST_CELL = 24;

/** By itself the view makes no cell wider: a small hive does not fill the screen. */
const COMFORTABLE_CELL = 108;

/** What is left free around the hive: the cells into which it can grow. */
const MARGIN = CELL_WIDTH;

/** The view does not move while so much is free around the hive: most of each cell around it. */
const LEAST_MARGIN = 0.8 * CELL_WIDTH;

/** At least so much of the hive stays on the screen, however far it is panned. */
const LEAST_IN_SIGHT = 60;

export const zoomOf = (cellWidth: number): number => cellWidth / CELL_WIDTH;

const clamped = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

export const toTable = ({ x, y, zoom }: View, screen: Point): Point => ({
  x: (screen.x - x) / zoom,
  y: (screen.y - y) / zoom,
});

export const toScreen = ({ x, y, zoom }: View, table: Point): Point => ({
  x: x + table.x * zoom,
  y: y + table.y * zoom,
});

const sizeOf = (box: Box): Size => ({ width: box.right - box.left, height: box.bottom - box.top });

const middleOf = (box: Box): Point => ({
  x: (box.left + box.right) / 2,
  y: (box.top + box.bottom) / 2,
});

const centered = (box: Box, size: Size, zoom: number): View => {
  const { x, y } = middleOf(box);
  return { x: size.width / 2 - x * zoom, y: size.height / 2 - y * zoom, zoom };
};

/** The view with the box in the middle: whole, unless its cells would be too narrow. */
export function fitted(box: Box, size: Size): View {
  const { width, height } = sizeOf(box);
  const zoom = Math.min(
    size.width / (width + 2 * MARGIN),
    size.height / (height + 2 * MARGIN),
    zoomOf(COMFORTABLE_CELL),
  );
  return centered(box, size, Math.max(zoom, zoomOf(NARROWEST_CELL)));
}

export function isInSight(view: View, box: Box, size: Size): boolean {
  const corner = toScreen(view, { x: box.left, y: box.top });
  const opposite = toScreen(view, { x: box.right, y: box.bottom });
  return corner.x >= 0 && corner.y >= 0 && opposite.x <= size.width && opposite.y <= size.height;
}

const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

const united = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/**
 * The view that follows the hive: itself as long as it shows the hive and the cells around it, or
 * else the one that fits. Of a hive too large for the screen it shows the parts, as many of them
 * together as find room; the first is the most important.
 */
export function following(view: View, hive: Box, parts: readonly Box[], size: Size): View {
  const wanted = grown(hive, LEAST_MARGIN);
  if (isInSight(view, wanted, size)) return view;
  const fit = fitted(hive, size);
  if (isInSight(fit, wanted, size)) return fit;
  const middle = { x: size.width / 2, y: size.height / 2 };
  const near = zoomed(view, middle, fit.zoom / view.zoom);
  return confined(parts.length > 0 ? showing(near, together(parts, fit.zoom, size), size) : near);

  /** Moves the view back over the hive: it shows no more of the empty table than it must. */
  function confined({ x, y, zoom }: View): View {
    const along = (at: number, from: number, to: number, room: number, middle: number): number => {
      const [least, most] = [room - (to + MARGIN) * zoom, (MARGIN - from) * zoom];
      return least > most ? middle : clamped(at, least, most);
    };
    return {
      x: along(x, hive.left, hive.right, size.width, fit.x),
      y: along(y, hive.top, hive.bottom, size.height, fit.y),
      zoom,
    };
  }
}

/** The first part, with as many others as the screen has room for. */
function together([first, ...others]: readonly Box[], zoom: number, size: Size): Box {
  return others.reduce((box, part) => {
    const both = united(box, part);
    const { width, height } = sizeOf(both);
    return width * zoom <= size.width && height * zoom <= size.height ? both : box;
  }, first as Box);
}

/** The view moved as little as brings the box on the screen. */
export function showing(view: View, box: Box, size: Size): View {
  if (isInSight(view, box, size)) return view;
  const { width, height } = sizeOf(box);
  const shift = (from: number, to: number, room: number, length: number): number => {
    const margin = Math.max(Math.min((room - length) / 2, MARGIN * view.zoom), 0);
    return clamped(0, margin - from, room - margin - to);
  };
  const { x, y } = toScreen(view, { x: box.left, y: box.top });
  const [wide, high] = [width * view.zoom, height * view.zoom];
  return {
    x: view.x + shift(x, x + wide, size.width, wide),
    y: view.y + shift(y, y + high, size.height, high),
    zoom: view.zoom,
  };
}

export const panned = (view: View, dx: number, dy: number): View => ({
  x: view.x + dx,
  y: view.y + dy,
  zoom: view.zoom,
});

/** The view zoomed around a point of the screen, which stays where it is. */
export function zoomed(view: View, around: Point, factor: number): View {
  const zoom = clamped(view.zoom * factor, zoomOf(NARROWEST_CELL), zoomOf(WIDEST_CELL));
  const { x, y } = toTable(view, around);
  return { x: around.x - x * zoom, y: around.y - y * zoom, zoom };
}

/** The view moved back until enough of the hive is on the screen. */
export function tethered(view: View, box: Box, size: Size): View {
  const corner = toScreen(view, { x: box.left, y: box.top });
  const opposite = toScreen(view, { x: box.right, y: box.bottom });
  return panned(
    view,
    clamped(0, LEAST_IN_SIGHT - opposite.x, size.width - LEAST_IN_SIGHT - corner.x),
    clamped(0, LEAST_IN_SIGHT - opposite.y, size.height - LEAST_IN_SIGHT - corner.y),
  );
}
