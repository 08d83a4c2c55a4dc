/** Input handlers of a board, for pointers and the keyboard. */
import { boundsOf, type Point } from "./geometry";
import type { BoardModel } from "./boardModel.svelte";
import type { Handlers } from "./input";
import { dropped, type Intent, mayBeChosen, mayGo, movableCells, touchedInHand } from "./intent";
import { cycled, inReadingOrder, isWalkingKey, walked } from "./keyboard";
import { cellOf, keyOf, topAt } from "./state";
import type { Cell, PieceName } from "./types";

/** The actions of a board that gestures and keys call. */
export interface BoardActions {
  choose(piece: PieceName | null): void;
  carryOut(intent: Intent): void;
  touch(cell: Cell): void;
  fit(): void;
  zoomBy(factor: number): void;
  /** Turns the board by sixths of a turn. */
  turnBy(sixths: number): void;
  root(): HTMLElement | undefined;
  isStill(): boolean;
}

/** Handles taps, drags and other gestures on a board. */
export function gestureHandlers(model: BoardModel, actions: BoardActions): Handlers {
  const { camera } = model;
  const isInside = ({ x, y }: Point): boolean => {
    const { clientWidth = 0, clientHeight = 0 } = actions.root() ?? {};
    return x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight;
  };
  const stopCarrying = (): void => {
    [model.carried, model.hovered] = [null, null];
  };
  return {
    grab: (at) => {
      const piece = topAt(model.shownStacks, model.cellFor(at));
      return piece && mayBeChosen(model.situation, piece) ? piece : null;
    },
    tap: (at, piece, isSecond, isFinger) => {
      const cell = isFinger ? model.cellNear(at) : model.cellFor(at);
      const isEmpty = !topAt(model.shownStacks, cell) && !model.isTarget(cell);
      if (model.looked) model.looked = null;
      else if (piece) actions.carryOut(touchedInHand(model.situation, piece));
      else if (isSecond && isEmpty) actions.fit();
      else actions.touch(cell);
      if (!piece) model.walker = { cell, column: null };
    },
    look: (at) => model.look(model.cellFor(at)),
    carry: (piece, at) => {
      if (!model.carried && model.inputs.chosen !== piece) actions.choose(piece);
      model.looked = null;
      const { left = 0, top = 0 } = actions.root()?.getBoundingClientRect() ?? {};
      model.carried = { piece, at: { x: left + at.x, y: top + at.y } };
      model.hovered = model.cellFor(at);
    },
    drop: (piece, at) => {
      const to = isInside(at) ? model.cellFor(at) : null;
      stopCarrying();
      const intent = dropped(model.situation, piece, cellOf(model.inputs.placed, piece), to);
      if (intent.kind === "move" && mayGo(model.situation, piece, intent.to)) {
        model.landed = { piece, to: intent.to };
        model.dragged = model.landed;
      }
      actions.carryOut(intent);
    },
    cancel: () => {
      stopCarrying();
      actions.choose(null);
    },
    pan: (dx, dy) => camera.pan(dx, dy, model.hive),
    push: (vx, vy) => camera.push(vx, vy, model.hive, actions.isStill()),
    zoom: (around, factor) => camera.zoom(around, factor, model.hive),
    twist: (sixths) => actions.turnBy(sixths),
    hover: (at) => {
      model.hovered = at && model.cellFor(at);
    },
  };
}

/** Moves the focus to a cell, and brings the cell into sight. */
export function focusOn(model: BoardModel, actions: BoardActions, cell: Cell): void {
  model.walker = { ...model.walker, cell };
  actions
    .root()
    ?.querySelector<SVGElement>(`[data-cell="${keyOf(cell)}"]`)
    ?.focus();
  model.camera.show(boundsOf([cell], model.stacks, model.turn), actions.isStill());
}

/** Handles the keys of a board. */
export function keyHandler(
  model: BoardModel,
  actions: BoardActions,
): (event: KeyboardEvent) => void {
  /** Goes to the next target of the chosen piece, or to the next piece that may be chosen. */
  function next(by: 1 | -1): void {
    const cells = model.inputs.chosen ? model.targets : movableCells(model.situation);
    const list = inReadingOrder(cells, model.turn);
    const cell = cycled(model.current, list, by, model.turn);
    if (cell) focusOn(model, actions, cell);
  }
  function letGo(): void {
    if (model.looked) model.looked = null;
    else actions.choose(null);
  }
  function lookAtStack(): void {
    if (model.looked) model.looked = null;
    else model.look(model.current);
  }
  const keys: Readonly<Record<string, () => void>> = {
    Enter: () => actions.touch(model.current),
    " ": () => actions.touch(model.current),
    Escape: letGo,
    n: () => next(1),
    N: () => next(-1),
    s: lookAtStack,
    "+": () => actions.zoomBy(1.25),
    "=": () => actions.zoomBy(1.25),
    "-": () => actions.zoomBy(0.8),
    "0": () => actions.fit(),
    "[": () => actions.turnBy(-1),
    "]": () => actions.turnBy(1),
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key];
    if (act) {
      act();
    } else if (isWalkingKey(event.key)) {
      const from = { ...model.walker, cell: model.current };
      model.walker = walked(from, event.key, model.cells, model.turn);
      focusOn(model, actions, model.walker.cell);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
}
