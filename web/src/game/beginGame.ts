/** Begins a game and returns its id: on this device where it can choose the machine's moves, else on the server. */
import { createGame } from "../api";
import type { NewGame } from "../wire/messages";
import type { Beginning } from "./device/kept";

/** A game that does not begin with the empty table says so twice: to the server in `start`, to this device here. */
export async function beginGame(
  request: NewGame,
  beginning: Beginning | null = null,
): Promise<string> {
  // Without a network, and before the page was ever loaded whole, it is not there.
  const device = await import("./device/deviceGames").catch(() => null);
  return device ? device.beginGame(request, beginning) : (await createGame(request)).id;
}
