"""The probability of a win: it favours neither the side to move nor the other."""

from __future__ import annotations

import json
import math
import random
import re
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from skep import PASS, Board, Color, cli
from skep.engine import WIN, Searcher, SearchResult
from skep.engine.win_probability import CLASSIC_TEMPO, SCALE, TEMPO, win_probability
from skep.game import Limits
from skep.lab import fit_win_probability as fit
from skep.lab.chances import Curve
from skep.lab.logistic import fit_logistic, log_loss, sigmoid

Numbers = NDArray[np.float64]

DATA = Path(__file__).parent / "data" / "win_probability.tsv"
"""Positions of games of our search against itself, and White's score in the game."""

NODES = 2_000
MOST_BIAS = 1.5
"""In points of 100; the sample is small, and says no more than that."""


def chance(score: int, wins_in: int | None = None) -> float:
    return SearchResult(PASS, score, 1, 1, (PASS,), 0.0, wins_in).win_probability


def test_the_curve() -> None:
    assert win_probability(TEMPO) == 0.5
    assert win_probability(TEMPO + SCALE) == pytest.approx(math.e / (1 + math.e))
    for points in (1, 50, 700, 20_000):
        better, worse = win_probability(TEMPO + points), win_probability(TEMPO - points)
        assert better + worse == pytest.approx(1)
        assert 0 <= worse < 0.5 < better <= 1


def test_each_evaluation_has_its_own_tempo() -> None:
    assert win_probability(CLASSIC_TEMPO, classic=True) == 0.5
    board = Board()
    for net, classic in (("classic", True), ("default", False)):
        found = Searcher(net=net)(board, Limits(depth=2), seed=1)
        assert found.classic is classic
        assert found.win_probability == win_probability(found.score, classic=classic)


def test_a_proven_end_is_certain() -> None:
    assert chance(WIN - 3, 2) == 1
    assert chance(4 - WIN, -2) == 0
    assert chance(100) == win_probability(100)


@pytest.fixture(scope="module")
def searched() -> tuple[Numbers, Numbers]:
    """The scores of positions by a search, and the results for the side to move.

    Of each game there are two positions, one after the other, so that the results say nothing for
    or against the side to move.
    """
    rows: list[tuple[float, float]] = []
    for line in DATA.read_text(encoding="ascii").splitlines()[1:]:
        white_score, game = line.split("\t")
        later = Board.from_game_string(game)
        earlier = later.copy()
        earlier.pop()
        scores = [fit.search_score(board, NODES) for board in (earlier, later)]
        for score, board in zip(scores, (earlier, later), strict=True):
            if score is not None and None not in scores:
                white = float(white_score)
                rows.append((score, white if board.turn is Color.WHITE else 1 - white))
    scores, results = np.array(rows).T
    assert len(scores) > 200
    assert results.mean() == 0.5
    return scores, results


def test_the_side_to_move_is_not_favoured(searched: tuple[Numbers, Numbers]) -> None:
    assert abs(Curve(SCALE, CLASSIC_TEMPO).bias(*searched)) < MOST_BIAS


def test_without_tempo_the_side_to_move_would_be_favoured(
    searched: tuple[Numbers, Numbers],
) -> None:
    """The sample is large enough to see the fault that the tempo term mends."""
    assert Curve(160, 0).bias(*searched) > 2 * MOST_BIAS


# ---- the fit


def test_a_fit_finds_the_curve_that_made_the_results() -> None:
    rng = np.random.default_rng(1)
    scores = rng.normal(30, 150, 40_000)
    results = (rng.random(40_000) < sigmoid((scores - 50) / 200)).astype(float)
    found = Curve.fitted(scores, results)
    assert found.scale == pytest.approx(200, rel=0.05)
    assert found.tempo == pytest.approx(50, abs=5)
    assert abs(found.bias(scores, results)) < 1e-3
    assert found.loss(scores, results) <= Curve(200, 50).loss(scores, results)


def test_weights_without_data_stay_where_they_are() -> None:
    matrix = np.array([[1.0, 0.0], [-1.0, 0.0], [2.0, 0.0]])
    found = fit_logistic(matrix, np.array([1.0, 0.0, 1.0]), np.array([0.0, 7.0]), pull=0.1)
    assert found[1] == pytest.approx(7)
    assert found[0] > 0


def test_a_fit_from_far_away_converges() -> None:
    """Where a full step of Newton's method would go too far, a shorter one is taken."""
    matrix = np.array([[1.0], [-1.0], [1.0], [3.0]])
    results = np.array([1.0, 0.0, 0.0, 1.0])
    near, far = (fit_logistic(matrix, results, np.array([start]), 1e-6) for start in (0.0, 9.0))
    assert far == pytest.approx(near, abs=1e-2)
    assert log_loss(sigmoid(matrix @ far), results) < log_loss(sigmoid(matrix @ [9.0]), results)


def test_pairs_of_positions_see_the_result_from_both_sides() -> None:
    game = (
        r"Base;InProgress;Black[5];wG1;bB1 -wG1;wQ wG1/;bQ -bB1;wQ \wG1;bQ -wQ;wA1 wG1/;bS1 /bQ;"
        r"wG2 \wA1;bS1 -wG2"
    )
    assert list(fit.sample_pairs([game.rpartition(";")[0]], random.Random(1))) == []  # goes on
    (pair,) = fit.sample_pairs([game], random.Random(1))
    (earlier, first), (later, second) = pair
    assert later.ply == earlier.ply + 1
    assert first + second == 1
    assert (second == 1) == (later.turn is Color.BLACK)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = str(tmp_path / "games.skg")
    options = ["--games", "12", "--nodes", "60", "--seed", "5", "--threads", "1"]
    assert cli.main(["lab", "selfplay", games, *options]) == 0
    capsys.readouterr()
    words = ["lab", "fit-tempo", games, "--nodes", "100", "--nodes", "200"]
    assert cli.main(words) == 0
    printed = capsys.readouterr().out
    now, new = re.findall(r"(\w+): SCALE +([-.0-9]+), CLASSIC_TEMPO +([-.0-9]+), bias", printed)
    assert now == ("now", f"{SCALE:.1f}", f"{CLASSIC_TEMPO:.1f}")
    assert new[0] == "new"
    assert cli.main([*words, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["curves"]["now"]["scale"] == SCALE
    assert figures["positions"] > 0


def test_the_command_needs_games_with_a_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "games.txt"
    games.write_text("# a comment\nBase;NotStarted;White[1]\n", encoding="ascii")
    assert cli.main(["lab", "fit-tempo", str(games)]) == 1
    assert "too few" in capsys.readouterr().err
