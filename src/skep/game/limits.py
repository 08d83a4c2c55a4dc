"""What a player may spend on one move."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

__all__ = ["Limits"]

# How the time on a clock is shared out. Games between engines last some 50 plies; however long one
# has lasted, so many moves of one's own are still to be expected.
_MOVES_OF_A_GAME: Final = 32
_LEAST_MOVES_AHEAD: Final = 16
_SHARE_OF_INCREMENT: Final = 0.75
# A move in doubt may take so many times as long, but never more than this part of the clock: so the
# time runs out in no game, however often that happens.
_STRETCH: Final = 4.0
_MOST_OF_CLOCK: Final = 0.3
# What a move costs beside the search, in seconds.
_LAG: Final = 0.05


@dataclass(frozen=True, slots=True)
class Limits:
    """What a player may spend on one move: time, depth, nodes, or the first of several to run out.

    With `most_seconds` the time is part of a clock's: what need not be spent is saved, and a move
    in doubt may take more than `seconds`, up to that. ValueError where no limit is set or one makes
    no sense.

    >>> Limits(seconds=0.5)
    Limits(seconds=0.5, depth=None, nodes=None, most_seconds=None)
    >>> print(Limits(seconds=2, depth=6))
    2 s, depth 6
    """

    seconds: float | None = None
    depth: int | None = None
    nodes: int | None = None
    most_seconds: float | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.depth is None and self.nodes is None:
            raise ValueError("a limit is needed: seconds, depth or nodes")
        if self.seconds is not None and not _is_time(self.seconds):
            raise ValueError(f"the time for a move is more than 0 seconds, not {self.seconds!r}")
        for name, value in (("depth", self.depth), ("nodes", self.nodes)):
            if value is not None and (not _is_whole(value) or value < 1):
                raise ValueError(f"{name} is a whole number from 1 up, not {value!r}")
        most = self.most_seconds
        if most is not None and not (self.seconds is not None and self.seconds <= most < math.inf):
            raise ValueError(f"{most!r} s is not the most for a move of {self.seconds!r} s")

    @classmethod
    def for_clock(cls, left: float, increment: float = 0.0, ply: int = 0) -> Limits:
        """What to spend of a clock that has so many seconds left and gains some with every move.

        >>> print(Limits.for_clock(300, increment=3, ply=10))
        13.3593 s, at most 53.437 s
        """
        if not _is_time(left):
            raise ValueError(f"a clock has more than 0 seconds left, not {left!r}")
        usable = max(left - _LAG, left / 2)
        moves_ahead = max(_MOVES_OF_A_GAME - ply // 2, _LEAST_MOVES_AHEAD)
        share = usable / moves_ahead + _SHARE_OF_INCREMENT * increment
        most = min(_STRETCH * share, _MOST_OF_CLOCK * usable)
        return cls(seconds=min(share, most), most_seconds=most)

    def __str__(self) -> str:
        parts = [f"{self.seconds:g} s"] if self.seconds is not None else []
        if self.most_seconds is not None:
            parts.append(f"at most {self.most_seconds:g} s")
        if self.depth is not None:
            parts.append(f"depth {self.depth}")
        if self.nodes is not None:
            parts.append(f"{self.nodes} nodes")
        return ", ".join(parts)


def _is_time(seconds: float) -> bool:
    try:
        return math.isfinite(seconds) and seconds > 0
    except OverflowError:  # a whole number that is too large for a float
        return False


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
