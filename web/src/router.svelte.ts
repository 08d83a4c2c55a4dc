/** Which screen an address means, and going from one to another without loading the page anew. */

export type Route =
  | { screen: "home" | "games" | "open" | "settings" | "learn" | "notFound" }
  | { screen: "game" | "lesson"; id: string };

const GAME = /^\/game\/([0-9A-Za-z]{12})$/;
const LESSON = /^\/learn\/([a-z-]+)$/;
const SCREENS: Readonly<Record<string, Route>> = {
  "/": { screen: "home" },
  "/games": { screen: "games" },
  "/open": { screen: "open" },
  "/settings": { screen: "settings" },
  "/learn": { screen: "learn" },
};

export function parseRoute(path: string): Route {
  const id = GAME.exec(path)?.[1];
  if (id) return { screen: "game", id };
  const lesson = LESSON.exec(path)?.[1];
  if (lesson) return { screen: "lesson", id: lesson };
  return SCREENS[path.replace(/(?<=.)\/$/, "")] ?? { screen: "notFound" };
}

export const gamePath = (id: string): string => `/game/${id}`;
export const lessonPath = (id: string): string => `/learn/${id}`;
export const gameAddress = (id: string): string => location.origin + gamePath(id);

let current = $state.raw<Route>(parseRoute(location.pathname));

export const route = (): Route => current;

export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  current = parseRoute(location.pathname);
  scrollTo(0, 0);
}

/** Lets plain clicks on our own links change the screen; returns how to stop that. */
export function listen(): () => void {
  const onclick = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    const address = new URL(link.href);
    if (address.origin !== location.origin) return;
    if (parseRoute(address.pathname).screen === "notFound") return;
    event.preventDefault();
    go(address.pathname);
  };
  const onpopstate = (): void => {
    current = parseRoute(location.pathname);
  };
  document.addEventListener("click", onclick);
  addEventListener("popstate", onpopstate);
  return () => {
    document.removeEventListener("click", onclick);
    removeEventListener("popstate", onpopstate);
  };
}
