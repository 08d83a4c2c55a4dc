/**
 * A tree of variations as a flat list, as it is kept in the browser and sent by the server, and back: the core
 * plays every move again, so that nothing that is not legal comes into a tree.
 */
import type { Position } from "../../engine/core";
import { PASS, type Move } from "../../engine/types";
import { drawnMove } from "../../game/drawnMove";
import type { Cell, PieceName } from "../../wire/messages";
import { drawingsIn, withoutDrawings } from "./drawings";
import { ROOT, type Drawing, type TreeNode } from "./tree";

/** A node after its parent, which is given by its place in the list; the first is the root. */
export interface SavedNode {
  readonly parent: number;
  readonly piece: PieceName | null;
  readonly to: Cell | null;
  readonly comment?: string;
  readonly starting_comment?: string;
  readonly nags?: readonly number[];
  readonly drawings?: readonly Drawing[];
}

export function flatten(root: TreeNode): SavedNode[] {
  const saved: SavedNode[] = [];
  const add = (node: TreeNode, parent: number): void => {
    const place = saved.length;
    const { move, comment, startingComment, nags, drawings } = node;
    saved.push({
      parent,
      piece: move?.piece ?? null,
      to: move?.to ?? null,
      ...(comment ? { comment } : {}),
      ...(startingComment ? { starting_comment: startingComment } : {}),
      ...(nags.length ? { nags } : {}),
      ...(drawings.length ? { drawings } : {}),
    });
    for (const child of node.children) add(child, place);
  };
  add(root, 0);
  return saved;
}

/** The tree of a list, from the position that it begins with. What follows an illegal move is left out. */
export function unflatten(saved: readonly SavedNode[], position: Position): TreeNode {
  const children = new Map<number, number[]>();
  saved.forEach(({ parent }, place) => {
    if (place > 0) children.set(parent, [...(children.get(parent) ?? []), place]);
  });
  const build = (place: number, move: Move | null): TreeNode | null => {
    const { comment = "", starting_comment = "", nags = [], drawings } = saved[place] as SavedNode;
    const text = move ? position.moveText(move) : "";
    const last = move && drawnMove(position, move);
    if (move && !position.play(move)) return null;
    const nodes = (children.get(place) ?? []).flatMap(
      (child) => build(child, moveOf(saved[child] as SavedNode)) ?? [],
    );
    if (move) position.undo();
    return {
      ...ROOT,
      id: place,
      move,
      text,
      last,
      comment: withoutDrawings(comment),
      startingComment: starting_comment,
      nags,
      drawings: drawings ?? drawingsIn(comment),
      children: nodes,
    };
  };
  return saved.length ? (build(0, null) ?? ROOT) : ROOT;
}

const moveOf = ({ piece, to }: SavedNode): Move => (piece && to ? { piece, to } : PASS);
