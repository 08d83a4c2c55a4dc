/** Connects the screen of a game to the game on this device. */
import { ProblemError, sendCommand } from "../../api";
import type { Core } from "../../engine/core";
import { t } from "../../i18n.svelte";
import { gamePath, go } from "../../router.svelte";
import type { Connect } from "../gameClient.svelte";
import { DeviceGame } from "./deviceGame";
import type { KeptGame } from "./kept";
import { sendKept } from "./outbox";
import { dropKept } from "./storage";

const RETRY_MS = 5000;

/** The game that was just given another id, about which its screen has something to say. */
let renamed: string | null = null;

/** Lets the server think in a game, because this device cannot; false if it does not answer. */
export async function thinkOnServer(id: string): Promise<boolean> {
  const { state } = await sendKept(id);
  if (state !== "sent") return false;
  try {
    await sendCommand(id, { type: "think_on_server", color: null });
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
  dropKept(id);
  return true;
}

/** The way to a kept game; `reopen` opens it anew, when it is no longer played here. */
export function onDevice(core: Core, kept: KeptGame, reopen: () => void): Connect {
  const { id } = kept;
  return (client) => {
    const onfailure = async (): Promise<void> => {
      if (await thinkOnServer(id)) reopen();
      else setTimeout(() => void onfailure(), RETRY_MS);
    };
    /** A notice is shown once. */
    let told: "offline" | "refused" | null = null;
    client.connection = "open";
    if (renamed === id) client.sentence = t("device-renamed");
    renamed = null;
    return new DeviceGame(core, kept, {
      onmessage: (message) => client.receive(message),
      onsent: (isSent) => {
        client.unsent = !isSent;
        if (!isSent) return;
        client.offline = false;
        told = null;
      },
      onnotice: (notice) => {
        if (told === notice) return;
        told = notice;
        client.offline = notice === "offline";
        client.sentence ||= t(`device-${notice}`);
      },
      onrenamed: (other) => {
        renamed = other;
        history.replaceState(null, "", gamePath(other));
        go(gamePath(other));
      },
      onreopen: reopen,
      onfailure: () => void onfailure(),
    });
  };
}
