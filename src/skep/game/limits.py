"""What a player may spend on one move."""

from __future__ import annotations

import math
from dataclasses import dataclass

__all__ = ["Limits"]


@dataclass(frozen=True, slots=True)
class Limits:
    """What a player may spend on one move: time, depth, nodes, or the first of several to run out.

    ValueError where none is set or one makes no sense.

    >>> Limits(seconds=0.5)
    Limits(seconds=0.5, depth=None, nodes=None)
    >>> print(Limits(seconds=2, depth=6))
    2 s, depth 6
    """

    seconds: float | None = None
    depth: int | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.depth is None and self.nodes is None:
            raise ValueError("a limit is needed: seconds, depth or nodes")
        if self.seconds is not None and not _is_time(self.seconds):
            raise ValueError(f"the time for a move is more than 0 seconds, not {self.seconds!r}")
        for name, value in (("depth", self.depth), ("nodes", self.nodes)):
            if value is not None and (not _is_whole(value) or value < 1):
                raise ValueError(f"{name} is a whole number from 1 up, not {value!r}")

    def __str__(self) -> str:
        parts = [f"{self.seconds:g} s"] if self.seconds is not None else []
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
