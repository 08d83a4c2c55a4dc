import { beforeAll, describe, expect, it } from "vitest";
import { Core } from "../../engine/core";
import wasmAddress from "../../engine/skep.wasm?inline";
import { SetupModel } from "./setupModel.svelte";

let core: Core;

beforeAll(async () => {
  const bytes = await (await fetch(wasmAddress)).arrayBuffer();
  core = new Core(new WebAssembly.Module(bytes));
});

const newModel = (): SetupModel => new SetupModel(core, "Base+MLP", true);

describe("a position that is set up", () => {
  it("begins with the empty table, where every first piece may lie", () => {
    const model = newModel();
    expect(model.problem).toBeNull();
    expect(model.text).toBe("Base+MLP;White[1];-;-");
    expect(model.legal["wA1"]).toEqual([[0, 0]]);
    expect(model.legal["wA2"]).toBeUndefined();
  });

  it("numbers pieces without gaps, and gives them back", () => {
    const model = newModel();
    model.put("wA1", [0, 0]);
    model.put("wA2", [1, 0]);
    model.remove("wA1");
    expect(model.placed).toEqual([{ piece: "wA1", cell: [1, 0], level: 0 }]);
    expect(model.legal["wA2"]).toBeDefined();
    model.clear();
    expect(model.placed).toEqual([]);
  });

  it("takes the earliest turn that a game can come to", () => {
    const model = newModel();
    model.put("wS1", [0, 0]);
    model.put("bS1", [1, 0]);
    model.put("wQ", [-1, 0]);
    model.put("bQ", [2, 0]);
    expect([model.problem, model.text]).toEqual([
      null,
      "Base+MLP;White[3];-;0,0:wS1 1,0:bS1 -1,0:wQ 2,0:bQ",
    ]);
    model.turn = "black";
    expect([model.problem, model.text.split(";")[1]]).toEqual([null, "Black[3]"]);
  });
});

describe("a position that is impossible", () => {
  it("is told of the player whom it is about", () => {
    const model = newModel();
    model.put("wS1", [0, 0]);
    expect([model.problem?.fault, model.problemColor]).toEqual(["no_first_piece", "black"]);
    model.clear();
    model.put("bS1", [0, 0]);
    expect([model.problem?.fault, model.problemColor]).toEqual(["no_first_piece", "white"]);
    model.put("wQ", [1, 0]);
    expect([model.problem?.fault, model.problemColor]).toEqual(["queen_first_turn", "white"]);
  });
});

describe("a set-up", () => {
  it("stacks beetles, and knows who was just moved", () => {
    const model = newModel();
    model.put("wQ", [0, 0]);
    model.put("bQ", [1, 0]);
    model.put("bS1", [2, 0]);
    model.put("wB1", [1, 0]);
    model.turn = "black";
    model.justMoved = "wB1";
    expect(model.placed.at(-1)).toEqual({ piece: "wB1", cell: [1, 0], level: 1 });
    expect(model.problem).toBeNull();
    model.put("wB1", [-1, 0]);
    expect(model.justMoved).toBe("wB1");
    model.remove("wB1");
    expect(model.justMoved).toBeNull();
  });

  it("has the bugs that are chosen", () => {
    const model = newModel();
    model.put("wM", [0, 0]);
    model.put("bA1", [1, 0]);
    model.setGameType("Base+P");
    expect(model.placed.map(({ piece }) => piece)).toEqual(["bA1"]);
    expect([model.hand["M"], model.hand["P"], model.legal["wM"]]).toEqual([
      undefined,
      1,
      undefined,
    ]);
    expect(model.text).toMatch(/^Base\+P;/);
    expect(model.isOver).toBe(false);
  });

  it("says why a position is impossible", () => {
    const model = newModel();
    model.put("wQ", [0, 0]);
    model.put("wA1", [1, 0]);
    model.put("bQ", [2, 0]);
    model.remove("wA1");
    expect(model.problem?.fault).toBe("two_hives");
    expect(model.evidence?.reason).toBe("two_hives");
    const climbing = newModel();
    climbing.put("wQ", [0, 0]);
    climbing.put("bQ", [1, 0]);
    climbing.put("wA1", [1, 0]);
    expect(climbing.problem).toMatchObject({ fault: "cannot_climb", pieces: ["wA1"] });
  });
});
