/** The form for a new game. Its values are kept in the browser and offered again. */
import { BUGS } from "../board/tiles.generated";
import { settings } from "../settings.svelte";
import type { ClockSettings, NewGame } from "../wire/messages";
import { EDITIONS, EXPANSIONS, gameTypeOf, toggled } from "./gameType";

export const CLOCKS = ["none", "5+5", "10+10", "20+10", "own"] as const;

export interface NewGameForm {
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

const DEFAULTS: Readonly<NewGameForm> = {
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

const KEY = "skep.newGame";

/** Reads a kept form; fields of a wrong type keep their default, and the server checks the rest. */
export function parseForm(text: string | null): NewGameForm {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    // A damaged entry counts as none.
  }
  const form: NewGameForm = { ...DEFAULTS };
  for (const [name, value] of Object.entries((kept ?? {}) as Record<string, unknown>)) {
    if (typeof value === typeof DEFAULTS[name as keyof NewGameForm]) {
      Object.assign(form, { [name]: value });
    }
  }
  return form;
}

export const newGameForm: NewGameForm = $state(parseForm(localStorage.getItem(KEY)));

export const keepForm = (): void => localStorage.setItem(KEY, JSON.stringify(newGameForm));

/** Offers the base set, to somebody who begins to learn the game. */
export function offerBaseSet(): void {
  newGameForm.expansions = EDITIONS.base;
  keepForm();
}

/** Adds the extra bug that a lesson is about, if it is about one, to the set that is offered. */
export function offerBugOf(lesson: string): void {
  const letter = EXPANSIONS.find((each) => BUGS[each] === lesson);
  if (!letter || newGameForm.expansions.includes(letter)) return;
  newGameForm.expansions = toggled(newGameForm.expansions, letter);
  keepForm();
}

export function clockOf({ clock, minutes, increment }: NewGameForm): ClockSettings | null {
  if (clock === "none") return null;
  if (clock === "own") return { minutes: minutes || 1, increment: increment || 0 };
  const [preset = 0, added = 0] = clock.split("+").map(Number);
  return { minutes: preset, increment: added };
}

export function newGameRequest(kind: NewGame["opponent"]["kind"]): NewGame {
  return {
    opponent:
      kind === "engine" ? { kind, engine: newGameForm.engine, level: newGameForm.level } : { kind },
    game_type: gameTypeOf(newGameForm.expansions),
    opening: newGameForm.opening,
    repetition: newGameForm.repetition ? "threefold" : "off",
    clock: clockOf(newGameForm),
    takebacks: newGameForm.takebacks,
    color: newGameForm.color,
    name: settings.name || null,
  };
}
