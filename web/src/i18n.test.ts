import { describe, expect, it, vi } from "vitest";
import {
  bundleOf,
  currentLanguage,
  has,
  negotiate,
  regionalLanguage,
  sayWith,
  t,
  useLanguage,
} from "./i18n.svelte";

describe("a language", () => {
  it.each([
    [["pt-BR", "de"], "pt"],
    [["tlh", "he-IL"], "he"],
    [["EN"], "en"],
    [["tlh"], "en"],
    [[], "en"],
  ])("is found for %j", (wished, found) => {
    expect(negotiate(wished, ["de", "en", "he", "pt"])).toBe(found);
  });
});

it("dates follow the region of the person", async () => {
  vi.stubGlobal("navigator", { languages: ["de-AT", "en-GB", "en-US"] });
  expect(regionalLanguage()).toBe("en-GB");
  await useLanguage("fr");
  expect(regionalLanguage()).toBe("fr");
  await useLanguage("en");
  vi.unstubAllGlobals();
});

describe("a message", () => {
  const german = bundleOf("de", "yes = Ja\n");
  const english = bundleOf("en", "yes = Yes\nno = No, { $name }\n");

  it("is taken from the first language that has it", () => {
    const say = sayWith([german, english]);
    expect([say("yes"), say("no", { name: "Ada" }), say("perhaps")]).toEqual([
      "Ja",
      "No, Ada",
      "perhaps",
    ]);
  });

  it("that is said twice in a catalogue is a mistake", () => {
    expect(() => bundleOf("en", "yes = Yes\nyes = Yes\n")).toThrow(/yes/);
  });

  it("isolates foreign words only where directions mix", () => {
    const text = "hello = Hi { $name }\n";
    expect(sayWith([bundleOf("en", text)])("hello", { name: "Ada" })).toBe("Hi Ada");
    expect(sayWith([bundleOf("he", text)])("hello", { name: "Ada" })).toBe("Hi \u2068Ada\u2069");
  });
});

it("every message that the page names is in the catalogue", () => {
  const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const names = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\b(?:t|say)\("([\w-]+)"/g)].map(([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !has(name))).toEqual([]);
  expect(t("your-turn")).not.toBe("your-turn");
});

it("the language that was chosen last is shown, however long another takes to load", async () => {
  const slow = useLanguage("de");
  await useLanguage("en");
  await slow;
  expect([currentLanguage(), t("close")]).toEqual(["en", "Close"]);
});
