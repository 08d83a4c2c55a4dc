import { afterEach, beforeEach, expect, it } from "vitest";
import { currentPath, go, listen } from "./router.svelte";

let stop: () => void;
beforeEach(() => {
  stop = listen((path) => ["/", "/settings"].includes(path));
  go("/");
});
afterEach(() => stop());

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
  expect(currentPath()).toBe("/settings");
});

it("other clicks and other links are left to the browser", () => {
  expect(click('<a href="/settings">x</a>', { ctrlKey: true })).toBe(false);
  expect(click('<a href="/api/games/abcDEF012345/record" download>x</a>')).toBe(false);
  expect(click('<a href="/api/docs">x</a>')).toBe(false);
  expect(click('<a href="https://example.org/games">x</a>')).toBe(false);
  expect(currentPath()).toBe("/");
});
