/** Which screen an address means, and going from one to another without loading the page anew. */

import routes from "./routes.json";

type Screen = keyof typeof routes;
type ScreenOfOne = "game" | "lesson";

export type Route =
  { screen: Exclude<Screen, ScreenOfOne> | "notFound" } | { screen: ScreenOfOne; id: string };

/** The address of each screen; the server reads the same file and answers others with 404. */
const PATTERNS = Object.entries(routes).map(([screen, text]) => [screen, RegExp(text)] as const);

export function parseRoute(path: string): Route {
  const plain = path.replace(/(?<=.)\/$/, "");
  for (const [screen, pattern] of PATTERNS) {
    const match = pattern.exec(plain);
    if (match) return { screen, ...(match[1] ? { id: match[1] } : {}) } as Route;
  }
  return { screen: "notFound" };
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
