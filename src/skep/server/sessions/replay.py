"""What the events of a game add up to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pydantic import TypeAdapter

from skep._core import Color
from skep.game import Clock, Game
from skep.outcome import GameState
from skep.record import Record
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
from skep.server.sessions.views import move_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from skep.server.messages import Clocks, MoveView, Result
    from skep.server.sessions.setup import GameSetup

__all__ = ["Replay"]

_EVENT: Final[TypeAdapter[Event]] = TypeAdapter(Event)


class Replay:
    """The events of a game, gone through from the first to the last."""

    def __init__(self, created: datetime, texts: Iterable[str]) -> None:
        self.moves: list[MoveView] = []
        self.result: Result | None = None
        self.state = GameState.NOT_STARTED
        self.turn_began = created
        """When the turn that goes on, or went on at the end, began."""
        self.changed = created
        self.rematch_offer: Color | None = None
        self.rematch: str | None = None
        self._left: list[float | None] = []
        self._draw_offer: Color | None = None
        self._takeback: Offered | None = None
        # What was offered in this position and turned down; it cannot be offered again.
        self._spent: set[tuple[str, Color]] = set()
        for text in texts:
            self._take(_EVENT.validate_json(text))

    def _take(self, event: Event) -> None:
        self.changed = event.at
        match event:
            case Joined():
                self.turn_began = event.at
            case Moved():
                self._moved(event)
            case TakenBack():
                del self.moves[event.ply :], self._left[event.ply :]
                self._draw_offer = None
                self._new_turn(event.at)
            case Offered():
                self._offered(event)
            case Declined():
                self._declined(event)
            case Ended():
                self.result, self.state = event.result, GameState(event.state)
                self._draw_offer = self._takeback = None
            case Rematched():
                self.rematch, self.rematch_offer = event.game, None

    def _moved(self, event: Moved) -> None:
        mover = Color.WHITE if event.ply % 2 else Color.BLACK
        self.moves.append(event.move)
        self._left.append(None if event.clocks is None else _left(event.clocks, mover))
        if self._draw_offer is mover.opponent:
            self._draw_offer = None
        self._new_turn(event.at)

    def _new_turn(self, at: datetime) -> None:
        self._takeback = None
        self._spent.clear()
        self.turn_began = at

    def _offered(self, event: Offered) -> None:
        match event.what:
            case "draw":
                self._draw_offer = event.by
            case "takeback":
                self._takeback = event
            case "rematch":
                self.rematch_offer = event.by

    def _declined(self, event: Declined) -> None:
        match event.what:
            case "draw" if self._draw_offer is not None:
                self._spent.add(("draw", self._draw_offer))
                self._draw_offer = None
            case "takeback" if self._takeback is not None:
                self._spent.add(("takeback", self._takeback.by))
                self._takeback = None
            case "rematch":
                self.rematch_offer = None
            case _:
                pass

    def game(self, setup: GameSetup) -> Game:
        """The game as it stands, its clock paused."""
        record = Record(
            rules=setup.rules,
            moves=tuple(move_of(view) for view in self.moves),
            comments={} if self.result is None else {len(self.moves): self.result.detail},
            result=self.state,
            termination=None if self.result is None else self.result.termination,
            clocks={ply: left for ply, left in enumerate(self._left, 1) if left is not None},
            elapsed={
                ply: view.seconds
                for ply, view in enumerate(self.moves, 1)
                if view.seconds is not None
            },
        )
        game = Game.from_record(record, clock=Clock(setup.control))
        if not game.is_over:
            self._offer_again(game)
        return game

    def _offer_again(self, game: Game) -> None:
        for what, by in self._spent:
            if what == "draw":
                game.offer_draw(by)
                game.decline_draw(by.opponent)
            else:
                game.offer_takeback(by)
                game.decline_takeback(by.opponent)
        if self._draw_offer is not None:
            game.offer_draw(self._draw_offer)
        if self._takeback is not None:
            game.offer_takeback(self._takeback.by, self._takeback.ply)


def _left(clocks: Clocks, color: Color) -> float:
    return (clocks.white if color is Color.WHITE else clocks.black) / 1000
