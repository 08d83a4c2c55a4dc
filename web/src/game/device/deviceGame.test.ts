import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createGame, fetchGame, ProblemError, sendCommand } from "../../api";
import { Core } from "../../engine/core";
import wasmAddress from "../../engine/skep.wasm?inline";
import type { Move } from "../../engine/types";
import { aGame } from "../../testing/games";
import type { GameEvent, Outgoing, SyncGame } from "../../wire/messages";
import { DeviceGame } from "./deviceGame";
import { isSent, newKept, type DeviceRequest, type KeptGame } from "./kept";
import { sendAllKept, sendKept } from "./outbox";
import { allKept, keyOf, readKept, writeKept } from "./storage";
import { summaryOf, viewOf } from "./view";

const answers = vi.hoisted(() => [] as (Move | Error)[]);

vi.mock("../../api", async (original) => ({
  ...(await original<typeof import("../../api")>()),
  createGame: vi.fn(),
  fetchGame: vi.fn(),
  sendCommand: vi.fn(),
}));
vi.mock("../../engine/client", () => ({
  engine: () => ({
    levelMove: () => {
      const answer = answers.shift();
      if (answer instanceof Error) return Promise.reject(answer);
      return Promise.resolve(answer ? { pv: [answer] } : null);
    },
  }),
}));

const ID = "abcdefghijkl";
const REQUEST: DeviceRequest = {
  id: ID,
  opponent: { kind: "engine", engine: "skep", level: 2, on_device: true },
  color: "white",
  game_type: "Base",
  opening: "tournament",
  repetition: "off",
  clock: null,
  takebacks: true,
  name: "Ada",
};
const ANSWER: Move = { piece: "bS1", to: [1, 0] };

let core: Core;
beforeAll(async () => {
  core = new Core(new WebAssembly.Module(await (await fetch(wasmAddress)).arrayBuffer()));
});

const problem = (code: string): ProblemError =>
  new ProblemError({ code, message: "", detail: null });
const offline = (): Promise<never> => Promise.reject(problem("offline"));

/** The server, as far as these tests need it: it has the moves that were sent to it. */
let stored: { moves: unknown[]; seq: number } | null = null;
const isOnline = (): void => {
  vi.mocked(createGame).mockImplementation(() => {
    stored ??= { moves: [], seq: 0 };
    return Promise.resolve(aGame({ id: ID, seq: stored.seq }));
  });
  vi.mocked(fetchGame).mockImplementation(offline);
  vi.mocked(sendCommand).mockImplementation((_, command) => {
    const { seq, ply, moves = [] } = command as SyncGame;
    if (seq !== stored?.seq) return Promise.reject(problem("conflict"));
    stored = { moves: [...stored.moves.slice(0, ply), ...moves], seq: seq + moves.length + 1 };
    return Promise.resolve({ seq: stored.seq });
  });
};
const isOffline = (): void => {
  for (const call of [createGame, fetchGame, sendCommand])
    vi.mocked(call).mockImplementation(offline);
};

interface Opened {
  game: DeviceGame;
  heard: Outgoing[];
  told: string[];
}
const opened: DeviceGame[] = [];

function open(kept: KeptGame = newKept(REQUEST, "2030-01-01T00:00:00Z")): Opened {
  writeKept(kept);
  const heard: Outgoing[] = [];
  const told: string[] = [];
  const game = new DeviceGame(core, kept, {
    onmessage: (message) => heard.push(message),
    onsent: (isSent) => told.push(isSent ? "sent" : "unsent"),
    onnotice: (notice) => told.push(notice),
    onrenamed: (id) => told.push(`renamed ${id}`),
    onreopen: () => told.push("reopen"),
    onfailure: () => told.push("failure"),
  });
  game.open();
  opened.push(game);
  return { game, heard, told };
}

const step = (ply: number, piece: string, to: [number, number]) =>
  ({ type: "move", ply, move: { piece, to } }) as const;
const typesOf = (heard: readonly Outgoing[]): string[] => heard.map(({ type }) => type);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  answers.length = 0;
  stored = null;
  isOnline();
});
afterEach(() => {
  for (const game of opened.splice(0)) game.close();
  vi.useRealTimers();
});

it("begins with a position, whose moves cannot be taken back", async () => {
  const moves: Move[] = [{ piece: "wG1", to: [-1, 0] }];
  const position = "Base;White[2];bS1;0,0:wS1 1,0:bS1";
  const beginning = { position, pliesBefore: 2, moves };
  const kept = newKept({ ...REQUEST, color: "black" }, "2030-01-01T00:00:00Z", beginning);
  expect(viewOf(core, kept, 0)).toMatchObject({
    can_abort: true,
    turn: { ply: 3, color: "black" },
    start: { position, plies_before: 2, moves: 1, placed: [{ piece: "wS1" }, { piece: "bS1" }] },
  });
  expect(summaryOf(kept)).toMatchObject({ ply: 1, your_turn: true, has_start: true });
  const { game, heard } = open(kept);
  answers.push({ piece: "wQ", to: [-2, 0] });
  await expect(game.send({ type: "ask_takeback", color: null })).rejects.toThrow();
  await game.send(step(1, "bQ", [2, 0]));
  await vi.advanceTimersByTimeAsync(2000);
  expect(readKept(ID)?.moves).toHaveLength(3);
  await game.send({ type: "ask_takeback", color: null });
  expect(readKept(ID)?.moves).toEqual(moves);
  await game.send({ type: "rematch", color: null });
  const again = heard.find((message) => message.type === "rematched");
  expect(readKept(again?.game ?? "")).toMatchObject({ moves, start: { position, moves: 1 } });
});

describe("a game on this device", () => {
  it("is shown as the server would show it", () => {
    const kept: KeptGame = {
      ...newKept(REQUEST, "2030-01-01T00:00:00Z"),
      moves: [{ piece: "wS1", to: [0, 0] }, ANSWER],
    };
    const view = viewOf(core, kept, 7);
    expect(view).toMatchObject({
      id: ID,
      seq: 7,
      status: "playing",
      state: "InProgress",
      can_abort: false,
      rules: { hand: { Q: 1, S: 2, B: 2, G: 3, A: 3 } },
      seats: { white: { name: "Ada", yours: true }, black: { level: 2, thinks_on: "device" } },
      turn: { ply: 2, color: "white", must_pass: false },
    });
    expect(view.moves.map(({ uhp }) => uhp)).toEqual(["wS1", "bS1 wS1-"]);
    expect(viewOf(core, { ...kept, ends: "resign" }, 0).result).toMatchObject({
      termination: "resignation",
      winner: "black",
    });
    expect(summaryOf(kept)).toMatchObject({ ply: 2, your_turn: true, status: "playing" });
  });

  it("answers a move, and both are sent together", async () => {
    const { game, heard, told } = open();
    await vi.advanceTimersByTimeAsync(10);
    answers.push(ANSWER);
    await game.send(step(0, "wS1", [0, 0]));
    expect(typesOf(heard)).toEqual(["moved", "turn"]);
    expect(readKept(ID)?.moves).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(typesOf(heard)).toEqual(["moved", "turn", "moved", "turn"]);
    expect(vi.mocked(sendCommand).mock.lastCall?.[1]).toMatchObject({ seq: 0, ply: 0 });
    expect(stored?.moves).toHaveLength(2);
    expect(told.at(-1)).toBe("sent");
  });

  it("refuses what the rules forbid", async () => {
    const { game, heard } = open();
    await expect(game.send(step(0, "wQ", [0, 0]))).rejects.toMatchObject({ code: "not_allowed" });
    await expect(game.send(step(1, "wS1", [0, 0]))).rejects.toMatchObject({ code: "wrong_ply" });
    await expect(game.send({ type: "ask_takeback", color: null })).rejects.toThrow();
    expect(heard).toEqual([]);
  });
});

describe("a command", () => {
  it("takes moves back, declines a draw, and ends", async () => {
    const { game, heard } = open();
    answers.push(ANSWER);
    await game.send(step(0, "wS1", [0, 0]));
    await vi.advanceTimersByTimeAsync(1000);
    await game.send({ type: "offer_draw", color: null });
    await game.send({ type: "ask_takeback", color: null });
    await vi.advanceTimersByTimeAsync(10);
    expect(stored?.moves).toEqual([]);
    await game.send({ type: "abort", color: null });
    await vi.advanceTimersByTimeAsync(10);
    expect(typesOf(heard).slice(4)).toEqual([
      "offered",
      "declined",
      "taken_back",
      "turn",
      "ended",
      "turn",
    ]);
    const numbers = heard.flatMap((message) => ("seq" in message ? message.seq : []));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
    // The server has it whole, so it is not kept here.
    expect(readKept(ID)).toBeNull();
  });

  it("begins another one with the colours exchanged", async () => {
    const { game, heard } = open();
    await game.send({ type: "rematch", color: null });
    const { game: next } = heard.at(-1) as Extract<GameEvent, { type: "rematched" }>;
    expect(readKept(next)?.request.color).toBe("black");
  });

  it("says when the machine cannot think", async () => {
    const { game, told } = open();
    answers.push(new Error("no worker"), new Error("no worker"));
    await game.send(step(0, "wS1", [0, 0]));
    await vi.advanceTimersByTimeAsync(10);
    expect(told).toContain("failure");
  });
});

describe("without a network", () => {
  it("the game goes on, stays after a reload, and is sent later", async () => {
    isOffline();
    const first = open();
    answers.push(ANSWER);
    await first.game.send(step(0, "wS1", [0, 0]));
    await vi.advanceTimersByTimeAsync(2000);
    expect(first.told).toContain("offline");
    first.game.close();
    const kept = readKept(ID);
    expect(kept?.moves).toHaveLength(2);
    if (!kept) return;
    const { told } = open(kept);
    isOnline();
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(10);
    expect(stored?.moves).toHaveLength(2);
    expect(told.at(-1)).toBe("sent");
  });

  it("what was played is sent by any page", async () => {
    writeKept({ ...newKept(REQUEST, "2030"), moves: [{ piece: "wS1", to: [0, 0] }] });
    isOffline();
    await sendAllKept();
    expect(stored).toBeNull();
    isOnline();
    await sendAllKept();
    expect(stored?.moves).toHaveLength(1);
    await sendAllKept();
    expect(stored?.moves).toHaveLength(1);
  });

  it("a game that has gone on elsewhere keeps its moves under another id", async () => {
    writeKept({ ...newKept(REQUEST, "2030"), moves: [{ piece: "wS1", to: [0, 0] }] });
    vi.mocked(createGame).mockRejectedValueOnce(problem("id_taken"));
    const sent = await sendKept(ID);
    if (sent.state !== "renamed") throw new Error(sent.state);
    expect(readKept(ID)).toBeNull();
    expect(readKept(sent.id)).toMatchObject({ moves: [{ piece: "wS1" }], server: null });
    expect(readKept(sent.id)?.request.id).toBe(sent.id);
  });

  it("a game that the server refuses stays here, and is not sent again", async () => {
    writeKept({ ...newKept(REQUEST, "2030"), moves: [{ piece: "wS1", to: [0, 0] }] });
    vi.mocked(sendCommand).mockRejectedValueOnce(problem("illegal_move"));
    expect(await sendKept(ID)).toEqual({ state: "refused" });
    expect(readKept(ID)).toMatchObject({ refused: { code: "illegal_move" }, moves: [{}] });
    expect(await sendKept(ID)).toEqual({ state: "refused" });
    expect(vi.mocked(sendCommand).mock.calls.length).toBeGreaterThan(0);
  });
});

describe("in two tabs", () => {
  const changedElsewhere = (kept: KeptGame): void => {
    writeKept(kept);
    dispatchEvent(new StorageEvent("storage", { key: keyOf(ID), newValue: JSON.stringify(kept) }));
  };

  it("a move in one is shown in the other", () => {
    const { heard } = open();
    const kept = readKept(ID);
    if (kept) changedElsewhere({ ...kept, moves: [{ piece: "wG1", to: [0, 0] }] });
    expect(heard.at(-1)).toMatchObject({ type: "snapshot", game: { moves: [{ piece: "wG1" }] } });
  });

  it("the one that was faster wins", async () => {
    const { game, heard } = open();
    const kept = readKept(ID);
    if (kept) writeKept({ ...kept, moves: [{ piece: "wG1", to: [0, 0] }] });
    await expect(game.send(step(0, "wS1", [0, 0]))).rejects.toMatchObject({ code: "wrong_ply" });
    expect(heard.at(-1)).toMatchObject({ type: "snapshot", game: { moves: [{ piece: "wG1" }] } });
    expect(readKept(ID)?.moves).toHaveLength(1);
  });

  it("what the other one has sent is known", () => {
    const { told } = open();
    const kept = readKept(ID);
    const server = { seq: 0, ply: 0, shared: 0, ended: false };
    if (kept) changedElsewhere({ ...kept, server });
    expect(told.at(-1)).toBe("sent");
    const now = readKept(ID);
    expect(now && isSent(now)).toBe(true);
  });
});

it("many games that the server has do not stay for ever", async () => {
  const server = { seq: 0, ply: 0, shared: 0, ended: false };
  for (let i = 10; i < 50; i++) {
    const id = `abcdefghij${i}`;
    writeKept({ ...newKept({ ...REQUEST, id }, `20${i}`), server });
  }
  await sendAllKept();
  expect(allKept()).toHaveLength(30);
  expect(readKept("abcdefghij49")).not.toBeNull();
  expect(readKept("abcdefghij10")).toBeNull();
});
