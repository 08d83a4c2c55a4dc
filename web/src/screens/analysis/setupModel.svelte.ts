/** A position that is set up by hand: any piece anywhere, and the core says whether a game can come to it. */
import type { Evidence, Placed } from "../../board";
import { Position, type Core } from "../../engine/core";
import { isOverIn } from "../../game/drawnMove";
import type { Line, SetupProblem } from "../../engine/types";
import type { Cell, Color, PieceName } from "../../wire/messages";
import {
  cellsAround,
  fewestPlies,
  nextInHand,
  placedFrom,
  positionText,
  topsOf,
  type Lying,
} from "./setup";

/** So many plies later than the earliest a position is looked for: a queen is due, or somebody moved twice. */
const LATER = 12;

interface Checked {
  readonly text: string;
  /** How many plies lie before the position. */
  readonly ply: number;
  readonly isOver: boolean;
  readonly problem: SetupProblem | null;
}

export class SetupModel {
  /** As in Base+MLP. */
  gameType: string = $state("Base");
  readonly hand: Readonly<Record<string, number>> = $derived.by(() =>
    this.core.handOf(this.gameType),
  );
  #lying: readonly Lying[] = $state.raw([]);
  turn: Color = $state("white");
  justMoved: PieceName | null = $state(null);
  chosen: PieceName | null = $state(null);

  readonly placed: readonly Placed[] = $derived.by(() => placedFrom(this.#lying, this.hand));
  readonly tops: readonly PieceName[] = $derived(topsOf(this.placed));
  /** Every piece that lies open or comes next from a hand may go to the hive and beside it. */
  readonly legal: Readonly<Record<PieceName, readonly Cell[]>> = $derived.by(() => {
    const cells = cellsAround(this.#lying);
    const pieces = [...this.tops, ...nextInHand(this.#lying, this.hand)];
    return Object.fromEntries(pieces.map((piece) => [piece, cells]));
  });
  readonly #checked: Checked = $derived.by(() => this.#check());
  /** Why no game can come to the position; null if one can. */
  readonly problem: SetupProblem | null = $derived(this.#checked.problem);
  /** Whom the problem is about: the owner of its first piece, or who has no piece in play. */
  readonly problemColor: Color = $derived.by(() => {
    const [piece] = this.problem?.pieces ?? [];
    if (piece) return piece.startsWith("w") ? "white" : "black";
    return this.placed.some((each) => each.piece.startsWith("w")) ? "black" : "white";
  });
  /** Whether a queen is surrounded, so that nobody can play on. */
  readonly isOver: boolean = $derived(this.#checked.isOver);
  /** The position string. */
  readonly text: string = $derived(this.#checked.text);
  readonly ply: number = $derived(this.#checked.ply);
  readonly evidence: Evidence | null = $derived.by(() => {
    if (!this.problem || this.chosen) return null;
    const { fault, pieces, cells } = this.problem;
    return { pieces, cells, reason: fault };
  });

  constructor(
    private readonly core: Core,
    gameType: string,
    readonly tournament: boolean,
    placed: readonly Placed[] = [],
    turn: Color = "white",
  ) {
    this.gameType = gameType;
    this.turn = turn;
    this.#lying = placed
      .toSorted((a, b) => a.level - b.level)
      .map(({ piece, cell }) => ({ kind: piece.slice(0, 2), cell }));
  }

  /** The position as the core plays on from it. */
  get line(): Line {
    const { text, gameType, tournament } = this;
    return { start: text, gameType, tournament, moves: [] };
  }

  /** Puts a piece on a cell, on top of what lies there. */
  put(piece: PieceName, cell: Cell): void {
    this.#change([...this.#without(piece), { kind: piece.slice(0, 2), cell }]);
  }

  /** Takes a piece off the table, back to its hand. */
  remove(piece: PieceName): void {
    this.#change(this.#without(piece));
  }

  /** Changes which bugs take part; those that no longer do leave the table. */
  setGameType(gameType: string): void {
    this.gameType = gameType;
    const { hand } = this;
    this.#change(this.#lying.filter(({ kind }) => (kind[1] ?? "") in hand));
  }

  clear(): void {
    this.#change([]);
  }

  isOnTable(piece: PieceName): boolean {
    return this.placed.some((each) => each.piece === piece);
  }

  #without(piece: PieceName): Lying[] {
    const index = this.placed.findIndex((each) => each.piece === piece);
    return this.#lying.filter((_, i) => i !== index);
  }

  #change(lying: readonly Lying[]): void {
    this.#lying = lying;
    this.chosen = null;
    if (this.justMoved && !this.tops.includes(this.justMoved)) this.justMoved = null;
  }

  /** The earliest turn of the side to move at which a game can come to the position, or why there is none. */
  #check(): Checked {
    const first = fewestPlies(this.#lying, this.turn === "white");
    let earliest: Checked | null = null;
    for (let ply = first; ply <= first + LATER; ply += 2) {
      const text = positionText(this, this.placed, ply, this.justMoved);
      const read = this.core.readPosition(text);
      if (read instanceof Position) {
        const isOver = isOverIn(read);
        read.free();
        return { text, ply, isOver, problem: null };
      }
      earliest ??= { text, ply, isOver: false, problem: read };
    }
    return earliest ?? { text: "", ply: first, isOver: false, problem: null };
  }
}
