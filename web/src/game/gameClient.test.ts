import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { aGame, aMove, aTurn, FakeSocket, moved, STANDING } from "../testing/games";
import type { GameEvent } from "../wire/messages";
import { t } from "../i18n.svelte";
import { GameClient } from "./gameClient.svelte";

const LEGAL = { wA1: [[0, 0]] as [number, number][] };
let events: GameEvent[];

function open(game = aGame({ turn: aTurn(0, LEGAL) })): GameClient {
  const client = new GameClient(game, (event) => events.push(event));
  client.open();
  FakeSocket.last.onopen?.();
  return client;
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
  FakeSocket.last.receive({ type: "done", id: FakeSocket.last.requests.at(-1)?.id ?? -1 });
  await Promise.resolve();
  await Promise.resolve();
}

describe("a move", () => {
  it("is sent with its ply, and nothing else can be begun until it is answered", async () => {
    const client = open();
    expect(client.legal).toBe(LEGAL);
    client.choose("wA1");
    client.move("wA1", [0, 0]);
    expect(FakeSocket.last.requests[0]?.command).toEqual({
      type: "move",
      ply: 0,
      move: { piece: "wA1", to: [0, 0] },
    });
    expect([client.chosen, client.legal]).toEqual([null, {}]);
    await agree();
    expect(client.legal).toBe(LEGAL);
  });

  it("waits for confirmation if the setting says so", () => {
    settings.confirm = "always";
    const client = open();
    client.move("wA1", [0, 0]);
    expect([client.confirm?.to, client.chosen]).toEqual([[0, 0], "wA1"]);
    expect(FakeSocket.last.requests).toEqual([]);
    client.move("wA1", [0, 0]);
    expect(FakeSocket.last.requests.length).toBe(1);
  });

  it("that is refused says why", async () => {
    const client = open();
    client.move("wA1", [0, 0]);
    const error = { code: "wrong_ply", message: "", detail: null };
    FakeSocket.last.receive({ type: "refused", id: FakeSocket.last.requests[0]?.id ?? -1, error });
    await vi.waitFor(() => expect(client.sentence).toBe(t("problem-wrong-ply")), 60_000);
  });

  it("of the opponent is animated once", () => {
    const client = open(aGame({ turn: aTurn(1), moves: [aMove("wA1", [0, 0])], seq: 1 }));
    const event = moved(2, 2, aMove("bA1", [1, 0]));
    FakeSocket.last.receive(event);
    FakeSocket.last.receive(event);
    expect([client.ply, client.animate?.piece, events.length]).toEqual([2, "bA1", 1]);
  });
});

describe("an offer", () => {
  const declined = (what: "draw" | "takeback" | "rematch", by: "white" | "black"): void =>
    FakeSocket.last.receive({ ...STANDING, type: "declined", seq: 1, at: "", what, by });

  it.each(["draw", "takeback"] as const)("of mine that is declined (%s) says so", (what) => {
    const client = open();
    declined(what, "black");
    expect(client.sentence).toBe(t(`${what}-declined`));
    FakeSocket.last.receive(moved(2, 1, aMove("wA1", [0, 0])));
    expect(client.sentence).toBe("");
  });

  it("that I decline myself, or watch being declined, says nothing", () => {
    const client = open();
    declined("draw", "white");
    expect(client.sentence).toBe("");
    const { white, black } = aGame().seats;
    const watched = open(aGame({ seats: { white: { ...white, yours: false }, black } }));
    declined("draw", "black");
    expect(watched.sentence).toBe("");
  });

  it("that is declined leaves a move alone that waits to be confirmed", () => {
    settings.confirm = "always";
    const client = open();
    client.move("wA1", [0, 0]);
    declined("draw", "black");
    expect([client.confirm?.piece, client.sentence]).toEqual(["wA1", ""]);
  });

  it("that may not be made again says why, until the game ends", async () => {
    const client = open();
    void client.send("offer_draw");
    const error = { code: "offered_already", message: "", detail: null };
    FakeSocket.last.receive({ type: "refused", id: FakeSocket.last.requests[0]?.id ?? -1, error });
    await vi.waitFor(() => expect(client.sentence).toBe(t("problem-offered-already")), 60_000);
    const termination = "resignation" as const;
    const result = { winner: "white" as const, termination, aborted: false, detail: "" };
    FakeSocket.last.receive({ ...STANDING, type: "ended", seq: 1, at: "", status: "over", result });
    expect(client.sentence).toBe("");
  });
});

describe("with a move of the other player an open offer", () => {
  it.each([
    ["draw", { draw_offer: "white" }],
    ["takeback", { takeback_offer: { by: "white", ply: 0 } }],
  ] as const)("of mine (%s) is declined", (what, offer) => {
    const moves = [aMove("wA1", [0, 0])];
    const client = open(aGame({ turn: aTurn(1), moves, seq: 1, ...offer }));
    FakeSocket.last.receive(moved(2, 2, aMove("bA1", [1, 0])));
    expect(client.sentence).toBe(t(`${what}-declined`));
    client.choose(null);
    expect(client.sentence).toBe("");
  });

  it("of their own lapses without a word", () => {
    const moves = [aMove("wA1", [0, 0])];
    const offer = { takeback_offer: { by: "black", ply: 0 } } as const;
    const client = open(aGame({ turn: aTurn(1), moves, seq: 1, ...offer }));
    FakeSocket.last.receive(moved(2, 2, aMove("bA1", [1, 0])));
    expect(client.sentence).toBe("");
  });
});

describe("a move planned ahead", () => {
  const waiting = (): GameClient =>
    open(aGame({ turn: aTurn(1), moves: [aMove("wA1", [0, 0])], seq: 1 }));

  it("is made as soon as it is my turn", () => {
    const client = waiting();
    expect(client.premovable).toBe("white");
    client.move("wQ", [-1, 0]);
    expect(client.premove).toEqual({ piece: "wQ", to: [-1, 0] });
    FakeSocket.last.receive(moved(2, 2, aMove("bA1", [1, 0])));
    FakeSocket.last.receive({ type: "turn", turn: aTurn(2, { wQ: [[-1, 0]] }) });
    expect(client.premove).toBeNull();
    expect(FakeSocket.last.requests.map(({ command }) => command)).toEqual([
      { type: "move", ply: 2, move: { piece: "wQ", to: [-1, 0] } },
    ]);
  });

  it("is dropped with a message when it is no longer legal", () => {
    const client = waiting();
    client.move("wQ", [-1, 0]);
    FakeSocket.last.receive(moved(2, 2, aMove("bA1", [1, 0])));
    FakeSocket.last.receive({ type: "turn", turn: aTurn(2, { wQ: [[5, 5]] }) });
    expect([client.premove, client.sentence]).toEqual([null, t("premove-gone")]);
    expect(FakeSocket.last.requests).toEqual([]);
  });

  it("is dropped when the choice is cleared", () => {
    const client = waiting();
    client.move("wQ", [-1, 0]);
    client.choose(null);
    expect(client.premove).toBeNull();
  });

  it("is not offered if it is switched off, nor to watchers", () => {
    settings.premove = false;
    expect(waiting().premovable).toBeNull();
    settings.premove = true;
    const { white, black } = aGame().seats;
    const seats = { white: { ...white, yours: false }, black };
    expect(open(aGame({ seats, turn: aTurn(1) })).premovable).toBeNull();
  });
});

it("where a planned move may lead is shown only after the moves that it was asked for", async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise((resolve) => answers.push(resolve)));
  const answer = async (likely: unknown): Promise<void> => {
    const response = new Response(JSON.stringify({ ply: 1, likely }));
    answers.shift()?.(response);
    await vi.waitFor(() => expect(response.bodyUsed).toBe(true), 60_000);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const client = open(aGame({ turn: aTurn(1), moves: [aMove("wA1", [0, 0])], seq: 1 }));
  client.choose("wQ");
  await answer({ wQ: [[-1, 0]] });
  expect(client.premoves).toEqual({ wQ: [[-1, 0]] });
  // The move is taken back, and another one is made instead.
  FakeSocket.last.receive({ ...STANDING, type: "taken_back", seq: 2, at: "", ply: 0 });
  FakeSocket.last.receive(moved(3, 1, aMove("wA2", [0, 0])));
  expect([client.premovable, client.premoves]).toEqual(["white", {}]);
  client.choose("wQ");
  FakeSocket.last.receive({ ...STANDING, type: "taken_back", seq: 4, at: "", ply: 0 });
  FakeSocket.last.receive(moved(5, 1, aMove("wA3", [0, 0])));
  await answer({ wQ: [[1, -1]] });
  expect(client.premoves).toEqual({});
});

describe("looking back", () => {
  const MOVES = [aMove("wA1", [0, 0]), aMove("bA1", [1, 0]), aMove("wQ", [-1, 0])];

  it("stays where it is while the game goes on, and comes back to it", () => {
    const client = open(aGame({ moves: MOVES, seq: 3, turn: aTurn(3) }));
    client.step(1);
    FakeSocket.last.receive(moved(4, 4, aMove("bQ", [2, 0])));
    expect([client.ply, client.live, client.placed.length]).toEqual([1, false, 1]);
    client.step(99);
    expect([client.ply, client.live]).toEqual([4, true]);
  });

  it("animates a step forward, and only that", () => {
    const client = open(aGame({ moves: MOVES, seq: 3 }));
    client.step(0);
    expect(client.animate).toBeNull();
    client.step(1);
    expect(client.animate).toBe(MOVES[0]);
  });

  it("lets nobody move", () => {
    const client = open(aGame({ moves: MOVES.slice(0, 2), seq: 2, turn: aTurn(2, LEGAL) }));
    client.step(1);
    expect([client.legal, client.premovable]).toEqual([{}, null]);
  });
});

it("a gap makes the client ask for the whole game", () => {
  vi.useFakeTimers();
  const client = open();
  FakeSocket.last.receive(moved(7, 7, aMove("wA1", [0, 0])));
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.last.address).not.toContain("since");
  const game = aGame({ seq: 7, moves: [aMove("wA1", [0, 0])], turn: aTurn(1) });
  FakeSocket.last.onopen?.();
  FakeSocket.last.receive({ type: "snapshot", game });
  expect(client.game.seq).toBe(7);
  client.close();
  vi.useRealTimers();
});

it("a player who takes a seat reconnects as its holder", () => {
  const client = open();
  client.seatTaken(aGame({ seq: 1 }));
  expect(FakeSocket.all.length).toBe(2);
  expect(FakeSocket.last.address).toContain("since=1");
});

it("at one screen the board can turn to the side to move", () => {
  const { white, black } = aGame().seats;
  const seats = { white, black: { ...black, yours: true } };
  const client = open(aGame({ kind: "screen", seats, moves: [aMove("wA1", [0, 0])] }));
  expect(client.near).toBe("white");
  settings.turnBoard = true;
  expect(client.near).toBe("black");
  settings.turnBoard = false;
});

describe("a phrase", () => {
  const said = { type: "said", by: "black", phrase: "hello" } as const;

  it("is sent, and shown for a while when it is passed on", () => {
    vi.useFakeTimers();
    const client = open();
    void client.say("good_luck");
    expect(FakeSocket.last.requests.at(-1)?.command).toEqual({ type: "say", phrase: "good_luck" });
    expect(client.phrases).toEqual({});
    client.receive(said);
    client.receive({ ...said, by: "white", phrase: "thanks" });
    expect(client.phrases).toEqual({ black: "hello", white: "thanks" });
    vi.advanceTimersByTime(60_000);
    expect(client.phrases).toEqual({});
    vi.useRealTimers();
  });

  it("of the other player can be muted", () => {
    settings.phrases = false;
    const client = open();
    client.receive(said);
    client.receive({ ...said, by: "white" });
    settings.phrases = true;
    expect(client.phrases).toEqual({ white: "hello" });
  });

  it("needs another player in a game by link", () => {
    expect(open().mayTalk).toBe(true);
    expect(open(aGame({ status: "waiting" })).mayTalk).toBe(false);
    expect(open(aGame({ kind: "screen" })).mayTalk).toBe(false);
  });
});
