/**
 * The worker that searches, so that the page stays quick. It hears nothing while the core searches, so it
 * looks for messages after each finished depth; the client ends a worker that does not hear it in time.
 */
import { analyse } from "./analysis";
import { Core, type Net, type Position, type Searcher } from "./core";
import type { FromWorker, Task, ToWorker } from "./messages";
import { judgeLastMove, reviewGame } from "./review";

/** Of the transposition table; the memory of the core is at most 128 MiB. */
const HASH_MIB = 32;

let core: Core | null = null;
let net: Net | null = null;
let searcher: Searcher | null = null;
const cancelled = new Set<number>();

const answer = (message: FromWorker): void => {
  postMessage(message);
};

/** Lets the messages in that have come meanwhile. */
function hearMessages(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

async function work(id: number, task: Task): Promise<void> {
  if (!core) throw new Error("The worker has not been started.");
  const position = core.positionOf(task.line);
  try {
    if (task.kind === "solve") {
      answer({ type: "solution", id, solution: position.solve(task.plies, task.limits) });
      return;
    }
    searcher ??= core.newSearcher(HASH_MIB, net);
    if (task.kind === "level") {
      const result = searcher.levelMove(position, task.level, [task.seed, 0], task.limits, net);
      answer({ type: "move", id, result });
      return;
    }
    if (task.kind === "judge") {
      answer({ type: "verdict", id, move: judgeLastMove(core, net, position, task.nodes) });
      answer({ type: "done", id });
      return;
    }
    if (task.kind === "review") {
      await review(core, id, position, task);
      return;
    }
    for (const analysis of analyse(searcher, position, task.limits, task.lines)) {
      answer({ type: "progress", id, analysis });
      await hearMessages();
      if (cancelled.has(id)) break;
    }
    answer({ type: "done", id });
  } finally {
    cancelled.delete(id);
    position.free();
  }
}

type ReviewTask = Extract<Task, { kind: "review" }>;

async function review(
  core: Core,
  id: number,
  end: Position,
  { threefold, line, before }: ReviewTask,
): Promise<void> {
  const pliesBefore = end.ply - line.moves.length;
  const steps = reviewGame(core, net, end, { threefold, nodes: null, pliesBefore, before });
  try {
    for (let step = steps.next(); !cancelled.has(id); step = steps.next()) {
      if (step.done) {
        if (step.value) answer({ type: "review", id, review: step.value });
        break;
      }
      answer({ type: "judged", id, count: step.value });
      await hearMessages();
    }
  } finally {
    steps.return(null);
  }
  answer({ type: "done", id });
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case "start":
      core = new Core(data.module);
      net = core.newNet(data.net);
      break;
    case "task":
      work(data.id, data.task).catch((error: unknown) => {
        answer({ type: "failed", id: data.id, message: String(error) });
      });
      break;
    case "cancel":
      cancelled.add(data.id);
  }
});
