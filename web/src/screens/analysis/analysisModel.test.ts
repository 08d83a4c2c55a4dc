import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Core } from "../../engine/core";
import wasmAddress from "../../engine/skep.wasm?inline";
import { PASS, type Move } from "../../engine/types";
import { AnalysisModel, type Start } from "./analysisModel.svelte";
import type { SavedNode } from "./savedTree";

vi.mock("./thinker.svelte", () => ({
  Thinker: class {
    analysis = null;
    threat = null;
    watched: unknown[] = [];
    watch(...positions: unknown[]): void {
      this.watched = positions;
    }
    close(): void {}
  },
}));

const NEW_GAME: Start = { gameType: "Base", tournament: true, start: null };
const SET_UP: Start = {
  ...NEW_GAME,
  start: "Base;Black[3];-;-1,0:wQ 0,0:wS1 1,0:bS1 2,0:bQ",
};
const FIRST: Move = { piece: "wS1", to: [0, 0] };
const SECOND: Move = { piece: "bS1", to: [1, 0] };
const OTHER: Move = { piece: "bG1", to: [1, 0] };
const THIRD: Move = { piece: "wQ", to: [-1, 0] };

let core: Core;
let model: AnalysisModel;

beforeAll(async () => {
  const bytes = await (await fetch(wasmAddress)).arrayBuffer();
  core = new Core(new WebAssembly.Module(bytes));
});
beforeEach(() => {
  model = new AnalysisModel(core, NEW_GAME, []);
});

const texts = (): string[] => model.root.children.map(({ text }) => text);

describe("the moves of the analysis board", () => {
  it("are played one after another, and walked back and forth", () => {
    model.play(FIRST, SECOND, THIRD);
    expect([model.path.length, model.isAtEnd, model.shown.turn]).toEqual([3, true, "black"]);
    model.back();
    expect(model.shown.placed.map(({ piece }) => piece).toSorted()).toEqual(["bS1", "wS1"]);
    model.first();
    expect([model.path, model.shown.placed]).toEqual([[], []]);
    model.forward();
    expect([model.current.text, model.animate?.piece]).toEqual(["wS1", "wS1"]);
    model.last();
    expect(model.path).toHaveLength(3);
  });

  it("branch where another one is played, and only then", () => {
    model.play(FIRST, SECOND);
    model.back();
    model.play(OTHER);
    model.back();
    model.play(SECOND);
    const [first] = model.root.children;
    expect(first?.children.map(({ text }) => text)).toEqual(["bS1 wS1-", "bG1 wS1-"]);
    model.sibling(1);
    expect(model.current.text).toBe("bG1 wS1-");
    model.sibling(1);
    expect(model.current.text).toBe("bG1 wS1-");
    model.promote();
    model.first();
    model.last();
    expect(model.current.text).toBe("bG1 wS1-");
  });

  it("are never illegal: what follows one is left out", () => {
    model.play(FIRST, { piece: "bS1", to: [5, 5] }, THIRD);
    expect([texts(), model.path.length]).toEqual([["wS1"], 1]);
    model.play(PASS);
    expect(model.path).toHaveLength(1);
    model.ask("bB1", [9, 9]);
    expect([model.sentence !== "", model.evidence?.piece]).toEqual([true, "bB1"]);
    model.choose("bB1");
    expect([model.sentence, model.evidence, model.chosen]).toEqual(["", null, "bB1"]);
  });
});

describe("changes of the tree", () => {
  it("are undone one after another", () => {
    model.play(FIRST, SECOND);
    model.comment("Why?");
    model.sign(4);
    expect([model.current.comment, model.current.nags]).toEqual(["Why?", [4]]);
    model.remove();
    expect([model.path.length, model.isAtEnd]).toEqual([1, true]);
    model.undo();
    expect([model.current.comment, model.current.nags, model.path.length]).toEqual([
      "Why?",
      [4],
      2,
    ]);
    model.undo();
    model.undo();
    expect([model.current.comment, model.current.nags]).toEqual(["", []]);
    model.undo();
    expect([model.mayUndo, texts()]).toEqual([false, []]);
  });
});

describe("what leaves the analysis board", () => {
  it("is kept as a list, and read again with its place", () => {
    model.play(FIRST, SECOND);
    model.back();
    model.play(OTHER);
    const again = new AnalysisModel(core, NEW_GAME, model.saved, model.path);
    expect([again.saved, again.current.text]).toEqual([model.saved, "bG1 wS1-"]);
  });

  it("is a line to the move that is looked at, without variations", () => {
    model.play(FIRST, SECOND, THIRD);
    model.comment("Out.");
    model.back();
    expect(model.lineText).toBe(
      '[GameType "Base"]\n[Result "InProgress"]\n\n1. wS1\n2. bS1 wS1-\n',
    );
    expect(model.gameString).toBe("Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1");
    expect(model.positionText).toBe("Base;White[2];bS1;0,0:wS1 1,0:bS1");
  });

  it("begins with the set-up, if there is one", () => {
    model = new AnalysisModel(core, SET_UP, []);
    expect([model.firstPly, model.shown.turn, model.startPlaced.length]).toEqual([5, "black", 4]);
    model.play({ piece: "bA1", to: [3, 0] });
    expect(model.gameString).toBeNull();
    expect(model.lineText).toContain(`[Position "${SET_UP.start ?? ""}"]\n\n1. bA1 bQ-\n`);
  });
});

describe("a game that has gone on", () => {
  const played = (...moves: readonly Move[]): SavedNode[] => [
    { parent: 0, piece: null, to: null },
    ...moves.map(({ piece, to }, parent) => ({ parent, piece, to })),
  ];

  it("adds its moves, and its end is shown if the end was", () => {
    model.include(played(FIRST));
    model.include(played(FIRST, SECOND));
    expect(model.path).toHaveLength(2);
    model.back();
    model.play(OTHER);
    model.first();
    model.include(played(FIRST, SECOND, THIRD));
    expect(model.path).toHaveLength(0);
    const [first] = model.root.children;
    expect(first?.children.map(({ children }) => children.length)).toEqual([1, 0]);
  });
});

describe("drawing on the board", () => {
  it("makes arrows and marks of two touches, and takes them away again", () => {
    model.setDraws(true);
    model.draw([0, 0]);
    expect([model.arrowFrom, model.arrows.length]).toEqual([[0, 0], 1]);
    model.draw([1, 0]);
    expect(model.arrows).toMatchObject([{ from: [0, 0], to: [1, 0], kind: "drawn" }]);
    model.draw([0, 0]);
    model.draw([1, 0]);
    expect(model.arrows).toEqual([]);
  });
});
