/** The list of all lessons. It is the same for everybody, so it is fetched once. */
import { listLessons } from "../../api";
import { lessonPath } from "../../router.svelte";
import type { LessonSummary, Saying } from "../../wire/messages";
import { lessonTexts } from "./lessonTexts";

let lessons = $state.raw<readonly LessonSummary[]>([]);
let asking: Promise<void> | null = null;

export const knownLessons = (): readonly LessonSummary[] => lessons;

export function allLessons(): Promise<void> {
  asking ??= Promise.all([listLessons(), lessonTexts()]).then(
    ([found]) => {
      lessons = found;
    },
    (error: unknown) => {
      asking = null;
      throw error;
    },
  );
  return asking;
}

/** The lesson after this one, as far as lessons are known. */
export function following(id: string): { path: string; title: Saying } | null {
  const at = lessons.findIndex((lesson) => lesson.id === id);
  const next = at < 0 ? undefined : lessons[at + 1];
  return next ? { path: lessonPath(next.id), title: next.title } : null;
}
