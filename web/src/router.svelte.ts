/** The address of the page, and changes of it that do not reload the page. */

export const gamePath = (id: string): string => `/game/${id}`;
export const lessonPath = (id: string): string => `/learn/${id}`;
/** The address that carries a seat to another device; what follows the # is not sent to servers. */
export const seatAddress = (id: string, code: string): string => `${gameAddress(id)}#seat=${code}`;

/** The code of such an address, which is then removed from it; null where there is none. */
export function takeSeatCode(): string | null {
  const code = /^#seat=([\w-]+)$/.exec(location.hash)?.[1] ?? null;
  if (code !== null) history.replaceState(history.state, "", location.pathname);
  return code;
}

export const gameAddress = (id: string): string => location.origin + gamePath(id);

let current = $state.raw(location.pathname);

export const currentPath = (): string => current;

export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  current = location.pathname;
  scrollTo(0, 0);
}

/**
 * Makes plain clicks on links to our own screens change the screen; returns how to stop that.
 * `isScreen` tells whether a path is a screen of the page; other links are left to the browser.
 */
export function listen(isScreen: (path: string) => boolean): () => void {
  const onclick = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    const { origin, pathname } = link;
    if (origin !== location.origin || !isScreen(pathname)) return;
    event.preventDefault();
    go(pathname);
  };
  const onpopstate = (): void => {
    current = location.pathname;
  };
  document.addEventListener("click", onclick);
  addEventListener("popstate", onpopstate);
  return () => {
    document.removeEventListener("click", onclick);
    removeEventListener("popstate", onpopstate);
  };
}
