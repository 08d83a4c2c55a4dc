/** Helpers for animation frames. */

const easedOut = (share: number): number => 1 - (1 - share) ** 3;

/** Calls `step` with a share that goes from 0 to 1, quickly at first; returns a function that stops it. */
export function glide(milliseconds: number, step: (share: number) => void): () => void {
  let frame = 0;
  let begun: number | null = null;
  const next = (now: number): void => {
    begun ??= now;
    const share = Math.min((now - begun) / milliseconds, 1);
    if (share < 1) frame = requestAnimationFrame(next);
    step(easedOut(share));
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

/** Puts off a call to the next frame; of several calls within a frame only the last one is made. */
export function perFrame<Args extends unknown[]>(
  call: (...args: Args) => void,
): { (...args: Args): void; flush(): void; drop(): void } {
  let frame = 0;
  let waiting: Args | null = null;
  const make = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    const args = waiting;
    waiting = null;
    if (args) call(...args);
  };
  const later = (...args: Args): void => {
    waiting = args;
    frame ||= requestAnimationFrame(make);
  };
  const drop = (): void => {
    waiting = null;
    make();
  };
  return Object.assign(later, { flush: make, drop });
}
