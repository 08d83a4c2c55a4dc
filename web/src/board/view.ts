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

/** The widest and the narrowest that a person can make a cell, in pixels. */
export const WIDEST_CELL = 190;
export const NARROWEST_CELL = 18;

/** What a finger can hit: by itself the view makes no cell narrower on a touch screen. */
export const TOUCHABLE_CELL = 44;

/** By itself the view makes no cell wider: a small hive does not fill the screen. */
const COMFORTABLE_CELL = 108;

/** The part of a cell that is left free around the hive, so that one sees where it can grow. */
const MARGIN = 0.95 * CELL_WIDTH;

/** The view does not move while so much is free around the hive. */
const LEAST_MARGIN = 0.5 * CELL_WIDTH;

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

/** The view that shows the whole box in the middle, with cells no narrower than asked for. */
export function fitted(box: Box, size: Size, narrowest = NARROWEST_CELL): View {
  const { width, height } = sizeOf(box);
  const zoom = Math.min(
    size.width / (width + 2 * MARGIN),
    size.height / (height + 2 * MARGIN),
    zoomOf(COMFORTABLE_CELL),
  );
  return centered(box, size, Math.max(zoom, zoomOf(narrowest)));
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

/**
 * The view itself as long as it shows the hive with some room around it, or else the one that fits.
 * A hive too large for cells of that width is not followed: that would shift it at every move.
 */
export function holding(view: View, hive: Box, size: Size, narrowest: number): View {
  if (isInSight(view, grown(hive, LEAST_MARGIN), size)) return view;
  const fit = fitted(hive, size, narrowest);
  return isInSight(fit, hive, size) || view.zoom > fit.zoom ? fit : view;
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
