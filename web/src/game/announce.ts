/** Screen reader announcements of events other than moves, which the board announces. */
import { t } from "../i18n.svelte";
import type { GameEvent, GameView } from "../wire/messages";
import { resultReason, resultTitle, seatName } from "./words";
import { myColors } from "./state";

export function announce(event: GameEvent, game: GameView): string {
  switch (event.type) {
    case "joined":
      return t("said-joined", { name: seatName(game.seats[event.color], event.color) });
    case "offered":
      return t(`said-offered-${event.what}`, {
        name: seatName(game.seats[event.by], event.by),
      });
    case "declined":
      return t("said-declined");
    case "taken_back":
      return t("said-taken-back");
    case "ended":
      return `${resultTitle(event.result, myColors(game))} ${resultReason(event.result)}`;
    default:
      return "";
  }
}
