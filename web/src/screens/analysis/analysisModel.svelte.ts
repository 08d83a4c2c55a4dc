/**
 * The analysis board as data: a tree of moves, the position that is looked at, and what the engine says of
 * it. The core tells what is legal, and why something is not.
 */
import type { Evidence, LastMove, Placed, SuggestedMove } from "../../board";
import type { Core, Position } from "../../engine/core";
import type { Line, Move } from "../../engine/types";
import { whyNotIn } from "../../game/advice";
import { drawnMove, isOverIn } from "../../game/drawnMove";
import { whyAnswer } from "../../game/words";
import type { Cell, Color, PieceName } from "../../wire/messages";
import { writeLine } from "./pgn";
import { flatten, unflatten, type SavedNode } from "./savedTree";
import { Thinker } from "./thinker.svelte";
import {
  addMove,
  annotate,
  endOfLine,
  graft,
  movesTo,
  nodeAt,
  nodesAlong,
  promote,
  promoteToMain,
  removeNode,
  ROOT,
  toggleDrawing,
  toggleSign,
  type Path,
  type TreeNode,
} from "./tree";

/** What moves begin with: a new game, or a position that was set up. */
export type Start = Omit<Line, "moves">;

/** What the board shows of a position. */
interface Shown {
  readonly placed: readonly Placed[];
  readonly turn: Color;
  readonly state: string;
  readonly legal: Readonly<Record<PieceName, readonly Cell[]>>;
  readonly mustPass: boolean;
}

interface Moment {
  readonly root: TreeNode;
  readonly path: Path;
}

/** So many changes can be undone. */
const MOST_UNDONE = 200;

export class AnalysisModel {
  readonly hand: Readonly<Record<string, number>>;
  readonly thinker = new Thinker();

  root: TreeNode = $state.raw(ROOT);
  path: Path = $state.raw([]);
  chosen: PieceName | null = $state(null);
  evidence: Evidence | null = $state.raw(null);
  sentence = $state("");
  animate: LastMove | null = $state.raw(null);
  shown: Shown = $state.raw() as Shown;
  /** Whether touches draw arrows and marks instead of moving pieces. */
  draws = $state(false);
  /** Where an arrow begins that is not finished. */
  arrowFrom: Cell | null = $state.raw(null);
  #undone: readonly Moment[] = $state.raw([]);

  readonly current: TreeNode = $derived(nodeAt(this.root, this.path));
  /** Whether the game has ended in the position that is looked at. */
  readonly isOver: boolean = $derived(isOverIn(this.shown));
  readonly isAtEnd: boolean = $derived(this.current.children.length === 0);
  readonly mayUndo: boolean = $derived(this.#undone.length > 0);
  /** The pieces of the position that the tree begins with. */
  readonly startPlaced: readonly Placed[];
  /** How many plies were played before the first move of the tree. */
  readonly firstPly: number;

  readonly arrows: readonly SuggestedMove[] = $derived.by(() => this.#allArrows());

  constructor(
    private readonly core: Core,
    readonly start: Start,
    saved: readonly SavedNode[],
    path: Path | "end" = "end",
  ) {
    this.hand = core.handOf(start.gameType);
    const position = core.positionOf({ ...start, moves: [] });
    this.startPlaced = position.placed();
    this.firstPly = position.ply;
    this.root = unflatten(saved, position);
    position.free();
    this.#goTo(path === "end" ? endOfLine(this.root, []) : path);
  }

  /** The tree as it is kept. */
  get saved(): SavedNode[] {
    return flatten(this.root);
  }

  /** The line to the position that is looked at. */
  get line(): Line {
    return { ...this.start, moves: movesTo(this.root, this.path) };
  }

  /** The line to the position that is looked at as a PGN, without variations and comments. */
  get lineText(): string {
    const { start, shown, root, path } = this;
    return writeLine({ ...start, result: shown.state }, nodesAlong(root, path));
  }

  /** The position as a position string, without its history. */
  get positionText(): string {
    return this.#with((position) => position.text);
  }

  /** Adds the moves of a game, which may have gone on, and shows its end if the end was shown. */
  include(nodes: readonly SavedNode[]): void {
    const position = this.core.positionOf({ ...this.start, moves: [] });
    const other = unflatten(nodes, position);
    position.free();
    const wasAtEnd = this.isAtEnd;
    this.root = graft(
      this.root.comment ? this.root : { ...this.root, comment: other.comment },
      other,
    );
    this.#goTo(wasAtEnd ? endOfLine(this.root, this.path) : this.path);
  }

  // ---- walking and playing

  go(path: Path): void {
    if (String(path) !== String(this.path)) this.#goTo(path);
  }
  back(): void {
    if (this.path.length) this.#goTo(this.path.slice(0, -1));
  }
  forward(): void {
    const next = this.current.children[0];
    if (next) this.#goTo([...this.path, next.id]);
  }
  first(): void {
    this.go([]);
  }
  last(): void {
    this.go(endOfLine(this.root, this.path));
  }
  /** Goes to the alternative before or after the move that leads here. */
  sibling(by: 1 | -1): void {
    const before = this.path.slice(0, -1);
    const { children } = nodeAt(this.root, before);
    const place = children.findIndex(({ id }) => id === this.path.at(-1));
    const other = children[place + by];
    if (this.path.length && other) this.#goTo([...before, other.id]);
  }

  /** Plays moves from the position that is shown: along the tree, or as a new branch of it. */
  play(...moves: readonly Move[]): void {
    let found: Moment = { root: this.root, path: this.path };
    this.#with((position) => {
      for (const move of moves) {
        const [text, last] = [position.moveText(move), drawnMove(position, move)];
        if (!position.play(move)) return;
        found = addMove(found.root, found.path, move, text, last);
      }
    });
    this.#change(found.root, found.path);
  }

  choose(piece: PieceName | null): void {
    this.#clear();
    this.chosen = piece;
  }

  ask(piece: PieceName, to: Cell | null): void {
    this.#clear();
    const why = whyNotIn(this.core, this.line, piece, to);
    if (!why?.reason) return;
    this.sentence = whyAnswer(piece, why);
    const { pieces, cells, reason } = why;
    this.evidence = { piece, pieces, cells, reason, ...(to ? { target: to } : {}) };
  }

  /** The line that is looked at, to its end, as a UHP game string; null after a set-up, which has none. */
  get gameString(): string | null {
    if (this.start.start) return null;
    const path = endOfLine(this.root, this.path);
    const line = { ...this.start, moves: movesTo(this.root, path) };
    const position = this.core.positionOf(line);
    const turn = `${position.turn === "white" ? "White" : "Black"}[${Math.floor(position.ply / 2) + 1}]`;
    const texts = nodesAlong(this.root, path).map(({ text }) => text);
    const words = [this.start.gameType, position.state, turn, ...texts];
    position.free();
    return words.join(";");
  }

  /** The state of the game at the end of the main line, as in InProgress. */
  get result(): string {
    const moves = movesTo(this.root, endOfLine(this.root, []));
    const position = this.core.positionOf({ ...this.start, moves });
    const { state } = position;
    position.free();
    return state;
  }

  // ---- changing the tree

  promote(): void {
    this.#change(promote(this.root, this.path), this.path);
  }
  promoteToMain(): void {
    this.#change(promoteToMain(this.root, this.path), this.path);
  }
  remove(): void {
    if (!this.path.length) return;
    const { root, path } = removeNode(this.root, this.path);
    this.#change(root, path);
  }
  comment(comment: string): void {
    if (comment !== this.current.comment)
      this.#change(annotate(this.root, this.path, { comment }), this.path);
  }
  sign(number: number): void {
    if (this.path.length) this.#change(toggleSign(this.root, this.path, number), this.path);
  }
  undo(): void {
    const before = this.#undone.at(-1);
    if (!before) return;
    this.#undone = this.#undone.slice(0, -1);
    this.root = before.root;
    this.#goTo(before.path);
  }

  setDraws(draws: boolean): void {
    this.#clear();
    this.draws = draws;
  }
  /** A cell was touched while drawing: the second touch ends an arrow, or makes a mark. */
  draw(cell: Cell): void {
    if (!this.arrowFrom) {
      this.arrowFrom = cell;
      return;
    }
    const drawing = { from: this.arrowFrom, to: cell };
    this.arrowFrom = null;
    this.#change(toggleDrawing(this.root, this.path, drawing), this.path);
  }

  // ---- the engine

  /** A line of the engine as UHP strings. */
  textsOf(moves: readonly Move[]): string[] {
    return this.#with((position) =>
      moves.map((move) => {
        const text = position.moveText(move);
        position.play(move);
        return text;
      }),
    );
  }

  /** Moves that follow the position as they are drawn, to be told in words. */
  drawn(moves: readonly Move[]): LastMove[] {
    return this.#with((position) =>
      moves.flatMap((move) => {
        const last = drawnMove(position, move);
        position.play(move);
        return last ?? [];
      }),
    );
  }

  /** Changes the tree, so that it can be undone. */
  #change(root: TreeNode, path: Path): void {
    if (root !== this.root) {
      const moment = { root: this.root, path: this.path };
      this.#undone = [...this.#undone, moment].slice(-MOST_UNDONE);
      this.root = root;
    }
    this.go(path);
  }

  #goTo(path: Path): void {
    const isForward = String(path.slice(0, -1)) === String(this.path);
    this.#clear();
    this.path = nodesAlong(this.root, path).map(({ id }) => id);
    this.animate = isForward ? this.current.last : null;
    this.shown = this.#with((position) => {
      const isOver = isOverIn(position);
      const start = position.textAfterPass();
      this.thinker.watch(
        isOver ? null : this.line,
        isOver || start === null ? null : { ...this.start, start, moves: [] },
      );
      return look(position);
    });
  }

  #clear(): void {
    this.chosen = null;
    this.evidence = null;
    this.sentence = "";
    this.arrowFrom = null;
  }

  #allArrows(): SuggestedMove[] {
    const drawn = this.current.drawings.map(({ from, to }, rank) => ({
      from,
      to,
      rank,
      kind: "drawn" as const,
    }));
    if (this.arrowFrom)
      drawn.push({ from: this.arrowFrom, to: this.arrowFrom, rank: 99, kind: "drawn" });
    if (this.chosen || this.draws) return drawn;
    const arrow = (move: Move | undefined, rank: number, kind: "line" | "threat") => {
      if (!move?.piece) return [];
      const from = this.shown.placed.find(({ piece }) => piece === move.piece)?.cell ?? null;
      return [{ from, to: move.to, rank, kind }];
    };
    const lines = (this.thinker.analysis?.lines ?? []).flatMap(({ pv: [move] }, rank) =>
      arrow(move, rank, "line"),
    );
    const threat = arrow(this.thinker.threat?.pv[0], 0, "threat");
    return [...lines, ...threat, ...drawn];
  }

  /** Asks something of the position that is looked at. */
  #with<T>(ask: (position: Position) => T): T {
    const position = this.core.positionOf(this.line);
    try {
      return ask(position);
    } finally {
      position.free();
    }
  }
}

function look(position: Position): Shown {
  const moves = position.legalMoves();
  const legal: Record<PieceName, Cell[]> = {};
  for (const { piece, to } of moves) if (piece) (legal[piece] ??= []).push(to);
  return {
    placed: position.placed(),
    turn: position.turn,
    state: position.state,
    legal,
    mustPass: moves.length === 1 && moves[0]?.piece === null,
  };
}
