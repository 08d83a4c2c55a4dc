/** Opens the analysis of a game, or one's own board: what was kept of it, and what is new on the server. */
import type { Core } from "../../engine/core";
import { lineOf } from "../../game/advice";
import type { GameView } from "../../wire/messages";
import { AnalysisModel, type Start } from "./analysisModel.svelte";
import { keptAnalysis, OWN } from "./keptAnalyses";

const NEW_GAME: Start = { gameType: "Base+MLP", tournament: true, start: null };

export function openAnalysis(core: Core, game: GameView | null): AnalysisModel {
  const kept = keptAnalysis(game?.id ?? OWN);
  if (!game) return new AnalysisModel(core, kept?.start ?? NEW_GAME, kept?.nodes ?? [], kept?.path);
  const { moves, ...start } = lineOf(game);
  const model = new AnalysisModel(core, start, kept?.nodes ?? [], kept?.path);
  model.include(moves);
  return model;
}
