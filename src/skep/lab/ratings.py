"""A rating list from the games of many players against each other.

The model is that of Bradley and Terry: the expected score of a player against another is the
logistic function of the difference of their ratings, and a draw is half a win. The ratings are
those of maximum likelihood, found by Newton's method: at them every player's expected points equal
the points made. Their mean is 0.

The errors come from the spread of the results around what the ratings expect, pair by pair of games
(the "sandwich" estimator): the model's own variance is too wide where games are drawn, and wrong
either way where the two games of a pair depend on each other.

There is no likeliest rating where a group of players has won, or lost, every game against all
others. Then each player is given the draw of half a game against an average opponent, and errors
are the model's own; such a list says so.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

from skep.lab.stats import Estimate, expected_score

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["Pairing", "Rating", "RatingList", "rate"]

_NORMAL: Final = NormalDist()
_ELO: Final = 400 / math.log(10)
_PRIOR_GAMES: Final = 0.5
_STEPS: Final = 200
_LONGEST_STEP: Final = 1.5
"""In natural units, 260 Elo: far from the solution, full steps of Newton can overshoot."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """The results of one player against another: counts of pairs, and of games without a partner.

    Both in ascending order of the first player's points, as in `skep.lab.stats`.
    """

    pairs: Sequence[int] = (0, 0, 0, 0, 0)
    singles: Sequence[int] = (0, 0, 0)

    @property
    def games(self) -> int:
        """How many games were played."""
        return 2 * sum(self.pairs) + sum(self.singles)

    @property
    def points(self) -> float:
        """The points the first player made."""
        return sum(
            index * count / 2
            for counts in (self.pairs, self.singles)
            for index, count in enumerate(counts)
        )

    def squares(self, score: float) -> float:
        """The sum of squares by which the points differ from those of that expected score."""
        return sum(
            count * (index / 2 - games * score) ** 2
            for games, counts in ((2, self.pairs), (1, self.singles))
            for index, count in enumerate(counts)
        )


@dataclass(frozen=True, slots=True)
class Rating:
    """One line of a rating list."""

    name: str
    elo: Estimate
    points: float
    games: int
    superiority: float | None
    """The likelihood to be better than the player on the next line, if there is one."""


@dataclass(frozen=True, slots=True)
class RatingList:
    """The players, the best first."""

    ratings: tuple[Rating, ...]
    regularised: bool
    """Were the results too one-sided to rate the players by them alone?"""


def rate(pairings: Mapping[tuple[str, str], Pairing]) -> RatingList:
    """Rate players by their results against each other; mean 0.

    >>> ratings = rate({("a", "b"): Pairing(singles=(25, 0, 75))}).ratings
    >>> [(rating.name, round(rating.elo.value)) for rating in ratings]
    [('a', 95), ('b', -95)]
    """
    played = {key: pairing for key, pairing in pairings.items() if pairing.games}
    for first, second in played:
        if first == second:
            raise ValueError(f"{first!r} cannot have played against itself")
    names = sorted({name for key in pairings for name in key})
    index = {name: number for number, name in enumerate(names)}
    results = [(index[first], index[second], result) for (first, second), result in played.items()]
    regularised = not _is_connected(len(names), results)
    strengths, inverse = _fit(len(names), results, _PRIOR_GAMES if regularised else 0.0)
    covariance = _covariance(strengths, inverse, None if regularised else results)
    points = [0.0] * len(names)
    games = [0] * len(names)
    for i, j, result in results:
        points[i] += result.points
        points[j] += result.games - result.points
        games[i] += result.games
        games[j] += result.games
    order = sorted(range(len(names)), key=lambda i: (-strengths[i], names[i]))
    ratings = [
        Rating(
            names[i],
            _estimate(strengths[i], covariance[i][i], games[i]),
            points[i],
            games[i],
            _superiority(strengths, covariance, i, following[0]) if following else None,
        )
        for place, i in enumerate(order)
        for following in [order[place + 1 : place + 2]]
    ]
    return RatingList(tuple(ratings), regularised)


_Results = list[tuple[int, int, Pairing]]
_Matrix = list[list[float]]


def _is_connected(count: int, results: _Results) -> bool:
    """Can each player be reached from each along "made at least half a point against"?

    Exactly then there is a likeliest rating (Ford 1957).
    """
    forward: list[set[int]] = [set() for _ in range(count)]
    backward: list[set[int]] = [set() for _ in range(count)]
    for i, j, result in results:
        for better, worse, points in ((i, j, result.points), (j, i, result.games - result.points)):
            if points > 0:
                forward[better].add(worse)
                backward[worse].add(better)

    def reaches_all(edges: list[set[int]]) -> bool:
        seen, pending = {0}, [0]
        while pending:
            found = edges[pending.pop()] - seen
            seen |= found
            pending.extend(found)
        return len(seen) == count

    return count == 0 or (reaches_all(forward) and reaches_all(backward))


def _fit(count: int, results: _Results, prior: float) -> tuple[list[float], _Matrix]:
    """The likeliest strengths in natural units, mean 0, and the inverse of the information."""
    strengths = [0.0] * count
    inverse: _Matrix = []
    for _ in range(_STEPS):
        surplus = [prior * (0.5 - _logistic(strength)) for strength in strengths]
        information = [[0.0] * count for _ in range(count)]
        for i, strength in enumerate(strengths):
            information[i][i] = prior * _logistic(strength) * _logistic(-strength)
        for i, j, result in results:
            score = _logistic(strengths[i] - strengths[j])
            weight = result.games * score * (1 - score)
            surplus[i] += result.points - result.games * score
            surplus[j] -= result.points - result.games * score
            information[i][i] += weight
            information[j][j] += weight
            information[i][j] -= weight
            information[j][i] -= weight
        if not prior:
            # Only differences matter. Fixing the mean makes the matrix regular without changing
            # what it does to differences.
            for row in information:
                for j in range(count):
                    row[j] += 1 / count
        inverse = _invert(information)
        step = [sum(map(_product, row, surplus)) for row in inverse]
        longest = max(map(abs, step), default=0.0)
        if longest < 1e-12:
            break
        shrink = min(1.0, _LONGEST_STEP / longest)
        strengths = [strength + shrink * by for strength, by in zip(strengths, step, strict=True)]
    mean = sum(strengths) / count if count else 0.0
    return [strength - mean for strength in strengths], inverse


def _covariance(strengths: list[float], inverse: _Matrix, results: _Results | None) -> _Matrix:
    """The covariance of the strengths, their mean held at 0; without results, the model's own."""
    count = len(strengths)
    columns = range(count)
    centred = _centre(inverse)
    if results is None:
        return _centre([list(column) for column in zip(*centred, strict=True)])
    covariance = [[0.0] * count for _ in columns]
    for a, b, result in results:
        spread = result.squares(_logistic(strengths[a] - strengths[b]))
        effect = [row[a] - row[b] for row in centred]
        for i in columns:
            for j in columns:
                covariance[i][j] += spread * effect[i] * effect[j]
    return covariance


def _centre(matrix: _Matrix) -> _Matrix:
    """Take from every row the mean of all rows."""
    means = [sum(column) / len(matrix) for column in zip(*matrix, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in matrix]


def _estimate(strength: float, variance: float, games: int) -> Estimate:
    if not games:
        return Estimate(math.nan, -math.inf, math.inf)
    reach = _NORMAL.inv_cdf(0.975) * math.sqrt(variance)
    return Estimate(_ELO * strength, _ELO * (strength - reach), _ELO * (strength + reach))


def _superiority(strengths: list[float], covariance: _Matrix, i: int, j: int) -> float:
    variance = covariance[i][i] + covariance[j][j] - 2 * covariance[i][j]
    if variance <= 0:
        return 0.5
    return _NORMAL.cdf((strengths[i] - strengths[j]) / math.sqrt(variance))


def _logistic(difference: float) -> float:
    return expected_score(_ELO * difference)


def _product(a: float, b: float) -> float:
    return a * b


def _invert(matrix: _Matrix) -> _Matrix:
    """The inverse by Gauss and Jordan, with the largest pivot of each column."""
    count = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(count))] for i, row in enumerate(matrix)]
    for column in range(count):
        pivot = max(range(column, count), key=lambda i: abs(rows[i][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        scale = rows[column][column]
        rows[column] = [value / scale for value in rows[column]]
        for i in range(count):
            factor = rows[i][column]
            if i != column and factor:
                rows[i] = [
                    value - factor * base for value, base in zip(rows[i], rows[column], strict=True)
                ]
    return [row[count:] for row in rows]
