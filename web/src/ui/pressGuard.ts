/**
 * A press acts only on the control where it began. A control that appears under a finger during a
 * touch would otherwise get the click that the browser makes of that touch.
 *
 * Clicks that no pointer made (keyboard, screen reader) have a detail of 0 and always pass.
 */
const CONTROL = "button, a";

const controlOf = (event: Event): Element | null =>
  event.target instanceof Element ? event.target.closest(CONTROL) : null;

/** Guards the whole page; returns a function that stops it. */
export function guardPresses(): () => void {
  let pressed: Element | null = null;
  const onpointerdown = (event: PointerEvent): void => {
    pressed = controlOf(event);
  };
  const onclick = (event: MouseEvent): void => {
    const control = controlOf(event);
    if (event.detail === 0 || control === null || control === pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("pointerdown", onpointerdown, true);
  addEventListener("click", onclick, true);
  return () => {
    removeEventListener("pointerdown", onpointerdown, true);
    removeEventListener("click", onclick, true);
  };
}
