"""Game clocks with an increment (Fischer); the caller passes in the current time."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from skep._core import Color

__all__ = ["Clock", "TimeControl"]

_CONTROL = re.compile(r"(?P<minutes>[0-9]+(?:\.[0-9]+)?)\+(?P<seconds>[0-9]+(?:\.[0-9]+)?)")


@dataclass(frozen=True, slots=True)
class TimeControl:
    """Each player's time for the game in seconds, and what every move adds to it (Fischer).

    The first `untimed_plies` plies of a game cost nothing and add nothing.

    >>> print(TimeControl(300, 3))
    5+3
    """

    base: float
    increment: float = 0.0
    untimed_plies: int = 0

    def __post_init__(self) -> None:
        if not (math.isfinite(self.base) and self.base > 0):
            raise ValueError(f"the time for a game is more than 0 seconds, not {self.base!r}")
        if not (math.isfinite(self.increment) and self.increment >= 0):
            raise ValueError(f"a move adds no less than 0 seconds, not {self.increment!r}")
        if self.untimed_plies < 0:
            raise ValueError(f"there cannot be {self.untimed_plies} untimed plies")

    @classmethod
    def parse(cls, text: str) -> TimeControl:
        """Read a time control as players write it, minutes + seconds; raises ValueError.

        >>> TimeControl.parse("0.5+1")
        TimeControl(base=30.0, increment=1.0, untimed_plies=0)
        """
        match = _CONTROL.fullmatch(text.strip())
        if match is None:
            raise ValueError(f"{text!r} is not a time control such as 5+3, minutes + seconds")
        return cls(float(match["minutes"]) * 60, float(match["seconds"]))

    def __str__(self) -> str:
        return f"{self.base / 60:g}+{self.increment:g}"


class Clock:
    """The two players' times, of which at most one runs.

    Every moment is a number of seconds that the caller passes in, from a clock that never goes
    back. Without a time control there is time without end, and what is spent is still measured.

    >>> clock = Clock(TimeControl(60, 2))
    >>> clock.start(Color.WHITE, 1000.0)
    >>> clock.press(1005.0)
    5.0
    >>> clock.left(Color.WHITE, 1008.0), clock.left(Color.BLACK, 1008.0)
    (57.0, 57.0)
    """

    __slots__ = ("_bank", "_control", "_since", "_spent", "_turn", "_untimed")

    def __init__(self, control: TimeControl | None = None) -> None:
        self._control = control
        base = math.inf if control is None else control.base
        self._bank = {Color.WHITE: base, Color.BLACK: base}
        self._turn: Color | None = None
        self._untimed = False
        self._spent = 0.0
        self._since: float | None = None

    @property
    def control(self) -> TimeControl | None:
        """The time control; None if there is time without end."""
        return self._control

    @property
    def turn(self) -> Color | None:
        """The player who is thinking; None before the first turn."""
        return self._turn

    @property
    def is_running(self) -> bool:
        """Does somebody's time run?"""
        return self._since is not None

    def fresh(self) -> Clock:
        """A clock with the same time control, not yet started."""
        return Clock(self._control)

    def start(self, turn: Color, now: float, *, untimed: bool = False) -> None:
        """Begin a player's turn; an untimed turn costs nothing."""
        self._turn = turn
        self._untimed = untimed
        self._spent = 0.0
        self._since = now

    def pause(self, now: float) -> None:
        """Stop the time that runs, if any, until `resume`."""
        self._spent = self.spent(now)
        self._since = None

    def resume(self, now: float) -> None:
        """Let the time run that was stopped by `pause`."""
        if self._turn is not None and self._since is None:
            self._since = now

    def press(self, now: float, lag: float = 0.0) -> float:
        """End the turn and begin the other player's; return the seconds that were spent.

        `lag` is how much of them is the network's and not the player's: it costs nothing. A player
        who has no time left gets no increment.
        """
        turn = self._turn
        if turn is None:
            raise ValueError("a clock is pressed that was never started")
        spent = self.spent(now)
        if not self._untimed:
            left = self._bank[turn] - max(0.0, spent - max(0.0, lag))
            increment = self._control.increment if self._control is not None else 0.0
            self._bank[turn] = left + increment if left > 0 else 0.0
        self.start(turn.opponent, now)
        return spent

    def spent(self, now: float) -> float:
        """The seconds that have passed in this turn, pauses not counted."""
        if self._since is None:
            return self._spent
        if now < self._since:
            raise ValueError(f"time went back from {self._since} to {now}")
        return self._spent + (now - self._since)

    def left(self, color: Color, now: float) -> float:
        """The seconds a player has left, never less than 0; infinite without a time control."""
        spent = self.spent(now) if color is self._turn and not self._untimed else 0.0
        return max(0.0, self._bank[color] - spent)

    def flagged(self, now: float, lag: float = 0.0) -> Color | None:
        """The player whose time is up, if it is."""
        if self._turn is None or self.left(self._turn, now) + max(0.0, lag) > 0:
            return None
        return self._turn

    def bank(self, color: Color) -> float:
        """The seconds a player had left when the turn began."""
        return self._bank[color]

    def set(self, color: Color, seconds: float) -> None:
        """Set what a player has left at the beginning of a turn."""
        self._bank[color] = seconds

    def give(self, color: Color, seconds: float) -> None:
        """Give a player more time."""
        self._bank[color] += seconds
