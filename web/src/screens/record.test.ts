import { expect, it } from "vitest";

import { ProblemError } from "../api";
import { t } from "../i18n.svelte";
import { recordDetail } from "./record";

const refused = (detail: Record<string, unknown> | null): ProblemError =>
  new ProblemError({ code: "bad_record", message: "English", detail });

it("names the move and the rule that it breaks", () => {
  const why = { key: "reason-not_in_line", args: {} };
  expect(recordDetail(refused({ ply: 3, move: "wG1 bS1-", why }))).toBe(
    `${t("problem-record-rule", { ply: 3, move: "wG1 bS1-" })} ${t("reason-not_in_line")}`,
  );
});

it("names the move that cannot be read", () => {
  expect(recordDetail(refused({ ply: 2, move: "bQ" }))).toBe(
    t("problem-record-move", { ply: 2, move: "bQ" }),
  );
});

it("names the line where there is no move", () => {
  expect(recordDetail(refused({ line: 7 }))).toBe(t("problem-record-line", { line: 7 }));
});

it("says nothing more where nothing more is known", () => {
  expect(recordDetail(refused(null))).toBe("");
});
