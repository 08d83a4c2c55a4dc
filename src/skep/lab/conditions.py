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
    """A player resigns when its own score is -`score` or worse for `moves` moves in a row."""

    moves: int
    score: int


@dataclass(frozen=True, slots=True)
class DrawRule:
    """A game is drawn when both scores stay within `score` of 0 for `moves` moves of each."""

    from_ply: int
    moves: int
    score: int


@dataclass(frozen=True, slots=True)
class Conditions:
    """The rules, limits and adjudication of every game.

    `limits` apply to every move, or are a time control. `margin` is by how many seconds a move may
    exceed its time before the game is forfeited; with a time control there is no margin.
    `patience` is the longest time for a move whose time is not limited.
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
        """The limits of a move for a player with so many seconds left on its clock."""
        if isinstance(self.limits, TimeControl):
            return Limits.for_clock(left, self.limits.increment, ply)
        return self.limits

    def allowed(self, left: float) -> float:
        """The seconds after which a move forfeits the game."""
        if isinstance(self.limits, TimeControl):
            return left
        if self.limits.seconds is None:
            return self.patience
        return self.limits.seconds + self.margin
