import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { aGame, aMove, aTurn, FakeSocket, moved } from "../testing/games";
import type { GameEvent } from "../wire/messages";
import { t } from "../i18n.svelte";
import { Table } from "./table.svelte";

const LEGAL = { wA1: [[0, 0]] as [number, number][] };
let events: GameEvent[];

function sit(game = aGame({ turn: aTurn(0, LEGAL) })): Table {
  const table = new Table(game, (event) => events.push(event));
  table.open();
  FakeSocket.last.onopen?.();
  return table;
}

beforeEach(() => {
  events = [];
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  settings.confirm = "never";
});

afterEach(() => vi.unstubAllGlobals());

/** The server carries out the last request. */
async function agree(): Promise<void> {
  FakeSocket.last.hear({ type: "done", id: FakeSocket.last.requests.at(-1)?.id ?? -1 });
  await Promise.resolve();
  await Promise.resolve();
}

describe("a move", () => {
  it("is sent with its ply, and nothing else can be begun until it is answered", async () => {
    const table = sit();
    expect(table.legal).toBe(LEGAL);
    table.choose("wA1");
    table.move("wA1", [0, 0]);
    expect(FakeSocket.last.requests[0]?.command).toEqual({
      type: "move",
      ply: 0,
      move: { piece: "wA1", to: [0, 0] },
    });
    expect([table.chosen, table.legal]).toEqual([null, {}]);
    await agree();
    expect(table.legal).toBe(LEGAL);
  });

  it("waits for a second touch if that is wished for", () => {
    settings.confirm = "always";
    const table = sit();
    table.move("wA1", [0, 0]);
    expect([table.confirm?.to, table.chosen]).toEqual([[0, 0], "wA1"]);
    expect(FakeSocket.last.requests).toEqual([]);
    table.move("wA1", [0, 0]);
    expect(FakeSocket.last.requests.length).toBe(1);
  });

  it("that is refused says why", async () => {
    const table = sit();
    table.move("wA1", [0, 0]);
    const error = { code: "wrong_ply", message: "", detail: null };
    FakeSocket.last.hear({ type: "refused", id: FakeSocket.last.requests[0]?.id ?? -1, error });
    await vi.waitFor(() => expect(table.sentence).toBe(t("problem-wrong-ply")), 60_000);
  });

  it("of the other one is shown as it is heard, once", () => {
    const table = sit(aGame({ turn: aTurn(1), moves: [aMove("wA1", [0, 0])], seq: 1 }));
    const event = moved(2, 2, aMove("bA1", [1, 0]));
    FakeSocket.last.hear(event);
    FakeSocket.last.hear(event);
    expect([table.ply, table.animate?.piece, events.length]).toEqual([2, "bA1", 1]);
  });
});

describe("a move planned ahead", () => {
  const waiting = (): Table =>
    sit(aGame({ turn: aTurn(1), moves: [aMove("wA1", [0, 0])], seq: 1 }));

  it("is made as soon as it is my turn", () => {
    const table = waiting();
    expect(table.premovable).toBe("white");
    table.move("wQ", [-1, 0]);
    expect(table.premove).toEqual({ piece: "wQ", to: [-1, 0] });
    FakeSocket.last.hear(moved(2, 2, aMove("bA1", [1, 0])));
    FakeSocket.last.hear({ type: "turn", turn: aTurn(2, { wQ: [[-1, 0]] }) });
    expect(table.premove).toBeNull();
    expect(FakeSocket.last.requests.map(({ command }) => command)).toEqual([
      { type: "move", ply: 2, move: { piece: "wQ", to: [-1, 0] } },
    ]);
  });

  it("is dropped, with a word, when it is no longer possible", () => {
    const table = waiting();
    table.move("wQ", [-1, 0]);
    FakeSocket.last.hear(moved(2, 2, aMove("bA1", [1, 0])));
    FakeSocket.last.hear({ type: "turn", turn: aTurn(2, { wQ: [[5, 5]] }) });
    expect([table.premove, table.sentence]).toEqual([null, t("premove-gone")]);
    expect(FakeSocket.last.requests).toEqual([]);
  });

  it("is given up by letting go", () => {
    const table = waiting();
    table.move("wQ", [-1, 0]);
    table.choose(null);
    expect(table.premove).toBeNull();
  });

  it("is not offered to who does not want it, or only watches", () => {
    settings.premove = false;
    expect(waiting().premovable).toBeNull();
    settings.premove = true;
    const { white, black } = aGame().seats;
    const seats = { white: { ...white, yours: false }, black };
    expect(sit(aGame({ seats, turn: aTurn(1) })).premovable).toBeNull();
  });
});

describe("looking back", () => {
  const MOVES = [aMove("wA1", [0, 0]), aMove("bA1", [1, 0]), aMove("wQ", [-1, 0])];

  it("stays where it is while the game goes on, and comes back to it", () => {
    const table = sit(aGame({ moves: MOVES, seq: 3, turn: aTurn(3) }));
    table.step(1);
    FakeSocket.last.hear(moved(4, 4, aMove("bQ", [2, 0])));
    expect([table.ply, table.live, table.placed.length]).toEqual([1, false, 1]);
    table.step(99);
    expect([table.ply, table.live]).toEqual([4, true]);
  });

  it("animates a step forward, and only that", () => {
    const table = sit(aGame({ moves: MOVES, seq: 3 }));
    table.step(0);
    expect(table.animate).toBeNull();
    table.step(1);
    expect(table.animate).toBe(MOVES[0]);
  });

  it("lets nobody move", () => {
    const table = sit(aGame({ moves: MOVES.slice(0, 2), seq: 2, turn: aTurn(2, LEGAL) }));
    table.step(1);
    expect([table.legal, table.premovable]).toEqual([{}, null]);
  });
});

it("a gap makes the table ask for the whole game", () => {
  vi.useFakeTimers();
  const table = sit();
  FakeSocket.last.hear(moved(7, 7, aMove("wA1", [0, 0])));
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.last.address).not.toContain("since");
  const game = aGame({ seq: 7, moves: [aMove("wA1", [0, 0])], turn: aTurn(1) });
  FakeSocket.last.onopen?.();
  FakeSocket.last.hear({ type: "snapshot", game });
  expect(table.game.seq).toBe(7);
  table.close();
  vi.useRealTimers();
});

it("who sits down connects anew, as the holder of the seat", () => {
  const table = sit();
  table.sat(aGame({ seq: 1 }));
  expect(FakeSocket.all.length).toBe(2);
  expect(FakeSocket.last.address).toContain("since=1");
});

it("at one screen the board can turn to who is to move", () => {
  const { white, black } = aGame().seats;
  const seats = { white, black: { ...black, yours: true } };
  const table = sit(aGame({ kind: "screen", seats, moves: [aMove("wA1", [0, 0])] }));
  expect(table.near).toBe("white");
  settings.turnBoard = true;
  expect(table.near).toBe("black");
  settings.turnBoard = false;
});
