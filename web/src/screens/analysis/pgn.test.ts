import { describe, expect, it } from "vitest";
import { writePgn } from "./pgn";
import { addMove, annotate, ROOT, toggleDrawing, type Path, type TreeNode } from "./tree";

const add = (root: TreeNode, path: Path, text: string): { root: TreeNode; path: Path } =>
  addMove(root, path, { piece: text, to: [0, 0] }, text, null);

const pgnOf = (root: TreeNode, start: string | null = null): string =>
  writePgn({ gameType: "Base", tournament: true, start, result: "InProgress", root });

describe("PGN", () => {
  const one = add(ROOT, [], "wS1");
  const two = add(one.root, one.path, "bS1 wS1-");
  const other = add(two.root, one.path, "bG1 wS1-");
  const deeper = add(other.root, other.path, "wQ -wS1");

  it("has a move on each line, and variations in brackets", () => {
    const noted = annotate(deeper.root, other.path, {
      comment: "a {brace}\nand a line",
      startingComment: "or",
      nags: [6],
    });
    expect(pgnOf(annotate(noted, two.path, { nags: [1, 14] }))).toBe(
      [
        '[GameType "Base"]',
        '[Result "InProgress"]',
        "",
        "1. wS1",
        "2. bS1 wS1-",
        "$1",
        "$14",
        "({or} 2. bG1 wS1- $6 {a \\x7bbrace\\x7d\\x0aand a line} 3. wQ -wS1)",
        "",
      ].join("\n"),
    );
  });

  it("tells other rules, a position, and drawings", () => {
    const drawn = toggleDrawing(ROOT, [], { from: [0, 0], to: [1, 0] });
    const text = writePgn({
      gameType: "Base+M",
      tournament: false,
      start: "Base+M;White[1];-;-",
      result: "NotStarted",
      root: annotate(drawn, [], { comment: "Look \\x41" }),
    });
    expect(text).toContain('[OpeningRule "rulebook"]\n[Position "Base+M;White[1];-;-"]');
    expect(text).toContain("{Look \\x5cx41 [%draw 0,0>1,0]}");
    expect(pgnOf(ROOT)).toBe('[GameType "Base"]\n[Result "InProgress"]\n\n');
  });
});
