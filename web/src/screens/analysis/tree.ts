/**
 * A tree of variations as data that is never changed: every change gives a new tree, which shares the nodes
 * that stay the same. So an earlier tree can be kept, to undo a change.
 */
import type { LastMove } from "../../board";
import { PASS, type Move } from "../../engine/types";
import type { Cell } from "../../wire/messages";

/** What a person has drawn on a position: arrows from cell to cell, and marks on cells. */
export interface Drawing {
  readonly from: Cell;
  /** The same as `from` for a mark. */
  readonly to: Cell;
}

export interface TreeNode {
  /** Different in all nodes of a tree; the root has 0. */
  readonly id: number;
  /** The move that leads here; the root has none. */
  readonly move: Move | null;
  /** The move as a UHP string. */
  readonly text: string;
  /** The move as it is drawn. */
  readonly last: LastMove | null;
  readonly comment: string;
  /** What stands before the first move of a variation. */
  readonly startingComment: string;
  /** Numeric annotation glyphs of PGN: 1 to 6 are the signs, the others are kept. */
  readonly nags: readonly number[];
  readonly drawings: readonly Drawing[];
  /** The first continues the line, the others are alternatives. */
  readonly children: readonly TreeNode[];
}

/** A node by the ids of the nodes that lead to it; the root has none. */
export type Path = readonly number[];

type Notes = Pick<TreeNode, "comment" | "startingComment" | "nags" | "drawings">;

const NO_NOTES: Notes = { comment: "", startingComment: "", nags: [], drawings: [] };

export const ROOT: TreeNode = {
  id: 0,
  move: null,
  text: "",
  last: null,
  ...NO_NOTES,
  children: [],
};

/** The signs, from the best to the worst, by their numbers in PGN. */
export const SIGNS: Readonly<Record<number, string>> = {
  3: "!!",
  1: "!",
  5: "!?",
  6: "?!",
  2: "?",
  4: "??",
};
const SIGN_ORDER = [3, 1, 5, 6, 2, 4] as const;
export const SIGN_NUMBERS: readonly number[] = SIGN_ORDER;

export const isSameMove = (a: Move | null, b: Move | null): boolean =>
  a !== null &&
  b !== null &&
  a.piece === b.piece &&
  a.to?.[0] === b.to?.[0] &&
  a.to?.[1] === b.to?.[1];

const isSameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

// ---- finding

const childWith = (node: TreeNode, id: number | undefined): TreeNode | undefined =>
  node.children.find((child) => child.id === id);

/** The nodes from the first move to a path's end; fewer if the path leads out of the tree. */
export function nodesAlong(root: TreeNode, path: Path): TreeNode[] {
  const nodes: TreeNode[] = [];
  let node: TreeNode | undefined = root;
  for (const id of path) {
    node = childWith(node, id);
    if (!node) break;
    nodes.push(node);
  }
  return nodes;
}

export const nodeAt = (root: TreeNode, path: Path): TreeNode =>
  nodesAlong(root, path).at(-1) ?? root;

export const movesTo = (root: TreeNode, path: Path): Move[] =>
  nodesAlong(root, path).map(({ move }) => move ?? PASS);

/** The path on to the end of the line. */
export function endOfLine(root: TreeNode, path: Path): Path {
  const end = [...path];
  for (let next = nodeAt(root, path).children[0]; next; next = next.children[0]) end.push(next.id);
  return end;
}

export function countNodes(node: TreeNode): number {
  return node.children.reduce((sum, child) => sum + countNodes(child), 1);
}

const highestId = (node: TreeNode): number =>
  node.children.reduce((most, child) => Math.max(most, highestId(child)), node.id);

/** The path to a node by its id. */
export function pathOf(root: TreeNode, id: number): Path | null {
  if (root.id === id) return [];
  for (const child of root.children) {
    const rest = pathOf(child, id);
    if (rest) return [child.id, ...rest];
  }
  return null;
}

/** Is every node of the path the first of its alternatives? */
export function isMainLine(root: TreeNode, path: Path): boolean {
  let node = root;
  return nodesAlong(root, path).every((next) => {
    const isFirst = node.children[0] === next;
    node = next;
    return isFirst;
  });
}

// ---- changing

/** The tree with another node at the end of the path. */
function change(node: TreeNode, path: Path, to: (node: TreeNode) => TreeNode): TreeNode {
  const [id, ...rest] = path;
  if (id === undefined) return to(node);
  const children = node.children.map((child) =>
    child.id === id ? change(child, rest, to) : child,
  );
  return { ...node, children };
}

/** Adds a move after a position, or finds the one that is there. */
export function addMove(
  root: TreeNode,
  path: Path,
  move: Move,
  text: string,
  last: LastMove | null,
  notes: Partial<Notes> = {},
): { readonly root: TreeNode; readonly path: Path } {
  const known = nodeAt(root, path).children.find((child) => isSameMove(child.move, move));
  if (known) return { root, path: [...path, known.id] };
  const id = highestId(root) + 1;
  const node: TreeNode = { id, move, text, last, ...NO_NOTES, ...notes, children: [] };
  const added = change(root, path, (parent) => ({
    ...parent,
    children: [...parent.children, node],
  }));
  return { root: added, path: [...path, id] };
}

/** Takes the node at the end of a path away, with all that follows it. */
export function removeNode(root: TreeNode, path: Path): { root: TreeNode; path: Path } {
  const before = path.slice(0, -1);
  const removed = change(root, before, (parent) => ({
    ...parent,
    children: parent.children.filter(({ id }) => id !== path.at(-1)),
  }));
  return { root: removed, path: before };
}

function toFront(root: TreeNode, path: Path): TreeNode {
  return change(root, path.slice(0, -1), (parent) => ({
    ...parent,
    children: [
      ...parent.children.filter(({ id }) => id === path.at(-1)),
      ...parent.children.filter(({ id }) => id !== path.at(-1)),
    ],
  }));
}

/** Puts the last variation on the path before its alternatives: it becomes the line of its parent. */
export function promote(root: TreeNode, path: Path): TreeNode {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    const parent = nodeAt(root, part.slice(0, -1));
    if (parent.children[0]?.id !== part.at(-1)) return toFront(root, part);
  }
  return root;
}

/** Makes the path the main line. */
export function promoteToMain(root: TreeNode, path: Path): TreeNode {
  return path.reduce((tree, _, index) => toFront(tree, path.slice(0, index + 1)), root);
}

export const annotate = (root: TreeNode, path: Path, notes: Partial<Notes>): TreeNode =>
  change(root, path, (node) => ({ ...node, ...notes }));

/** Sets one of the signs, or takes it away if it is there; a move has one at most. */
export function toggleSign(root: TreeNode, path: Path, sign: number): TreeNode {
  const { nags } = nodeAt(root, path);
  const others = nags.filter((nag) => !(nag in SIGNS));
  return annotate(root, path, {
    nags: nags.includes(sign) ? others : [sign, ...others].sort((a, b) => a - b),
  });
}

/** Draws an arrow or a mark, or takes it away if it is there. */
export function toggleDrawing(root: TreeNode, path: Path, drawing: Drawing): TreeNode {
  const { drawings } = nodeAt(root, path);
  const others = drawings.filter(
    ({ from, to }) => !(isSameCell(from, drawing.from) && isSameCell(to, drawing.to)),
  );
  return annotate(root, path, {
    drawings: others.length < drawings.length ? others : [...drawings, drawing],
  });
}

/** Adds all moves of another tree that begins with the same position; notes of moves that are there stay. */
export function graft(root: TreeNode, other: TreeNode, path: Path = []): TreeNode {
  let grown = root;
  for (const { move, text, last, children, ...notes } of other.children) {
    if (!move) continue;
    const { comment, startingComment, nags, drawings } = notes;
    const added = addMove(grown, path, move, text, last, {
      comment,
      startingComment,
      nags,
      drawings,
    });
    grown = graft(added.root, { ...other, children }, added.path);
  }
  return grown;
}
