// @vitest-environment node
import { describe, expect, it } from "vitest";
import { aGame, aMove, aTurn, moved } from "../testing/games";
import type { GameView, Outgoing } from "../wire/messages";
import { applyMessage, canAbort, isMyTurn, myColors } from "./state";

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

  it("that is known already changes nothing", () => {
    expect(applyMessage(after(aGame(), FIRST), FIRST)).toBe("nothing");
  });

  it("that skips a number shows that something was missed", () => {
    expect(applyMessage(aGame(), SECOND)).toBe("gap");
    const caughtUp = { type: "caught_up", seq: 3, clocks: null, seats: aGame().seats } as const;
    expect(applyMessage(aGame(), { ...caughtUp, claim_in: null })).toBe("gap");
  });

  it("that does not fit the moves shows the same", () => {
    expect(applyMessage(aGame(), moved(1, 5, aMove("wA1", [0, 0])))).toBe("gap");
    expect(applyMessage(aGame(), { type: "taken_back", seq: 1, at, ply: 3, clocks: null })).toBe(
      "gap",
    );
  });

  it("with the whole game replaces what was known", () => {
    const game = aGame({ seq: 40 });
    expect(after(aGame(), { type: "snapshot", game })).toBe(game);
  });

  it("before any game is known is no use", () => {
    expect(applyMessage(null, FIRST)).toBe("nothing");
  });
});

describe("an offer of a draw", () => {
  const offered: Outgoing = { type: "offered", seq: 3, at, what: "draw", by: "white", ply: null };
  const game = after(aGame(), FIRST, SECOND, offered);

  it("stands while the one who made it moves", () => {
    expect(game.draw_offer).toBe("white");
    expect(after(game, moved(4, 3, aMove("wQ", [-1, 0]))).draw_offer).toBe("white");
  });

  it("lapses when the other one moves on", () => {
    const later = after(game, moved(4, 3, aMove("wQ", [-1, 0])), moved(5, 4, aMove("bQ", [2, 0])));
    expect(later.draw_offer).toBeNull();
  });

  it("is gone when it is declined", () => {
    const declined: Outgoing = { type: "declined", seq: 4, at, what: "draw", by: "black" };
    expect(after(game, declined).draw_offer).toBeNull();
  });
});

describe("a takeback", () => {
  it("is wished for until somebody moves", () => {
    const wished: Outgoing = { type: "offered", seq: 2, at, what: "takeback", by: "white", ply: 0 };
    const game = after(aGame(), FIRST, wished);
    expect(game.takeback_wish).toEqual({ by: "white", ply: 0 });
    expect(after(game, moved(3, 2, aMove("bA1", [1, 0]))).takeback_wish).toBeNull();
  });

  it("reopens a game that a move ended", () => {
    const over = after(aGame(), FIRST, SECOND, {
      type: "ended",
      seq: 3,
      at,
      result: { termination: "queen_surrounded", winner: "black", aborted: false, detail: "" },
      state: "BlackWins",
      clocks: null,
    });
    expect([over.status, over.result?.winner]).toEqual(["over", "black"]);
    const back = after(over, { type: "taken_back", seq: 4, at, ply: 1, clocks: null });
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
    const game = after(waiting, { type: "joined", seq: 1, at, color: "black", name: "Bea" });
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

it("a game can be called off until both have moved", () => {
  const begun = after(aGame(), FIRST);
  expect([canAbort(begun), canAbort(after(begun, SECOND))]).toEqual([true, false]);
});
