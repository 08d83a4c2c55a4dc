/** The client, with a worker of the test's own. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Analysis } from "./analysis";
import { EngineClient, type SearchWorker } from "./client";
import type { FromWorker, Line, ToWorker } from "./messages";

const LINE: Line = { gameType: "Base", tournament: true, moves: [] };

const analysis = (depth: number): Analysis => ({ depth, lines: [], nodes: depth, seconds: 0 });

class FakeWorker implements SearchWorker {
  readonly heard: ToWorker[] = [];
  ended = false;
  onmessage: SearchWorker["onmessage"] = null;
  onerror: SearchWorker["onerror"] = null;
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(message: FromWorker): void {
    this.onmessage?.(new MessageEvent("message", { data: message }));
  }
  get types(): string[] {
    return this.heard.map(({ type }) => type);
  }
}

let workers: FakeWorker[];
let client: EngineClient;

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const last = (): FakeWorker => workers.at(-1) as FakeWorker;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  client = new EngineClient(() => {
    workers.push(new FakeWorker());
    return Promise.resolve(last());
  });
});

afterEach(() => vi.useRealTimers());

describe("the client of the engine", () => {
  it("passes progress on, and answers with the last depth", async () => {
    const seen: number[] = [];
    const found = client.analyse(LINE, {}, { onprogress: ({ depth }) => seen.push(depth) });
    await settled();
    last().say({ type: "progress", id: 1, analysis: analysis(1) });
    last().say({ type: "progress", id: 1, analysis: analysis(2) });
    last().say({ type: "done", id: 1 });
    expect((await found)?.depth).toBe(2);
    expect(seen).toEqual([1, 2]);
  });

  it("runs one search after another on one worker", async () => {
    const first = client.analyse(LINE, {});
    const second = client.levelMove(LINE, 3, 1);
    await settled();
    expect(last().types).toEqual(["task"]);
    last().say({ type: "done", id: 1 });
    await first;
    await settled();
    expect(last().types).toEqual(["task", "task"]);
    last().say({ type: "move", id: 2, result: null });
    expect(await second).toBeNull();
    expect(workers).toHaveLength(1);
  });
});

describe("a cancelled search", () => {
  it("ends, and keeps a worker that hears it in time", async () => {
    const abort = new AbortController();
    const seen: number[] = [];
    const found = client.analyse(
      LINE,
      {},
      { signal: abort.signal, onprogress: ({ depth }) => seen.push(depth) },
    );
    await settled();
    abort.abort();
    last().say({ type: "progress", id: 1, analysis: analysis(1) });
    last().say({ type: "done", id: 1 });
    await found;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen).toEqual([]);
    expect(last().types).toEqual(["task", "cancel"]);
    expect(last().ended).toBe(false);
  });

  it("ends a worker that does not hear, and the next one starts another", async () => {
    const abort = new AbortController();
    const found = client.analyse(LINE, {}, { signal: abort.signal });
    await settled();
    abort.abort();
    await vi.advanceTimersByTimeAsync(200);
    expect(await found).toBeNull();
    expect(last().ended).toBe(true);
    void client.analyse(LINE, {});
    await settled();
    expect(workers).toHaveLength(2);
  });

  it("that waited does not begin", async () => {
    const abort = new AbortController();
    const first = client.analyse(LINE, {});
    const second = client.analyse(LINE, {}, { signal: abort.signal });
    await settled();
    abort.abort();
    last().say({ type: "done", id: 1 });
    await first;
    expect(await second).toBeNull();
    expect(last().types).toEqual(["task"]);
  });
});

describe("a failure", () => {
  it("is told, and the client goes on with a new worker", async () => {
    const found = client.analyse(LINE, {});
    await settled();
    last().say({ type: "failed", id: 1, message: "no such piece" });
    await expect(found).rejects.toThrow("no such piece");
    const next = client.analyse(LINE, {});
    await settled();
    expect(workers).toHaveLength(2);
    last().say({ type: "done", id: 2 });
    expect(await next).toBeNull();
  });

  it("to load the engine is not the end: the next search tries again", async () => {
    let isThere = false;
    const worker = new FakeWorker();
    const other = new EngineClient(() =>
      isThere ? Promise.resolve(worker) : Promise.reject(new Error("offline")),
    );
    await expect(other.analyse(LINE, {})).rejects.toThrow("offline");
    isThere = true;
    const found = other.analyse(LINE, {});
    await settled();
    worker.say({ type: "done", id: 1 });
    expect(await found).toBeNull();
  });

  it("is what running searches get when the client is closed", async () => {
    const found = client.analyse(LINE, {});
    await settled();
    client.close();
    await expect(found).rejects.toThrow("closed");
    expect(last().ended).toBe(true);
  });

  it("is what waiting searches get when the client is closed", async () => {
    const [first, second] = [client.analyse(LINE, {}), client.analyse(LINE, {})];
    await settled();
    client.close();
    await expect(first).rejects.toThrow("closed");
    await expect(second).rejects.toThrow("closed");
    expect(workers).toHaveLength(1);
  });
});

describe("a client that was closed", () => {
  it("searches again, with another worker", async () => {
    const first = client.analyse(LINE, {});
    await settled();
    client.close();
    const second = client.analyse(LINE, {});
    await expect(first).rejects.toThrow("closed");
    await settled();
    expect(workers).toHaveLength(2);
    last().say({ type: "done", id: 2 });
    expect(await second).toBeNull();
    expect(last().ended).toBe(false);
  });

  it("waits for no worker that was still starting", async () => {
    const starts: ((worker: FakeWorker) => void)[] = [];
    const [late, next] = [new FakeWorker(), new FakeWorker()];
    const other = new EngineClient(() => new Promise((resolve) => starts.push(resolve)));
    const first = other.analyse(LINE, {});
    await settled();
    other.close();
    const second = other.analyse(LINE, {});
    await settled();
    expect(starts).toHaveLength(2);
    starts[1]?.(next);
    await settled();
    starts[0]?.(late);
    await expect(first).rejects.toThrow("closed");
    expect([late.types, late.ended]).toEqual([[], true]);
    expect([next.types, next.ended]).toEqual([["task"], false]);
    next.say({ type: "done", id: 1 });
    expect(await second).toBeNull();
  });
});
