import { expect, it } from "vitest";
import {
  clockOf,
  editionOf,
  expansionsOf,
  gameType,
  newGame,
  parseWish,
  toggled,
  wish,
} from "./wish.svelte";

it("expansions go in and out, in their order", () => {
  expect(toggled("", "P")).toBe("P");
  expect(toggled("P", "M")).toBe("MP");
  expect(toggled("MLP", "L")).toBe("MP");
});

it("a game type is written as the server reads it, and read back", () => {
  for (const expansions of ["", "M", "LP", "MLP"]) {
    expect(expansionsOf(gameType(expansions))).toBe(expansions);
  }
  expect(gameType("ML")).toBe("Base+ML");
});

it("the sets that are sold have names", () => {
  expect(["", "ML", "MLP", "LP"].map(editionOf)).toEqual(["base", "carbon", "complete", null]);
});

it("a clock is none, one that is offered, or one's own", () => {
  const fresh = parseWish(null);
  expect(clockOf(fresh)).toBeNull();
  expect(clockOf({ ...fresh, clock: "10+10" })).toEqual({ minutes: 10, increment: 10 });
  expect(clockOf({ ...fresh, clock: "own", minutes: 3, increment: 2 })).toEqual({
    minutes: 3,
    increment: 2,
  });
});

it("what was kept is used as far as it makes sense", () => {
  const kept = parseWish(JSON.stringify({ level: 4, color: "black", takebacks: "no", other: 1 }));
  expect([kept.level, kept.color, kept.takebacks, "other" in kept]).toEqual([
    4,
    "black",
    true,
    false,
  ]);
  expect(parseWish("{")).toEqual(parseWish(null));
});

it("a wish becomes a new game", () => {
  wish.level = 3;
  expect(newGame("engine").opponent).toEqual({ kind: "engine", engine: "skep", level: 3 });
  expect(newGame("link").opponent).toEqual({ kind: "link" });
});
