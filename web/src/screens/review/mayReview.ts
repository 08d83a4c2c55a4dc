/** Which games may be reviewed, and where. */
import type { GameSummary, GameView } from "../../wire/messages";

export const reviewPath = (id: string): string => `/game/${id}/review`;

const FEWEST_PLIES = 2;

/** Whether the engine may judge a game: only one that nobody plays any more. */
export function mayReview(game: GameView | GameSummary): boolean {
  const plies = "ply" in game ? game.ply : game.moves.length;
  return (game.status === "over" || game.kind === "record") && plies >= FEWEST_PLIES;
}
