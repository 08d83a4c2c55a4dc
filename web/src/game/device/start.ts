/** Begins games: on this device where it can choose the machine's moves, otherwise on the server. */
import { createGame } from "../../api";
import { engine } from "../../engine/client";
import type { Core } from "../../engine/core";
import { loadCore } from "../../engine/load";
import type { Color, NewGame } from "../../wire/messages";
import { OUR_ENGINE } from "../newGameForm.svelte";
import { newId, newKept, type DeviceRequest } from "./kept";
import { sendKept } from "./outbox";
import { writeKept } from "./storage";

/** How long to wait for the core, and then for the server to know the game. */
const CORE_MS = 4000;
const SERVER_MS = 5000;

const within = <T>(work: Promise<T>, ms: number): Promise<T | null> =>
  Promise.race([
    work.catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), ms)),
  ]);

/** The core, if it can be loaded in a moment; null where a browser cannot run it. */
export const coreInTime = (): Promise<Core | null> =>
  "WebAssembly" in globalThis ? within(loadCore(), CORE_MS) : Promise.resolve(null);

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
export async function beginGame(request: NewGame): Promise<string> {
  const onDevice = deviceRequest(request);
  if (onDevice && (await coreInTime())) {
    const kept = newKept(onDevice, new Date().toISOString());
    if (writeKept(kept)) {
      engine().prepare();
      const sent = await within(sendKept(kept.id), SERVER_MS);
      return sent?.state === "renamed" ? sent.id : kept.id;
    }
  }
  return (await createGame(request)).id;
}
