// @vitest-environment node
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import words from "$locales/en/board.ftl?raw";
import names from "$locales/en/bugs.ftl?raw";
import { BOARD_KEYS } from "./keyboard";
import { chosenWords, moveWords, pieceWords, pileWords, placeWords, spotWords } from "./speech";
import { stacksOf } from "./state";
import { BUGS } from "./tiles.generated";
import type { LastMove, Say } from "./types";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of [names, words]) bundle.addResource(new FluentResource(text));

const say: Say = (id, args) => {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`no words for ${id}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args ?? null, errors);
  if (errors[0]) throw errors[0];
  return text;
};

const stacks = stacksOf([
  { piece: "bQ", cell: [0, 0], level: 0 },
  { piece: "wB1", cell: [0, 0], level: 1 },
  { piece: "wA1", cell: [1, 0], level: 0 },
]);
const plain = { isTarget: false, isMovable: false, isChosen: false };

describe("a tile in words", () => {
  it("has a name for every bug", () => {
    for (const [letter, bug] of Object.entries(BUGS)) {
      expect(pieceWords(say, `b${letter}1`)).toContain(`black ${bug}`);
    }
    expect(pieceWords(say, "wQ")).toBe("white queen");
    expect(pieceWords(say, "bG3")).toBe("black grasshopper\u00a03");
  });

  it("says what it is on, and what can be done with it", () => {
    const spot = (state: Partial<typeof plain>) =>
      spotWords(say, stacks, [0, 0], 0, { ...plain, ...state });
    expect(spot({})).toBe("white beetle\u00a01, on top of black queen");
    expect(spot({ isMovable: true })).toBe("white beetle\u00a01, on top of black queen. Can move");
    expect(spot({ isChosen: true })).toBe("white beetle\u00a01, on top of black queen. Chosen");
    expect(spot({ isTarget: true })).toBe("white beetle\u00a01, on top of black queen. Climb here");
  });

  it("says how many are in hand", () => {
    expect(pileWords(say, { letter: "A", count: 3, next: "wA1" })).toBe(
      "white ant\u00a01, 3 in hand",
    );
    expect(pileWords(say, { letter: "Q", count: 1, next: "wQ" })).toContain("last one");
  });
});

describe("a place in words", () => {
  it("is beside a neighbour, as one sees it", () => {
    expect(placeWords(say, stacks, [2, 0], 0)).toBe("right of white ant\u00a01");
    expect(placeWords(say, stacks, [2, 0], 1)).toBe("lower right of white ant\u00a01");
    expect(placeWords(say, stacks, [2, 0], 3)).toBe("left of white ant\u00a01");
    expect(spotWords(say, stacks, [2, 0], 0, plain)).toBe("Empty, right of white ant\u00a01");
    expect(spotWords(say, stacks, [2, 0], 0, { ...plain, isTarget: true })).toContain("Go here");
  });

  it("is the table when there is nothing else", () => {
    expect(placeWords(say, stacksOf([]), [0, 0], 0)).toContain("table");
  });
});

describe("what happens in words", () => {
  const move: LastMove = {
    piece: "wB1",
    origin: [0, 1],
    to: [0, 0],
    path: [],
    kind: "climb",
    thrower: null,
  };

  it("tells moves, placements, throws and passes", () => {
    expect(moveWords(say, move, stacks, 0)).toBe(
      "white beetle\u00a01 moved on top of black queen.",
    );
    const placed = { ...move, piece: "wA1", origin: null, to: [1, 0] as const };
    expect(moveWords(say, placed, stacks, 0)).toBe(
      "white ant\u00a01 placed right of white beetle\u00a01.",
    );
    expect(moveWords(say, { ...placed, thrower: "wP" }, stacks, 0)).toContain(
      "white pillbug threw",
    );
    expect(moveWords(say, { ...move, piece: null, to: null }, stacks, 0)).toContain("Passed");
  });

  it("tells how many places there are", () => {
    expect(chosenWords(say, "wB1", 1)).toContain("one place");
    expect(chosenWords(say, "wB1", 5)).toContain("5 places");
  });

  it("has words for every key, and all that is said", () => {
    for (const { message } of BOARD_KEYS) expect(say(message)).not.toBe("");
    const args = { piece: "white ant\u00a01", place: "right of black queen" };
    for (const id of ["board", "board-let-go", "board-planned", "board-waiting"]) {
      expect(say(id, args)).not.toBe("");
    }
    expect(say("board-stack", { count: 4 })).toContain("4");
    expect(say("board-hand", { side: "white" })).toContain("White");
    expect(say("board-hand-empty")).not.toBe("");
  });
});
