/**
 * What the engine says of the position that is looked at: its best lines, what the opponent would do after a
 * pass, and whether the side to move can force a win. Lines come from the engine of the page; threats and
 * proofs from a second worker, so that no one waits for the other.
 */
import type { Analysis } from "../../engine/analysis";
import { engine, EngineClient } from "../../engine/client";
import type { Line, SearchResult, Solution } from "../../engine/types";

/** How long a position is searched at first, and when more is asked for. */
const FIRST_SECONDS = 5;
const MORE_SECONDS = 60;
const THREAT_SECONDS = 1;
/** A proof looks at most so many plies ahead, and so long: at first, and when more is asked for. */
const PROOF_PLIES = 21;
const PROOF_SECONDS = 4;

export class Thinker {
  lines = $state(3);
  showsThreats = $state(false);
  analysis: Analysis | null = $state.raw(null);
  thinking = $state(false);
  failed = $state(false);
  threat: SearchResult | null = $state.raw(null);
  proof: Solution | null = $state.raw(null);

  #line: Line | null = null;
  #afterPass: Line | null = null;
  #search: AbortController | null = null;
  #proving: AbortController | null = null;
  readonly #second = new EngineClient();

  /** Looks at another position, with the one after a pass; null if the game is over there. */
  watch(line: Line | null, afterPass: Line | null): void {
    this.#line = line;
    this.#afterPass = afterPass;
    this.analysis = null;
    this.proof = null;
    // The second worker would only delay the first lines.
    this.#prove(PROOF_SECONDS, this.#think(FIRST_SECONDS));
  }

  deeper(): void {
    void this.#think(MORE_SECONDS);
    if (!this.proof?.proven) this.#prove(MORE_SECONDS);
  }

  stop(): void {
    this.#search?.abort();
    this.#search = null;
    this.#proving?.abort();
    this.#proving = null;
    this.thinking = false;
  }

  close(): void {
    this.stop();
    this.#second.close();
  }

  setLines(lines: number): void {
    this.lines = lines;
    this.analysis = null;
    void this.#think(FIRST_SECONDS);
  }

  setThreats(shows: boolean): void {
    this.showsThreats = shows;
    this.#prove(PROOF_SECONDS);
  }

  /** Searches until a limit; resolves with the first lines, or when there are none to come. */
  async #think(seconds: number): Promise<void> {
    this.#search?.abort();
    this.#search = null;
    this.thinking = false;
    const line = this.#line;
    if (!line) return;
    const search = new AbortController();
    const { signal } = search;
    this.#search = search;
    this.thinking = true;
    this.failed = false;
    await new Promise<void>((resolve) => {
      const onprogress = (found: Analysis): void => {
        this.#show(found);
        resolve();
      };
      engine()
        .analyse(line, { seconds }, { lines: this.lines, signal, onprogress })
        .catch(() => (this.failed = !signal.aborted))
        .finally(() => {
          if (this.#search === search) this.thinking = false;
          resolve();
        });
    });
  }

  /** Shows a finished depth, unless a deeper one is shown already. */
  #show(found: Analysis): void {
    if (this.analysis && this.analysis.depth > found.depth) return;
    this.analysis = found;
  }

  /** Looks for the threat, if it is to be shown, and then for a forced win, when it is time for them. */
  #prove(seconds: number, time: Promise<void> = Promise.resolve()): void {
    this.#proving?.abort();
    this.threat = null;
    const proving = new AbortController();
    this.#proving = proving;
    const { signal } = proving;
    time
      .then(() => (signal.aborted ? undefined : this.#findThreatAndProof(seconds, signal)))
      .catch(() => undefined);
  }

  async #findThreatAndProof(seconds: number, signal: AbortSignal): Promise<void> {
    if (this.showsThreats && this.#afterPass) {
      const limits = { seconds: THREAT_SECONDS };
      const found = await this.#second.analyse(this.#afterPass, limits, { signal });
      if (signal.aborted) return;
      this.threat = found?.lines[0] ?? null;
    }
    if (!this.#line) return;
    const proof = await this.#second.solve(this.#line, PROOF_PLIES, { seconds }, signal);
    if (proof && !signal.aborted) this.proof = proof;
  }
}
