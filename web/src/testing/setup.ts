/** What jsdom lacks: nobody there asks for darkness, stillness or a touch screen, or scrolls. */
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
