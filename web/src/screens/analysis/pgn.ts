/** Writes a tree of variations as PGN (src/skep/notation/pgn_syntax.py has the form), which the server reads. */
import { drawingsText } from "./drawings";
import { ROOT, type TreeNode } from "./tree";

export interface PgnGame {
  readonly gameType: string;
  readonly tournament: boolean;
  /** The position string that the moves begin with, if they do not begin a new game. */
  readonly start?: string | null;
  /** As in InProgress. */
  readonly result: string;
  readonly root: TreeNode;
}

const hex = (letter: string): string =>
  `\\x${(letter.codePointAt(0) ?? 0).toString(16).padStart(2, "0")}`;

/** A comment so that it can stand between braces on one line. */
const encode = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- these must not stand in a PGN
  text.replace(/\\(?=x[0-9a-f]{2})/gi, "\\x5c").replace(/[{}\u0000-\u001f\u007f]/g, hex);

const braces = (...parts: readonly string[]): string[] => {
  const text = parts.filter(Boolean).join(" ");
  return text ? [`{${encode(text)}}`] : [];
};

/** A move with its signs and its comment, then the variations that replace it. */
function wordsOf(node: TreeNode, ply: number, others: readonly TreeNode[]): string[] {
  return [
    `${ply}. ${node.text}`,
    ...node.nags.map((nag) => `$${nag}`),
    ...braces(node.comment, drawingsText(node.drawings)),
    ...others.map((other) => {
      const words = [...braces(other.startingComment), ...lineFrom(other, ply, [])];
      return `(${words.join(" ")})`;
    }),
  ];
}

function lineFrom(first: TreeNode, ply: number, others: readonly TreeNode[]): string[] {
  const words = wordsOf(first, ply, others);
  let node = first;
  for (let next = node.children[0], at = ply + 1; next; next = node.children[0], at++) {
    words.push(...wordsOf(next, at, node.children.slice(1)));
    node = next;
  }
  return words;
}

export function writePgn({ gameType, tournament, start, result, root }: PgnGame): string {
  const tags = [
    ["GameType", gameType],
    ["Result", result],
    ...(tournament ? [] : [["OpeningRule", "rulebook"]]),
    ...(start ? [["Position", start]] : []),
  ];
  const [first, ...others] = root.children;
  const body = [
    ...braces(root.comment, drawingsText(root.drawings)),
    ...(first ? lineFrom(first, 1, others) : []),
  ];
  return [...tags.map(([name, value]) => `[${name} "${value}"]`), "", ...body, ""].join("\n");
}

/** Writes the moves of one line, without variations, comments and signs. */
export function writeLine(game: Omit<PgnGame, "root">, nodes: readonly TreeNode[]): string {
  const first = nodes.reduceRight<TreeNode | null>(
    (next, { text }) => ({ ...ROOT, text, children: next ? [next] : [] }),
    null,
  );
  return writePgn({ ...game, root: { ...ROOT, children: first ? [first] : [] } });
}
