/** A game as data: what an event changes in it. No drawing, no network, no rules. */
import type { Color, GameEvent, GameView, Outgoing, Seat } from "../wire/messages";
import { isEvent } from "../wire/parse";

export const opponentOf = (color: Color): Color => (color === "white" ? "black" : "white");

export const colorToMove = (ply: number): Color => (ply % 2 === 0 ? "white" : "black");

/** What a message did: gave a new game, told nothing new, or showed that something was missed. */
export type Applied = { game: GameView } | "nothing" | "gap";

export function applyMessage(game: GameView | null, message: Outgoing): Applied {
  if (message.type === "snapshot") return { game: message.game };
  if (!game) return "nothing";
  if (isEvent(message)) {
    if (message.seq <= game.seq) return "nothing";
    if (message.seq > game.seq + 1) return "gap";
    const changed = applyEvent(game, message);
    return changed ? { game: { ...changed, seq: message.seq } } : "gap";
  }
  switch (message.type) {
    case "turn":
      return { game: { ...game, turn: message.turn } };
    case "presence":
      return {
        game: { ...game, seats: message.seats, claim_in: message.claim_in },
      };
    case "caught_up":
      if (message.seq !== game.seq) return "gap";
      return {
        game: {
          ...game,
          clocks: message.clocks,
          seats: message.seats,
          claim_in: message.claim_in,
        },
      };
    default:
      return "nothing";
  }
}

/** The game after an event, or null if the event does not fit it. */
function applyEvent(game: GameView, event: GameEvent): GameView | null {
  switch (event.type) {
    case "joined": {
      const seat: Seat = {
        ...game.seats[event.color],
        kind: "person",
        name: event.name,
        here: true,
      };
      const seats = { ...game.seats, [event.color]: seat };
      const full = seats.white.kind !== "open" && seats.black.kind !== "open";
      return { ...game, seats, status: full ? "playing" : game.status };
    }
    case "moved":
      if (event.ply !== game.moves.length + 1) return null;
      return {
        ...game,
        moves: [...game.moves, event.move],
        state: "InProgress",
        turn: null,
        clocks: event.clocks,
        // The other side's offer lapses when one moves on; a wish to take back always does.
        draw_offer: game.draw_offer === colorToMove(event.ply) ? null : game.draw_offer,
        takeback_wish: null,
      };
    case "taken_back":
      if (event.ply > game.moves.length) return null;
      return {
        ...game,
        moves: game.moves.slice(0, event.ply),
        status: "playing",
        state: event.ply === 0 ? "NotStarted" : "InProgress",
        turn: null,
        clocks: event.clocks,
        result: null,
        draw_offer: null,
        takeback_wish: null,
      };
    case "offered":
      if (event.what === "draw") return { ...game, draw_offer: event.by };
      if (event.what === "rematch") return { ...game, rematch_offer: event.by };
      return { ...game, takeback_wish: { by: event.by, ply: event.ply ?? game.moves.length } };
    case "declined":
      if (event.what === "draw") return { ...game, draw_offer: null };
      if (event.what === "rematch") return { ...game, rematch_offer: null };
      return { ...game, takeback_wish: null };
    case "ended":
      return {
        ...game,
        status: "over",
        result: event.result,
        state: event.state,
        turn: null,
        clocks: event.clocks ?? game.clocks,
        draw_offer: null,
        takeback_wish: null,
        claim_in: null,
      };
    case "rematched":
      return { ...game, rematch: event.game, rematch_offer: null };
  }
}

/** The colours whose seats are mine: none for who watches, both at one screen. */
export function myColors(game: GameView): readonly Color[] {
  return (["white", "black"] as const).filter((color) => game.seats[color].yours);
}

/** Whether it is for me to move now. */
export function isMyTurn(game: GameView): boolean {
  return game.turn !== null && myColors(game).includes(game.turn.color);
}

/** As in the rules of the house: a game may be called off until each player has moved. */
const MAY_ABORT = 2;

export const canAbort = (game: GameView): boolean =>
  game.status !== "over" && game.moves.length < MAY_ABORT;
