/** All moves of a tree in words, for screen readers. */
import type { Placed } from "../../board";
import { moveWords } from "../../board/speech";
import { playOn, stacksFrom, type MutableStacks } from "../../game/position";
import { t } from "../../i18n.svelte";
import type { TreeNode } from "./tree";

const copyOf = (stacks: MutableStacks): MutableStacks =>
  new Map([...stacks].map(([key, { cell, pieces }]) => [key, { cell, pieces: [...pieces] }]));

/** The words of every move by the id of its node, from the position that the tree begins with. */
export function treeWords(root: TreeNode, start: readonly Placed[]): Map<number, string> {
  const words = new Map<number, string>();
  const tell = (node: TreeNode, stacks: MutableStacks): void => {
    for (let here: TreeNode | undefined = node; here; here = here.children[0]) {
      if (here.last) {
        playOn(stacks, here.last);
        words.set(here.id, moveWords(t, here.last, stacks, 0));
      }
      for (const other of here.children.slice(1)) tell(other, copyOf(stacks));
    }
  };
  tell(root, stacksFrom(start));
  return words;
}
