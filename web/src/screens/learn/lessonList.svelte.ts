/** All lessons with their tasks. They are the same for everybody, so they are fetched once. */
import { fetchLessons } from "../../api";
import { lessonPath } from "../../router.svelte";
import type { LessonView, Saying } from "../../wire/messages";
import { lessonTexts } from "./lessonTexts";

let lessons = $state.raw<readonly LessonView[]>([]);
let asking: Promise<readonly LessonView[]> | null = null;

export const knownLessons = (): readonly LessonView[] => lessons;

export function allLessons(): Promise<readonly LessonView[]> {
  asking ??= Promise.all([fetchLessons(), lessonTexts()]).then(
    ([found]) => (lessons = found),
    (error: unknown) => {
      asking = null;
      throw error;
    },
  );
  return asking;
}

/** The lesson of this id; null if there is none. */
export const lessonOf = async (id: string): Promise<LessonView | null> =>
  (await allLessons()).find((lesson) => lesson.id === id) ?? null;

/** The lesson after this one, as far as lessons are known. */
export function following(id: string): { path: string; title: Saying } | null {
  const at = lessons.findIndex((lesson) => lesson.id === id);
  const next = at < 0 ? undefined : lessons[at + 1];
  return next ? { path: lessonPath(next.id), title: next.title } : null;
}
