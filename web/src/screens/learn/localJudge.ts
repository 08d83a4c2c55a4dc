/** The judge of lessons on this device: it needs no network. */
import type { Core } from "../../engine/core";
import { coreInTime } from "../../engine/load";

export type LocalJudge = typeof import("./judge") & { readonly core: Core };

/** null where a browser cannot run the core, or has not loaded it: then the server judges. */
export async function localJudge(): Promise<LocalJudge | null> {
  const core = await coreInTime();
  const judge = core && (await import("./judge").catch(() => null));
  return judge && { ...judge, core };
}
