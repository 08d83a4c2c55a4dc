/** Events of a game on this device, in the form of the server's. */
import type { GameEvent, GameView } from "../../wire/messages";

type Standing = Pick<
  GameEvent,
  | "status"
  | "state"
  | "can_abort"
  | "clocks"
  | "result"
  | "draw_offer"
  | "takeback_offer"
  | "rematch_offer"
  | "rematch"
>;

/** An event without its number, its time, and how the game stands after it. */
export type Happened = {
  [Type in GameEvent["type"]]: Omit<
    Extract<GameEvent, { type: Type }>,
    keyof Standing | "seq" | "at"
  > &
    Partial<Pick<Standing, "status" | "result">>;
}[GameEvent["type"]];

export function eventOf(happened: Happened, seq: number, view: GameView): GameEvent {
  const { status, state, can_abort, result } = view;
  const standing: Standing = {
    status,
    state,
    can_abort,
    clocks: null,
    result,
    draw_offer: null,
    takeback_offer: null,
    rematch_offer: null,
    rematch: happened.type === "rematched" ? happened.game : null,
  };
  return { ...standing, seq, at: new Date().toISOString(), ...happened } as GameEvent;
}
