"""Lag compensation: time that a move spends on the network is given back, within limits."""

from __future__ import annotations

from typing import Final

__all__ = ["LagAllowance"]

MOST_PER_MOVE: Final = 0.5
MOST_SAVED: Final = 1.0
REGAINED_PER_MOVE: Final = 0.1


class LagAllowance:
    """How much lag a player is credited with: a little for every move, saved up to a second.

    A client can claim any lag; so nobody gains more in the long run than every move regains.

    >>> allowance = LagAllowance()
    >>> allowance.credit(0.3), allowance.credit(9.9)
    (0.3, 0.5)
    >>> for _ in range(5):
    ...     allowance.spend(allowance.credit(9.9))
    >>> round(allowance.credit(9.9), 9)
    0.1
    """

    __slots__ = ("_saved", "latest")

    def __init__(self) -> None:
        self._saved = MOST_SAVED
        self.latest: float = 0.0
        """The last lag that was reported: a move may still be on the network for so long."""

    def credit(self, lag: float) -> float:
        """The part of a claimed lag that is given back."""
        return max(0.0, min(lag, MOST_PER_MOVE, self._saved))

    def spend(self, seconds: float) -> None:
        """Subtract the credit of a move, and add what every move regains."""
        self._saved = min(MOST_SAVED, self._saved - seconds + REGAINED_PER_MOVE)
