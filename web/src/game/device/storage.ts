/** The kept games in the browser's storage, one entry each. Every tab of this browser sees the same. */
import type { KeptGame } from "./kept";

const PREFIX = "skep.game.";

export const keyOf = (id: string): string => PREFIX + id;

/** Reads an entry; anything of another shape counts as none. */
export function parseKept(text: string | null): KeptGame | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "null");
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { id, request, moves, created, changed } = value as Partial<KeptGame>;
  const isWhole =
    typeof id === "string" &&
    typeof request === "object" &&
    request.id === id &&
    Array.isArray(moves) &&
    typeof created === "string" &&
    typeof changed === "string";
  return isWhole ? (value as KeptGame) : null;
}

export const readKept = (id: string): KeptGame | null => parseKept(localStorage.getItem(keyOf(id)));

/** Writes a game; false where the browser's storage is full or closed to us. */
export function writeKept(kept: KeptGame): boolean {
  try {
    localStorage.setItem(keyOf(kept.id), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export const dropKept = (id: string): void => {
  localStorage.removeItem(keyOf(id));
};

/** All kept games, the one that changed last first. */
export function allKept(): KeptGame[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parseKept(localStorage.getItem(key)) ?? [])
    .sort((a, b) => (a.changed < b.changed ? 1 : -1));
}
