import { describe, expect, it } from "vitest";
import type { Move } from "../../engine/types";
import {
  addMove,
  annotate,
  countNodes,
  endOfLine,
  graft,
  isMainLine,
  movesTo,
  nodeAt,
  pathOf,
  promote,
  promoteToMain,
  removeNode,
  ROOT,
  toggleDrawing,
  toggleSign,
  type Path,
  type TreeNode,
} from "./tree";

const move = (piece: string, q = 0): Move => ({ piece, to: [q, 0] });

/** Adds moves one after another. */
function add(root: TreeNode, path: Path, ...moves: Move[]): { root: TreeNode; path: Path } {
  let found = { root, path };
  for (const each of moves) {
    found = addMove(found.root, found.path, each, String(each.piece), null);
  }
  return found;
}

/** The tree as text, variations in parentheses before what continues the line. */
function text(node: TreeNode): string {
  const [next, ...others] = node.children;
  if (!next) return "";
  const variations = others.map((other) => ` (${`${other.text} ${text(other)}`.trim()})`).join("");
  return `${next.text}${variations} ${text(next)}`.trim();
}

const line = add(ROOT, [], move("wS1"), move("bS1", 1), move("wQ", -1));
const [first = 0, second = 0] = line.path;
const branched = add(line.root, [first], move("bS1", -1), move("wQ", 1));

describe("a tree of variations", () => {
  it("grows by moves, and finds those that are there", () => {
    expect(text(line.root)).toBe("wS1 bS1 wQ");
    expect(add(line.root, [first], move("bS1", 1))).toEqual({
      root: line.root,
      path: [first, second],
    });
    expect(text(branched.root)).toBe("wS1 bS1 (bS1 wQ) wQ");
    expect(countNodes(branched.root)).toBe(6);
  });

  it("leaves earlier trees as they were", () => {
    expect(countNodes(ROOT)).toBe(1);
    expect(countNodes(line.root)).toBe(4);
    const other = nodeAt(branched.root, line.path);
    expect(other).toBe(nodeAt(line.root, line.path));
  });

  it("gives every node an id of its own, also after one was removed", () => {
    const removed = removeNode(branched.root, branched.path);
    const again = add(removed.root, removed.path, move("wA1", 1));
    expect(pathOf(again.root, again.path.at(-1) ?? 0)).toEqual(again.path);
    expect(pathOf(again.root, 99)).toBeNull();
  });

  it("knows moves, ends and the main line", () => {
    expect(movesTo(branched.root, branched.path)).toEqual([
      move("wS1"),
      move("bS1", -1),
      move("wQ", 1),
    ]);
    expect(endOfLine(branched.root, [])).toEqual(line.path);
    expect(isMainLine(branched.root, line.path)).toBe(true);
    expect(isMainLine(branched.root, branched.path)).toBe(false);
  });
});

describe("a change of a tree", () => {
  it("promotes a variation step by step, or to the main line", () => {
    const nested = add(branched.root, branched.path.slice(0, 2), move("wA1", 1));
    expect(text(nested.root)).toBe("wS1 bS1 (bS1 wQ (wA1)) wQ");
    const once = promote(nested.root, nested.path);
    expect(text(once)).toBe("wS1 bS1 (bS1 wA1 (wQ)) wQ");
    expect(text(promote(once, nested.path))).toBe("wS1 bS1 (bS1 wQ) wA1 (wQ)");
    expect(isMainLine(promoteToMain(nested.root, nested.path), nested.path)).toBe(true);
    expect(promote(line.root, line.path)).toBe(line.root);
  });

  it("loses a node with all that follows, and goes to the one before", () => {
    const removed = removeNode(branched.root, branched.path.slice(0, 2));
    expect(text(removed.root)).toBe("wS1 bS1 wQ");
    expect(removed.path).toEqual([first]);
  });

  it("takes in the moves of another tree, and keeps its own notes", () => {
    const noted = annotate(line.root, [first], { comment: "mine" });
    const other = annotate(branched.root, [first], { comment: "theirs" });
    const all = graft(noted, annotate(other, branched.path, { comment: "new" }));
    expect(text(all)).toBe("wS1 bS1 (bS1 wQ) wQ");
    expect(nodeAt(all, [first]).comment).toBe("mine");
    expect(text(graft(ROOT, other))).toBe(text(other));
    expect(nodeAt(graft(ROOT, other), [first]).comment).toBe("theirs");
    expect(graft(line.root, line.root)).toBe(line.root);
  });

  it("keeps comments, one sign, other glyphs, and drawings", () => {
    const said = annotate(line.root, line.path, { comment: "so!", nags: [14] });
    expect(nodeAt(said, line.path)).toMatchObject({ comment: "so!", nags: [14], text: "wQ" });
    const good = toggleSign(said, line.path, 1);
    expect(nodeAt(good, line.path).nags).toEqual([1, 14]);
    const bad = toggleSign(good, line.path, 4);
    expect(nodeAt(bad, line.path).nags).toEqual([4, 14]);
    expect(nodeAt(toggleSign(bad, line.path, 4), line.path).nags).toEqual([14]);
    const arrow = { from: [0, 0], to: [1, 0] } as const;
    const drawn = toggleDrawing(line.root, [], arrow);
    expect(drawn.drawings).toEqual([arrow]);
    expect(toggleDrawing(drawn, [], { ...arrow }).drawings).toEqual([]);
  });
});
