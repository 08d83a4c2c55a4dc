"""Adjudication: ends games early by the scores that the players report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep._core import Color
from skep.lab.results import Ending

if TYPE_CHECKING:
    from skep.engine import Thought
    from skep.lab.conditions import Conditions

__all__ = ["Adjudicator"]


class Adjudicator:
    """Ends a game when the reported scores fulfil a rule for resignation or for a draw."""

    def __init__(self, conditions: Conditions) -> None:
        self._resign = conditions.resign
        self._draw = conditions.draw
        self._hopeless = {Color.WHITE: 0, Color.BLACK: 0}
        self._even = {Color.WHITE: 0, Color.BLACK: 0}

    def count(self, color: Color, thought: Thought, ply: int) -> Ending | None:
        """Count a move; the ending if it completes a rule, else None."""
        if self._resign is not None:
            lost = thought.wins_in is not None and thought.wins_in < 0
            low = thought.score is not None and thought.score <= -self._resign.score
            hopeless = lost or (low and thought.wins_in is None)
            self._hopeless[color] = self._hopeless[color] + 1 if hopeless else 0
            if self._hopeless[color] >= self._resign.moves:
                return Ending.RESIGNED
        if self._draw is not None:
            even = (
                ply >= self._draw.from_ply
                and thought.wins_in is None
                and thought.score is not None
                and abs(thought.score) <= self._draw.score
            )
            self._even[color] = self._even[color] + 1 if even else 0
            if min(self._even.values()) >= self._draw.moves:
                return Ending.DRAW_BY_SCORE
        return None
