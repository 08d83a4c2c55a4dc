import { FluentBundle, FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import words from "$locales/en/board.ftl?raw";
import names from "$locales/en/bugs.ftl?raw";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import type { BoardProps, Cell, HandProps, Placed, Say } from "./types";

// A board is hundreds of elements, and jsdom is slow at making them on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

// What jsdom lacks: nothing there has a size, and nothing moves.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.animate = () => ({ cancel() {}, onfinish: null }) as unknown as Animation;

const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of [names, words]) bundle.addResource(new FluentResource(text));
const say: Say = (id, args) =>
  bundle.formatPattern(bundle.getMessage(id)?.value ?? id, args ?? null);

const placed: Placed[] = [
  { piece: "wQ", cell: [0, 0], level: 0 },
  { piece: "bQ", cell: [1, 0], level: 0 },
  { piece: "wB1", cell: [1, 0], level: 1 },
  { piece: "wA1", cell: [-1, 0], level: 0 },
];
const legal: Record<string, Cell[]> = {
  wB1: [
    [0, 0],
    [2, 0],
  ],
  wA2: [[-2, 0]],
};

let said: string[];
let mounted: Record<string, unknown>[] = [];

function show(more: Partial<BoardProps> = {}): { props: BoardProps; board: Board } {
  const props: BoardProps = $state({
    placed,
    say,
    legal,
    still: true,
    onchoose: (piece) => said.push(`choose ${piece}`),
    onmove: (piece, to) => said.push(`move ${piece} ${to.join()}`),
    onask: (piece, to) => said.push(`ask ${piece} ${to?.join() ?? ""}`.trim()),
    ...more,
  });
  const board = mount(Board, { target: document.body, props });
  mounted.push(board);
  flushSync();
  return { props, board };
}

const spot = (cell: string): SVGElement => {
  const found = document.querySelector<SVGElement>(`[data-cell="${cell}"]`);
  if (!found) throw new Error(`no cell ${cell}`);
  return found;
};
const press = (key: string): void => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  flushSync();
};
const live = (): string => document.querySelector("[aria-live]")?.textContent ?? "";

beforeEach(() => {
  said = [];
});
afterEach(() => {
  for (const each of mounted) void unmount(each);
  mounted = [];
});

describe("what is seen and heard", () => {
  it("names every tile, and what it is on", () => {
    show();
    expect(spot("1,0").getAttribute("aria-label")).toBe(
      "white beetle\u00a01, on top of black queen. Can move",
    );
    expect(spot("0,0").getAttribute("aria-label")).toBe("white queen");
    expect(spot("2,0").getAttribute("aria-label")).toMatch(/^Empty, right of white beetle\u00a01/);
  });

  it("has exactly one cell that Tab leads to", () => {
    show();
    expect(document.querySelectorAll('.spot[tabindex="0"]')).toHaveLength(1);
    expect(document.querySelectorAll('.spot[tabindex="-1"]').length).toBeGreaterThan(8);
  });

  it("marks where the chosen piece may go: dotted on the table, ringed on tiles", () => {
    show({ chosen: "wB1" });
    expect(document.querySelectorAll(".dots")).toHaveLength(1);
    expect(document.querySelectorAll("g.tiles .ring")).toHaveLength(1);
    expect(spot("0,0").getAttribute("aria-label")).toContain("Climb here");
    expect(spot("2,0").getAttribute("aria-label")).toContain("Go here");
  });

  it("tints and hatches the evidence", () => {
    const evidence = { piece: "wQ", pieces: ["wA1"], cells: [[0, -1]] as Cell[], reason: "gate" };
    show({ evidence });
    expect(document.querySelectorAll(".tint")).toHaveLength(1);
    expect(document.querySelectorAll(".hatch")).toHaveLength(1);
  });

  it("numbers a stack of three or more", () => {
    show();
    expect(document.querySelector(".height")).toBeNull();
    document.body.replaceChildren();
    show({ placed: [...placed, { piece: "bB1", cell: [1, 0], level: 2 }] });
    expect(document.querySelector(".height text")?.textContent).toBe("3");
  });

  it("closes the ring around a queen that is surrounded", () => {
    const around: Cell[] = [
      [1, -1],
      [0, 1],
      [-1, 1],
      [0, -1],
    ];
    const all = around.map((cell, i) => ({ piece: `bG${i}`, cell, level: 0 }));
    show({ placed: [...placed, ...all] });
    expect(document.querySelectorAll("path[pathLength]")).toHaveLength(1);
  });

  it("is a picture only, if it is decorative", () => {
    show({ decorative: true });
    expect(document.querySelector(".spot")).toBeNull();
    expect(document.querySelector(".board")?.getAttribute("aria-hidden")).toBe("true");
  });
});

describe("the keyboard", () => {
  it("picks a piece, walks, and drops it", () => {
    const { board } = show();
    board.focus();
    press("n");
    expect(document.activeElement).toBe(spot("1,0"));
    press("Enter");
    expect(live()).toBe("white beetle\u00a01 chosen. It can go to 2 places.");
    press("ArrowRight");
    expect(document.activeElement).toBe(spot("2,0"));
    press("Enter");
    expect(said).toEqual(["choose wB1", "move wB1 2,0"]);
  });

  it("lets go with Escape, and asks about what cannot move", () => {
    const { board } = show({ chosen: "wB1" });
    board.focus();
    press("Escape");
    expect(said).toEqual(["choose null"]);
    expect(live()).toBe("Let go.");
    spot("-1,0").focus();
    press("Enter");
    expect(said.at(-1)).toBe("ask wA1");
  });

  it("looks into a stack", () => {
    show();
    spot("1,0").focus();
    press("s");
    const names = [...document.querySelectorAll("ol li span")].map((each) => each.textContent);
    expect(names).toEqual(["white beetle\u00a01", "black queen"]);
    press("Escape");
    expect(document.querySelector("ol")).toBeNull();
    expect(said).toEqual([]);
  });

  it("leaves the keys of the browser alone", () => {
    show();
    spot("0,0").focus();
    const event = new KeyboardEvent("keydown", { key: "0", ctrlKey: true, cancelable: true });
    spot("0,0").dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

it("announces a move", () => {
  const { props } = show();
  const move = {
    piece: "wA1",
    origin: [-1, 0] as const,
    to: [0, 1] as const,
    path: [
      [-1, 0],
      [-1, 1],
      [0, 1],
    ] as Cell[],
    kind: "slide",
    thrower: null,
  };
  props.placed = placed.map((each) => (each.piece === "wA1" ? { ...each, cell: [0, 1] } : each));
  props.animate = move;
  flushSync();
  expect(live()).toBe("white ant\u00a01 moved lower left of white beetle\u00a01.");
});

describe("a move that is confirmed", () => {
  const where = (piece: string): string | null | undefined =>
    document.querySelector(`[data-tile="${piece}"]`)?.parentElement?.getAttribute("transform");
  const moved = placed.map((each) =>
    each.piece === "wB1" ? { ...each, cell: [2, 0] as const, level: 0 } : each,
  );
  const path: Cell[] = [
    [1, 0],
    [2, 0],
  ];
  const animate = { piece: "wB1", origin: [1, 0], to: [2, 0], path, kind: "climb", thrower: null };

  function confirmed(): BoardProps {
    const { props } = show({ still: false, chosen: "wB1", confirm: [2, 0] });
    expect(live()).toContain("to confirm");
    Object.assign(props, { chosen: null, confirm: null, legal: {} });
    flushSync();
    return props;
  }

  it("stays where it was put until the page answers, and is not animated again", () => {
    const origin = (show(), where("wB1"));
    document.body.replaceChildren();
    const props = confirmed();
    const there = where("wB1");
    expect(there).not.toBe(origin);
    Object.assign(props, { placed: moved, animate });
    flushSync();
    expect(where("wB1")).toBe(there);
  });

  it("goes back if it is refused", () => {
    const origin = (show(), where("wB1"));
    document.body.replaceChildren();
    const props = confirmed();
    props.legal = legal;
    flushSync();
    expect(where("wB1")).toBe(origin);
  });
});

describe("the hand", () => {
  function showHand(more: Partial<HandProps> = {}): void {
    const hand = mount(Hand, {
      target: document.body,
      props: {
        side: "white",
        begins: { Q: 1, A: 3, S: 2 },
        placed,
        say,
        legal,
        active: true,
        still: true,
        onchoose: (piece) => said.push(`choose ${piece}`),
        onask: (piece) => said.push(`ask ${piece}`),
        ...more,
      },
    });
    mounted.push(hand);
    flushSync();
  }
  const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll("button")];

  it("shows what is left, with its names", () => {
    showHand();
    expect(buttons().map((each) => each.getAttribute("aria-label"))).toEqual([
      "white spider\u00a01, 2 in hand",
      "white ant\u00a02, 2 in hand",
    ]);
  });

  it("chooses what may be placed, and asks about the rest", () => {
    showHand();
    buttons()[1]?.click();
    buttons()[0]?.click();
    expect(said).toEqual(["choose wA2", "ask wS1"]);
  });

  it("does nothing if it is not mine", () => {
    showHand({ active: false });
    buttons()[1]?.click();
    expect(said).toEqual([]);
  });
});
