/** The keys of a game's screen outside the board and the hands: stepping through the moves. */
import type { GameClient } from "../../game/gameClient.svelte";

/** Carries out a key press; returns whether the key means something here. */
export function pressKey(client: GameClient, key: string): boolean {
  const actions: Record<string, () => void> = {
    Escape: () => client.choose(null),
    ",": () => client.step(client.ply - 1),
    ".": () => client.step(client.ply + 1),
    ArrowLeft: () => client.step(client.ply - 1),
    ArrowRight: () => client.step(client.ply + 1),
    Home: () => client.step(0),
    End: () => client.step(client.game.moves.length),
  };
  const act = actions[key];
  act?.();
  return act !== undefined;
}
