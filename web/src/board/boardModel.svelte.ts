/**
 * What a board shows and what a person is doing on it, as data: the piece that is dragged, the cell
 * under the pointer, the cell that has the focus, and everything that follows from them.
 */
import type { Flight } from "./animation";
import { Camera, type Parts } from "./camera.svelte";
import { type Box, boundsOf, cellUnder, centerOf, distance, faceOf, type Point } from "./geometry";
import { mayBeChosen, movableCells, type Situation } from "./intent";
import { nearest, walkable, type Walker } from "./keyboard";
import { isSame, keyOf, pieceOf, type Stacks, stacksOf, topAt, withPiece } from "./state";
import { FACE_HALF_WIDTH } from "./tiles.generated";
import type { Cell, LastMove, PieceName, Placed, PlannedMove, Side } from "./types";
import { toScreen, toTable } from "./view";

/** The properties of the board that its state follows from; they are read when they are needed. */
export interface BoardInputs {
  readonly placed: readonly Placed[];
  readonly legal: Readonly<Record<PieceName, readonly Cell[]>>;
  readonly premovable: Side | null;
  readonly premoves: Readonly<Record<PieceName, readonly Cell[]>>;
  readonly chosen: PieceName | null;
  readonly confirm: Cell | null;
  readonly last: LastMove | null;
}

/** A finger hits whatever has its centre so near. */
const FINGER_RADIUS_PX = 22;

export class BoardModel {
  readonly inputs: BoardInputs;
  readonly camera = new Camera();

  flight: Flight | null = $state.raw(null);
  /** The piece that is dragged, and where it is in the window. */
  carried: { piece: PieceName; at: Point } | null = $state.raw(null);
  /** A move that was just dropped: it is shown as made until the page says what came of it. */
  landed: PlannedMove | null = $state.raw(null);
  /** The move that was dragged last: it is not animated when it comes back as made. */
  dragged: PlannedMove | null = null;
  /** The cell under the pointer. */
  hovered: Cell | null = $state.raw(null);
  /** The cell whose stack is shown piece by piece. */
  looked: Cell | null = $state.raw(null);
  /** The cell that has the keyboard's focus, or had it last. */
  walker: Walker = $state.raw({ cell: [0, 0], column: null });

  constructor(inputs: BoardInputs) {
    this.inputs = inputs;
  }

  readonly turn = $derived.by(() => this.camera.turn);
  readonly stacks: Stacks = $derived.by(() => stacksOf(this.inputs.placed));
  readonly situation: Situation = $derived.by(() => ({
    stacks: this.stacks,
    legal: this.inputs.legal,
    premovable: this.inputs.premovable,
    chosen: this.inputs.chosen,
    isWaiting: this.inputs.confirm !== null,
  }));
  readonly queens: readonly Placed[] = $derived.by(() =>
    this.inputs.placed.filter(({ piece }) => pieceOf(piece).letter === "Q"),
  );
  /** The move that waits to be confirmed. */
  readonly waiting: PlannedMove | null = $derived.by(() => {
    const { chosen, confirm } = this.inputs;
    return chosen && confirm ? { piece: chosen, to: confirm } : null;
  });
  /** A move that is shown on the board though it is not made. */
  readonly preview: PlannedMove | null = $derived.by(() =>
    this.carried || this.flight ? null : (this.waiting ?? this.landed),
  );
  /** The pieces as they are drawn: with the preview, without what is in the air. */
  readonly shown: readonly Placed[] = $derived.by(() => {
    const { placed } = this.inputs;
    if (this.preview) return withPiece(placed, this.preview.piece, this.preview.to);
    const absent = this.carried?.piece ?? this.flight?.piece;
    return absent ? withPiece(placed, absent, null) : placed;
  });
  readonly shownStacks: Stacks = $derived.by(() => stacksOf(this.shown));
  /** Where the chosen piece may go, or where it is likely to be able to go, if it plans a move. */
  readonly targets: readonly Cell[] = $derived.by(() => {
    const { chosen, legal, premoves } = this.inputs;
    if (!chosen || this.waiting || this.landed) return [];
    return legal[chosen] ?? premoves[chosen] ?? [];
  });
  /** The cells that can have the focus. */
  readonly cells = $derived.by(() => walkable(this.stacks, this.targets));
  readonly current: Cell = $derived.by(() => {
    const { cell } = this.walker;
    if (this.cells.has(keyOf(cell))) return cell;
    return nearest(cell, this.cells.values(), this.turn) ?? cell;
  });
  /** The target under the pointer. */
  readonly aimed: Cell | null = $derived.by(() =>
    this.hovered && this.isTarget(this.hovered) ? this.hovered : null,
  );
  /** The piece under the pointer, if it may be chosen. */
  readonly raised: PieceName | null = $derived.by(() => {
    const piece = this.hovered && !this.aimed ? topAt(this.shownStacks, this.hovered) : null;
    return piece && mayBeChosen(this.situation, piece) ? piece : null;
  });
  readonly hive: Box = $derived.by(() => this.hiveAt(this.turn));
  readonly lookedAt = $derived.by(() => this.looked && this.shownStacks.get(keyOf(this.looked)));
  /** The piece that is dragged or previewed, and so is not where it was. */
  readonly lifted: PieceName | null = $derived.by(
    () => this.carried?.piece ?? this.preview?.piece ?? null,
  );

  /** The part of the plane that the hive takes up when the board is turned so. */
  hiveAt(turn: number): Box {
    const cells = [...this.stacks.values()].map(({ cell }) => cell);
    return boundsOf(cells, this.stacks, turn);
  }

  /** What is most important to see: where the last move led, and the queens, the nearest first. */
  partsAt(turn: number): Parts {
    const { last } = this.inputs;
    const move = last?.to && this.stacks.has(keyOf(last.to)) ? last.to : null;
    const from = centerOf(move ?? [0, 0], turn);
    const far = (cell: Cell): number => distance(centerOf(cell, turn), from);
    const queens = this.queens.map(({ cell }) => cell).sort((a, b) => far(a) - far(b));
    const boxOf = (cell: Cell): Box => boundsOf([cell], this.stacks, turn);
    return { move: move && boxOf(move), queens: queens.map(boxOf) };
  }

  isTarget(cell: Cell): boolean {
    return this.targets.some((target) => isSame(target, cell));
  }

  /** The cell at a point of the screen; of tiles that overlap there, a target comes first. */
  cellFor(at: Point): Cell {
    return cellUnder(toTable(this.camera.view, at), this.shownStacks, this.turn, (cell) =>
      this.isTarget(cell),
    );
  }

  /**
   * The cell that a finger means. Where cells are small a touch of the empty table beside a target,
   * or beside a piece that may be chosen, means that one.
   */
  cellNear(at: Point): Cell {
    const cell = this.cellFor(at);
    if (this.isTarget(cell) || topAt(this.shownStacks, cell)) return cell;
    const wanted = this.inputs.chosen ? this.targets : movableCells(this.situation);
    const far = (other: Cell): number =>
      distance(toScreen(this.camera.view, faceOf(this.shownStacks, other, this.turn)), at);
    return wanted
      .filter((other) => far(other) <= FINGER_RADIUS_PX)
      .reduce((best, other) => (best === cell || far(other) < far(best) ? other : best), cell);
  }

  /** Whether a disc on the screen would cover a part of a tile. */
  isTileNear(at: Point, radius: number): boolean {
    const { view } = this.camera;
    return [...this.stacks.values()].some(
      ({ cell }) =>
        distance(toScreen(view, faceOf(this.stacks, cell, this.turn)), at) <
        radius + FACE_HALF_WIDTH * view.zoom,
    );
  }

  /** Shows the pieces of a stack; returns whether there is more than one. */
  look(cell: Cell): boolean {
    this.looked = (this.shownStacks.get(keyOf(cell))?.pieces.length ?? 0) > 1 ? cell : null;
    return this.looked !== null;
  }
}
