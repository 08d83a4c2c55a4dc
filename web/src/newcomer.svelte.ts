/** Whether this is a first visit: it ends with a lesson, a game, or a click that says so. */
const KEY = "skep.met";

let isMet = $state(localStorage.getItem(KEY) !== null);

export const isNewcomer = (): boolean => !isMet;

export function meet(): void {
  if (isMet) return;
  isMet = true;
  localStorage.setItem(KEY, "1");
}
