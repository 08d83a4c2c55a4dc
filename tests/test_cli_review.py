"""`skep review`, and positions on the command line."""

from __future__ import annotations

import json

import pytest

from command_line import run
from skep import read_record
from skep.locales import LANGUAGES

MISSED = (
    r"Base;InProgress;White[6];wG1;bB1 -wG1;wQ wG1/;bQ -bB1;wQ \wG1;bQ -wQ;wA1 wG1/;bS1 /bQ;"
    r"wG2 \wA1;bA1 -bS1"
)
"""Black has just missed a win in one move."""
POSITION = "Base;White[5];bB1;1,-1:bQ -3,0:wA2 -2,0:wA1 -1,0:wQ 0,0:wS1.bB1"
FAST = ("--nodes", "300")


def test_the_report() -> None:
    done = run("review", MISSED, *FAST, "--lang", "en")
    assert done.code == 0
    assert "10. bA1 -bS1" in done.out
    assert "Missed win" in done.out
    assert "\nTurning points\n" in done.out
    assert "   Chances of " in done.out
    assert "   Better was " in done.out
    assert "Accuracy: White " in done.out


def test_json() -> None:
    found = json.loads(run("review", MISSED, *FAST, "--json").out)
    assert len(found["moves"]) == 10
    assert len(found["chances"]) == 11
    last = found["moves"][-1]
    assert (last["judgement"], last["wins_in"]) == ("missed_win", 1)
    assert last["better"] == [
        {"key": "fact-surrounds_queen", "args": {"color": "white", "free": 0, "pieces": []}}
    ]
    assert 1 <= len(found["turning_points"]) <= 3


def test_an_annotated_game() -> None:
    done = run("review", MISSED, *FAST, "--pgn", "--lang", "en")
    record = read_record(done.out)
    assert record.moves == read_record(MISSED).moves
    assert record.nags[10] == (4,)
    assert record.comments[10].startswith("Missed win. Chances of Black: 100%")
    (line,) = record.variations[10]
    assert read_record(MISSED).tree().end().parent.board().uhp(line.moves[0]) == "bS1 -wG2"  # type: ignore[union-attr]


def test_what_stands_in_a_game_stays() -> None:
    text = (
        '[GameType "Base"]\n[White "Ada"]\n\n1. wS1 $1 {mine}\n(1. wA1)\n2. bS1 wS1-\n\nWhiteWins\n'
    )
    record = read_record(run("review", "-", *FAST, "--pgn", stdin=text).out)
    assert 1 in record.nags[1]
    assert record.comments[1].startswith("mine")
    assert record.variations[1]
    assert (record.result, record.tags["White"]) == ("WhiteWins", "Ada")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page(language: str) -> None:
    text = read_record(MISSED)
    text.tags["White"] = "<b>Ada</b>"
    done = run("review", "-", *FAST, "--html", "--lang", language, stdin=text.to_pgn())
    assert done.code == 0
    assert f"<html lang='{language}' dir='{LANGUAGES[language].direction}'>" in done.out
    assert "&lt;b&gt;Ada" in done.out
    assert "<b>" not in done.out
    assert done.out.count("<svg") >= 3


def test_one_form_at_a_time() -> None:
    done = run("review", MISSED, "--json", "--html")
    assert done.code == 2
    assert "choose one" in done.err


# --- Positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        ("show", "--json"),
        ("bestmove", "--depth", "1", "--json"),
        ("bestmove", "--depth", "1", "--lines", "2", "--json"),
        ("solve", "--plies", "1", "--json"),
    ],
)
def test_commands_take_positions(command: tuple[str, ...]) -> None:
    done = run(command[0], POSITION, *command[1:])
    found = json.loads(done.out)
    assert (found["game_string"], found["position"]) == (None, POSITION)


def test_a_position_is_shown_and_converted() -> None:
    assert "wA2" in run("show", POSITION, "--ascii").out
    pgn = run("convert", POSITION).out
    assert f'[Position "{POSITION}"]' in pgn
    assert run("show", "-", "--json", stdin=pgn).code == 0
    refused = run("show", POSITION.replace("1,-1:bQ", "4,-1:bQ"))
    assert refused.code != 0
    assert "more than one hive: bQ lies apart" in refused.err
    assert run("convert", POSITION, "--to", "uhp").code != 0
