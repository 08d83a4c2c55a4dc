"""`skep play` against the engine."""

import re
from pathlib import Path

import pytest

from skep import cli
from terminal_play import MUST_PASS, answers, game, play

# ---- against the engine

LEVEL_2 = ("--type", "Base", "--level", "2", "--seed", "1")


def test_the_engine_introduces_itself_and_answers() -> None:
    out = play("wS1", "game", args=LEVEL_2)
    assert "You are White. Your opponent: Snail, level 2.\nCreeps towards your queen" in out
    answer = re.search(r"^Snail: (b\w+ \S+)$", out, re.MULTILINE)
    assert answer is not None
    assert f"Base;InProgress;White[2];wS1;{answer[1]}" in out
    assert out.count("Black to move") == 0


def test_the_engine_may_begin() -> None:
    out = play("game", args=(*LEVEL_2, "--side", "black"))
    assert re.search(r"^Snail: w\w+$", out, re.MULTILINE)
    assert re.search(r"^Base;InProgress;Black\[1\];w\w+$", out, re.MULTILINE)


def test_a_seed_makes_the_engine_repeat_itself() -> None:
    assert game("wS1", args=LEVEL_2) == game("wS1", args=LEVEL_2)


def test_undo_against_the_engine_goes_back_to_the_persons_move() -> None:
    assert game("wS1", "undo", args=LEVEL_2) == "Base;NotStarted;White[1]"
    once = game("wS1", args=LEVEL_2)
    assert game("wS1", "undo", "redo", args=LEVEL_2) == once
    assert game("wS1", "resign", "undo", args=LEVEL_2) == once


def test_the_engine_plays_its_passes_itself() -> None:
    level = ("--level", "1", "--side", "black")
    out = play("game", args=(*level, MUST_PASS))
    assert "Caterpillar: pass" in out
    assert "press Enter" not in out


def test_the_engine_takes_a_draw_only_where_nothing_moves_on() -> None:
    assert answers("wS1", "draw", args=LEVEL_2)[-1].startswith("Snail wants to play on")
    again = ";wQ /wG1;bQ bG1/;wQ -wG1;bQ bG1-"
    repeated = f"Base;InProgress;White[7];wG1;bG1 wG1-;wQ -wG1;bQ bG1-{2 * again}"
    assert answers("draw", args=("--level", "2", repeated))[-1].startswith("Draw: by agreement")


def test_a_game_against_the_engine_can_be_saved_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.pgn"
    play("wS1", f"save {file}", args=LEVEL_2)
    assert '[Black "Snail (Skep, level 2)"]' in file.read_text()
    assert '[White ""]' in file.read_text()
    out = play("wS1", args=LEVEL_2)
    assert "\n  skep play --level 2 --side white 'Base;InProgress;White[2];wS1;b" in out


@pytest.mark.parametrize(
    "words",
    [["--level", "0"], ["--level", "11"], ["--level", "2", "--time", "0"], ["--side", "black"],
     ["--time", "1"], ["--seed", "1"]],
)  # fmt: skip
def test_what_the_engine_does_not_understand(words: list[str]) -> None:
    assert cli.main(["play", *words]) == 2
