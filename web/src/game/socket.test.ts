import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ProblemError } from "../api";
import { GameSocket, pauseBefore, type ConnectionState } from "./socket";
import { aMove, connect, FakeSocket, moved } from "../testing/games";
import type { Command, Outgoing } from "../wire/messages";

const A_MOVE: Command = { type: "move", ply: 0, move: { piece: "wA1", to: [0, 0] } };
const A_WORD: Command = { type: "offer_draw", color: null };

let socket: GameSocket;
let known: number | null;
let received: Outgoing[];
let states: ConnectionState[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  known = 7;
  received = [];
  states = [];
  socket = new GameSocket(
    "ws://x",
    {
      since: () => known,
      onmessage: (message) => received.push(message),
      onstate: (state) => states.push(state),
    },
    connect,
  );
  socket.open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

const lose = (code = 1006): void => FakeSocket.last.onclose?.({ code });

describe("a socket", () => {
  it("asks for what follows the last event that is known", () => {
    expect(FakeSocket.last.address).toBe("ws://x?since=7");
  });

  it("asks for the whole game when nothing is known", () => {
    known = null;
    socket.renew();
    expect(FakeSocket.last.address).toBe("ws://x");
  });

  it("passes messages on, and ignores unknown ones", () => {
    FakeSocket.last.onopen?.();
    const event = moved(8, 1, aMove("wA1", [0, 0]));
    FakeSocket.last.receive(event);
    FakeSocket.last.onmessage?.({ data: "{" });
    FakeSocket.last.onmessage?.({ data: '{"type":"from the future"}' });
    expect(received).toEqual([event]);
  });

  it("reconnects and resumes by number, after pauses that double", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    FakeSocket.last.onopen?.();
    known = 9;
    for (const pause of [500, 1000, 2000]) {
      lose();
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
    expect(FakeSocket.last.address).toBe("ws://x?since=9");
    expect(states).toEqual([
      "connecting",
      "open",
      "waiting",
      "connecting",
      "waiting",
      "connecting",
      "waiting",
      "connecting",
    ]);
  });

  it("waits no longer than its longest pause", () => {
    expect(pauseBefore(0, 0.5)).toBe(500);
    expect(pauseBefore(30, 0.5)).toBe(15_000);
  });
});

describe("a socket whose connection is lost", () => {
  it("connects at once when the network is back", () => {
    FakeSocket.last.onopen?.();
    lose();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(2);
  });

  it("closes the connection when the network goes away", () => {
    FakeSocket.last.onopen?.();
    window.dispatchEvent(new Event("offline"));
    expect(states.at(-1)).toBe("waiting");
  });

  it("does not reconnect to a game that does not exist", () => {
    FakeSocket.last.onopen?.();
    lose(4404);
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect([states.at(-1), FakeSocket.all.length]).toEqual(["gone", 1]);
  });

  it("waits longer each time while the server is overloaded", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const error = { code: "too_many", message: "", detail: null };
    for (const pause of [500, 1000, 2000]) {
      FakeSocket.last.onopen?.();
      FakeSocket.last.receive({ type: "refused", id: null, error });
      lose(4429);
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
    }
  });
});

describe("an open socket", () => {
  it("closes a connection on which no pong comes", () => {
    FakeSocket.last.onopen?.();
    vi.advanceTimersByTime(6000);
    expect(states.at(-1)).toBe("waiting");
    expect(FakeSocket.last.closed).toBe(true);
  });

  it("keeps a connection on which pongs come, and sends the round-trip time", () => {
    FakeSocket.last.onopen?.();
    vi.advanceTimersByTime(40);
    FakeSocket.last.receive({ type: "pong", ping: 0 });
    vi.advanceTimersByTime(15_000);
    const pings = FakeSocket.last.sent.map((text) => JSON.parse(text) as { rtt: number | null });
    expect(pings.map(({ rtt }) => rtt)).toEqual([null, 40]);
    expect(states.at(-1)).toBe("open");
  });

  it("asks for the whole game after a gap, until it has come", () => {
    FakeSocket.last.onopen?.();
    socket.resync();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last.address).toBe("ws://x");
    lose();
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.last.address).toBe("ws://x");
  });
});

describe("a command", () => {
  it("is done when the server says so", async () => {
    FakeSocket.last.onopen?.();
    const done = socket.send(A_WORD);
    const [request] = FakeSocket.last.requests;
    FakeSocket.last.receive({ type: "done", id: request?.id ?? -1 });
    await expect(done).resolves.toBeUndefined();
  });

  it("fails with the problem that the server names", async () => {
    FakeSocket.last.onopen?.();
    const done = socket.send(A_WORD);
    const error = { code: "game_over", message: "It is over.", detail: null };
    FakeSocket.last.receive({ type: "refused", id: FakeSocket.last.requests[0]?.id ?? -1, error });
    await expect(done).rejects.toMatchObject({ problem: error });
  });

  it("fails without a connection", async () => {
    await expect(socket.send(A_WORD)).rejects.toBeInstanceOf(ProblemError);
  });

  it("is sent again if it is a move and the connection broke before the answer", async () => {
    FakeSocket.last.onopen?.();
    const made = socket.send(A_MOVE);
    const word = socket.send(A_WORD);
    const [first] = FakeSocket.last.requests;
    lose();
    await expect(word).rejects.toMatchObject({ code: "offline" });
    vi.advanceTimersByTime(1000);
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.requests).toEqual([first]);
    FakeSocket.last.receive({ type: "done", id: first?.id ?? -1 });
    await expect(made).resolves.toBeUndefined();
  });

  it("without an answer makes the socket check its connection", () => {
    FakeSocket.last.onopen?.();
    FakeSocket.last.receive({ type: "pong", ping: 0 });
    void socket.send(A_MOVE).catch(() => {});
    vi.advanceTimersByTime(2000 + 6000);
    expect(states.at(-1)).toBe("waiting");
  });
});
