"""The state of a game that events change: the game, its moves as shown, and its rematch."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from skep._core import Color
from skep.game import Clock, Game
from skep.server.messages import Clocks, Result, TakebackOfferView

if TYPE_CHECKING:
    from datetime import datetime

    from skep.server.messages import GameStatus, MoveView
    from skep.server.sessions.setup import GameSetup
    from skep.server.store import GameRow

__all__ = ["GameProgress", "decline_draw", "decline_takeback"]


class GameProgress:
    """The state of a game that events change.

    Commands of players change it in a live game, and stored events when a game is rebuilt; both go
    through the same `Game`.
    """

    def __init__(self, setup: GameSetup, created: datetime, status: GameStatus) -> None:
        start = None
        self.moves: list[MoveView] = []
        if setup.start is not None:
            start, self.moves = setup.start.replay(setup.rules)
        self.game: Game = Game(setup.rules, clock=Clock(setup.control), start=start)
        self.status = status
        self.rematch_offer: Color | None = None
        self.rematch: str | None = None
        self.successor: GameRow | None = None
        """The game that follows, where it has just been agreed on and is not stored yet."""
        self.changed = created
        self.turn_began = created
        """When the turn that goes on, or went on at the end, began."""

    @property
    def clocks_run(self) -> bool:
        """Is there a clock, and does it run?"""
        control = self.game.clock.control
        return (
            control is not None
            and self.status == "playing"
            and self.game.ply - self.game.first_ply >= control.untimed_plies
        )

    def clocks(self, now: float) -> Clocks | None:
        """The time that the players have left, if there is a clock."""
        if self.game.clock.control is None:
            return None
        left = {color: math.ceil(self.game.clock.left(color, now) * 1000) for color in Color}
        running = self.game.turn if self.clocks_run else None
        return Clocks(white=left[Color.WHITE], black=left[Color.BLACK], running=running)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        outcome = self.game.result
        if outcome is None or self.status != "over":
            return None
        return Result(
            termination=outcome.termination,
            winner=outcome.winner,
            aborted=self.game.aborted,
            detail=self.game.detail,
        )

    @property
    def takeback_offer(self) -> TakebackOfferView | None:
        """The request to go back, if there is one."""
        offer = self.game.takeback_offer
        return None if offer is None else TakebackOfferView(by=offer.color, ply=offer.ply)

    def standing(self, clocks: Clocks | None) -> dict[str, object]:
        """The fields of every event: how the game stands after it."""
        return {
            "status": self.status,
            "state": self.game.state,
            "can_abort": self.game.can_abort,
            "clocks": clocks,
            "result": self.result,
            "draw_offer": self.game.draw_offer,
            "takeback_offer": self.takeback_offer,
            "rematch_offer": self.rematch_offer,
            "rematch": self.rematch,
        }


def decline_draw(game: Game, color: Color) -> None:
    """Turn a draw offer down, or withdraw one's own."""
    game.decline_draw(color.opponent if game.draw_offer is color else color)


def decline_takeback(game: Game, color: Color) -> None:
    """Turn a request to go back down, or withdraw one's own."""
    offer = game.takeback_offer
    own = offer is not None and offer.color is color
    game.decline_takeback(color.opponent if own else color)
