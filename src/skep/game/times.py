"""The times of the moves of a game: what each cost, and what was left after it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from skep._core import Color

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skep.game.clock import Clock

__all__ = ["MoveTimes"]


class MoveTimes:
    """The clock of a game, and for every ply the seconds spent on it and left after it.

    The times of moves that were taken back are kept until another move is made in their place, so
    that making them again brings back their times.
    """

    def __init__(self, clock: Clock, first: Color = Color.WHITE, first_ply: int = 0) -> None:
        """Keep the times of a game from a ply on; `first` is who made, or makes, ply 1."""
        self.clock = clock
        self._first = first
        self._first_ply = first_ply
        self._at_start = {color: clock.bank(color) for color in Color}
        self._spent: dict[int, float] = {}
        self._left: dict[int, float] = {}

    def spent_until(self, ply: int) -> dict[int, float]:
        """The seconds spent on each ply up to this one, as far as they are known."""
        return {at: spent for at, spent in self._spent.items() if at <= ply}

    def left_until(self, ply: int) -> dict[int, float]:
        """The seconds left to the mover after each ply up to this one, where known and finite."""
        return {at: left for at, left in self._left.items() if at <= ply and math.isfinite(left)}

    def restore(self, spent: Mapping[int, float], left: Mapping[int, float], ply: int) -> None:
        """Set the times of a game that was played up to a ply, the clock paused."""
        self._spent, self._left = dict(spent), dict(left)
        self.set_clock(ply)

    def check_now(self, now: float | None) -> None:
        """Raise ValueError where the time is needed and not given."""
        if now is None and self.clock.control is not None:
            raise ValueError("a game with a time control must be told the time of a move")

    def start_turn(self, turn: Color, ply: int, now: float) -> None:
        """Let a player's time run after a ply."""
        control = self.clock.control
        untimed = control is not None and ply - self._first_ply < control.untimed_plies
        self.clock.start(turn, now, untimed=untimed)

    def press(self, mover: Color, ply: int, now: float, lag: float) -> None:
        """Note the times of a ply that has been made, and start the opponent's turn."""
        if self.clock.turn is mover:
            self._spent[ply] = self.clock.press(now, lag)
            if self.clock.control is not None:
                self._left[ply] = self.clock.left(mover, now)
        self.start_turn(mover.opponent, ply, now)

    def note(self, ply: int, spent: float | None, left: float | None) -> None:
        """Note the times of a ply of a game that is replayed, and set the clock to them."""
        self.forget_from(ply)
        if spent is not None:
            self._spent[ply] = spent
        if left is not None:
            self._left[ply] = left
        self.set_clock(ply)

    def forget_from(self, ply: int) -> None:
        """Forget the times of a ply and of all after it."""
        self._spent = {at: time for at, time in self._spent.items() if at < ply}
        self._left = {at: time for at, time in self._left.items() if at < ply}

    def set_clock(self, ply: int) -> None:
        """Set the clock to what it was when a ply had been made."""
        for color in Color:
            self.clock.set(color, self._left_at(color, ply))

    def _left_at(self, color: Color, ply: int) -> float:
        """The seconds a player had left when that ply had been made."""
        for earlier in range(ply, 0, -1):
            if earlier in self._left and (earlier % 2 == 1) == (color is self._first):
                return self._left[earlier]
        return self._at_start[color]
