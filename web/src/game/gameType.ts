/** Game types: the base game with expansions, by their letters. */
export const EXPANSIONS = ["M", "L", "P"] as const;
export type Expansion = (typeof EXPANSIONS)[number];

/** The sets as they are sold, by the expansions in them. */
export const EDITIONS = { base: "", carbon: "ML", complete: "MLP" } as const;
export type Edition = keyof typeof EDITIONS;

export const gameTypeOf = (expansions: string): string =>
  expansions ? `Base+${expansions}` : "Base";

/** The letters of the expansions in a game type. */
export const expansionsOf = (gameType: string): string => gameType.split("+")[1] ?? "";

/** The edition that has exactly these expansions. */
export function editionOf(expansions: string): Edition | null {
  const names = Object.keys(EDITIONS) as Edition[];
  return names.find((name) => EDITIONS[name] === expansions) ?? null;
}

/** Adds an expansion or removes it; the letters stay in order. */
export const toggled = (expansions: string, letter: Expansion): string =>
  EXPANSIONS.filter((other) => expansions.includes(other) !== (other === letter)).join("");
