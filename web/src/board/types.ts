/** The properties and callbacks of the board, which knows neither the server nor the rules. */

export type PieceName = string;
export type Side = "white" | "black";

/** A hex by its axial coordinates q and r. */
export type Cell = readonly [number, number];

export interface Placed {
  readonly piece: PieceName;
  readonly cell: Cell;
  /** 0 on the ground. */
  readonly level: number;
}

export interface LastMove {
  /** null for a pass. */
  readonly piece: PieceName | null;
  /** null if the piece came from the hand. */
  readonly origin: Cell | null;
  readonly to: Cell | null;
  /** The cells from origin to destination, both included. */
  readonly path: readonly Cell[];
  readonly kind: string;
  readonly thrower: PieceName | null;
}

/** Why something may not be done: what to tint, to hatch and to point at. */
export interface Evidence {
  readonly piece?: PieceName;
  readonly target?: Cell;
  readonly pieces: readonly PieceName[];
  readonly cells: readonly Cell[];
  readonly reason: string;
}

export interface PlannedMove {
  readonly piece: PieceName;
  readonly to: Cell;
}

/** A sign on a cell: it has been found, or it is where a hint leads. */
export interface Marked {
  readonly cell: Cell;
  readonly kind: "found" | "hint";
}

/** An arrow: a move that the engine suggests or that the opponent threatens, or one that a person drew. */
export interface SuggestedMove {
  /** null if the piece comes from the hand; the same as `to` for a mark. */
  readonly from: Cell | null;
  readonly to: Cell;
  /** 0 for the best one. */
  readonly rank: number;
  readonly kind: "line" | "threat" | "drawn";
}

/** What is written on the tiles. */
export type Labels = "none" | "names" | "coordinates";

/** Says a message of the catalogue (src/skep/locales, board.ftl) with its arguments filled in. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

export interface BoardProps {
  placed: readonly Placed[];
  say: Say;
  last?: LastMove | null;
  /** When this changes (by identity) the board animates it, and then shows `placed`. */
  animate?: LastMove | null;
  /** Where each piece may go; empty when nothing may be chosen. */
  legal?: Readonly<Record<PieceName, readonly Cell[]>>;
  /** Bindable; the hand sets it too. */
  chosen?: PieceName | null;
  premove?: PlannedMove | null;
  /** The side that may plan a move while the other one thinks: any piece of its own, to any cell. */
  premovable?: Side | null;
  /** Where a premove of a piece is likely to be possible. */
  premoves?: Readonly<Record<PieceName, readonly Cell[]>>;
  evidence?: Evidence | null;
  marks?: readonly Marked[];
  arrows?: readonly SuggestedMove[];
  /** Show which sides of the queens are free. */
  queenTicks?: boolean;
  /** By how many sixths of a turn the hive is turned clockwise; bindable, two fingers turn it too. */
  rotation?: number;
  /** Where the chosen piece waits to be confirmed: touching it there again calls `onmove` again. */
  confirm?: Cell | null;
  labels?: Labels;
  /** No animation; also if the system asks for reduced motion. */
  still?: boolean;
  /** A picture only: nothing can be touched, and screen readers pass over it. */
  decorative?: boolean;
  /** null clears everything: the chosen piece, a premove, a move that waits, the evidence. */
  onchoose?: (piece: PieceName | null) => void;
  onmove?: (piece: PieceName, to: Cell) => void;
  /** Something was touched that may not be done: ask why, and set `evidence`. */
  onask?: (piece: PieceName, to: Cell | null) => void;
  /** Where this is given, cells are only touched: nothing is chosen, moved or asked. */
  ontouch?: ((cell: Cell, piece: PieceName | null) => void) | undefined;
}

/** The methods of a board, by `bind:this`. */
export interface BoardHandle {
  /** Shows the whole hive. */
  fit(): void;
  zoomBy(factor: number): void;
  /** Puts the keyboard on the board: where the chosen piece may go, or where it was. */
  focus(): void;
  /** A finger or the mouse went down on a piece in hand: the board takes over from here. */
  press(piece: PieceName, event: PointerEvent): void;
  /** The piece that is carried over the board or is previewed on it. */
  lifted(): PieceName | null;
}

export interface HandProps {
  side: Side;
  /** How many of each bug, by its letter, a player begins with. */
  begins: Readonly<Record<string, number>>;
  placed: readonly Placed[];
  say: Say;
  /** The board on which the pieces are put. */
  board?: BoardHandle | null | undefined;
  legal?: Readonly<Record<PieceName, readonly Cell[]>>;
  chosen?: PieceName | null;
  premovable?: Side | null;
  evidence?: Evidence | null;
  still?: boolean;
  /** Whether the pieces can be touched: a hand that is not mine is only looked at. */
  active?: boolean;
  onchoose?: (piece: PieceName | null) => void;
  onask?: (piece: PieceName, to: Cell | null) => void;
}
