import { beforeEach, expect, it, vi } from "vitest";
import * as api from "../../api";
import { aMove } from "../../testing/games";
import type { LessonBoard, LessonResult, LessonTask } from "../../wire/messages";
import { beginsOf } from "./hands";
import { localJudge } from "./localJudge";
import { TaskAttempt } from "./taskAttempt.svelte";

vi.mock("../../api", async (original) => ({
  ...(await original<typeof api>()),
  checkAnswer: vi.fn(),
  askWhyIn: vi.fn(),
}));

vi.mock("./localJudge", () => ({ localJudge: vi.fn() }));

const check = vi.mocked(api.checkAnswer);
const why = vi.mocked(api.askWhyIn);

const board = (game_string: string, more: Partial<LessonBoard> = {}): LessonBoard => ({
  game_string,
  game_type: "Base",
  opening: "tournament",
  state: "InProgress",
  placed: [
    { piece: "wS1", cell: [0, 0], level: 0 },
    { piece: "bS1", cell: [1, 0], level: 0 },
  ],
  hands: { white: { Q: 1, S: 1, A: 3 }, black: { Q: 1, S: 1, A: 3 } },
  last: null,
  turn: { ply: 2, color: "white", legal: { wA1: [[-1, 0]] }, must_pass: false },
  ...more,
});

const task = (kind: LessonTask["kind"], piece: string | null = null): LessonTask => ({
  kind,
  task: { key: "lesson-ant-1-task", args: {} },
  hint: { key: "lesson-ant-1-hint", args: {} },
  board: board("before"),
  piece,
  hand: piece !== null,
  count: 2,
  level: null,
  position: "",
  which: null,
  right: [],
  line: [],
  done: { key: "lesson-ant-1-done", args: {} },
  missed: null,
});

const result = (more: Partial<LessonResult> = {}): LessonResult => ({
  message: { key: "lesson-more", args: { count: 1, what: "place" } },
  solved: false,
  wrong: false,
  missing: 1,
  evidence: null,
  board: null,
  ...more,
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  check.mockReset();
  why.mockReset();
  vi.mocked(localJudge).mockResolvedValue(null);
});

it("collects what is found, and sends all of it each time", async () => {
  const solved = vi.fn();
  const attempt = new TaskAttempt("placing", 1, task("cells", "wA1"), solved);
  check.mockResolvedValueOnce(result());
  check.mockResolvedValueOnce(result({ solved: true, missing: 0 }));
  attempt.touch([-1, 0], null);
  attempt.touch([-1, 1], null);
  await settled();
  expect(check.mock.calls).toEqual([
    ["placing", 1, { cells: [[-1, 0]] }],
    [
      "placing",
      1,
      {
        cells: [
          [-1, 0],
          [-1, 1],
        ],
      },
    ],
  ]);
  expect(attempt.marks).toEqual([
    { cell: [-1, 0], kind: "found" },
    { cell: [-1, 1], kind: "found" },
  ]);
  expect(attempt.solved).toBe(true);
  expect(solved).toHaveBeenCalledOnce();
});

it("does not ask twice for the same place, nor after the end", async () => {
  const attempt = new TaskAttempt("placing", 1, task("cells", "wA1"), () => {});
  check.mockResolvedValueOnce(result());
  check.mockResolvedValueOnce(result({ solved: true }));
  attempt.touch([-1, 0], null);
  attempt.touch([-1, 0], null);
  attempt.touch([-1, 1], null);
  attempt.touch([5, 5], null);
  await settled();
  expect(check).toHaveBeenCalledTimes(2);
});

it("shows why a place is wrong, and keeps what was right", async () => {
  const attempt = new TaskAttempt("placing", 1, task("cells", "wA1"), () => {});
  check.mockResolvedValueOnce(result());
  check.mockResolvedValueOnce(
    result({
      wrong: true,
      message: { key: "reason-touches_opponent", args: { pieces: ["bS1"], count: 1 } },
      evidence: {
        reason: "touches_opponent",
        piece: "wA1",
        target: [1, -1],
        pieces: ["bS1"],
        cells: [],
      },
    }),
  );
  attempt.touch([-1, 0], null);
  attempt.touch([1, -1], null);
  await settled();
  expect(attempt.tone).toBe("wrong");
  expect(attempt.sentence).toBe(
    "A new piece may only touch your own. Here it would touch: black spider\u00a01.",
  );
  expect(attempt.evidence).toMatchObject({ target: [1, -1], pieces: ["bS1"] });
  expect(attempt.marks).toHaveLength(1);
});

it("marks pieces that are found, and passes over empty places", async () => {
  const attempt = new TaskAttempt("one-hive", 1, task("pieces"), () => {});
  check.mockResolvedValueOnce(result());
  attempt.touch([3, 3], null);
  attempt.touch([1, 0], "bS1");
  await settled();
  expect(check.mock.calls).toEqual([["one-hive", 1, { pieces: ["bS1"] }]]);
  expect(attempt.marks).toEqual([{ cell: [1, 0], kind: "found" }]);
});

it("shows a move that was not meant until it is taken back", async () => {
  const attempt = new TaskAttempt("aim", 1, task("move"), () => {});
  const astray = board("astray");
  check.mockResolvedValueOnce(result({ wrong: true, board: astray }));
  attempt.move("wA1", [-1, 0]);
  await settled();
  expect([attempt.astray, attempt.board]).toEqual([true, astray]);
  expect(attempt.legal).toEqual({});
  attempt.takeBack();
  expect([attempt.astray, attempt.board.game_string]).toEqual([false, "before"]);
  expect(attempt.legal).toEqual({ wA1: [[-1, 0]] });
  expect(attempt.sentence).toBe("");
});

it("shows the last move once one was made, not that of the position it begins with", async () => {
  const last = aMove("bA1", [1, 0]);
  const given = { ...task("move"), board: board("before", { last }) };
  const attempt = new TaskAttempt("aim", 1, given, () => {});
  expect(attempt.last).toBeNull();
  const made = { ...last, piece: "wA1" };
  check.mockResolvedValueOnce(result({ wrong: true, board: board("astray", { last: made }) }));
  attempt.move("wA1", [-1, 0]);
  await settled();
  expect(attempt.last).toBe(made);
  attempt.takeBack();
  expect(attempt.last).toBeNull();
});

it("goes on in a line from where the other side has answered", async () => {
  const attempt = new TaskAttempt("tempo", 1, task("line"), () => {});
  check.mockResolvedValueOnce(result({ board: board("after one") }));
  check.mockResolvedValueOnce(result({ wrong: true, board: board("astray") }));
  attempt.move("wA1", [-1, 0]);
  await settled();
  attempt.move("wA1", [0, 1]);
  await settled();
  attempt.takeBack();
  expect(attempt.board.game_string).toBe("after one");
  expect(check.mock.lastCall?.[2]).toEqual({
    moves: [
      { piece: "wA1", to: [-1, 0] },
      { piece: "wA1", to: [0, 1] },
    ],
  });
});

it("stays where it is when a move is not legal", async () => {
  const attempt = new TaskAttempt("aim", 1, task("move"), () => {});
  check.mockResolvedValueOnce(result({ wrong: true }));
  attempt.move("wA1", [4, 4]);
  await settled();
  expect([attempt.astray, attempt.board.game_string]).toEqual([false, "before"]);
});

it("asks why of the position on the board", async () => {
  const attempt = new TaskAttempt("aim", 1, task("move"), () => {});
  why.mockResolvedValueOnce({
    legal: false,
    reason: "queen_not_placed",
    sentence: "",
    pieces: [],
    cells: [],
    numbers: {},
    throws: [],
  });
  attempt.ask("wS1", null);
  await settled();
  expect(why).toHaveBeenCalledWith("before", "wS1", null);
  expect(attempt.sentence).toContain("Place her first");
  attempt.choose("wA1");
  expect(attempt.sentence).toBe("");
});

it("says when the server does not answer, and can be tried again", async () => {
  const attempt = new TaskAttempt("aim", 1, task("move"), () => {});
  const offline = { code: "offline", message: "", detail: null };
  check.mockRejectedValueOnce(new api.ProblemError(offline));
  attempt.move("wA1", [-1, 0]);
  await settled();
  expect(attempt.tone).toBe("wrong");
  check.mockResolvedValueOnce(result({ solved: true, board: board("after") }));
  attempt.move("wA1", [-1, 0]);
  await settled();
  expect(attempt.solved).toBe(true);
});

it("knows whose hand a task is about", () => {
  const handOf = (hand: boolean): string | null =>
    new TaskAttempt("placing", 1, { ...task("move"), hand }, () => {}).handSide;
  expect(handOf(true)).toBe("white");
  expect(handOf(false)).toBeNull();
});

it("knows what the last answer was about", async () => {
  const attempt = new TaskAttempt("placing", 1, task("cells", "wA1"), () => {});
  expect(attempt.spot).toBeNull();
  check.mockResolvedValueOnce(result({ wrong: true }));
  attempt.touch([2, 0], null);
  await settled();
  expect(attempt.spot).toEqual({ cell: [2, 0] });
  attempt.hint();
  expect(attempt.spot).toBeNull();
});

it("ticks the cell of a move that solves the task", async () => {
  const attempt = new TaskAttempt("aim", 1, task("move"), () => {});
  expect(attempt.marks).toEqual([]);
  const after = board("after", {
    last: { piece: "wA1", origin: null, to: [-1, 0], kind: "place", path: [], thrower: null },
  });
  check.mockResolvedValueOnce(result({ solved: true, missing: 0, board: after }));
  attempt.move("wA1", [-1, 0]);
  await settled();
  expect(attempt.marks).toEqual([{ cell: [-1, 0], kind: "found" }]);
});

it("counts what a side began with", () => {
  expect(beginsOf(board("any"), "white")).toEqual({ Q: 1, S: 2, A: 3 });
});
