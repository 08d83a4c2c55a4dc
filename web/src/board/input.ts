/**
 * Fingers, pens and mice: taps, drags of a piece, pushes of the table, two fingers and the wheel.
 * Points are pixels from the upper left corner of the node.
 */
import { perFrame } from "./frames";
import type { Point } from "./geometry";
import type { PieceName } from "./types";

export interface Handlers {
  /** The piece there that can be carried away. */
  grab(at: Point): PieceName | null;
  /** A touch without a move; `piece` is what was pressed in the hand. */
  tap(at: Point, piece: PieceName | null, isSecond: boolean): void;
  /** A long touch, or the other mouse button; says whether there is anything to look into. */
  look(at: Point): boolean;
  /** `at` is where the carried piece is: above the finger, so that one sees it. */
  carry(piece: PieceName, at: Point): void;
  drop(piece: PieceName, at: Point): void;
  cancel(): void;
  pan(dx: number, dy: number): void;
  /** The table was let go with this speed, in pixels per millisecond. */
  push(vx: number, vy: number): void;
  zoom(around: Point, factor: number): void;
  /** Two fingers have turned by a sixth, clockwise or (-1) not. */
  twist(sixths: 1 | -1): void;
  hover(at: Point | null): void;
}

export interface Gestures {
  /** Takes over a pointer that went down on a piece in hand. */
  press(piece: PieceName, event: PointerEvent): void;
  unbind(): void;
}

const SLOP_PX = { mouse: 4, touch: 9 } as const;
const LOOK_MS = 450;
/** Two taps so close in time and place are a double tap. */
const DOUBLE_MS = 320;
const DOUBLE_PX = 30;
const FINGER_PX = 46;
const WHEEL_RATE = 0.0016;
const MOST_WHEEL = 60;
/** Two fingers that turn by half a sixth mean the next sixth. */
const TWIST = Math.PI / 6;
/** Only what happened in these last milliseconds counts as the speed of a push. */
const SPEED_MS = 80;

interface Pressed {
  readonly kind: "pressed";
  readonly id: number;
  readonly start: Point;
  readonly slop: number;
  readonly piece: PieceName | null;
  /** Whether the piece was pressed in the hand. */
  readonly isFromHand: boolean;
  readonly timer: ReturnType<typeof setTimeout>;
}
type Mode =
  | { readonly kind: "idle" }
  | Pressed
  | {
      readonly kind: "carry";
      readonly id: number;
      readonly piece: PieceName;
      readonly up: number;
    }
  | { readonly kind: "pan"; readonly id: number; trail: readonly (Point & { at: number })[] }
  | { readonly kind: "pinch"; middle: Point; reach: number; angle: number }
  /** Nothing more comes of this touch; wait until all fingers are gone. */
  | { readonly kind: "spent" };

const isTouch = (event: PointerEvent): boolean => event.pointerType === "touch";

export function bindGestures(node: HTMLElement, handlers: Handlers): Gestures {
  const pointers = new Map<number, Point>();
  let mode: Mode = { kind: "idle" };
  let lastTap = { x: 0, y: 0, at: -Infinity };

  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = node.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const become = (next: Mode): void => {
    if (mode.kind === "pressed") clearTimeout(mode.timer);
    mode = next;
  };

  const drag = perFrame((event: PointerEvent) => moved(event));

  function begin(
    event: PointerEvent,
    { piece, isFromHand }: Pick<Pressed, "piece" | "isFromHand">,
  ): void {
    const start = pointOf(event);
    pointers.set(event.pointerId, start);
    node.setPointerCapture(event.pointerId);
    if (pointers.size === 2) {
      if (mode.kind === "carry") handlers.cancel();
      become(pinchOf([...pointers.values()]));
      return;
    }
    if (pointers.size > 2) return;
    const look = (): void => {
      if (isFromHand) return;
      // Where there is nothing to look into, a slow hand may still carry the piece away.
      if (handlers.look(start)) become({ kind: "spent" });
    };
    become({
      kind: "pressed",
      id: event.pointerId,
      start,
      slop: isTouch(event) ? SLOP_PX.touch : SLOP_PX.mouse,
      piece,
      isFromHand,
      timer: setTimeout(look, LOOK_MS),
    });
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    begin(event, { piece: handlers.grab(pointOf(event)), isFromHand: false });
  }

  function moved(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    const here = pointOf(event);
    if (!before) return;
    pointers.set(event.pointerId, here);
    if (mode.kind === "pressed" && mode.id === event.pointerId) {
      const { id, start, slop, piece } = mode;
      if (Math.hypot(here.x - start.x, here.y - start.y) < slop) return;
      if (!piece) become({ kind: "pan", id, trail: [] });
      else become({ kind: "carry", id, piece, up: isTouch(event) ? FINGER_PX : 0 });
    }
    if (mode.kind === "carry" && mode.id === event.pointerId) {
      handlers.carry(mode.piece, { x: here.x, y: here.y - mode.up });
    } else if (mode.kind === "pan" && mode.id === event.pointerId) {
      const at = event.timeStamp;
      mode.trail = [...mode.trail.filter((spot) => at - spot.at < SPEED_MS), { ...here, at }];
      handlers.pan(here.x - before.x, here.y - before.y);
    } else if (mode.kind === "pinch") {
      pinched(mode);
    }
  }

  function pinched(pinch: Mode & { kind: "pinch" }): void {
    const now = pinchOf([...pointers.values()]);
    if (now.kind !== "pinch") return;
    handlers.pan(now.middle.x - pinch.middle.x, now.middle.y - pinch.middle.y);
    if (pinch.reach > 0) handlers.zoom(now.middle, now.reach / pinch.reach);
    [pinch.middle, pinch.reach] = [now.middle, now.reach];
    const way = Math.atan2(Math.sin(now.angle - pinch.angle), Math.cos(now.angle - pinch.angle));
    if (Math.abs(way) > TWIST) {
      pinch.angle += (Math.sign(way) * Math.PI) / 3;
      handlers.twist(way > 0 ? 1 : -1);
    }
  }

  function up(event: PointerEvent): void {
    drag.flush();
    if (!pointers.delete(event.pointerId)) return;
    const here = pointOf(event);
    const was = mode;
    if (was.kind === "pinch" || pointers.size > 0) {
      become(pointers.size > 0 ? { kind: "spent" } : { kind: "idle" });
      return;
    }
    become({ kind: "idle" });
    if (was.kind === "pressed") tapped(was, event.timeStamp);
    else if (was.kind === "carry") handlers.drop(was.piece, { x: here.x, y: here.y - was.up });
    else if (was.kind === "pan") release(was.trail, here, event.timeStamp);
  }

  function tapped({ start, piece, isFromHand }: Pressed, at: number): void {
    const isSecond =
      at - lastTap.at < DOUBLE_MS &&
      Math.hypot(start.x - lastTap.x, start.y - lastTap.y) < DOUBLE_PX;
    lastTap = { ...start, at: isSecond ? -Infinity : at };
    handlers.tap(start, isFromHand ? piece : null, isSecond);
  }

  function release(trail: readonly (Point & { at: number })[], here: Point, now: number): void {
    const first = trail.find((spot) => now - spot.at < SPEED_MS);
    if (!first || now - first.at < 8) return;
    handlers.push((here.x - first.x) / (now - first.at), (here.y - first.y) / (now - first.at));
  }

  function lost(event: PointerEvent): void {
    drag.drop();
    if (!pointers.delete(event.pointerId)) return;
    if (mode.kind === "carry") handlers.cancel();
    become(pointers.size > 0 ? { kind: "spent" } : { kind: "idle" });
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    // A pinch on a touchpad comes as a wheel with the control key, in far smaller steps.
    const rate = event.ctrlKey ? 5 * WHEEL_RATE : WHEEL_RATE;
    const delta = Math.max(Math.min(event.deltaY * lines, MOST_WHEEL * 3), -MOST_WHEEL * 3);
    handlers.zoom(pointOf(event), Math.exp(-delta * rate));
  }

  const hover = perFrame((event: PointerEvent | null) =>
    handlers.hover(event && mode.kind === "idle" ? pointOf(event) : null),
  );

  function move(event: PointerEvent): void {
    if (!pointers.has(event.pointerId)) {
      if (!isTouch(event)) hover(event);
    } else if (pointers.size > 1) {
      moved(event);
    } else {
      drag(event);
    }
  }

  function menu(event: MouseEvent): void {
    event.preventDefault();
    if (mode.kind === "idle") handlers.look(pointOf(event));
  }

  const leave = (): void => hover(null);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", lost);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("wheel", wheel, { passive: false });
  node.addEventListener("contextmenu", menu);

  return {
    press: (piece, event) => {
      if (event.button === 0) begin(event, { piece, isFromHand: true });
    },
    unbind: () => {
      become({ kind: "idle" });
      drag.drop();
      hover.drop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", lost);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("contextmenu", menu);
    },
  };
}

function pinchOf([a, b]: readonly Point[]): Mode {
  if (!a || !b) return { kind: "spent" };
  return {
    kind: "pinch",
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    reach: Math.hypot(b.x - a.x, b.y - a.y),
    angle: Math.atan2(b.y - a.y, b.x - a.x),
  };
}
