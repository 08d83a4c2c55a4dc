/**
 * The English texts of lessons and advice. Only these screens have them, so they are no part of the page;
 * the file of another language has its own.
 */
import loadTexts from "$locales/en/lessons.ftl?load";
import { ProblemError } from "../../api";
import { addEnglish } from "../../i18n.svelte";

let loading: Promise<void> | null = null;

/** Waits until lessons can be shown; fails with a ProblemError if there is no network. */
export function lessonTexts(): Promise<void> {
  loading ??= loadTexts().then(addEnglish, () => {
    loading = null;
    throw new ProblemError({ code: "offline", message: "", detail: null });
  });
  return loading;
}
