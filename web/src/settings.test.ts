import { expect, it } from "vitest";
import { DEFAULTS, parseSettings, settings } from "./settings.svelte";

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

it("what is chosen in another tab is taken over", () => {
  const newValue = JSON.stringify({ ...DEFAULTS, language: "el", sound: true });
  dispatchEvent(new StorageEvent("storage", { key: "another", newValue }));
  expect(settings).toEqual(DEFAULTS);
  dispatchEvent(new StorageEvent("storage", { key: "skep.settings", newValue }));
  expect(settings).toEqual({ ...DEFAULTS, language: "el", sound: true });
});
