import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bindGestures, type Gestures, type Handlers } from "./input";

/** What jsdom lacks of pointers: ids, kinds and capture. */
function pointer(
  type: string,
  x: number,
  y: number,
  { id = 1, kind = "touch", button = 0 } = {},
): PointerEvent {
  const event = new MouseEvent(type, { clientX: x, clientY: y, button, bubbles: true });
  return Object.assign(event, { pointerId: id, pointerType: kind }) as unknown as PointerEvent;
}

let node: HTMLElement;
let gestures: Gestures;
let said: string[];
let held: string | null;

const at = ({ x, y }: { x: number; y: number }): string => `${Math.round(x)},${Math.round(y)}`;

const handlers: Handlers = {
  grab: () => held,
  tap: (point, piece, isSecond) =>
    said.push(`${isSecond ? "double " : ""}tap ${at(point)} ${piece ?? ""}`.trim()),
  look: (point) => said.push(`look ${at(point)}`) > 0,
  carry: (piece, point) => said.push(`carry ${piece} ${at(point)}`),
  drop: (piece, point) => said.push(`drop ${piece} ${at(point)}`),
  cancel: () => said.push("cancel"),
  pan: (dx, dy) => said.push(`pan ${dx},${dy}`),
  push: () => undefined,
  zoom: (point, factor) => said.push(`zoom ${at(point)} ${factor.toFixed(2)}`),
  twist: (sixths) => said.push(`twist ${sixths}`),
  hover: (point) => said.push(point ? `hover ${at(point)}` : "leave"),
};

const send = (...events: PointerEvent[]): void => {
  for (const event of events) {
    node.dispatchEvent(event);
    vi.advanceTimersToNextFrame();
  }
};

beforeEach(() => {
  vi.useFakeTimers();
  node = document.createElement("div");
  node.setPointerCapture = () => undefined;
  [said, held] = [[], null];
  gestures = bindGestures(node, handlers);
});

afterEach(() => {
  gestures.unbind();
  vi.useRealTimers();
});

describe("one finger", () => {
  it("taps, also if it moves a little", () => {
    send(
      pointer("pointerdown", 50, 50),
      pointer("pointermove", 54, 52),
      pointer("pointerup", 54, 52),
    );
    expect(said).toEqual(["tap 50,50"]);
  });

  it("taps twice, but not three times", () => {
    for (let i = 0; i < 3; i++) send(pointer("pointerdown", 50, 50), pointer("pointerup", 50, 50));
    expect(said).toEqual(["tap 50,50", "double tap 50,50", "tap 50,50"]);
  });

  it("pans where there is no piece to drag", () => {
    send(
      pointer("pointerdown", 50, 50),
      pointer("pointermove", 80, 50),
      pointer("pointermove", 90, 55),
      pointer("pointerup", 90, 55),
    );
    expect(said).toEqual(["pan 30,0", "pan 10,5"]);
  });

  it("carries a piece, which is seen above the finger", () => {
    held = "wA1";
    send(
      pointer("pointerdown", 50, 150),
      pointer("pointermove", 80, 150),
      pointer("pointerup", 90, 160),
    );
    expect(said).toEqual(["carry wA1 80,104", "drop wA1 90,114"]);
  });

  it("looks into a stack on a long press", () => {
    send(pointer("pointerdown", 50, 50));
    vi.advanceTimersByTime(600);
    send(pointer("pointerup", 50, 50));
    expect(said).toEqual(["look 50,50"]);
  });

  it("lets go of a piece when the system takes the touch away", () => {
    held = "wA1";
    send(
      pointer("pointerdown", 50, 150),
      pointer("pointermove", 80, 150),
      pointer("pointercancel", 80, 150),
    );
    expect(said.at(-1)).toBe("cancel");
  });
});

it("takes taps before and after another gesture for single ones", () => {
  const tap = (): void => send(pointer("pointerdown", 50, 50), pointer("pointerup", 50, 50));
  tap();
  send(
    pointer("pointerdown", 50, 50),
    pointer("pointermove", 80, 50),
    pointer("pointerup", 80, 50),
  );
  tap();
  expect(said).toEqual(["tap 50,50", "pan 30,0", "tap 50,50"]);
});

describe("two fingers", () => {
  it("zoom around their middle and pan, and nothing is tapped", () => {
    send(
      pointer("pointerdown", 100, 100, { id: 1 }),
      pointer("pointerdown", 200, 100, { id: 2 }),
      pointer("pointermove", 300, 100, { id: 2 }),
      pointer("pointerup", 300, 100, { id: 2 }),
      pointer("pointermove", 120, 130, { id: 1 }),
      pointer("pointerup", 120, 130, { id: 1 }),
    );
    expect(said).toEqual(["pan 50,0", "zoom 200,100 2.00"]);
  });

  it("turn the hive by a sixth once they have turned by half of that", () => {
    send(pointer("pointerdown", 100, 100, { id: 1 }), pointer("pointerdown", 200, 100, { id: 2 }));
    for (let degrees = 5; degrees <= 40; degrees += 5) {
      const angle = (degrees * Math.PI) / 180;
      const [x, y] = [100 + 100 * Math.cos(angle), 100 + 100 * Math.sin(angle)];
      send(pointer("pointermove", x, y, { id: 2 }));
    }
    expect(said.filter((each) => each.startsWith("twist"))).toEqual(["twist 1"]);
  });

  it("drop the piece that one of them dragged", () => {
    held = "wA1";
    send(
      pointer("pointerdown", 50, 150, { id: 1 }),
      pointer("pointermove", 80, 150, { id: 1 }),
      pointer("pointerdown", 200, 100, { id: 2 }),
    );
    expect(said.at(-1)).toBe("cancel");
  });
});

describe("a mouse", () => {
  it("hovers, carries without an offset, and looks with the other button", () => {
    send(pointer("pointermove", 10, 20, { kind: "mouse" }));
    held = "wQ";
    send(
      pointer("pointerdown", 10, 20, { kind: "mouse" }),
      pointer("pointermove", 16, 20, { kind: "mouse" }),
      pointer("pointerup", 16, 20, { kind: "mouse" }),
    );
    send(pointer("contextmenu", 30, 30, { kind: "mouse", button: 2 }));
    expect(said).toEqual(["hover 10,20", "carry wQ 16,20", "drop wQ 16,20", "look 30,30"]);
  });

  it("zooms with the wheel, in towards the pointer", () => {
    node.dispatchEvent(new WheelEvent("wheel", { deltaY: -100, clientX: 5, clientY: 6 }));
    node.dispatchEvent(new WheelEvent("wheel", { deltaY: 100, clientX: 5, clientY: 6 }));
    const [nearer, farther] = said.map((each) => Number(each.split(" ").at(-1)));
    expect(said[0]).toContain("zoom 5,6");
    expect(nearer).toBeGreaterThan(1);
    expect(farther).toBeCloseTo(1 / (nearer ?? 0), 1);
  });
});

it("takes over a piece that was pressed in the hand", () => {
  gestures.press("wG1", pointer("pointerdown", -40, 300));
  send(pointer("pointermove", 20, 200), pointer("pointerup", 30, 190));
  gestures.press("wG1", pointer("pointerdown", -40, 300));
  send(pointer("pointerup", -40, 300));
  expect(said).toEqual(["carry wG1 20,154", "drop wG1 30,144", "tap -40,300 wG1"]);
});
