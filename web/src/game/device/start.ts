/** Begins games: on this device where it can choose the machine's moves, otherwise on the server. */
import { createGame } from "../../api";
import { engine } from "../../engine/client";
import { coreInTime, within } from "../../engine/load";
import type { Color, NewGame } from "../../wire/messages";
import { OUR_ENGINE } from "../newGameForm.svelte";
import { newId, newKept, type Beginning, type DeviceRequest } from "./kept";
import { sendKept } from "./outbox";
import { writeKept } from "./storage";

/** How long to wait for the server to know the game. */
const SERVER_MS = 5000;

function deviceRequest(request: NewGame): DeviceRequest | null {
  const { opponent, clock, color } = request;
  if (opponent.kind !== "engine" || clock) return null;
  if ((opponent.engine ?? OUR_ENGINE) !== OUR_ENGINE) return null;
  const [toss = 0] = crypto.getRandomValues(new Uint8Array(1));
  const random: Color = toss % 2 === 0 ? "white" : "black";
  return {
    ...request,
    id: newId(),
    color: color === "white" || color === "black" ? color : random,
    opponent: { ...opponent, level: opponent.level ?? 1, on_device: true },
  };
}

/** Begins a game and returns its id; without a network only one against the machine can begin. */
export async function beginGame(
  request: NewGame,
  beginning: Beginning | null = null,
): Promise<string> {
  const onDevice = deviceRequest(request);
  if (onDevice && (await coreInTime())) {
    const kept = newKept(onDevice, new Date().toISOString(), beginning);
    if (writeKept(kept)) {
      engine().prepare();
      const sent = await within(sendKept(kept.id), SERVER_MS);
      return sent?.state === "renamed" ? sent.id : kept.id;
    }
  }
  return (await createGame(request)).id;
}
