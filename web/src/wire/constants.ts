/** Values of the wire's schema; vite.config.ts reads them when the page is built. */
import type { Phrase } from "./messages";

declare const __HIGHEST_LEVEL__: number;
declare const __PHRASES__: readonly Phrase[];

/** The levels of our engine, the weakest first. */
export const LEVELS: readonly number[] = Array.from(
  { length: __HIGHEST_LEVEL__ },
  (_, index) => index + 1,
);

/** What players can say to each other. */
export const PHRASES = __PHRASES__;
