/** The text of an error of the server, or that it does not answer. */
import type { ProblemError } from "./api";
import { has, t } from "./i18n.svelte";

export function problemSentence(error: ProblemError): string {
  const id = `problem-${error.code.replaceAll("_", "-")}`;
  return has(id) ? t(id) : error.message || t("problem-internal");
}
