/** Trees that are kept in this browser, so that they are there after a reload: the latest of each game. */
import type { Start } from "./analysisModel.svelte";
import type { SavedNode } from "./savedTree";
import type { Path } from "./tree";

export interface Kept {
  readonly start: Start;
  readonly nodes: readonly SavedNode[];
  readonly path: Path;
}

type Entry = Kept & { readonly changed: number };

const KEY = "skep.analyses";
/** The name of the board that belongs to no game. */
export const OWN = "own";
/** So many are kept, and so many characters of them all: localStorage holds some five million. */
const MOST = 30;
const MOST_CHARACTERS = 1_000_000;

function read(storage: Storage): Record<string, Partial<Entry>> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null
      ? (kept as Record<string, Partial<Entry>>)
      : {};
  } catch {
    return {};
  }
}

const isNode = (node: unknown): boolean =>
  typeof node === "object" && node !== null && "parent" in node && typeof node.parent === "number";

/** What is kept under a name; null if there is nothing, or nothing that can be read. */
export function keptAnalysis(name: string, storage: Storage = localStorage): Kept | null {
  const { start, nodes, path } = read(storage)[name] ?? {};
  const isWhole =
    typeof start?.gameType === "string" &&
    Array.isArray(nodes) &&
    nodes.every(isNode) &&
    Array.isArray(path);
  return isWhole ? { start, nodes, path } : null;
}

/** Keeps a tree, and forgets those that changed longest ago when there are too many. */
export function keepAnalysis(name: string, kept: Kept, storage: Storage = localStorage): void {
  // The newest is first, also of those that changed within one millisecond.
  const others = Object.entries(read(storage))
    .filter(([each]) => each !== name)
    .toSorted(([, a], [, b]) => (b.changed ?? 0) - (a.changed ?? 0));
  const newest: [string, Partial<Entry>] = [name, { ...kept, changed: Date.now() }];
  const entries = [newest, ...others].slice(0, MOST);
  let text = JSON.stringify(Object.fromEntries(entries));
  while (text.length > MOST_CHARACTERS && entries.length > 1) {
    entries.pop();
    text = JSON.stringify(Object.fromEntries(entries));
  }
  try {
    storage.setItem(KEY, text);
  } catch {
    // The browser keeps nothing, or has no room: the board works all the same.
  }
}

export function forgetAnalysis(name: string, storage: Storage = localStorage): void {
  const others = Object.entries(read(storage)).filter(([each]) => each !== name);
  storage.setItem(KEY, JSON.stringify(Object.fromEntries(others)));
}
