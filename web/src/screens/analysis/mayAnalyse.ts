import type { GameView } from "../../wire/messages";

/** Every game but one against another person that is not over. */
export const mayAnalyse = ({ kind, status }: Pick<GameView, "kind" | "status">): boolean =>
  status === "over" || kind !== "link";

export const analysisPath = (game: string): string => `/analysis/${game}`;
