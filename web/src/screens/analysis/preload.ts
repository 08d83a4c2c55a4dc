/** Loads what the analysis board needs, all at once: the engine, and the screen, which no other screen needs. */
import { engine } from "../../engine/client";
import { loadCore } from "../../engine/load";

/** Begins to load; what has begun before goes on. */
export function preloadAnalysis() {
  engine().prepare();
  return Promise.all([loadCore(), import("./AnalysisScreen.svelte"), import("./openAnalysis")]);
}
