"""Positions of games as a net is trained on them: NumPy arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["PIECES", "Samples"]

PIECES: Final = 28
"""So many rows has a position; a piece that is not in the game has a row past the last."""


@dataclass(frozen=True, slots=True)
class Samples:
    """Positions, each seen by the side to move."""

    rows: NDArray[np.uint16]
    """The row of each piece: n x PIECES."""
    counts: NDArray[np.int8]
    """The counts beside the rows: n x COUNTS."""
    scores: NDArray[np.int16]
    """What the search said, in points."""
    results: NDArray[np.float32]
    """How the game ended: 1 won, 0 lost, 0.5 drawn; NaN where it was cut off."""
    games: NDArray[np.int32]
    """Which game a position is from; no two games have the same number."""

    def __len__(self) -> int:
        return len(self.scores)

    def pick(self, which: NDArray[Any]) -> Samples:
        """Those of a mask or with these indices."""
        return Samples(
            self.rows[which],
            self.counts[which],
            self.scores[which],
            self.results[which],
            self.games[which],
        )

    def split(self, seed: int, held_back: float) -> tuple[Samples, Samples]:
        """Divide by whole games: a part to train on, and a part to check with."""
        numbers = np.unique(self.games)
        count = max(1, round(held_back * len(numbers)))
        chosen = np.random.default_rng(seed).permutation(numbers)[:count]
        mask = np.isin(self.games, chosen)
        return self.pick(~mask), self.pick(mask)
