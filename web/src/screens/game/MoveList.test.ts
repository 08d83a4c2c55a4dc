import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { GameClient } from "../../game/gameClient.svelte";
import { aGame, aMove } from "../../testing/games";
import MoveList from "./MoveList.svelte";

const MOVES = [
  aMove("wB1", [0, 0]),
  aMove("bQ", [1, 0]),
  aMove("wB1", [1, 0], [0, 0]),
  { ...aMove("bA1", [0, 0]), uhp: "pass", piece: null, to: null, kind: "pass" as const },
  aMove("wB1", [2, 0], [1, 0]),
];

/** The text of an element without what screen readers leave out. */
function spokenText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent.trim();
}

function namesOf(rotation: number): string[] {
  const client = new GameClient(aGame({ moves: MOVES }), () => {});
  const list = mount(MoveList, { target: document.body, props: { client, rotation } });
  flushSync();
  const buttons = [...document.querySelectorAll("[data-ply]")];
  const names = buttons.map(spokenText);
  void unmount(list);
  return names;
}

it("names every move in the words in which the board tells it", () => {
  expect(namesOf(0)).toEqual([
    "white beetle\u00a01 placed in the middle of the table.",
    "black queen placed right of white beetle\u00a01.",
    "white beetle\u00a01 moved on top of black queen.",
    "Passed: there was no move.",
    "white beetle\u00a01 moved right of black queen.",
  ]);
});

it("names the sides as they are seen on a turned board", () => {
  expect(namesOf(3)[1]).toBe("black queen placed left of white beetle\u00a01.");
});
