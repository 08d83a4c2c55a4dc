/** Begins a game and returns its id: on this device where it can choose the machine's moves, else on the server. */
import { createGame } from "../api";
import type { NewGame } from "../wire/messages";

export async function beginGame(request: NewGame): Promise<string> {
  // Without a network, and before the page was ever loaded whole, it is not there.
  const device = await import("./device/deviceGames").catch(() => null);
  return device ? device.beginGame(request) : (await createGame(request)).id;
}
