/** How the next game shall be set up; what was chosen last is offered again. */
import { settings } from "./settings.svelte";
import type { ClockSettings, NewGame } from "./wire/messages";

export const EXPANSIONS = ["M", "L", "P"] as const;
export type Expansion = (typeof EXPANSIONS)[number];

/** The sets as they are sold, by the expansions in them. */
export const EDITIONS = { base: "", carbon: "ML", complete: "MLP" } as const;
export type Edition = keyof typeof EDITIONS;

export const CLOCKS = ["none", "5+5", "10+10", "20+10", "own"] as const;

export interface Wish {
  engine: string;
  level: number;
  expansions: string;
  opening: "tournament" | "rulebook";
  repetition: boolean;
  takebacks: boolean;
  color: "white" | "black" | "random";
  clock: (typeof CLOCKS)[number];
  minutes: number;
  increment: number;
}

export const OUR_ENGINE = "skep";

const DEFAULT_WISH: Readonly<Wish> = {
  engine: OUR_ENGINE,
  level: 1,
  expansions: EDITIONS.complete,
  opening: "tournament",
  repetition: false,
  takebacks: true,
  color: "random",
  clock: "none",
  minutes: 15,
  increment: 10,
};

const KEY = "skep.wish";

/** Takes of kept wishes what has the right type; the server checks the rest. */
export function parseWish(text: string | null): Wish {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    // A torn entry counts as none.
  }
  const wish: Wish = { ...DEFAULT_WISH };
  for (const [name, value] of Object.entries(kept ?? {})) {
    if (typeof value === typeof DEFAULT_WISH[name as keyof Wish]) {
      Object.assign(wish, { [name]: value });
    }
  }
  return wish;
}

export const wish: Wish = $state(parseWish(localStorage.getItem(KEY)));

export const keepWish = (): void => localStorage.setItem(KEY, JSON.stringify(wish));

export const gameType = (expansions: string): string =>
  expansions ? `Base+${expansions}` : "Base";

export function editionOf(expansions: string): Edition | null {
  const names = Object.keys(EDITIONS) as Edition[];
  return names.find((name) => EDITIONS[name] === expansions) ?? null;
}

/** The game type of a game, back to the letters of its expansions. */
export const expansionsOf = (gameType: string): string => gameType.split("+")[1] ?? "";

/** Puts an expansion in or takes it out; their letters stay in order. */
export const toggled = (expansions: string, letter: Expansion): string =>
  EXPANSIONS.filter((other) => expansions.includes(other) !== (other === letter)).join("");

export function clockOf({ clock, minutes, increment }: Wish): ClockSettings | null {
  if (clock === "none") return null;
  if (clock === "own") return { minutes: minutes || 1, increment: increment || 0 };
  const [preset = 0, added = 0] = clock.split("+").map(Number);
  return { minutes: preset, increment: added };
}

export function newGame(kind: NewGame["opponent"]["kind"]): NewGame {
  return {
    opponent: kind === "engine" ? { kind, engine: wish.engine, level: wish.level } : { kind },
    game_type: gameType(wish.expansions),
    opening: wish.opening,
    repetition: wish.repetition ? "threefold" : "off",
    clock: clockOf(wish),
    takebacks: wish.takebacks,
    color: wish.color,
    name: settings.name || null,
  };
}
