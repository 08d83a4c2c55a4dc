// @vitest-environment node
import { expect, it } from "vitest";
import { aMove, moved } from "../testing/games";
import { isEvent, parseMessage, parseProblem } from "./parse";

it("a message is read back as it was", () => {
  const message = moved(3, 1, aMove("wA1", [0, 0]));
  const parsed = parseMessage(JSON.stringify(message));
  expect(parsed).toEqual(message);
  expect(parsed && isEvent(parsed)).toBe(true);
});

it.each(["", "{", "null", "7", "[]", "{}", '{"type":7}', '{"type":"moved"}', '{"type":"later"}'])(
  "%s is no message",
  (text) => expect(parseMessage(text)).toBeNull(),
);

it("a notice is no event", () => {
  const parsed = parseMessage('{"type":"pong","ping":1}');
  expect(parsed && isEvent(parsed)).toBe(false);
});

it("an error keeps its code; anything else is an internal one", () => {
  const problem = { code: "not_found", message: "There is none.", detail: { id: 1 } };
  expect(parseProblem(problem)).toEqual(problem);
  for (const strange of [null, "no", {}, { code: 1, message: "" }]) {
    expect(parseProblem(strange)).toEqual({ code: "internal", message: "", detail: null });
  }
});
