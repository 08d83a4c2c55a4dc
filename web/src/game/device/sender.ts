/** Sends a kept game whenever it has changed, one attempt at a time, and again while the server does not answer. */
import { sendKept, type Sent } from "./outbox";

/** A person's move waits so long for the machine's, so that both are sent together. */
const TOGETHER_MS = 1500;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

export class Sender {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry = FIRST_RETRY_MS;
  /** Whether an attempt is under way, and whether there is something newer to send after it. */
  #attempt: "none" | "running" | "again" = "none";
  #isStopped = false;

  constructor(
    private readonly id: string,
    private readonly ondone: (sent: Sent) => void,
  ) {}

  /** Sends at once or, where the machine is about to answer, with its answer. */
  soon(waits: boolean): void {
    clearTimeout(this.#timer);
    if (waits) this.#timer = setTimeout(() => this.now(), TOGETHER_MS);
    else this.now();
  }

  now(): void {
    clearTimeout(this.#timer);
    if (this.#attempt === "none") void this.#send();
    else this.#attempt = "again";
  }

  /** Sends once more, and tells nobody. */
  stop(): void {
    this.now();
    this.#isStopped = true;
  }

  async #send(): Promise<void> {
    this.#attempt = "running";
    const sent = await sendKept(this.id);
    const isNewer = this.#hasNews();
    this.#attempt = "none";
    if (this.#isStopped) return;
    this.ondone(sent);
    if (sent.state === "sent") this.#retry = FIRST_RETRY_MS;
    if (isNewer && sent.state !== "renamed") this.now();
    else if (sent.state === "later") {
      this.#timer = setTimeout(() => this.now(), this.#retry);
      this.#retry = Math.min(2 * this.#retry, LONGEST_RETRY_MS);
    }
  }

  #hasNews(): boolean {
    return this.#attempt === "again";
  }
}
