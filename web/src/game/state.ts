/** A game as data: what an event changes in it. No drawing, no network, no rules. */
import type { Color, GameEvent, GameView, Outgoing, Seat } from "../wire/messages";
import { isEvent } from "../wire/parse";

export const opponentOf = (color: Color): Color => (color === "white" ? "black" : "white");

type Begun = Pick<GameView, "moves" | "start">;

/** How many plies lie before a ply of a game that may have begun with a set-up. */
export const pliesBefore = ({ start }: Pick<GameView, "start">): number => start?.plies_before ?? 0;

/** The number of a move as people count: both players' first moves are move 1. */
export const numberOf = (game: Pick<GameView, "start">, ply: number): number =>
  Math.ceil((pliesBefore(game) + ply) / 2);

/** Who is to move when so many moves of a game have been made. */
export const colorToMove = (game: Begun, ply: number = game.moves.length): Color =>
  (pliesBefore(game) + ply) % 2 === 0 ? "white" : "black";

/** The result of a message: a new state, nothing new, or a gap in the events. */
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
        game: { ...game, seats: message.seats, claim_in: message.claim_in, queue: message.queue },
      };
    case "caught_up":
      if (message.seq !== game.seq) return "gap";
      return {
        game: {
          ...game,
          clocks: message.clocks,
          seats: message.seats,
          claim_in: message.claim_in,
          queue: message.queue,
        },
      };
    default:
      return "nothing";
  }
}

/** The game after an event, or null if the event does not fit it. */
function applyEvent(game: GameView, event: GameEvent): GameView | null {
  const after: GameView = {
    ...game,
    status: event.status,
    state: event.state,
    can_abort: event.can_abort,
    clocks: event.clocks,
    result: event.result,
    draw_offer: event.draw_offer,
    takeback_offer: event.takeback_offer,
    rematch_offer: event.rematch_offer,
    rematch: event.rematch,
    queue: 0,
  };
  switch (event.type) {
    case "joined": {
      const seat: Seat = { ...game.seats[event.color], kind: "person", name: event.name };
      return { ...after, seats: { ...game.seats, [event.color]: { ...seat, here: true } } };
    }
    case "moved":
      if (event.ply !== game.moves.length + 1) return null;
      // Who is to move, and what is legal, comes in a message of its own.
      return { ...after, moves: [...game.moves, event.move], turn: null };
    case "taken_back":
      if (event.ply > game.moves.length) return null;
      return { ...after, moves: game.moves.slice(0, event.ply), turn: null };
    case "ended":
      return { ...after, turn: null, claim_in: null };
    default:
      return after;
  }
}

/** The colours whose seats are mine: none for a watcher, both at one screen. */
export function myColors(game: GameView): readonly Color[] {
  return (["white", "black"] as const).filter((color) => game.seats[color].yours);
}

/** Whether it is for me to move now. */
export function isMyTurn(game: GameView): boolean {
  return game.turn !== null && myColors(game).includes(game.turn.color);
}
