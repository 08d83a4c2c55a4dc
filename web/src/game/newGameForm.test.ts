import { expect, it } from "vitest";
import { editionOf, expansionsOf, gameTypeOf, toggled } from "./gameType";
import {
  clockOf,
  newGameForm,
  newGameRequest,
  offerBaseSet,
  offerBugOf,
  parseForm,
} from "./newGameForm.svelte";

it("expansions are added and removed, in their order", () => {
  expect(toggled("", "P")).toBe("P");
  expect(toggled("P", "M")).toBe("MP");
  expect(toggled("MLP", "L")).toBe("MP");
});

it("a game type is written as the server reads it, and read back", () => {
  for (const expansions of ["", "M", "LP", "MLP"]) {
    expect(expansionsOf(gameTypeOf(expansions))).toBe(expansions);
  }
  expect(gameTypeOf("ML")).toBe("Base+ML");
});

it("the sets that are sold have names", () => {
  expect(["", "ML", "MLP", "LP"].map(editionOf)).toEqual(["base", "carbon", "complete", null]);
});

it("a clock is none, one that is offered, or one's own", () => {
  const fresh = parseForm(null);
  expect(clockOf(fresh)).toBeNull();
  expect(clockOf({ ...fresh, clock: "10+10" })).toEqual({ minutes: 10, increment: 10 });
  expect(clockOf({ ...fresh, clock: "own", minutes: 3, increment: 2 })).toEqual({
    minutes: 3,
    increment: 2,
  });
});

it("what was kept is used as far as it makes sense", () => {
  const kept = parseForm(JSON.stringify({ level: 4, color: "black", takebacks: "no", other: 1 }));
  expect([kept.level, kept.color, kept.takebacks, "other" in kept]).toEqual([
    4,
    "black",
    true,
    false,
  ]);
  expect(parseForm("{")).toEqual(parseForm(null));
});

it("the form becomes a request for a new game", () => {
  newGameForm.level = 3;
  expect(newGameRequest("engine").opponent).toEqual({ kind: "engine", engine: "skep", level: 3 });
  expect(newGameRequest("link").opponent).toEqual({ kind: "link" });
});

it("a learner is offered the base set, and later the bugs whose lessons are done", () => {
  const offered = (): string => {
    const kept = parseForm(localStorage.getItem("skep.newGame")).expansions;
    expect(kept).toBe(newGameForm.expansions);
    return kept;
  };
  offerBaseSet();
  expect(offered()).toBe("");
  offerBugOf("ant");
  expect(offered()).toBe("");
  offerBugOf("pillbug");
  offerBugOf("mosquito");
  offerBugOf("mosquito");
  expect(offered()).toBe("MP");
});
