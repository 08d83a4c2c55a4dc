/**
 * The screens of the page by their addresses. The addresses are in routes.json, which the server
 * reads too: it answers others with 404. A new screen is a component, its address, and a line here.
 */
import type { Component } from "svelte";
import addresses from "./routes.json";
import Analysis from "./screens/analysis/Analysis.svelte";
import Game from "./screens/game/Game.svelte";
import Games from "./screens/Games.svelte";
import Home from "./screens/Home.svelte";
import Learn from "./screens/learn/Learn.svelte";
import Lesson from "./screens/learn/Lesson.svelte";
import NotFound from "./screens/NotFound.svelte";
import Open from "./screens/Open.svelte";
import Review from "./screens/review/Review.svelte";
import Settings from "./screens/Settings.svelte";

/** Screens of one thing each: the first group of the address is its id. */
const SCREENS_WITH_ID = {
  game: Game,
  review: Review,
  analyse: Analysis,
  lesson: Lesson,
} as const satisfies Readonly<Record<string, Component<{ id: string }>>>;

type NameWithId = keyof typeof SCREENS_WITH_ID;
type Name = keyof typeof addresses;

const SCREENS: Readonly<Record<Exclude<Name, NameWithId>, Component>> = {
  home: Home,
  games: Games,
  open: Open,
  settings: Settings,
  learn: Learn,
  analysis: Analysis,
};

export type Route =
  | { readonly screen: Component; readonly id: null }
  | { readonly screen: Component<{ id: string }>; readonly id: string };

const PATTERNS = Object.entries(addresses).map(
  ([name, text]) => [name as Name, RegExp(text)] as const,
);

const hasId = (name: Name): name is NameWithId => name in SCREENS_WITH_ID;

export function routeOf(path: string): Route {
  const plain = path.replace(/(?<=.)\/$/, "");
  for (const [name, pattern] of PATTERNS) {
    const match = pattern.exec(plain);
    if (!match) continue;
    if (!hasId(name)) return { screen: SCREENS[name], id: null };
    if (match[1]) return { screen: SCREENS_WITH_ID[name], id: match[1] };
  }
  return { screen: NotFound, id: null };
}

export const isScreen = (path: string): boolean => routeOf(path).screen !== NotFound;
