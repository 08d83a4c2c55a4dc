// @vitest-environment node
/** The judge of lessons says what `skep.learn.tasks` says: tests/lesson_vectors.py writes the answers. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Core } from "../../engine/core";
import wasmAddress from "../../engine/skep.wasm?inline";
import type { Color, LessonAnswer, LessonBoard, LessonTask } from "../../wire/messages";
import vectors from "../../../../tests/data/lesson_answers.json";
import { judgeAnswer, judgeGame, whyNotInTask } from "./judge";

vi.hoisted(() => {
  const nothing = { getItem: () => null, setItem: () => undefined };
  vi.stubGlobal("localStorage", nothing);
});

let core: Core;

beforeAll(async () => {
  const bytes = await (await fetch(wasmAddress)).arrayBuffer();
  core = new Core(new WebAssembly.Module(bytes));
});

const sum = (counts: Record<string, number> | undefined): number =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0);

/** What the vectors hold of a board. */
const seen = (board: LessonBoard | null) =>
  board && {
    state: board.state,
    placed: board.placed.length,
    in_hand: { white: sum(board.hands["white"]), black: sum(board.hands["black"]) },
    last: board.last?.piece,
    moves: board.turn && Object.values(board.turn.legal).flat().length,
  };

describe("an answer is judged as in Python", () => {
  it.each(vectors.tasks)("$task", ({ view, judged }) => {
    const task = view as unknown as LessonTask;
    for (const { answer, result } of judged) {
      const heard = judgeAnswer(core, task, answer as unknown as LessonAnswer);
      expect({ answer, ...heard, board: seen(heard.board) }).toEqual({ answer, ...result });
    }
  });
});

it("gives advice, and says how a game ended, as in Python", () => {
  const last = vectors.tasks.at(-1)?.view as unknown as LessonTask;
  for (const { moves, result } of vectors.games) {
    const line = {
      gameType: "Base",
      tournament: true,
      moves: moves.map(({ piece, to: [q = 0, r = 0] }) => ({ piece, to: [q, r] as const })),
    };
    expect(judgeGame(core, last, line, vectors.color as Color)).toEqual(result);
  }
});

it("says why not in the middle of a line, from where the other side has answered", () => {
  const found = vectors.tasks.find(({ view }) => view.kind === "line");
  const task = found?.view as unknown as LessonTask;
  const [first] = task.line;
  expect(first).toBeDefined();
  const before = whyNotInTask(core, task, [], "wB1", [40, 40]);
  const after = whyNotInTask(core, task, first ? [first] : [], "wB1", [40, 40]);
  expect(before?.legal).toBe(false);
  expect(after?.legal).toBe(false);
});
