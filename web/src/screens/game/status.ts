/** The texts of a game's status line and of its browser tab. */
import { colorToMove } from "../../game/state";
import type { GameClient } from "../../game/gameClient.svelte";
import { resultTitle, seatName } from "../../game/words";
import { t } from "../../i18n.svelte";

export function statusOf(client: GameClient): string {
  const { game } = client;
  if (!client.live) return t("looking-back", { ply: client.ply, plies: game.moves.length });
  if (game.result) return resultTitle(game.result, client.colors);
  if (game.kind === "record" || game.status !== "playing") return "";
  const color = game.turn?.color ?? colorToMove(game);
  const seat = game.seats[color];
  const alone = client.colors.length === 1;
  if (game.turn?.must_pass) {
    return alone && seat.yours ? t("you-pass") : t("other-passes", { name: seatName(seat, color) });
  }
  if (client.confirm) return t("confirm-hint");
  if (client.premove) return t("premove-set");
  if (client.premovable && client.chosen) return t("premove-choose");
  if (alone && seat.yours) return t("your-turn");
  if (seat.kind === "engine") {
    const name = seatName(seat, color);
    return game.queue ? t("engine-queue", { name, place: game.queue }) : t("thinking", { name });
  }
  return client.colors.length === 2
    ? t("to-move", { color })
    : t("name-to-move", { name: seatName(seat, color) });
}

/** The names of both players. */
export function headingOf({ game }: GameClient): string {
  return t("game-names", {
    white: seatName(game.seats.white, "white"),
    black: seatName(game.seats.black, "black"),
  });
}

export function titleOf(client: GameClient): string {
  if (client.myTurn && client.colors.length === 1) return t("title-your-turn");
  return t("title-page", { page: headingOf(client) });
}
