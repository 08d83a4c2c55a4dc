"""From the score of a search to the probability of a win.

Both constants are fitted to games of our own search with the linear evaluation (`classic`). Fit
them again whenever that changes, and write them down here:

    python -m skep.lab.fit_win_probability GAMES...

Nets are brought to this curve, not the curve to them: `skep lab fit-scale` changes the scale of a
net's score.
"""

from __future__ import annotations

import math
from typing import Final

__all__ = ["SCALE", "TEMPO", "win_probability"]

SCALE: Final = 140.0
"""So many points more multiply the odds of a win by e."""

TEMPO: Final = 33.0
"""The score, in points, at which the chances are even.

The evaluation does not see that the opponent moves next, so that a search favours the side to move.
Without this term the probability would be 4.7 points of 100 too high on average.
"""


def win_probability(score: float) -> float:
    """The probability that the side to move wins, from 0 to 1, a draw counting as half a win.

    >>> win_probability(TEMPO)
    0.5
    >>> win_probability(TEMPO + SCALE)
    0.731...
    """
    return 1 / (1 + math.exp((TEMPO - score) / SCALE))
