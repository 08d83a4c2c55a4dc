/** The camera over the board: a person moves it, or it follows when the hive leaves the screen. */
import { glide } from "./frames";
import { between, type Box, type Point } from "./geometry";
import {
  fitted,
  following,
  isInSight,
  panned,
  showing,
  type Size,
  tethered,
  toScreen,
  type View,
  zoomed,
} from "./view";

const GLIDE_MS = 320;

/** How many milliseconds the view glides on after the finger has left. */
const PUSH_MS = 160;

/** A change of size by more than this part on each side fits the view again. */
const NEW_SIZE = 0.1;

/** What is most important to see of a hive. */
export interface Parts {
  /** Where the last move led; none after a pass, and where there is no move. */
  readonly move: Box | null;
  /** The queens, the one nearest to the move first. */
  readonly queens: readonly Box[];
}

export class Camera {
  view: View = $state.raw({ x: 0, y: 0, zoom: 1 });
  turn = $state.raw(0);
  /** Whether the view moves: then the board is a bitmap that is shifted, at rest it is drawn sharp. */
  isMoving = $state(false);

  #size: Size = { width: 0, height: 0 };
  #isByHand = false;
  #stop = (): void => undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /**
   * Sets the size of the screen. Its middle stays where it is; only a large change of the size
   * fits the view again.
   */
  resize(size: Size, hive: Box, parts: Parts, still: boolean): void {
    const before = this.#size;
    this.#size = size;
    if (!this.hasSize) return;
    if (!before.width || !before.height) {
      this.view = this.#fitted(hive, parts);
      return;
    }
    const [dx, dy] = [(size.width - before.width) / 2, (size.height - before.height) / 2];
    this.stop();
    this.view = tethered(panned(this.view, dx, dy), hive, size);
    const isNew = Math.abs(dx) > NEW_SIZE * before.width || Math.abs(dy) > NEW_SIZE * before.height;
    if (isNew) this.fit(hive, parts, still);
    else if (!this.#isByHand) this.keep(hive, parts, still);
  }

  get hasSize(): boolean {
    return this.#size.width > 0 && this.#size.height > 0;
  }

  /** Shows the whole hive, or of one that is too large for the screen the parts. */
  fit(hive: Box, parts: Parts, still: boolean): void {
    this.#isByHand = false;
    this.#go(this.#fitted(hive, parts), still);
  }

  /**
   * Makes sure after a move that the hive is in sight, or at least its parts: the last move and
   * the queens. A person who has chosen a part of it sees at least where the move led. After a pass
   * there is nothing new to see.
   */
  keep(hive: Box, parts: Parts, still: boolean): void {
    if (!this.hasSize) return;
    const { move, queens } = parts;
    const wanted = move ? [move, ...queens] : [];
    if (!this.#isByHand) this.#go(following(this.view, hive, wanted, this.#size), still);
    else if (move) this.#go(showing(this.view, move, this.#size), still);
  }

  #fitted(hive: Box, { move, queens }: Parts): View {
    const wanted = move ? [move, ...queens] : queens;
    return following(fitted(hive, this.#size), hive, wanted, this.#size);
  }

  /** Brings a part of the board into view. */
  show(part: Box, still: boolean): void {
    this.#go(showing(this.view, part, this.#size), still);
  }

  /** Brings the part that is nearest into view, unless one of them is in view already. */
  showOneOf(parts: readonly Box[], still: boolean): void {
    const size = this.#size;
    if (!this.hasSize || parts.some((part) => isInSight(this.view, part, size))) return;
    const way = (view: View): number => Math.hypot(view.x - this.view.x, view.y - this.view.y);
    const [nearest] = parts
      .map((part) => showing(this.view, part, size))
      .sort((a, b) => way(a) - way(b));
    if (nearest) this.#go(nearest, still);
  }

  pan(dx: number, dy: number, hive: Box): void {
    this.#moved(tethered(panned(this.view, dx, dy), hive, this.#size));
  }

  zoom(around: Point, factor: number, hive: Box): void {
    this.#moved(tethered(zoomed(this.view, around, factor), hive, this.#size));
  }

  zoomSmoothly(factor: number, hive: Box, still: boolean): void {
    this.#isByHand = true;
    const middle = { x: this.#size.width / 2, y: this.#size.height / 2 };
    this.#go(tethered(zoomed(this.view, middle, factor), hive, this.#size), still);
  }

  /** Lets the view glide to a stop; the speed is in pixels per millisecond. */
  push(vx: number, vy: number, hive: Box, still: boolean): void {
    if (still) return;
    this.#go(tethered(panned(this.view, vx * PUSH_MS, vy * PUSH_MS), hive, this.#size), still);
  }

  /** Turns the hive around its middle the shorter way, and shows it whole afterwards. */
  turnTo(
    turn: number,
    hive: (turn: number) => Box,
    parts: (turn: number) => Parts,
    still: boolean,
  ): void {
    const from = this.turn;
    const way = ((((turn - from + 3) % 6) + 6) % 6) - 3;
    if (way === 0) return;
    const box = hive(from);
    const pivot = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const anchor = toScreen(this.view, pivot);
    const zoom = this.view.zoom;
    const show = (share: number): void => {
      const part = rotated(pivot, way * share);
      this.turn = share === 1 ? turn : from + way * share;
      this.view = { x: anchor.x - part.x * zoom, y: anchor.y - part.y * zoom, zoom };
      if (share === 1) this.keep(hive(turn), parts(turn), still);
    };
    this.#run(show, still || !this.hasSize);
  }

  stop(): void {
    this.#stop();
    clearTimeout(this.#rest);
  }

  #moved(view: View): void {
    this.stop();
    this.#isByHand = true;
    this.view = view;
    this.isMoving = true;
    this.#rest = setTimeout(() => (this.isMoving = false), 200);
  }

  #go(view: View, still: boolean): void {
    const from = this.view;
    if (view.x === from.x && view.y === from.y && view.zoom === from.zoom) return;
    this.#run((share) => {
      const { x, y } = between(from, view, share);
      this.view = share === 1 ? view : { x, y, zoom: from.zoom + (view.zoom - from.zoom) * share };
    }, still);
  }

  #run(step: (share: number) => void, still: boolean): void {
    this.stop();
    if (still) {
      step(1);
      return;
    }
    this.isMoving = true;
    this.#stop = glide(GLIDE_MS, (share) => {
      if (share === 1) this.isMoving = false;
      step(share);
    });
  }
}

function rotated({ x, y }: Point, sixths: number): Point {
  const angle = (sixths * Math.PI) / 3;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
