import type { GameView } from "../../wire/messages";

/** Finished and opened games, and games at one screen; never one against somebody else that goes on. */
export const mayAnalyse = ({ kind, status }: Pick<GameView, "kind" | "status">): boolean =>
  status === "over" || kind === "record" || kind === "screen";

export const analysisPath = (game: string): string => `/analysis/${game}`;
