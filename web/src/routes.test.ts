import { expect, it } from "vitest";
import { isScreen, routeOf } from "./routes";
import Game from "./screens/game/Game.svelte";
import Games from "./screens/Games.svelte";
import Home from "./screens/Home.svelte";
import Learn from "./screens/learn/Learn.svelte";
import Lesson from "./screens/learn/Lesson.svelte";
import NotFound from "./screens/NotFound.svelte";

it.each([
  ["/", { screen: Home, id: null }],
  ["/games/", { screen: Games, id: null }],
  ["/game/abcDEF012345", { screen: Game, id: "abcDEF012345" }],
  ["/game/short", { screen: NotFound, id: null }],
  ["/game/abcDEF01234!", { screen: NotFound, id: null }],
  ["/learn", { screen: Learn, id: null }],
  ["/learn/ant", { screen: Lesson, id: "ant" }],
  ["/learn/ant/1", { screen: NotFound, id: null }],
  ["/nothing", { screen: NotFound, id: null }],
])("%s is a screen", (path, expected) => {
  expect(routeOf(path)).toEqual(expected);
  expect(isScreen(path)).toBe(expected.screen !== NotFound);
});
