"""Rebuilds a game from its stored events, by applying them to `game.Game` one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pydantic import TypeAdapter

from skep._core import Color
from skep.outcome import Outcome
from skep.server.messages import (
    Declined,
    Ended,
    Event,
    Joined,
    Moved,
    Offered,
    Rematched,
    TakenBack,
)
from skep.server.sessions.progress import decline_draw, decline_takeback
from skep.server.sessions.views import move_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skep.server.messages import Clocks
    from skep.server.sessions.progress import GameProgress

__all__ = ["replay"]

_EVENT: Final[TypeAdapter[Event]] = TypeAdapter(Event)


def replay(progress: GameProgress, texts: Iterable[str]) -> list[str]:
    """Apply stored events to a new game, and return them as they are sent to clients.

    Events that were stored before events said how the game stands after them get these fields
    here, so that clients need not know of the older form.
    """
    events = []
    clocks: Clocks | None = progress.clocks(0.0)
    for text in texts:
        event = _EVENT.validate_json(text, extra="ignore")
        _apply(progress, event)
        progress.changed = event.at
        clocks = event.clocks or clocks
        if "can_abort" in event.model_fields_set:
            events.append(text)
        else:
            known = progress.standing(clocks)
            events.append(event.model_copy(update=known).model_dump_json())
    return events


def _apply(progress: GameProgress, event: Event) -> None:
    game = progress.game
    match event:
        case Joined():
            progress.status = "playing"
            progress.turn_began = event.at
        case Moved():
            left = None if event.clocks is None else _left(event.clocks, game.turn)
            game.replay_move(move_of(event.move), spent=event.move.seconds, left=left)
            progress.moves.append(event.move)
            progress.turn_began = event.at
        case TakenBack():
            game.replay_takeback(event.ply)
            del progress.moves[event.ply :]
            progress.turn_began = event.at
        case Offered() | Declined():
            _apply_offer(progress, event)
        case Ended():
            result = event.result
            game.replay_end(
                Outcome(result.termination, result.winner),
                aborted=result.aborted,
                detail=result.detail,
            )
            progress.status = "over"
        case Rematched():
            progress.rematch, progress.rematch_offer = event.game, None


def _apply_offer(progress: GameProgress, event: Offered | Declined) -> None:
    game, offers = progress.game, isinstance(event, Offered)
    match event.what:
        case "draw":
            game.offer_draw(event.by) if offers else decline_draw(game, event.by)
        case "takeback" if isinstance(event, Offered):
            game.offer_takeback(event.by, event.ply)
        case "takeback":
            decline_takeback(game, event.by)
        case "rematch":
            progress.rematch_offer = event.by if offers else None


def _left(clocks: Clocks, color: Color) -> float:
    return (clocks.white if color is Color.WHITE else clocks.black) / 1000
