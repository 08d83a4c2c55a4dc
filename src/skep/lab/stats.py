"""Statistics of a match: the difference in Elo, its error, and sequential tests.

Results are counts in ascending order of points: of single games, (losses, draws, wins), or of pairs
of games from one opening with colours exchanged, by the five sums of points a pair can have: 0, ½,
1, 1½, 2. The two games of a pair depend on each other through their opening, so only the pairs are
independent, and error bars from them are right where those from single games are too wide or too
narrow.

The formulas are those in common use for chess engines:

- Elo is logistic: a difference of d means an expected score of 1 / (1 + 10^(-d/400)).
- Normalised Elo is the difference from an even score in standard deviations of one game, times
  800 / ln 10. It tells how many games it takes to see a difference, and unlike Elo it hardly
  depends on how drawish the openings are.
- Error bars and the likelihood of superiority come from the mean and its variance under a Dirichlet
  prior that weighs as much as one result, spread evenly: next to nothing in a real match, and the
  reason why three wins out of three are not a certainty.
- The sequential test is the generalised SPRT: the log-likelihood ratio of the likeliest
  distribution with the expected score of elo1 and the likeliest with that of elo0 [1]. As is usual,
  a result that has not been seen counts as 0.001 of one.

[1] M. Van den Bergh, "A practical introduction to the GSPRT" and "Comments on Normalized Elo".
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "Decision",
    "Estimate",
    "Sprt",
    "elo_difference",
    "elo_estimate",
    "expected_score",
    "likelihood_of_superiority",
    "log_likelihood_ratio",
    "mean_score",
    "normalised_elo",
]

_NORMAL: Final = NormalDist()
_NORMALISED: Final = 800 / math.log(10)
_UNSEEN: Final = 1e-3


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and the interval it lies in with 95 % confidence, which may be unbounded."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def expected_score(elo: float) -> float:
    """The expected score per game of a player who is better by so many Elo.

    >>> round(expected_score(100), 3)
    0.64
    """
    return 1 / (1 + 10 ** (-elo / 400))


def elo_difference(score: float) -> float:
    """The difference in Elo that goes with an expected score; infinite at 0 and 1.

    >>> round(elo_difference(0.64), 1)
    100.0
    """
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return 400 * math.log10(score / (1 - score))


def mean_score(counts: Sequence[int]) -> float:
    """The mean score per game; NaN without games.

    >>> mean_score([1, 2, 3])
    0.6666666666666666
    """
    _check(counts)
    return _moments(counts)[0] if any(counts) else math.nan


def elo_estimate(counts: Sequence[int]) -> Estimate:
    """The difference in Elo, from counts of single games or of pairs.

    >>> estimate = elo_estimate([0, 4, 28, 15, 3])
    >>> round(estimate.value, 2), round(estimate.low), round(estimate.high)
    (59.64, 23, 95)
    """
    mean, deviation = _posterior(counts)
    reach = _NORMAL.inv_cdf(0.975) * deviation
    if not any(counts):
        return Estimate(math.nan, -math.inf, math.inf)
    return Estimate(
        elo_difference(mean_score(counts)),
        elo_difference(mean - reach),
        elo_difference(mean + reach),
    )


def normalised_elo(counts: Sequence[int]) -> Estimate:
    """The difference in normalised Elo, with an error by the delta method.

    The variance of a mean in units of its standard deviation, t = (m - ½) / s, is
    (1 - t·skewness + t²·(kurtosis - 1) / 4) / n. There is no estimate while all results are equal.
    """
    _check(counts)
    if sum(1 for count in counts if count) < 2:
        return Estimate(math.nan, -math.inf, math.inf)
    mean, variance, third, fourth = _moments(counts)
    t = (mean - 0.5) / math.sqrt(variance)
    skewness, kurtosis = third / variance**1.5, fourth / variance**2
    spread = math.sqrt((1 - t * skewness + t * t * (kurtosis - 1) / 4) / sum(counts))
    # The mean of two games has half the variance of one.
    scale = _NORMALISED / math.sqrt(_games_per_result(counts))
    reach = _NORMAL.inv_cdf(0.975) * spread
    return Estimate(scale * t, scale * (t - reach), scale * (t + reach))


def likelihood_of_superiority(counts: Sequence[int]) -> float:
    """The probability that the first player is the better one."""
    mean, deviation = _posterior(counts)
    return _NORMAL.cdf((mean - 0.5) / deviation)


def log_likelihood_ratio(counts: Sequence[int], elo0: float, elo1: float) -> float:
    """How much more likely elo1 makes the results than elo0 does, as a logarithm."""
    _check(counts)
    if not any(counts):
        return 0.0
    weights = [count or _UNSEEN for count in counts]
    likeliest0, likeliest1 = (
        _likeliest_with_mean(weights, expected_score(elo)) for elo in (elo0, elo1)
    )
    return sum(
        weight * math.log(p1 / p0)
        for weight, p0, p1 in zip(weights, likeliest0, likeliest1, strict=True)
    )


class Decision(StrEnum):
    """The decision of a sequential test."""

    ACCEPTED = "accepted"
    """The difference is elo1 rather than elo0."""
    REJECTED = "rejected"
    """The difference is elo0 rather than elo1."""


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential test whether a difference in Elo is elo1 rather than elo0.

    `alpha` is the risk to accept when it is elo0, `beta` the risk to reject when it is elo1.

    >>> test = Sprt(0, 10)
    >>> f"{test.lower:.2f} {test.upper:.2f}"
    '-2.94 2.94'
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not (math.isfinite(self.elo0) and math.isfinite(self.elo1) and self.elo0 < self.elo1):
            raise ValueError(f"elo0 must be below elo1, not {self.elo0:g} and {self.elo1:g}")
        for name, value in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < value < 0.5:
                raise ValueError(f"{name} is a risk between 0 and 0.5, not {value:g}")

    @property
    def lower(self) -> float:
        """The log-likelihood ratio at which the test rejects."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """The log-likelihood ratio at which the test accepts."""
        return math.log((1 - self.beta) / self.alpha)

    def ratio(self, counts: Sequence[int]) -> float:
        """The log-likelihood ratio of the results."""
        return log_likelihood_ratio(counts, self.elo0, self.elo1)

    def decide(self, counts: Sequence[int]) -> Decision | None:
        """The decision by these results; None while the test is undecided."""
        ratio = self.ratio(counts)
        if ratio >= self.upper:
            return Decision.ACCEPTED
        return Decision.REJECTED if ratio <= self.lower else None


def _check(counts: Sequence[int]) -> None:
    if len(counts) not in (3, 5) or any(count < 0 for count in counts):
        raise ValueError(f"results are 3 or 5 counts, not {list(counts)!r}")


def _games_per_result(counts: Sequence[float]) -> int:
    return (len(counts) - 1) // 2


def _scores(counts: Sequence[float]) -> list[float]:
    """The score per game of each possible result."""
    return [index / (len(counts) - 1) for index in range(len(counts))]


def _moments(counts: Sequence[float]) -> tuple[float, float, float, float]:
    """The mean of the scores and their second, third and fourth central moments."""
    total = sum(counts)
    scores = _scores(counts)
    mean = sum(count * score for count, score in zip(counts, scores, strict=True)) / total
    second, third, fourth = (
        sum(count * (score - mean) ** k for count, score in zip(counts, scores, strict=True))
        / total
        for k in (2, 3, 4)
    )
    return mean, second, third, fourth


def _posterior(counts: Sequence[int]) -> tuple[float, float]:
    """Mean and standard deviation of the expected score under the prior."""
    _check(counts)
    weights = [count + 1 / len(counts) for count in counts]
    mean, variance, _, _ = _moments(weights)
    return mean, math.sqrt(variance / (sum(weights) + 1))


def _likeliest_with_mean(weights: Sequence[float], mean: float) -> list[float]:
    """The distribution with that mean that makes the weighted scores likeliest.

    By Lagrange its probabilities are p_i / (1 + x (a_i - mean)), where x is the root of
    Σ p_i (a_i - mean) / (1 + x (a_i - mean)): a sum that falls from +∞ to -∞ between the two poles
    next to 0.
    """
    total = sum(weights)
    offsets = [score - mean for score in _scores(weights)]
    low, high = -1 / offsets[-1], -1 / offsets[0]
    x = 0.0
    while low < x < high:
        slope = sum(w * a / (1 + x * a) for w, a in zip(weights, offsets, strict=True))
        if slope > 0:
            low = x
        else:
            high = x
        x = (low + high) / 2
    return [w / total / (1 + x * a) for w, a in zip(weights, offsets, strict=True)]
