import { expect, it } from "vitest";
import { DEFAULTS, parseSettings } from "./settings.svelte";

it("settings come back as they were kept", () => {
  const kept = { ...DEFAULTS, theme: "dark", sound: true, name: "Ada" };
  expect(parseSettings(JSON.stringify(kept))).toEqual(kept);
});

it.each([null, "", "{", "7", "null", '"dark"'])("%s gives the defaults", (text) => {
  expect(parseSettings(text)).toEqual(DEFAULTS);
});

it("what is unknown or of another kind takes its default, and the rest stays", () => {
  const text = JSON.stringify({ theme: "pink", sound: "yes", name: 3, colour: 1, premove: false });
  expect(parseSettings(text)).toEqual({ ...DEFAULTS, premove: false });
});
