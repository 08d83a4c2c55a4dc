/** Walking through the moves by wheel and swipe, on whatever element this is attached to; and by holding a button. */

/** How far a finger goes along for one step, in pixels. */
const SWIPE = 36;
/** How much a wheel turns for one step; a touchpad sends many small turns. */
const WHEEL = 60;
const HOLD_FIRST = 400;
const HOLD_NEXT = 110;

interface Walker {
  back(): void;
  forward(): void;
}

export function walkOn(walker: () => Walker): (node: HTMLElement) => () => void {
  return (node) => {
    let turned = 0;
    let from: number | null = null;
    const step = (by: number): void => (by > 0 ? walker().forward() : walker().back());
    const onwheel = (event: WheelEvent): void => {
      event.preventDefault();
      turned += event.deltaY || event.deltaX;
      if (Math.abs(turned) < WHEEL) return;
      step(turned);
      turned = 0;
    };
    const ondown = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") from = event.clientX;
    };
    const onmove = (event: PointerEvent): void => {
      if (from === null || Math.abs(event.clientX - from) < SWIPE) return;
      // As with pages: pulling to the left brings what comes next.
      step(from - event.clientX);
      from = event.clientX;
    };
    const onend = (): void => {
      from = null;
    };
    node.addEventListener("wheel", onwheel, { passive: false });
    node.addEventListener("pointerdown", ondown);
    node.addEventListener("pointermove", onmove);
    node.addEventListener("pointerup", onend);
    node.addEventListener("pointercancel", onend);
    return () => {
      node.removeEventListener("wheel", onwheel);
      node.removeEventListener("pointerdown", ondown);
      node.removeEventListener("pointermove", onmove);
      node.removeEventListener("pointerup", onend);
      node.removeEventListener("pointercancel", onend);
    };
  };
}

/** Repeats a step while a button is held; the click itself is the first. */
export function repeatOnHold(step: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      step();
      timer = setTimeout(again, HOLD_NEXT);
    };
    const begin = (): void => {
      timer = setTimeout(again, HOLD_FIRST);
    };
    const end = (): void => clearTimeout(timer);
    const ends = ["pointerup", "pointerleave", "pointercancel"];
    node.addEventListener("pointerdown", begin);
    for (const name of ends) node.addEventListener(name, end);
    return () => {
      end();
      node.removeEventListener("pointerdown", begin);
      for (const name of ends) node.removeEventListener(name, end);
    };
  };
}
