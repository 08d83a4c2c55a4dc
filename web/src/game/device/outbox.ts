/**
 * Sends kept games to the server. Every request can be sent again: the id of a game is made here, and a command
 * says after which event it comes, so that nothing is lost and nothing is there twice.
 */
import { createGame, ProblemError, sendCommand } from "../../api";
import type { GameView } from "../../wire/messages";
import { acknowledged, isSent, newId, pendingSync, renamed, serverSideOf } from "./kept";
import { allKept, dropKept, readKept, writeKept } from "./storage";

export type Sent =
  /** The server has everything. */
  | { readonly state: "sent" }
  /** The server does not answer: try again later. */
  | { readonly state: "later" }
  /** The server has something else under this id: the game goes on under another one. */
  | { readonly state: "renamed"; readonly id: string }
  /** The server does not take the game, which stays on this device. */
  | { readonly state: "refused" };

/** A request without an answer for so long counts as lost; it is sent again. */
const ANSWER_MS = 20_000;
/** So many unfinished games stay on this device when the server has them, too. */
const MOST_KEPT = 30;

/** What another attempt may change. */
const LATER: ReadonlySet<string> = new Set([
  "offline",
  "internal",
  "try_again",
  "unavailable",
  "too_many",
  "too_slow",
]);
/** The game under this id is another one, or is not mine any more, or has gone on elsewhere. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  "conflict",
  "id_taken",
  "not_found",
  "not_your_seat",
  "not_allowed",
  "game_over",
  "wrong_ply",
]);

/** Lets one tab at a time send; without locks the server sorts it out. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? (locks.request("skep.outbox", work) as Promise<T>) : work();
}

function noteView(id: string, view: GameView): void {
  const kept = readKept(id);
  if (kept) writeKept({ ...kept, sending: null, server: serverSideOf(view, kept) });
}

async function sendAll(id: string): Promise<Sent> {
  for (;;) {
    const kept = readKept(id);
    if (!kept) return { state: "sent" };
    if (kept.refused) return { state: "refused" };
    const command = pendingSync(kept);
    if (!kept.server) {
      noteView(id, await createGame(kept.request, AbortSignal.timeout(ANSWER_MS)));
    } else if (command) {
      writeKept({ ...kept, sending: command });
      const { seq } = await sendCommand(id, command, AbortSignal.timeout(ANSWER_MS));
      const now = readKept(id);
      if (now) writeKept(acknowledged(now, command, seq));
    } else {
      // The server has it, and it will not change any more.
      if (kept.result) dropKept(id);
      return { state: "sent" };
    }
  }
}

/** Sends what the server does not have of a game. */
export function sendKept(id: string): Promise<Sent> {
  return alone(async () => {
    try {
      return await sendAll(id);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (LATER.has(error.code)) return { state: "later" };
      const kept = readKept(id);
      if (!kept) return { state: "sent" };
      if (ELSEWHERE.has(error.code)) {
        const other = renamed(kept, newId());
        writeKept(other);
        dropKept(id);
        return { state: "renamed", id: other.id };
      }
      writeKept({ ...kept, refused: error.problem });
      return { state: "refused" };
    }
  });
}

/** Sends all games that the server does not have yet. */
export async function sendAllKept(): Promise<void> {
  for (const kept of allKept()) {
    if (kept.refused || (isSent(kept) && !kept.result)) continue;
    let sent = await sendKept(kept.id);
    if (sent.state === "renamed") sent = await sendKept(sent.id);
    if (sent.state === "later") return;
  }
  for (const { id } of allKept().filter(isSent).slice(MOST_KEPT)) dropKept(id);
}
