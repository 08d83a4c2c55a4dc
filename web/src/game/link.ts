/** How the screen of a game reaches it: by a socket, or on this device. */
import type { Command } from "../wire/messages";

export interface GameLink {
  open(): void;
  close(): void;
  /** Reconnects at once, with the cookies of now. */
  renew(): void;
  /** Asks for the whole game, because an event was missed. */
  resync(): void;
  /** Resolves when a command is carried out, and rejects with a ProblemError. */
  send(command: Command): Promise<void>;
}
