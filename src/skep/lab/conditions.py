"""The conditions of a match: rules, time, and when a game is adjudicated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skep.game import Limits, TimeControl

if TYPE_CHECKING:
    from skep.rules import Rules

__all__ = ["Conditions", "DrawRule", "ResignRule"]


@dataclass(frozen=True, slots=True)
class ResignRule:
    """A player resigns that sees itself lost by so many points for so many moves in a row."""

    moves: int
    score: int


@dataclass(frozen=True, slots=True)
class DrawRule:
    """A game is drawn that both players see as even within so many points for so many moves."""

    from_ply: int
    moves: int
    score: int


@dataclass(frozen=True, slots=True)
class Conditions:
    """What holds for every game.

    `limits` are those of every move, or a time control. `margin` is how many seconds a move may
    exceed its time before the game is forfeited, and a clock knows no margin; `patience` how many a
    move may take at all if its time is not limited.
    """

    rules: Rules
    limits: Limits | TimeControl
    margin: float = 0.5
    patience: float = 300.0
    max_plies: int | None = 400
    resign: ResignRule | None = None
    draw: DrawRule | None = None

    @property
    def time_control(self) -> TimeControl | None:
        """The time control, if there is one."""
        return self.limits if isinstance(self.limits, TimeControl) else None

    def limits_of_move(self, left: float, ply: int) -> Limits:
        """What a player may spend that has so many seconds left on its clock."""
        if isinstance(self.limits, TimeControl):
            return Limits.for_clock(left, self.limits.increment, ply)
        return self.limits

    def allowed(self, left: float) -> float:
        """The seconds after which a move has taken too long."""
        if isinstance(self.limits, TimeControl):
            return left
        if self.limits.seconds is None:
            return self.patience
        return self.limits.seconds + self.margin
