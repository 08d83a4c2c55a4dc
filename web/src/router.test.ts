import { afterEach, beforeEach, expect, it } from "vitest";
import { go, listen, parseRoute, route } from "./router.svelte";

let stop: () => void;
beforeEach(() => {
  stop = listen();
  go("/");
});
afterEach(() => stop());

it.each([
  ["/", { screen: "home" }],
  ["/games/", { screen: "games" }],
  ["/game/abcDEF012345", { screen: "game", id: "abcDEF012345" }],
  ["/game/short", { screen: "notFound" }],
  ["/game/abcDEF01234!", { screen: "notFound" }],
  ["/learn", { screen: "learn" }],
  ["/learn/ant", { screen: "lesson", id: "ant" }],
  ["/learn/ant/1", { screen: "notFound" }],
  ["/nothing", { screen: "notFound" }],
])("%s is a screen", (path, expected) => {
  expect(parseRoute(path)).toEqual(expected);
});

/** Clicks on a link, and says whether the page took care of it; the browser never does here. */
function click(html: string, options: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  let taken = false;
  const watch = (event: Event): void => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", watch, { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
  document.querySelector("a")?.dispatchEvent(event);
  return taken;
}

it("a plain click on a link of ours changes the screen without a load", () => {
  expect(click('<a href="/settings">x</a>')).toBe(true);
  expect(route()).toEqual({ screen: "settings" });
});

it("other clicks and other links are left to the browser", () => {
  expect(click('<a href="/settings">x</a>', { ctrlKey: true })).toBe(false);
  expect(click('<a href="/api/games/abcDEF012345/record" download>x</a>')).toBe(false);
  expect(click('<a href="https://example.org/games">x</a>')).toBe(false);
  expect(route()).toEqual({ screen: "home" });
});
