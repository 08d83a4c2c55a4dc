/** The progress of a learner; kept in the browser, never sent anywhere. */

export interface Progress {
  /** The numbers of the tasks that are solved, by lesson. */
  solved: Record<string, number[]>;
  /** The game that is played with advice. */
  game: string | null;
}

/** What counts of a lesson. */
interface Learned {
  readonly id: string;
  readonly tasks: { readonly length: number };
}

const KEY = "skep.lessons";

/** Reads kept progress; anything of another shape is ignored. */
export function parseProgress(text: string | null): Progress {
  const progress: Progress = { solved: {}, game: null };
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    return progress;
  }
  if (typeof kept !== "object" || kept === null) return progress;
  if ("game" in kept && typeof kept.game === "string") progress.game = kept.game;
  if (!("solved" in kept) || typeof kept.solved !== "object") return progress;
  for (const [lesson, tasks] of Object.entries(kept.solved ?? {})) {
    if (!Array.isArray(tasks)) continue;
    progress.solved[lesson] = tasks.filter((task) => typeof task === "number");
  }
  return progress;
}

const progress: Progress = $state(parseProgress(localStorage.getItem(KEY)));

const keep = (): void => localStorage.setItem(KEY, JSON.stringify(progress));

export const isSolved = (lesson: string, task: number): boolean =>
  progress.solved[lesson]?.includes(task) ?? false;

export function solve(lesson: string, task: number): void {
  if (isSolved(lesson, task)) return;
  progress.solved[lesson] = [...(progress.solved[lesson] ?? []), task].sort((a, b) => a - b);
  keep();
}

/** How much of a lesson is done, from 0 to 1. */
export function shareDone({ id, tasks: { length } }: Learned): number {
  const solved = progress.solved[id]?.filter((task) => task <= length).length ?? 0;
  return length ? solved / length : 0;
}

export const isDone = (lesson: Learned): boolean => shareDone(lesson) === 1;

/** The number of the task to begin with: the first that is not solved, or the first of all. */
export function firstOpenTask(lesson: string, tasks: number): number {
  for (let task = 1; task <= tasks; task++) if (!isSolved(lesson, task)) return task;
  return 1;
}

export const hasLearned = (): boolean => Object.keys(progress.solved).length > 0;

export const guidedGame = (): string | null => progress.game;

export function guideGame(id: string | null): void {
  progress.game = id;
  keep();
}
