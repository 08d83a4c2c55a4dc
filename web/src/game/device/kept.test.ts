import { beforeEach, describe, expect, it } from "vitest";
import { aGame, aMove } from "../../testing/games";
import type { Move } from "../../engine/types";
import type { Seat } from "../../wire/messages";
import {
  acknowledged,
  isSent,
  keptFrom,
  newId,
  newKept,
  pendingSync,
  takenBack,
  withMove,
  type DeviceRequest,
  type KeptGame,
} from "./kept";
import { allKept, dropKept, parseKept, readKept, writeKept } from "./storage";

const REQUEST: DeviceRequest = {
  id: "abcdefghijkl",
  opponent: { kind: "engine", engine: "skep", level: 1, on_device: true },
  color: "white",
  game_type: "Base",
  opening: "tournament",
  repetition: "off",
  clock: null,
  takebacks: true,
  name: null,
};
const [FIRST, SECOND, THIRD]: [Move, Move, Move] = [
  { piece: "wS1", to: [0, 0] },
  { piece: "bS1", to: [1, 0] },
  { piece: "wQ", to: [-1, 0] },
];

const START = newKept(REQUEST, "2030-01-01T00:00:00Z");
const play = (kept: KeptGame, ...moves: Move[]): KeptGame => moves.reduce(withMove, kept);
const known = (kept: KeptGame): KeptGame => ({
  ...kept,
  server: { seq: 0, ply: 0, shared: 0, ended: false },
});

/** Sends all that is to be sent, as the server acknowledges it. */
function sentAll(kept: KeptGame): KeptGame {
  let now = kept;
  let seq = now.server?.seq ?? 0;
  for (let command = pendingSync(now); command; command = pendingSync(now)) {
    expect(command.seq).toBe(seq);
    seq += command.moves?.length ?? 0;
    now = acknowledged(now, command, seq);
  }
  return now;
}

describe("what the server does not have yet", () => {
  it("is nothing that can be sent before it knows the game", () => {
    expect(pendingSync(play(START, FIRST))).toBeNull();
    expect(isSent(START)).toBe(false);
  });

  it("is every move since the last that it has", () => {
    const kept = sentAll(play(known(START), FIRST, SECOND));
    expect(isSent(kept)).toBe(true);
    expect(pendingSync(play(kept, THIRD))).toEqual({
      type: "sync",
      seq: 2,
      ply: 2,
      moves: [{ piece: "wQ", to: [-1, 0] }],
      ends: null,
    });
  });

  it("is a takeback, with what was played instead", () => {
    const kept = sentAll(play(known(START), FIRST, SECOND));
    const back = takenBack(kept, 1);
    expect(pendingSync(back)).toMatchObject({ ply: 1, moves: [] });
    const other = play(back, { piece: "bG1", to: [1, 0] });
    expect(pendingSync(other)).toMatchObject({ ply: 1, moves: [{ piece: "bG1" }] });
  });

  it("is a pass, and the end with the last move alone", () => {
    const kept = {
      ...play(known(START), FIRST, { piece: null, to: null }),
      ends: "resign" as const,
    };
    expect(pendingSync(kept)).toMatchObject({ moves: [{ piece: "wS1" }, "pass"], ends: "resign" });
    const long = {
      ...play(known(START), ...Array.from({ length: 201 }, () => FIRST)),
      ends: "resign" as const,
    };
    const first = pendingSync(long);
    expect(first?.moves).toHaveLength(200);
    expect(first?.ends).toBeNull();
    expect(isSent(sentAll(long))).toBe(true);
  });
});

describe("an answer that is missing", () => {
  it("is first of all what was sent without an answer", () => {
    const before = play(known(START), FIRST, SECOND);
    const command = pendingSync(before);
    if (!command) throw new Error("nothing to send");
    const on = { ...play(before, THIRD), ends: "resign" as const, sending: command };
    expect(pendingSync(on)).toBe(command);
    expect(isSent({ ...before, sending: command })).toBe(false);
    const next = pendingSync(acknowledged(on, command, 2));
    expect(next).toMatchObject({ seq: 2, ply: 2, moves: [{ piece: "wQ" }], ends: "resign" });
  });

  it("counts what happened while a command was under way", () => {
    const before = play(known(START), FIRST, SECOND);
    const command = pendingSync(before);
    if (!command) throw new Error("nothing to send");
    expect(isSent(acknowledged(before, command, 2))).toBe(true);
    const on = acknowledged(play(before, THIRD), command, 2);
    expect(pendingSync(on)).toMatchObject({ seq: 2, ply: 2, moves: [{ piece: "wQ" }] });
    const back = acknowledged(takenBack(before, 1), command, 2);
    expect(pendingSync(back)).toMatchObject({ seq: 2, ply: 1, moves: [] });
  });
});

describe("a game of the server", () => {
  const machine: Seat = {
    kind: "engine",
    name: "Skep",
    level: 3,
    yours: false,
    here: true,
    thinks_on: "device",
  };
  const view = aGame({
    seq: 4,
    kind: "engine",
    seats: { ...aGame().seats, black: machine },
    moves: [aMove("wS1", [0, 0])],
  });

  it("goes on here with all that it has", () => {
    const kept = keptFrom(view);
    expect(kept?.request).toMatchObject({
      color: "white",
      opponent: { level: 3, on_device: true },
    });
    expect(kept?.server).toEqual({ seq: 4, ply: 1, shared: 1, ended: false });
    expect(kept && isSent(kept)).toBe(true);
  });

  it("goes on here only if the machine thinks here, and the game is mine and not over", () => {
    expect(keptFrom(aGame())).toBeNull();
    expect(keptFrom({ ...view, status: "over" })).toBeNull();
    const { white, black } = view.seats;
    expect(keptFrom({ ...view, seats: { white: { ...white, yours: false }, black } })).toBeNull();
    const onServer: Seat = { ...machine, thinks_on: "both" };
    expect(keptFrom({ ...view, seats: { white, black: onServer } })).toBeNull();
  });
});

describe("the storage", () => {
  beforeEach(() => localStorage.clear());

  it("gives back what it was given, the last change first", () => {
    expect(readKept(START.id)).toBeNull();
    writeKept(START);
    const later = { ...START, id: "other", request: { ...REQUEST, id: "other" }, changed: "2031" };
    writeKept(later);
    expect(readKept(START.id)).toEqual(START);
    expect(allKept()).toEqual([later, START]);
    dropKept("other");
    expect(allKept()).toEqual([START]);
  });

  it("ignores what is no game", () => {
    for (const text of [null, "", "null", "{", "[]", '{"id":"x"}'])
      expect(parseKept(text)).toBeNull();
  });
});

it("ids are well-formed and differ", () => {
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{12}$/);
  expect(new Set(ids).size).toBe(200);
});
