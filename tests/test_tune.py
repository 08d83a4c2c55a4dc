"""The programs that fit the evaluation: games as data, and the fit itself."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from skep import Board, cli
from skep._core import weights
from skep.lab import tune
from skep.lab.game_files import read_game_strings
from skep.lab.tune import POINTS_PER_LOGIT


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("games") / "games.skg"
    options = ["--games", "8", "--nodes", "60", "--seed", "5", "--threads", "1"]
    assert cli.main(["lab", "selfplay", str(out), *options]) == 0
    return out


def finished(path: Path) -> str:
    """The first game of a file that somebody has won."""
    for line in read_game_strings([path]):
        outcome = Board.from_game_string(line).outcome()
        if outcome is not None and outcome.winner is not None:
            return line
    raise AssertionError


def test_features_times_weights_are_the_evaluation(games: Path) -> None:
    board = Board.from_game_string(finished(games))
    while board.ply > 0:
        board.pop()
        position = board.native
        total = sum(f * w for f, w in zip(position.features(), weights().values(), strict=True))
        assert total == position.evaluate()


def test_results_are_seen_from_the_side_to_move(games: Path) -> None:
    line = finished(games)
    end = Board.from_game_string(line)
    outcome = end.outcome()
    assert outcome is not None
    assert outcome.winner is not None
    rows, results = tune.samples([line])
    assert len(rows) == len(results) == end.ply - 2 - tune.FIRST_PLY + 1
    first_mover_wins = end.turn if (end.ply - tune.FIRST_PLY) % 2 == 0 else end.turn.opponent
    assert results[0] == float(outcome.winner is first_mover_wins)
    assert set(results) <= {0.0, 1.0}


def test_the_fit_finds_the_weights_that_made_the_results() -> None:
    rng = np.random.default_rng(1)
    truth = np.array([120.0, -60.0, 0.0, 30.0])
    matrix = rng.integers(-3, 4, size=(20_000, 4)).astype(float)
    chance = 1 / (1 + np.exp(-(matrix @ truth) / POINTS_PER_LOGIT))
    results = (rng.random(20_000) < chance).astype(float)
    found = tune.fit(matrix, results, np.zeros(4))
    assert np.abs(found - truth).max() < 15
    assert tune.loss(matrix, results, found) < tune.loss(matrix, results, np.zeros(4))


def test_the_command_prints_a_table(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", "tune", str(games)]) == 0
    printed = capsys.readouterr().out
    assert "on games held back" in printed
    assert all(name in printed for name in weights())
    assert cli.main(["lab", "tune", str(games), "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert 2 <= figures["games"] <= 8
    assert {name: one["before"] for name, one in figures["weights"].items()} == weights()
    assert set(figures["losses"]) == {"old", "new"}


def test_a_fit_needs_games_with_a_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "games.txt"
    games.write_text("Base;NotStarted;White[1]\n", encoding="ascii")
    assert cli.main(["lab", "tune", str(games)]) == 1
    assert "two finished games" in capsys.readouterr().err
