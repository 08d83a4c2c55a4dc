"""Statistics of matches against published figures and against the same sums done another way."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.lab.ratings import Pairing, rate
from skep.lab.stats import (
    Decision,
    Sprt,
    elo_difference,
    elo_estimate,
    expected_score,
    likelihood_of_superiority,
    log_likelihood_ratio,
    mean_score,
    normalised_elo,
)

# Tests of Stockfish by fishtest as its commit messages report them: the counts of pairs, Elo with
# its margin, LOS in per cent, normalised Elo with its margin.
PUBLISHED_ELO = [
    ([27, 5831, 18366, 5750, 26], -0.48, 1.2, 22.2, -1.08, 2.8),
    ([123, 4580, 10875, 4305, 117], -2.49, 1.7, 0.2, -5.03, 3.4),
    ([24, 5718, 18379, 5853, 26], 0.80, 1.2, 90.0, 1.82, 2.8),
    ([12, 2847, 9436, 2683, 22], -1.67, 1.7, 2.8, -3.84, 3.9),
    ([96, 1426, 13277, 30130, 5071], 141.66, 1.2, 100.0, 284.13, 3.3),
    ([94, 1537, 13098, 29771, 5500], 143.26, 1.2, 100.0, 281.70, 3.3),
    ([31, 686, 2804, 1355, 124], 29.78, 3.4, 100.0, 59.24, 6.9),
]

# The same for sequential tests with bounds in logistic Elo: counts of pairs, bounds, ratio.
PUBLISHED_RATIOS = [
    ([406, 8728, 41933, 8848, 493], -0.20, 1.10, 2.94),
    ([23, 1079, 15473, 1255, 14], 0.20, 0.90, 2.94),
    ([2, 245, 4962, 291, 4], -0.70, 0.20, 2.95),
    ([577, 11681, 56451, 11586, 605], -1.00, 0.20, 2.94),
    ([87, 6272, 81610, 6175, 108], -0.70, 0.20, 2.98),
    ([4, 2342, 11769, 2494, 7], -0.20, 1.10, 2.93),
    ([13, 1176, 17184, 1178, 21], 0.25, 1.25, -3.00),
    ([25, 1383, 19438, 1408, 26], 0.25, 1.25, -2.96),
    ([863, 6282, 12251, 6283, 892], -1.00, 3.00, -2.93),
]

counts = st.one_of(
    st.lists(st.integers(0, 200), min_size=3, max_size=3),
    st.lists(st.integers(0, 200), min_size=5, max_size=5),
)


@pytest.mark.parametrize("published", PUBLISHED_ELO)
def test_elo_as_published(
    published: tuple[list[int], float, float, float, float, float],
) -> None:
    pairs, elo, margin, superiority, normalised, normalised_margin = published
    estimate = elo_estimate(pairs)
    assert estimate.value == pytest.approx(elo, abs=0.006)
    assert estimate.margin == pytest.approx(margin, abs=0.051)
    assert 100 * likelihood_of_superiority(pairs) == pytest.approx(superiority, abs=0.051)
    assert normalised_elo(pairs).value == pytest.approx(normalised, abs=0.006)
    assert normalised_elo(pairs).margin == pytest.approx(normalised_margin, abs=0.051)


@pytest.mark.parametrize(("pairs", "elo0", "elo1", "ratio"), PUBLISHED_RATIOS)
def test_ratio_as_published(pairs: list[int], elo0: float, elo1: float, ratio: float) -> None:
    assert Sprt(elo0, elo1).ratio(pairs) == pytest.approx(ratio, abs=0.0051)


def test_elo_and_score() -> None:
    """At 400 Elo the odds are ten to one, by definition."""
    assert expected_score(400) == pytest.approx(10 / 11)
    assert expected_score(0) == 0.5
    assert elo_difference(1) == math.inf
    assert elo_difference(0) == -math.inf
    for elo in (-700, -3.5, 0, 12, 350):
        assert elo_difference(expected_score(elo)) == pytest.approx(elo)


def test_single_games_by_hand() -> None:
    """20 losses, 30 draws, 50 wins: mean 0.65, variance of a game (50 + 7.5) / 100 - 0.4225."""
    games = [20, 30, 50]
    assert mean_score(games) == 0.65
    error = math.sqrt(0.1525 / 100)
    estimate = elo_estimate(games)
    assert estimate.value == pytest.approx(107.54, abs=0.01)
    # The prior of one game in a hundred moves the bounds by a few Elo at most.
    assert estimate.low == pytest.approx(elo_difference(0.65 - 1.96 * error), abs=2)
    assert estimate.high == pytest.approx(elo_difference(0.65 + 1.96 * error), abs=2)
    normal = 0.5 * (1 + math.erf(0.15 / error / math.sqrt(2)))
    assert likelihood_of_superiority(games) == pytest.approx(normal, abs=1e-4)
    assert normalised_elo(games).value == pytest.approx(
        0.15 / math.sqrt(0.1525) * 800 / math.log(10)
    )


def test_pairs_know_that_their_games_depend_on_each_other() -> None:
    """Lost and won once each from every opening is the surest of all even results."""
    split = elo_estimate([0, 0, 100, 0, 0])
    swept = elo_estimate([50, 0, 0, 0, 50])
    single = elo_estimate([100, 0, 100])
    assert split.margin < single.margin < swept.margin
    assert swept.margin == pytest.approx(single.margin * math.sqrt(2), rel=0.02)
    # Where the games of a pair do not depend on each other, both ways agree.
    independent = elo_estimate([25, 0, 50, 0, 25])
    assert independent.margin == pytest.approx(single.margin, rel=0.02)
    assert normalised_elo([25, 0, 50, 0, 25]).margin == pytest.approx(
        normalised_elo([100, 0, 100]).margin
    )


@given(counts)
def test_exchanging_the_players_changes_the_sign(results: list[int]) -> None:
    estimate, mirrored = elo_estimate(results), elo_estimate(results[::-1])
    superiority = likelihood_of_superiority(results)
    assert likelihood_of_superiority(results[::-1]) == pytest.approx(1 - superiority)
    if any(results):
        assert mirrored.value == pytest.approx(-estimate.value, abs=1e-6)
        assert mirrored.low == pytest.approx(-estimate.high, abs=1e-6)
        assert estimate.low <= estimate.value <= estimate.high
        assert log_likelihood_ratio(results[::-1], -10, 0) == pytest.approx(
            -log_likelihood_ratio(results, 0, 10), abs=1e-6
        )


def test_few_or_no_results() -> None:
    nothing = [0, 0, 0, 0, 0]
    assert math.isnan(mean_score(nothing))
    assert math.isnan(elo_estimate(nothing).value)
    assert elo_estimate(nothing).margin == math.inf
    assert likelihood_of_superiority(nothing) == pytest.approx(0.5)
    assert log_likelihood_ratio(nothing, 0, 10) == 0
    assert math.isnan(normalised_elo([0, 0, 7, 0, 0]).value)
    one = elo_estimate([0, 0, 0, 0, 1])
    assert one.value == one.high == math.inf
    assert one.low < 0
    for wrong in ([], [1, 2], [1, 2, 3, 4], [1, -1, 0]):
        with pytest.raises(ValueError, match="counts"):
            elo_estimate(wrong)


def likeliest(games: Sequence[float], mean: float) -> float:
    """The best log-likelihood of losses, draws and wins with that mean, by golden section.

    The share of draws, d, is all that is free: wins are mean - d/2, losses 1 - mean - d/2.
    """

    def value(draws: float) -> float:
        shares = (1 - mean - draws / 2, draws, mean - draws / 2)
        return sum(count * math.log(share) for count, share in zip(games, shares, strict=True))

    low, high = 1e-15, 2 * min(mean, 1 - mean) - 1e-15
    ratio = (math.sqrt(5) - 1) / 2
    for _ in range(120):
        left, right = high - ratio * (high - low), low + ratio * (high - low)
        if value(left) > value(right):
            high = right
        else:
            low = left
    return value((low + high) / 2)


@given(
    st.lists(st.integers(0, 200), min_size=3, max_size=3).filter(any),
    st.floats(-60, 60),
    st.floats(1, 60),
)
def test_ratio_by_numeric_maximisation(games: list[int], elo0: float, width: float) -> None:
    weights = [count or 1e-3 for count in games]
    s0, s1 = expected_score(elo0), expected_score(elo0 + width)
    expected = likeliest(weights, s1) - likeliest(weights, s0)
    assert log_likelihood_ratio(games, elo0, elo0 + width) == pytest.approx(
        expected, rel=1e-5, abs=1e-5
    )


def test_ratio_of_pairs_without_odd_points_is_that_of_games_with_draws() -> None:
    """A pair with 0, 1 or 2 points is a game lost, drawn or won, but for the unseen."""
    assert log_likelihood_ratio([30, 0, 50, 0, 40], 0, 20) == pytest.approx(
        log_likelihood_ratio([30, 50, 40], 0, 20), abs=1e-3
    )


def test_ratio_of_wins_and_losses_is_that_of_the_binomial() -> None:
    """Without draws the mean fixes the distribution, so Wald's plain test remains."""
    wins, losses = 70, 50
    s0, s1 = expected_score(0), expected_score(30)
    expected = wins * math.log(s1 / s0) + losses * math.log((1 - s1) / (1 - s0))
    assert log_likelihood_ratio([losses, 0, wins], 0, 30) == pytest.approx(expected, abs=1e-3)


def test_bounds_and_decisions() -> None:
    test = Sprt(0, 10, alpha=0.05, beta=0.1)
    assert test.lower == pytest.approx(math.log(0.1 / 0.95))
    assert test.upper == pytest.approx(math.log(0.9 / 0.05))
    assert test.decide([0, 0, 0, 0, 0]) is None
    assert test.decide([20, 40, 80, 120, 60]) is Decision.ACCEPTED
    assert test.decide([60, 120, 80, 40, 20]) is Decision.REJECTED
    for wrong in ((10, 0), (5, 5), (math.nan, 1), (0, math.inf)):
        with pytest.raises(ValueError, match="below"):
            Sprt(*wrong)
    for risk in (0, 0.5, 1, -1):
        with pytest.raises(ValueError, match="risk"):
            Sprt(0, 5, alpha=risk)


@pytest.mark.parametrize(("elo", "wrong"), [(0, Decision.ACCEPTED), (80, Decision.REJECTED)])
def test_the_test_errs_as_seldom_as_it_promises(elo: float, wrong: Decision) -> None:
    rng = random.Random(3)
    test = Sprt(0, 80, alpha=0.1, beta=0.1)
    score = expected_score(elo)
    errors, trials = 0, 80
    for _ in range(trials):
        pairs = [0] * 5
        decision = None
        while decision is None:
            for _ in range(2):
                pairs[2 * sum(rng.random() < score for _ in range(2))] += 1
            decision = test.decide(pairs)
        errors += decision is wrong
    # Three standard deviations above a tenth.
    assert errors / trials < 0.1 + 3 * math.sqrt(0.1 * 0.9 / trials)


# ---- rating lists


def test_two_players_are_rated_as_in_a_match() -> None:
    pairs = [31, 686, 2804, 1355, 124]
    listed = rate({("a", "b"): Pairing(pairs=pairs)})
    first, second = listed.ratings
    estimate = elo_estimate(pairs)
    assert not listed.regularised
    assert first.name == "a"
    assert first.elo.value - second.elo.value == pytest.approx(estimate.value)
    assert first.elo.margin * 2 == pytest.approx(estimate.margin, rel=0.01)
    assert (first.points, first.games) == (5427.5, 10000)
    assert first.superiority == pytest.approx(1)
    assert second.superiority is None


RESULTS = {
    ("a", "b"): (3, 4, 13),
    ("c", "a"): (9, 6, 5),
    ("b", "c"): (6, 2, 12),
    ("d", "a"): (11, 8, 1),
    ("d", "b"): (7, 9, 4),
    ("c", "d"): (5, 5, 10),
}


def climb(
    likelihood: Callable[[dict[str, float]], float], names: Sequence[str]
) -> dict[str, float]:
    """Maximise by trying ever smaller steps in each direction: slow, and obviously right."""
    point = dict.fromkeys(names, 0.0)
    step = 64.0
    while step > 1e-6:
        best = likelihood(point)
        for name, sign in itertools.product(names, (1, -1)):
            tried = {**point, name: point[name] + sign * step}
            if likelihood(tried) > best:
                point = tried
                break
        else:
            step /= 2
    mean = sum(point.values()) / len(point)
    return {name: value - mean for name, value in point.items()}


def test_ratings_are_the_likeliest() -> None:
    def likelihood(ratings: dict[str, float]) -> float:
        return sum(
            (wins + draws / 2) * math.log(expected_score(ratings[a] - ratings[b]))
            + (losses + draws / 2) * math.log(expected_score(ratings[b] - ratings[a]))
            for (a, b), (losses, draws, wins) in RESULTS.items()
        )

    expected = climb(likelihood, "abcd")
    listed = rate({key: Pairing(singles=result) for key, result in RESULTS.items()})
    assert [r.name for r in listed.ratings] == sorted("abcd", key=lambda n: -expected[n])
    for rating in listed.ratings:
        assert rating.elo.value == pytest.approx(expected[rating.name], abs=0.01)
    assert sum(r.points for r in listed.ratings) == sum(sum(r) for r in RESULTS.values())


def test_expected_points_are_the_points_made() -> None:
    listed = rate({key: Pairing(singles=result) for key, result in RESULTS.items()})
    ratings = {r.name: r.elo.value for r in listed.ratings}
    for rating in listed.ratings:
        expected = sum(
            sum(result) * expected_score(ratings[rating.name] - ratings[other])
            for pair, result in RESULTS.items()
            if rating.name in pair
            for other in pair
            if other != rating.name
        )
        assert expected == pytest.approx(rating.points)


def test_rating_errors_are_those_of_repeated_tournaments() -> None:
    rng = random.Random(7)
    truth = {"a": 60.0, "b": 0.0, "c": -60.0}
    trials = 120
    found: dict[str, list[float]] = {name: [] for name in truth}
    margins: dict[str, list[float]] = {name: [] for name in truth}
    for _ in range(trials):
        pairings = {}
        for a, b in itertools.combinations(truth, 2):
            pairs = [0] * 5
            score = expected_score(truth[a] - truth[b])
            for _ in range(100):
                # Half of the pairs are decided by the opening alone, which favours one colour.
                pairs[2 if rng.random() < 0.5 else 4 * (rng.random() < 2 * score - 0.5)] += 1
            pairings[a, b] = Pairing(pairs=pairs)
        for rating in rate(pairings).ratings:
            found[rating.name].append(rating.elo.value)
            margins[rating.name].append(rating.elo.margin)
    for name, values in found.items():
        mean = sum(values) / trials
        deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / (trials - 1))
        assert mean == pytest.approx(truth[name], abs=4 * deviation / math.sqrt(trials) + 3)
        # The spread of a hundred values is known to a good tenth.
        assert sum(margins[name]) / trials / 1.96 == pytest.approx(deviation, rel=0.25)


def test_one_sided_results_are_rated_with_a_caveat() -> None:
    listed = rate({("a", "b"): Pairing(singles=(0, 0, 9)), ("b", "c"): Pairing(singles=(2, 2, 2))})
    assert listed.regularised
    ratings = {r.name: r.elo for r in listed.ratings}
    assert ratings["a"].value > ratings["b"].value
    assert ratings["a"].value < 1000
    assert ratings["a"].margin > 100
    assert rate({}).ratings == ()
    idle = rate({("a", "b"): Pairing()})
    assert all(math.isnan(r.elo.value) and r.games == 0 for r in idle.ratings)
    with pytest.raises(ValueError, match="itself"):
        rate({("a", "a"): Pairing(singles=(1, 0, 0))})


def test_order_of_a_pairing_does_not_matter() -> None:
    there = rate({("a", "b"): Pairing((1, 2, 3, 4, 5), (1, 0, 2))})
    back = rate({("b", "a"): Pairing((5, 4, 3, 2, 1), (2, 0, 1))})
    for first, second in zip(there.ratings, back.ratings, strict=True):
        assert first.name == second.name
        assert first.elo.value == pytest.approx(second.elo.value)
        assert first.elo.margin == pytest.approx(second.elo.margin)
