/** The error in an imported record, in the reader's language. */
import type { ProblemError } from "../api";
import { t } from "../i18n.svelte";
import type { Saying } from "../wire/messages";
import { says } from "./learn/words";

const isSaying = (value: unknown): value is Saying =>
  typeof value === "object" && value !== null && "key" in value && "args" in value;

/** Where a record goes wrong and which rule it breaks, as far as the server knows; else nothing. */
export function recordDetail({ problem }: ProblemError): string {
  const { ply, move, line, why } = problem.detail ?? {};
  if (typeof ply === "number" && typeof move === "string") {
    return isSaying(why)
      ? `${t("problem-record-rule", { ply, move })} ${says(why)}`
      : t("problem-record-move", { ply, move });
  }
  return typeof line === "number" ? t("problem-record-line", { line }) : "";
}
