/** Whether somebody is here for the first time: until a lesson or a game is begun, or they say so. */
const KEY = "skep.met";

let isMet = $state(localStorage.getItem(KEY) !== null);

export const isNewcomer = (): boolean => !isMet;

export function meet(): void {
  if (isMet) return;
  isMet = true;
  localStorage.setItem(KEY, "1");
}
