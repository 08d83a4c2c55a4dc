/** Opens the analysis of a game, or one's own board: what was kept of it, and what is new on the server. */
import type { Core } from "../../engine/core";
import type { GameTree } from "../../wire/messages";
import { AnalysisModel, type Start } from "./analysisModel.svelte";
import { keptAnalysis, OWN } from "./keptAnalyses";

const NEW_GAME: Start = { gameType: "Base+MLP", tournament: true, start: null };

export function openAnalysis(core: Core, id: string | null, tree: GameTree | null): AnalysisModel {
  const kept = keptAnalysis(id ?? OWN);
  if (!tree) return new AnalysisModel(core, kept?.start ?? NEW_GAME, kept?.nodes ?? [], kept?.path);
  const start: Start = {
    gameType: tree.game_type,
    tournament: tree.opening === "tournament",
    start: tree.position,
  };
  const model = new AnalysisModel(core, start, kept?.nodes ?? [], kept?.path);
  model.include(tree.nodes);
  return model;
}
