// @vitest-environment node
import { describe, expect, it } from "vitest";
import { aGame, aMove, aTurn, moved, STANDING } from "../testing/games";
import type { GameView, Outgoing } from "../wire/messages";
import { applyMessage, colorToMove, isMyTurn, myColors, numberOf } from "./state";

function after(game: GameView, ...messages: Outgoing[]): GameView {
  return messages.reduce((before, message) => {
    const applied = applyMessage(before, message);
    if (typeof applied === "string") throw new Error(applied);
    return applied.game;
  }, game);
}

const at = "2030-01-01T00:00:00Z";
const FIRST = moved(1, 1, aMove("wA1", [0, 0]));
const SECOND = moved(2, 2, aMove("bA1", [1, 0]));

describe("a message", () => {
  it("adds a move, and nobody is to move until the server says who", () => {
    const game = after(aGame(), FIRST);
    expect([game.seq, game.moves.length, game.state, game.turn]).toEqual([
      1,
      1,
      "InProgress",
      null,
    ]);
    expect(after(game, { type: "turn", turn: aTurn(1) }).turn?.color).toBe("black");
  });

  it("ends the wait for an engine that had other games to think about", () => {
    const presence = { type: "presence", seats: aGame().seats, claim_in: null } as const;
    const waiting = after(aGame(), { ...presence, queue: 2 });
    expect(waiting.queue).toBe(2);
    expect(after(waiting, FIRST).queue).toBe(0);
  });

  it("that is known already changes nothing", () => {
    expect(applyMessage(after(aGame(), FIRST), FIRST)).toBe("nothing");
  });

  it("that skips a number shows that something was missed", () => {
    expect(applyMessage(aGame(), SECOND)).toBe("gap");
    const caughtUp = { type: "caught_up", seq: 3, clocks: null, seats: aGame().seats } as const;
    expect(applyMessage(aGame(), { ...caughtUp, claim_in: null, queue: 0 })).toBe("gap");
  });

  it("that does not fit the moves shows the same", () => {
    expect(applyMessage(aGame(), moved(1, 5, aMove("wA1", [0, 0])))).toBe("gap");
    expect(applyMessage(aGame(), { ...STANDING, type: "taken_back", seq: 1, at, ply: 3 })).toBe(
      "gap",
    );
  });

  it("with the whole game replaces what was known", () => {
    const game = aGame({ seq: 40 });
    expect(after(aGame(), { type: "snapshot", game })).toBe(game);
  });

  it("before the first snapshot is ignored", () => {
    expect(applyMessage(null, FIRST)).toBe("nothing");
  });
});

describe("an event", () => {
  it("says how the game stands after it, and all of that is taken over", () => {
    const result = { termination: "agreement", winner: null, aborted: false, detail: "" } as const;
    const standing = {
      status: "over",
      state: "Draw",
      can_abort: false,
      clocks: { white: 1, black: 2, running: null },
      result,
      draw_offer: "white",
      takeback_offer: { by: "white", ply: 0 },
      rematch_offer: "black",
      rematch: "abcdefghijkm",
    } as const;
    const event: Outgoing = {
      ...standing,
      type: "declined",
      seq: 1,
      at,
      what: "draw",
      by: "black",
    };
    expect(after(aGame(), event)).toMatchObject(standing);
  });

  it("that offers a draw leaves no offer where it says that there is none", () => {
    const offered: Outgoing = {
      ...STANDING,
      draw_offer: "white",
      type: "offered",
      seq: 3,
      at,
      what: "draw",
      by: "white",
      ply: null,
    };
    const game = after(aGame(), FIRST, SECOND, offered);
    expect(game.draw_offer).toBe("white");
    expect(after(game, moved(4, 3, aMove("wQ", [-1, 0]))).draw_offer).toBeNull();
  });

  it("that takes moves back reopens a game that a move ended", () => {
    const over = after(aGame(), FIRST, SECOND, {
      ...STANDING,
      type: "ended",
      seq: 3,
      at,
      status: "over",
      result: { termination: "queen_surrounded", winner: "black", aborted: false, detail: "" },
      state: "BlackWins",
    });
    expect([over.status, over.result?.winner]).toEqual(["over", "black"]);
    const back = after(over, { ...STANDING, type: "taken_back", seq: 4, at, ply: 1 });
    expect([back.status, back.result, back.moves.length]).toEqual(["playing", null, 1]);
  });
});

describe("a seat", () => {
  it("that is taken begins the game", () => {
    const seats = aGame().seats;
    const waiting = aGame({
      status: "waiting",
      seats: { ...seats, black: { ...seats.black, kind: "open" } },
    });
    const game = after(waiting, {
      ...STANDING,
      type: "joined",
      seq: 1,
      at,
      color: "black",
      name: "Bea",
    });
    expect([game.status, game.seats.black.name, game.seats.black.kind]).toEqual([
      "playing",
      "Bea",
      "person",
    ]);
  });

  it("is mine or not", () => {
    expect(myColors(aGame())).toEqual(["white"]);
    expect([isMyTurn(aGame()), isMyTurn(aGame({ turn: aTurn(1) }))]).toEqual([true, false]);
  });
});

it("a game can be called off as long as the server says so", () => {
  const begun = after(aGame(), FIRST);
  expect([begun.can_abort, after(begun, SECOND).can_abort]).toEqual([true, false]);
});

it("counts and colours the moves of a game after those before its set-up", () => {
  const moves = [aMove("bA1", [0, 0]), aMove("wA1", [1, 0])];
  const start = { position: "Base;Black[3];-;-", placed: [], plies_before: 5, moves: 0 };
  const game = aGame({ moves, start });
  expect([colorToMove(game, 0), colorToMove(game, 1), colorToMove(game)]).toEqual([
    "black",
    "white",
    "black",
  ]);
  expect([numberOf(game, 1), numberOf(game, 2)]).toEqual([3, 4]);
  expect([colorToMove(aGame()), numberOf(aGame(), 1)]).toEqual(["white", 1]);
});
