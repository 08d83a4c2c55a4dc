"""From the score of a search to the probability of a win.

A logistic curve. Its constants are fitted to games of our own search with the net in this package,
and for the linear evaluation (`classic`) to games of that; `skep lab check-chances` says how well
they do on games that they were not fitted to. Another net is brought to this curve, not the curve
to it: `skep lab fit-scale` changes the scale of a net's score.
"""

from __future__ import annotations

import math
from typing import Final

from skep import _core

__all__ = ["CLASSIC_TEMPO", "SCALE", "TEMPO", "win_probability"]

SCALE: Final = _core.CHANCE_SCALE
"""So many points more multiply the odds of a win by e."""

TEMPO: Final = _core.TEMPO
"""The score, in points, at which the chances are even.

A search favours the side to move: it looks for that side's best move with an evaluation that errs,
and what looks best has often been judged too well. Without this term the chance after the best move
would be about six points of 100 lower than the chance before it.
"""

CLASSIC_TEMPO: Final = _core.CLASSIC_TEMPO
"""The same for the linear evaluation, which does not see who moves next."""


def win_probability(score: float, *, classic: bool = False) -> float:
    """The probability that the side to move wins, from 0 to 1, a draw counting as half a win.

    `classic` says that the score is of a search with the linear evaluation.

    >>> win_probability(TEMPO)
    0.5
    >>> win_probability(TEMPO + SCALE)
    0.731...
    """
    tempo = CLASSIC_TEMPO if classic else TEMPO
    return 1 / (1 + math.exp((tempo - score) / SCALE))
