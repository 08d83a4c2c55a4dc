import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { languages, useLanguage } from "../i18n.svelte";
import { DEFAULTS, settings } from "../settings.svelte";
import LanguageChoice from "./LanguageChoice.svelte";

afterEach(() => {
  settings.language = DEFAULTS.language;
  return useLanguage("en");
});

it("shows the language of the page by its own name, also where none was chosen", async () => {
  await useLanguage("de");
  const shown = mount(LanguageChoice, { target: document.body });
  flushSync();
  const select = document.querySelector("select");
  if (!select) throw new Error("there is nothing to choose from");
  expect(settings.language).toBe("auto");
  expect(select.selectedOptions[0]?.textContent).toBe("Deutsch");
  expect([...select.options].map(({ value }) => value)).toEqual(languages);

  select.value = "he";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(settings.language).toBe("he");
  void unmount(shown);
});
