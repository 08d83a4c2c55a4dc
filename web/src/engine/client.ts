/**
 * The engine of the page: searches in a worker, one after another, with progress and cancel.
 *
 * A search that is cancelled ends with the depth it is at. If that takes longer than a moment, its worker is
 * ended, and the next search gets a new one; only the transposition table is lost.
 */
import type { Analysis } from "./analysis";
import { loadModule, loadNet } from "./load";
import type { FromWorker, Task, ToWorker } from "./messages";
import type { GameReview, ReviewedMove } from "./review";
import type { Limits, Line, SearchResult, Solution } from "./types";

/** What the client needs of a Worker; tests have one of their own. */
export interface SearchWorker {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface AnalysisOptions {
  readonly lines?: number;
  /** Called after each finished depth. */
  readonly onprogress?: (analysis: Analysis) => void;
  readonly signal?: AbortSignal;
}

/** How long a cancelled search may go on until its worker is ended, in milliseconds. */
const PATIENCE = 100;

/** The messages with which a task is done. */
const ENDS: ReadonlySet<FromWorker["type"]> = new Set(["done", "move", "solution"]);

interface Running {
  readonly id: number;
  readonly onmessage: (message: FromWorker) => void;
  readonly onfailure: (error: Error) => void;
}

/** The script of the worker is loaded while the core and the net are. */
async function startWorker(): Promise<SearchWorker> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  try {
    const [module, net] = await Promise.all([loadModule(), loadNet()]);
    worker.postMessage({ type: "start", module, net } satisfies ToWorker);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return worker;
}

const closed = (): DOMException => new DOMException("The engine was closed.", "AbortError");

export class EngineClient {
  #worker: Promise<SearchWorker> | null = null;
  #running: Running | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #ids = 0;
  /** How often it was closed: what was asked for before that does not go on. */
  #closings = 0;

  constructor(private readonly start: () => Promise<SearchWorker> = startWorker) {}

  /**
   * Searches a position deeper and deeper, until a limit or the signal ends it. The result is the last
   * finished depth, or null if there is none, because the game is over or it was cancelled before.
   */
  analyse(line: Line, limits: Limits, options: AnalysisOptions = {}): Promise<Analysis | null> {
    const { lines = 1, onprogress, signal } = options;
    let latest: Analysis | null = null;
    const task: Task = { kind: "analyse", line, limits, lines };
    return this.#run(task, signal, (message) => {
      if (message.type !== "progress") return;
      latest = message.analysis;
      if (!signal?.aborted) onprogress?.(latest);
    }).then(() => latest);
  }

  /**
   * The move of a level; null if the game is over or the signal came first. At full strength only the limits
   * end the search.
   */
  async levelMove(
    line: Line,
    level: number,
    seed: number,
    signal?: AbortSignal,
    limits: Pick<Limits, "seconds" | "nodes"> = {},
  ): Promise<SearchResult | null> {
    let found: SearchResult | null = null;
    await this.#run({ kind: "level", line, level, seed, limits }, signal, (message) => {
      if (message.type === "move") found = message.result;
    });
    return found;
  }

  /** Judges the last move of a line, with so many nodes; null if there is none or the signal came first. */
  async judge(line: Line, nodes: number, signal?: AbortSignal): Promise<ReviewedMove | null> {
    let found: ReviewedMove | null = null;
    await this.#run({ kind: "judge", line, nodes }, signal, (message) => {
      if (message.type === "verdict") found = message.move;
    });
    return found;
  }

  /**
   * Judges every move of a game but those made before it began; null if the signal came first. `onjudged` is
   * called with the number of moves that are judged.
   */
  async review(
    line: Line,
    threefold: boolean,
    options: {
      readonly before?: number;
      readonly onjudged?: (count: number) => void;
      readonly signal?: AbortSignal;
    } = {},
  ): Promise<GameReview | null> {
    let found: GameReview | null = null;
    const { before = 0 } = options;
    await this.#run({ kind: "review", line, threefold, before }, options.signal, (message) => {
      if (message.type === "judged") options.onjudged?.(message.count);
      if (message.type === "review") found = message.review;
    });
    return found;
  }

  /** Looks for a win that the side to move can force; null if the signal came first. */
  async solve(
    line: Line,
    plies: number,
    limits: Pick<Limits, "seconds" | "nodes">,
    signal?: AbortSignal,
  ): Promise<Solution | null> {
    let found: Solution | null = null;
    await this.#run({ kind: "solve", line, plies, limits }, signal, (message) => {
      if (message.type === "solution") found = message.solution;
    });
    return found;
  }

  /** Starts the worker, so that the first search need not wait for it. */
  prepare(): void {
    this.#worker ??= this.start();
    this.#worker.catch(() => (this.#worker = null));
  }

  /** Ends the worker and all searches; a later one starts another, and waits for none of these. */
  close(): void {
    const worker = this.#worker;
    this.#worker = null;
    this.#last = Promise.resolve();
    this.#closings++;
    void worker?.then(
      (each) => {
        each.terminate();
      },
      () => undefined,
    );
    this.#running?.onfailure(closed());
  }

  /** Runs a task after those before it. */
  #run(
    task: Task,
    signal: AbortSignal | undefined,
    onmessage: (message: FromWorker) => void,
  ): Promise<void> {
    const closings = this.#closings;
    const run = this.#last.then(() => {
      if (closings !== this.#closings) throw closed();
      return signal?.aborted ? undefined : this.#runNow(task, signal, onmessage);
    });
    this.#last = run.catch(() => undefined);
    return run;
  }

  async #runNow(
    task: Task,
    signal: AbortSignal | undefined,
    onmessage: (message: FromWorker) => void,
  ): Promise<void> {
    const closings = this.#closings;
    const starting = (this.#worker ??= this.start());
    const worker = await starting.catch((error: unknown) => {
      if (this.#worker === starting) this.#worker = null;
      throw error;
    });
    if (closings !== this.#closings) throw closed();
    const id = ++this.#ids;
    worker.onmessage = ({ data }) => {
      if (data.id === this.#running?.id) this.#running.onmessage(data);
    };
    worker.onerror = ({ message }) => {
      if (this.#running?.id === id) this.#running.onfailure(new Error(message));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = (): void => {
      worker.postMessage({ type: "cancel", id });
      timer = setTimeout(() => {
        this.#end(worker);
        this.#running?.onmessage({ type: "done", id });
      }, PATIENCE);
    };
    try {
      await new Promise<void>((resolve, reject) => {
        this.#running = {
          id,
          onfailure: reject,
          onmessage: (message) => {
            if (message.type === "failed") reject(new Error(message.message));
            else onmessage(message);
            if (ENDS.has(message.type)) resolve();
          },
        };
        signal?.addEventListener("abort", cancel, { once: true });
        worker.postMessage({ type: "task", id, task });
        if (signal?.aborted) cancel();
      });
    } catch (error) {
      if (closings === this.#closings) this.#end(worker);
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
      if (this.#running?.id === id) this.#running = null;
    }
  }

  #end(worker: SearchWorker): void {
    worker.terminate();
    this.#worker = null;
  }
}

let shared: EngineClient | null = null;

/** The one engine of this page: searches wait for each other. */
export const engine = (): EngineClient => (shared ??= new EngineClient());
