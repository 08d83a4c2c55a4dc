"""The steps between the levels, and the beginner at their foot.

The steps are measured by `skep lab calibrate`; what is slow to measure is here under
`slow`.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from skep import Board, Color, EngineError, GameState, GameType, cli
from skep.engine import OPPONENTS, search
from skep.game import Limits
from skep.lab import calibrate
from skep.lab.beginner import beginner_move, random_for
from skep.lab.calibrate import LEAST_LOSSES, faults, measure_levels, write_into
from skep.lab.contestants import contestant
from skep.lab.results import Ending, GameResult

WIN_IN_ONE = (
    r"Base;InProgress;Black[5];wG1;bB1 -wG1;wQ wG1/;bQ -bB1;wQ \wG1;bQ -wQ;wA1 wG1/;bS1 /bQ;"
    r"wG2 \wA1"
)

# ---- the beginner


def test_beginner_plays_to_an_end() -> None:
    for seed in range(4):
        rng = random.Random(seed)
        board = Board(list(GameType)[2 * seed])
        while not board.is_game_over() and board.ply < 150:
            move = beginner_move(board, rng)
            assert move in board.legal_moves
            board.push(move)
        assert board.ply > 11


def test_beginner_takes_the_last_side_of_the_queen() -> None:
    board = Board.from_game_string(WIN_IN_ONE)
    assert board.uhp(beginner_move(board, random.Random(1))) == "bS1 -wG2"


def losses_to_the_beginner(games: int) -> int:
    lost = 0
    for seed in range(games):
        board, own = Board(), list(Color)[seed % 2]
        while not board.is_game_over() and board.ply < 200:
            if board.turn is own:
                board.push(search(board, Limits(nodes=1000), level=1, seed=seed, hash_mib=1).move)
            else:
                board.push(beginner_move(board, random_for(board, seed)))
        outcome = board.outcome()
        lost += outcome is not None and outcome.winner is own.opponent
    return lost


def test_level_1_loses_to_the_beginner() -> None:
    assert losses_to_the_beginner(10) >= 6


@pytest.mark.slow
def test_level_1_loses_four_games_of_five_to_the_beginner() -> None:
    assert losses_to_the_beginner(200) >= LEAST_LOSSES * 200


def test_beginner_is_a_contestant() -> None:
    assert contestant("beginner", {}).name == "beginner"
    assert contestant("beginner", {}, "child").name == "child"
    with pytest.raises(EngineError, match="no options"):
        contestant("beginner", {"level": "3"})


# ---- the ladder


def meeting(lower: str, upper: str, wins: int, games: int) -> list[GameResult]:
    found = []
    for number in range(games):
        white, black = (upper, lower) if number % 2 else (lower, upper)
        winner = Color.WHITE if (white == upper) == (number < wins) else Color.BLACK
        state = GameState.from_winner(winner)
        found.append(GameResult(number, white, black, state, Ending.SURROUNDED, "", 40))
    return found


def results(wins: int, games: int) -> list[list[GameResult]]:
    """Games in which every level beats those it meets so often."""
    names = [str(one) for one in OPPONENTS]
    return [
        meeting(lower, upper, wins, games)
        for place, lower in enumerate(names)
        for upper in names[place + 1 : place + 3]
    ]


def test_a_ladder_with_even_steps_is_right() -> None:
    ladder = measure_levels(results(wins=280, games=400))
    assert [rung.opponent for rung in ladder] == list(OPPONENTS)
    assert ladder[0].step is None
    assert all(rung.step is not None and 140 < rung.step.value < 155 for rung in ladder[1:])
    assert faults(ladder, 0.9) == []
    assert faults(ladder, 0.79) == ["1 Caterpillar loses only 79% to the beginner"]


@pytest.mark.parametrize(
    ("wins", "fault"), [(180, "is not better than"), (210, "the step from"), (380, "the step from")]
)
def test_a_ladder_with_wrong_steps_is_found_out(wins: int, fault: str) -> None:
    found = faults(measure_levels(results(wins=wins, games=400)), 0.9)
    assert len(found) == len(OPPONENTS) - 1
    assert all(fault in text for text in found)


def test_calibration(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A short one plays, prints, writes and remembers, whatever it finds."""
    document = tmp_path / "levels.md"
    document.write_text("Before.\n" + calibrate.BEGIN + "old\n" + calibrate.END + "After.\n")
    words = [
        "lab",
        "calibrate",
        "--games",
        "2",
        "--top-games",
        "2",
        "--far-games",
        "0",
        "--nodes",
        "200",
    ]
    words += ["--folder", str(tmp_path / "games"), "--write", str(document)]
    code = cli.main(words)
    printed = capsys.readouterr()
    assert code == (1 if printed.err else 0)
    rows = re.findall(r"^\| (\d+) \| (\w+) \|", printed.out, re.MULTILINE)
    assert rows == [(str(one.level), one.name) for one in reversed(OPPONENTS)]
    text = document.read_text()
    assert printed.out in text
    assert text.startswith("Before.\n")
    assert text.endswith("After.\n")
    assert "old" not in text
    assert cli.main(words) == code
    assert capsys.readouterr().out == printed.out
    assert cli.main([*words, "--json"]) == code
    figures = json.loads(capsys.readouterr().out)
    assert [one["level"] for one in figures["levels"]] == [one.level for one in OPPONENTS]
    assert sum(figures["beginner"].values()) == 2
    assert bool(figures["faults"]) == (code == 1)


def test_a_document_without_a_place_is_left_alone(tmp_path: Path) -> None:
    document = tmp_path / "levels.md"
    document.write_text("Nothing.\n")
    with pytest.raises(ValueError, match="no place"):
        write_into(document, "table")
    assert document.read_text() == "Nothing.\n"
