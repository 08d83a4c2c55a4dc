"""The check of the win probability on games: it finds what is right and what is wrong."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from skep import Board, GameState, cli
from skep.engine.win_probability import CLASSIC_TEMPO, SCALE, TEMPO
from skep.errors import SkepError
from skep.game import Limits
from skep.lab import chances
from skep.lab.chances import Curve, Sample
from skep.lab.nets import selfplay
from skep.record import Record

WON = (
    r"Base;InProgress;Black[5];wG1;bB1 -wG1;wQ wG1/;bQ -bB1;wQ \wG1;bQ -wQ;wA1 wG1/;bS1 /bQ;"
    r"wG2 \wA1;bS1 -wG2"
)


def samples(curve: Curve, count: int = 40_000) -> list[Sample]:
    """Results that a curve draws, four positions of each game."""
    rng = np.random.default_rng(1)
    scores = rng.normal(0, 150, count).round()
    results = rng.random(count) < curve.chances(scores)
    return [
        Sample(number // 4, float(result), int(score), int(2 * TEMPO - score))
        for number, (score, result) in enumerate(zip(scores, results, strict=True))
    ]


def test_right_chances_pass() -> None:
    found = chances.check(samples(Curve()), Curve())
    for tenths in (found.shipped, found.crossed):
        assert len(tenths) == 10
        assert sum(tenth.positions for tenth in tenths) == found.positions == 40_000
        for place, tenth in enumerate(tenths):
            assert 10 * place <= tenth.predicted <= 10 * place + 10
            assert abs(tenth.observed - tenth.predicted) < 3
            assert 0 < tenth.error < 2
    for curve in found.curves:
        assert curve.scale == pytest.approx(SCALE, rel=0.05)
        assert curve.tempo == pytest.approx(TEMPO, abs=5)


def test_wrong_chances_are_found_out_and_a_fit_mends_them() -> None:
    found = chances.check(samples(Curve(90, 60)), Curve())
    assert max(abs(tenth.observed - tenth.predicted) for tenth in found.shipped) > 6
    assert max(abs(tenth.observed - tenth.predicted) for tenth in found.crossed) < 3


def test_before_and_after() -> None:
    """After the best move the opponent has the opposite score, both raised by the tempo."""
    mean, magnitude = chances.before_and_after(samples(Curve(), 2000), Curve())
    assert mean == pytest.approx(0, abs=1e-9)
    assert magnitude == pytest.approx(0, abs=1e-9)
    flattered = [Sample(0, 1.0, int(TEMPO) + 14, int(TEMPO) + 14)] * 10
    mean, magnitude = chances.before_and_after(flattered, Curve())
    assert mean == magnitude == pytest.approx(5, abs=0.5)


def test_too_few_positions_and_no_sense() -> None:
    with pytest.raises(SkepError, match="too few"):
        chances.check(samples(Curve(), 900), Curve())
    with pytest.raises(SkepError, match="better score"):
        chances.check(samples(Curve(-SCALE, 0), 2000), Curve())


def test_positions_are_drawn_with_the_result_of_their_side() -> None:
    record = Record.from_board(Board.from_game_string(WON))
    assert record.result is GameState.BLACK_WINS
    unfinished = Record.from_board(Board.from_game_string(WON.rpartition(";")[0]))
    drawn = list(chances.draw_positions([unfinished, record], 9, seed=1))
    assert [(one.game, one.board.ply, one.result) for one in drawn] == [(1, 9, 1.0), (1, 8, 0.0)]
    found = list(chances.search_samples(drawn, "classic", [200]))
    assert [one.result for one in found] == [0.0], "a proven position says nothing"
    start = Board()
    assert chances.score_of(start, "default", Limits(nodes=50)) is not None


def test_check_chances_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    check, curves = chances.check, []

    def noted(found: list[Sample], curve: Curve) -> chances.Chances:
        curves.append(curve)
        return check(found, curve)

    monkeypatch.setattr(chances, "check", noted)
    path = tmp_path / "games.skg"
    origin = selfplay.new_origin(seed=2, nodes=40, types=("Base",), net=None)
    selfplay.run(path, origin, None, games=60, seconds=None, threads=1)
    words = ["lab", "check-chances", str(path), "--positions", "40", "--nodes", "30"]
    assert cli.main([*words, "--net", "classic"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("60 games, ")
    for part in ("this version:", "halves crossed:", "fitted to the halves", "in magnitude"):
        assert part in said
    assert curves == [Curve(tempo=CLASSIC_TEMPO)], "the classic evaluation has its own curve"
    assert cli.main([*words[:3], "--positions", "1"]) == 1
    assert "too few" in capsys.readouterr().err
