/**
 * The texts of the page in the language of the person. They are Fluent messages in src/skep/locales,
 * shared with the Python side; English is part of the page and fills the gaps of a translation.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "$locales/en/web.ftl?text";
import facts from "$locales/languages.json";

export type Args = Record<string, FluentVariable>;

/** Formats the message of this name with its arguments. */
export type Say = (id: string, args?: Args) => string;

const ENGLISH = "en";

// Each fetches all texts of a language: plugins/fluent.ts.
const others = import.meta.glob<() => Promise<string>>(
  ["$locales/*/web.ftl", "!$locales/en/*.ftl"],
  { query: "?load", import: "default", eager: true },
);

interface Language {
  name: string;
  direction: string;
}

const FACTS: Readonly<Record<string, Language>> = facts;
const languageOf = (path: string): string => path.split("/").at(-2) ?? ENGLISH;
const loaders = new Map(
  Object.entries(others).map(([path, load]) => [languageOf(path), load] as const),
);

/** The languages that there are, in the order in which they are offered. */
export const languages: readonly string[] = Object.keys(FACTS).filter(
  (code) => code === ENGLISH || loaders.has(code),
);
export const nameOf = (code: string): string => FACTS[code]?.name ?? code;
const directionOf = (code: string): string => FACTS[code]?.direction ?? "ltr";

export function bundleOf(language: string, text: string): FluentBundle {
  // The marks that isolate a foreign word are needed only where directions mix.
  const bundle = new FluentBundle(language, { useIsolating: directionOf(language) === "rtl" });
  const errors = bundle.addResource(new FluentResource(text));
  if (errors[0]) throw errors[0];
  return bundle;
}

/** Formats with the first bundle that has the message; a message nobody has is shown by its name. */
export function sayWith(bundles: readonly FluentBundle[]): Say {
  return (id, args) => {
    for (const bundle of bundles) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, args ?? null, []);
    }
    return id;
  };
}

const englishBundle = bundleOf(ENGLISH, english);
let language = $state(ENGLISH);
let bundles = $state.raw<readonly FluentBundle[]>([englishBundle]);
const say = $derived(sayWith(bundles));

/** Adds English texts that were not a part of the page. */
export function addEnglish(text: string): void {
  const errors = englishBundle.addResource(new FluentResource(text));
  if (errors[0]) throw errors[0];
  bundles = [...bundles]; // what is shown is formatted anew
}

export const t: Say = (id, args) => say(id, args);

/** Whether the catalogue has this message. */
export const has = (id: string): boolean => bundles.some((bundle) => bundle.hasMessage(id));

export const currentLanguage = (): string => language;

/** The language of the page with the region of the person, for dates: "en-GB" where that is preferred. */
export const regionalLanguage = (): string =>
  navigator.languages.find((tag) => tag.split("-")[0] === language) ?? language;

/**
 * The first preferred language that is available; "pt-BR" falls back to "pt". @fluent/langneg does
 * the same and more for 1.3 KB of page.
 */
export function negotiate(preferred: readonly string[], available: readonly string[]): string {
  for (const tag of preferred) {
    const exact = available.find((code) => code.toLowerCase() === tag.toLowerCase());
    const near = available.find((code) => code === tag.split("-")[0]);
    if (exact ?? near) return exact ?? near ?? ENGLISH;
  }
  return ENGLISH;
}

/** How often a language was asked for: the last request is the one that counts. */
let requests = 0;

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/**
 * Shows the page in this language. If its texts cannot be loaded the page keeps the language it
 * has, and they are asked for again after a wait, which doubles each time.
 */
export async function useLanguage(preferred: string, waitMs = FIRST_WAIT_MS): Promise<void> {
  const request = ++requests;
  const chosen = negotiate(preferred === "auto" ? navigator.languages : [preferred], languages);
  if (chosen === language) return;
  let text: string | undefined;
  try {
    text = await loaders.get(chosen)?.();
  } catch {
    setTimeout(() => {
      const nextMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
      if (request === requests) void useLanguage(preferred, nextMs);
    }, waitMs);
    return;
  }
  if (request !== requests) return; // another one was chosen while this one was fetched
  bundles = text === undefined ? [englishBundle] : [bundleOf(chosen, text), englishBundle];
  language = chosen;
  document.documentElement.lang = chosen;
  document.documentElement.dir = directionOf(chosen);
}
