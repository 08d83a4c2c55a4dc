/** Numbers of the wire's schema; vite.config.ts reads them when the page is built. */

declare const __HIGHEST_LEVEL__: number;

/** The levels of our engine, the weakest first. */
export const LEVELS: readonly number[] = Array.from(
  { length: __HIGHEST_LEVEL__ },
  (_, index) => index + 1,
);
