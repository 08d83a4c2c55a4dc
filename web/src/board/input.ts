/**
 * Gestures of fingers, pens and mice: taps, drags of a piece, panning, pinching and the wheel.
 * Points are pixels from the upper left corner of the node.
 */
import { perFrame } from "./frames";
import type { Point } from "./geometry";
import type { PieceName } from "./types";

export interface Handlers {
  /** The piece there that can be carried away. */
  grab(at: Point): PieceName | null;
  /** A touch without a move; `piece` is what was pressed in the hand. */
  tap(at: Point, piece: PieceName | null, isSecond: boolean, isFinger: boolean): void;
  /** A long touch, or the other mouse button; says whether there is anything to look into. */
  look(at: Point): boolean;
  /** `at` is where the carried piece is: above the finger, so that one sees it. */
  carry(piece: PieceName, at: Point): void;
  drop(piece: PieceName, at: Point): void;
  cancel(): void;
  pan(dx: number, dy: number): void;
  /** Panning ended with this speed, in pixels per millisecond. */
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
  /** This touch is ignored until all fingers are gone. */
  | { readonly kind: "spent" };

const isTouch = (event: PointerEvent): boolean => event.pointerType === "touch";

/** The gestures on one node: it follows the pointers and tells the handlers what they mean. */
class PointerGestures implements Gestures {
  readonly #node: HTMLElement;
  readonly #handlers: Handlers;
  readonly #pointers = new Map<number, Point>();
  readonly #listeners = new AbortController();
  #mode: Mode = { kind: "idle" };
  #lastTap = { x: 0, y: 0, at: -Infinity };

  readonly #drag = perFrame((event: PointerEvent) => {
    this.#moved(event);
  });
  readonly #hover = perFrame((event: PointerEvent | null) => {
    const isFree = event !== null && this.#mode.kind === "idle";
    this.#handlers.hover(isFree ? this.#pointOf(event) : null);
  });

  constructor(node: HTMLElement, handlers: Handlers) {
    this.#node = node;
    this.#handlers = handlers;
    const { signal } = this.#listeners;
    node.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    node.addEventListener("pointermove", (event) => this.#move(event), { signal });
    node.addEventListener("pointerup", (event) => this.#up(event), { signal });
    node.addEventListener("pointercancel", (event) => this.#lost(event), { signal });
    node.addEventListener("pointerleave", () => this.#hover(null), { signal });
    node.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
    node.addEventListener("contextmenu", (event) => this.#menu(event), { signal });
  }

  press(piece: PieceName, event: PointerEvent): void {
    if (event.button === 0) this.#begin(event, { piece, isFromHand: true });
  }

  unbind(): void {
    this.#become({ kind: "idle" });
    this.#drag.drop();
    this.#hover.drop();
    this.#listeners.abort();
  }

  #pointOf(event: MouseEvent): Point {
    const { left, top } = this.#node.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  #become(next: Mode): void {
    if (this.#mode.kind === "pressed") clearTimeout(this.#mode.timer);
    this.#mode = next;
  }

  // ---- a pointer goes down

  #down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const piece = this.#handlers.grab(this.#pointOf(event));
    this.#begin(event, { piece, isFromHand: false });
  }

  #begin(event: PointerEvent, { piece, isFromHand }: Pick<Pressed, "piece" | "isFromHand">): void {
    const start = this.#pointOf(event);
    this.#pointers.set(event.pointerId, start);
    this.#node.setPointerCapture(event.pointerId);
    if (this.#pointers.size === 2) {
      if (this.#mode.kind === "carry") this.#handlers.cancel();
      this.#become(pinchOf([...this.#pointers.values()]));
      return;
    }
    if (this.#pointers.size > 2) return;
    const look = (): void => {
      if (isFromHand) return;
      // Where there is nothing to look into, a slow hand may still carry the piece away.
      if (this.#handlers.look(start)) this.#become({ kind: "spent" });
    };
    this.#become({
      kind: "pressed",
      id: event.pointerId,
      start,
      slop: isTouch(event) ? SLOP_PX.touch : SLOP_PX.mouse,
      piece,
      isFromHand,
      timer: setTimeout(look, LOOK_MS),
    });
  }

  // ---- a pointer moves

  #move(event: PointerEvent): void {
    if (!this.#pointers.has(event.pointerId)) {
      if (!isTouch(event)) this.#hover(event);
    } else if (this.#pointers.size > 1) {
      this.#moved(event);
    } else {
      this.#drag(event);
    }
  }

  #moved(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    const here = this.#pointOf(event);
    if (!before) return;
    this.#pointers.set(event.pointerId, here);
    if (this.#mode.kind === "pressed" && this.#mode.id === event.pointerId) {
      const { id, start, slop, piece } = this.#mode;
      if (Math.hypot(here.x - start.x, here.y - start.y) < slop) return;
      if (!piece) this.#become({ kind: "pan", id, trail: [] });
      else this.#become({ kind: "carry", id, piece, up: isTouch(event) ? FINGER_PX : 0 });
    }
    const mode = this.#mode;
    if (mode.kind === "carry" && mode.id === event.pointerId) {
      this.#handlers.carry(mode.piece, { x: here.x, y: here.y - mode.up });
    } else if (mode.kind === "pan" && mode.id === event.pointerId) {
      const at = event.timeStamp;
      mode.trail = [...mode.trail.filter((spot) => at - spot.at < SPEED_MS), { ...here, at }];
      this.#handlers.pan(here.x - before.x, here.y - before.y);
    } else if (mode.kind === "pinch") {
      this.#pinched(mode);
    }
  }

  #pinched(pinch: Mode & { kind: "pinch" }): void {
    const now = pinchOf([...this.#pointers.values()]);
    if (now.kind !== "pinch") return;
    this.#handlers.pan(now.middle.x - pinch.middle.x, now.middle.y - pinch.middle.y);
    if (pinch.reach > 0) this.#handlers.zoom(now.middle, now.reach / pinch.reach);
    [pinch.middle, pinch.reach] = [now.middle, now.reach];
    const way = Math.atan2(Math.sin(now.angle - pinch.angle), Math.cos(now.angle - pinch.angle));
    if (Math.abs(way) > TWIST) {
      pinch.angle += (Math.sign(way) * Math.PI) / 3;
      this.#handlers.twist(way > 0 ? 1 : -1);
    }
  }

  // ---- a pointer goes up, or is taken away

  #up(event: PointerEvent): void {
    this.#drag.flush();
    if (!this.#pointers.delete(event.pointerId)) return;
    const here = this.#pointOf(event);
    const was = this.#mode;
    // Taps before and after another gesture are not a double tap.
    if (was.kind !== "pressed") this.#lastTap.at = -Infinity;
    if (was.kind === "pinch" || this.#pointers.size > 0) {
      this.#become(this.#pointers.size > 0 ? { kind: "spent" } : { kind: "idle" });
      return;
    }
    this.#become({ kind: "idle" });
    if (was.kind === "pressed") this.#tapped(was, event);
    else if (was.kind === "carry")
      this.#handlers.drop(was.piece, { x: here.x, y: here.y - was.up });
    else if (was.kind === "pan") this.#release(was.trail, here, event.timeStamp);
  }

  #tapped({ start, piece, isFromHand }: Pressed, event: PointerEvent): void {
    const at = event.timeStamp;
    const last = this.#lastTap;
    const isSecond =
      at - last.at < DOUBLE_MS && Math.hypot(start.x - last.x, start.y - last.y) < DOUBLE_PX;
    this.#lastTap = { ...start, at: isSecond ? -Infinity : at };
    this.#handlers.tap(start, isFromHand ? piece : null, isSecond, isTouch(event));
  }

  #release(trail: readonly (Point & { at: number })[], here: Point, now: number): void {
    const first = trail.find((spot) => now - spot.at < SPEED_MS);
    if (!first || now - first.at < 8) return;
    const time = now - first.at;
    this.#handlers.push((here.x - first.x) / time, (here.y - first.y) / time);
  }

  #lost(event: PointerEvent): void {
    this.#drag.drop();
    if (!this.#pointers.delete(event.pointerId)) return;
    if (this.#mode.kind === "carry") this.#handlers.cancel();
    this.#become(this.#pointers.size > 0 ? { kind: "spent" } : { kind: "idle" });
  }

  // ---- the wheel and the other mouse button

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    // A pinch on a touchpad comes as a wheel with the control key, in far smaller steps.
    const rate = event.ctrlKey ? 5 * WHEEL_RATE : WHEEL_RATE;
    const delta = Math.max(Math.min(event.deltaY * lines, MOST_WHEEL * 3), -MOST_WHEEL * 3);
    this.#handlers.zoom(this.#pointOf(event), Math.exp(-delta * rate));
  }

  #menu(event: MouseEvent): void {
    event.preventDefault();
    if (this.#mode.kind === "idle") this.#handlers.look(this.#pointOf(event));
  }
}

export const bindGestures = (node: HTMLElement, handlers: Handlers): Gestures =>
  new PointerGestures(node, handlers);

function pinchOf([a, b]: readonly Point[]): Mode {
  if (!a || !b) return { kind: "spent" };
  return {
    kind: "pinch",
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    reach: Math.hypot(b.x - a.x, b.y - a.y),
    angle: Math.atan2(b.y - a.y, b.x - a.x),
  };
}
