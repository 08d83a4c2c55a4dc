/** The keys of the analysis board outside the board and the hands. */
import type { AnalysisModel } from "./analysisModel.svelte";

/** Carries out a key press; returns whether the key means something here. */
export function pressKey(
  model: AnalysisModel,
  { key, ctrlKey }: Pick<KeyboardEvent, "key" | "ctrlKey">,
): boolean {
  const actions: Readonly<Record<string, () => void>> = ctrlKey
    ? { z: () => model.undo() }
    : {
        Escape: () => model.choose(null),
        ",": () => model.back(),
        ".": () => model.forward(),
        ArrowLeft: () => model.back(),
        ArrowRight: () => model.forward(),
        ArrowUp: () => model.sibling(-1),
        ArrowDown: () => model.sibling(1),
        Home: () => model.first(),
        End: () => model.last(),
      };
  const action = actions[key];
  action?.();
  return action !== undefined;
}
