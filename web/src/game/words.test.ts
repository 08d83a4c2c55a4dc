import { afterAll, describe, expect, it } from "vitest";
import vectors from "../../../tests/data/why_not.json";
import { languages, useLanguage } from "../i18n.svelte";
import type { Why } from "../wire/messages";
import { whyAnswer, whySentence } from "./words";

afterAll(() => useLanguage("en"));

describe("why a move is not allowed", () => {
  it("has vectors", () => {
    expect(vectors.length).toBeGreaterThan(50);
  });

  it.each(languages)("is said in %s as by Python", async (language) => {
    await useLanguage(language);
    const said = vectors.map((vector) => {
      const { reason, pieces, numbers } = vector as unknown as Why;
      const why: Why = {
        legal: false,
        reason,
        sentence: "",
        pieces,
        cells: [],
        numbers,
        throws: [],
      };
      return whySentence(vector.piece, why);
    });
    const sentences = (vector: (typeof vectors)[number]): Record<string, string> =>
      vector.sentences;
    expect(said).toEqual(vectors.map((vector) => sentences(vector)[language]));
  });
});

describe("a piece that holds the hive together", () => {
  const why: Why = {
    legal: false,
    reason: "one_hive",
    sentence: "",
    pieces: ["wA1"],
    cells: [],
    numbers: {},
    throws: [],
  };

  it("says what it may still throw", async () => {
    await useLanguage("en");
    expect(whyAnswer("wP", { ...why, throws: ["bA1", "wQ"] })).toBe(
      `${whySentence("wP", why)} It may still throw: black ant\u00a01 and white queen.`,
    );
  });

  it("says no more than that otherwise", () => {
    expect(whyAnswer("wP", why)).toBe(whySentence("wP", why));
  });
});
