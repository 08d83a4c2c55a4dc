import { expect, it, vi } from "vitest";
import { ProblemError } from "../../api";
import { has, t } from "../../i18n.svelte";

const load = vi.hoisted(() => vi.fn<() => Promise<string>>());
vi.mock("$locales/en/lessons.ftl?load", () => ({ default: load }));
const { lessonTexts } = await import("./lessonTexts");

it("the texts of the lessons are fetched with the first of them, once, and again after a failure", async () => {
  expect(has("lesson-aim-title")).toBe(false);
  load.mockRejectedValueOnce(new TypeError("no network"));
  await expect(lessonTexts()).rejects.toBeInstanceOf(ProblemError);
  load.mockResolvedValue("lesson-aim-title = The aim\n");
  await Promise.all([lessonTexts(), lessonTexts()]);
  await lessonTexts();
  expect(t("lesson-aim-title")).toBe("The aim");
  expect(load).toHaveBeenCalledTimes(2);
});
