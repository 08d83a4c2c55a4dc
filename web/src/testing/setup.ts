/** Stubs for what jsdom lacks: media queries, which never match, and scrolling. */
if (typeof window !== "undefined") {
  window.scrollTo = () => {};
  window.matchMedia = (query: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    }) as MediaQueryList;
}
