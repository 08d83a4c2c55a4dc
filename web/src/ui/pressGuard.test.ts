import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { guardPresses } from "./pressGuard";

let stop: () => void;
beforeEach(() => (stop = guardPresses()));
afterEach(() => stop());

function button(): { node: HTMLElement; clicked: ReturnType<typeof vi.fn> } {
  const node = document.createElement("button");
  const clicked = vi.fn();
  node.append(document.createElement("i"));
  node.addEventListener("click", clicked);
  document.body.append(node);
  return { node, clicked };
}

const press = (on: Element): boolean =>
  on.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
const click = (on: Element, detail: number): boolean =>
  on.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));

it("lets a press act on the control where it began", () => {
  const { node, clicked } = button();
  press(node.firstElementChild ?? node);
  expect(click(node, 1)).toBe(true);
  expect(clicked).toHaveBeenCalledOnce();
});

it("keeps a click from a control that appeared during the press", () => {
  const { node, clicked } = button();
  press(document.body);
  expect(click(node, 1)).toBe(false);
  press(button().node);
  expect(click(node, 1)).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
});

it("lets clicks pass that no pointer made", () => {
  const { node, clicked } = button();
  press(document.body);
  expect(click(node, 0)).toBe(true);
  expect(clicked).toHaveBeenCalledOnce();
});
