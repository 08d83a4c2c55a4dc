/** What is drawn of a position, in the order in which it is painted. */
import { centerOf } from "./geometry";
import type { Stacks } from "./state";
import { LIFT } from "./tiles.generated";
import type { PieceName } from "./types";

export interface DrawnTile {
  readonly piece: PieceName;
  readonly level: number;
  readonly isCovered: boolean;
  /** The centre of its face. */
  readonly x: number;
  readonly y: number;
}

export interface DrawnStack {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly tiles: readonly DrawnTile[];
}

/** The stacks from the far row to the near one: a high stack covers what is behind it. */
export function sceneOf(stacks: Stacks, turn: number): readonly DrawnStack[] {
  return [...stacks]
    .map(([key, { cell, pieces }]) => {
      const { x, y } = centerOf(cell, turn);
      const top = pieces.length - 1;
      const tiles = pieces.map((piece, level) => ({
        piece,
        level,
        isCovered: level < top,
        x,
        y: y - level * LIFT,
      }));
      return { key, x, y, tiles };
    })
    .sort((a, b) => Math.round(a.y - b.y) || a.x - b.x);
}
