/**
 * Parses messages of the server. The server validates what it sends, and the types are generated
 * from its schema, so only the type of a message is checked here: a page that is older than its
 * server ignores types that it does not know.
 */
import type { GameEvent, Outgoing, Problem } from "./messages";

const EVENTS = [
  "joined",
  "moved",
  "taken_back",
  "offered",
  "declined",
  "ended",
  "rematched",
] as const satisfies readonly GameEvent["type"][];

const NOTICES = [
  "snapshot",
  "caught_up",
  "turn",
  "presence",
  "said",
  "done",
  "refused",
  "pong",
] as const satisfies readonly Exclude<Outgoing["type"], GameEvent["type"]>[];

const isOneOf = (kinds: readonly string[], kind: unknown): boolean =>
  typeof kind === "string" && kinds.includes(kind);

export function isEvent(message: Outgoing): message is GameEvent {
  return isOneOf(EVENTS, message.type);
}

export function parseMessage(text: string): Outgoing | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null || !("type" in value)) return null;
  const known =
    isOneOf(NOTICES, value.type) ||
    (isOneOf(EVENTS, value.type) && "seq" in value && typeof value.seq === "number");
  return known ? (value as Outgoing) : null;
}

/** Reads the one shape of all errors; anything else is an internal error. */
export function parseProblem(value: unknown): Problem {
  if (
    typeof value === "object" &&
    value !== null &&
    "code" in value &&
    typeof value.code === "string" &&
    "message" in value &&
    typeof value.message === "string"
  ) {
    const detail = "detail" in value && typeof value.detail === "object" ? value.detail : null;
    return { code: value.code, message: value.message, detail: detail as Problem["detail"] };
  }
  return { code: "internal", message: "", detail: null };
}
