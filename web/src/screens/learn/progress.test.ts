import { beforeEach, expect, it, vi } from "vitest";

const KEY = "skep.lessons";
const lesson = (id: string, tasks: number) => ({
  id,
  tasks: { length: tasks },
  title: { key: "", args: {} },
  chapter: { key: "", args: {} },
});

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = () => import("./progress.svelte");

it("begins with nothing", async () => {
  const { firstOpenTask, guidedGame, hasLearned, isSolved } = await load();
  expect(hasLearned()).toBe(false);
  expect(isSolved("ant", 1)).toBe(false);
  expect(firstOpenTask("ant", 2)).toBe(1);
  expect(guidedGame()).toBeNull();
});

it("keeps what is solved, and the game", async () => {
  const first = await load();
  first.solve("beetle", 3);
  first.solve("beetle", 1);
  first.solve("beetle", 1);
  first.guideGame("abcDEF012345");
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual({
    solved: { beetle: [1, 3] },
    game: "abcDEF012345",
  });
  vi.resetModules();
  const later = await load();
  expect(later.hasLearned()).toBe(true);
  expect(later.isSolved("beetle", 3)).toBe(true);
  expect(later.firstOpenTask("beetle", 3)).toBe(2);
  expect(later.shareDone(lesson("beetle", 3))).toBeCloseTo(2 / 3);
  expect(later.isDone(lesson("beetle", 3))).toBe(false);
  later.solve("beetle", 2);
  expect(later.isDone(lesson("beetle", 3))).toBe(true);
  expect(later.firstOpenTask("beetle", 3)).toBe(1);
  expect(later.guidedGame()).toBe("abcDEF012345");
});

it("does not count tasks that a lesson no longer has", async () => {
  localStorage.setItem(KEY, JSON.stringify({ solved: { ant: [1, 7] } }));
  const { shareDone } = await load();
  expect(shareDone(lesson("ant", 2))).toBe(0.5);
});

it.each(["", "{", "[]", "7", "null", '{"solved":3}', '{"solved":{"ant":"all"},"game":9}'])(
  "takes %s for nothing",
  async (text) => {
    const { parseProgress } = await load();
    expect(parseProgress(text)).toEqual({ solved: {}, game: null });
  },
);
