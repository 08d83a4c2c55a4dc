"""The rules check finds the mistakes of wrong engines, and none in our own."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from skep import Board, GameType
from skep.cli import main
from skep.lab.check_report import CheckEnding, CheckPlan, CheckReport
from skep.lab.uhp_check import check
from skep.uhp import Engine

WRONG = Path(__file__).parent / "engines" / "wrong.py"
OURS = (sys.executable, "-m", "skep", "uhp")


def run(command: tuple[str, ...], plan: CheckPlan) -> CheckReport:
    async def work() -> CheckReport:
        async with Engine(command) as engine:
            return await check(engine, plan)

    return asyncio.run(work())


def wrong(mistake: str) -> tuple[str, ...]:
    return (sys.executable, str(WRONG), mistake)


def test_our_own_engine_has_no_differences() -> None:
    reports: list[CheckReport] = []

    async def work() -> CheckReport:
        async with Engine(OURS) as engine:
            return await check(engine, CheckPlan(games=9, seed=1, max_plies=40), reports.append)

    report = asyncio.run(work())
    assert report.agrees
    assert len(reports) == 9
    assert list(report.tallies) == list(GameType)
    assert [tally.games for tally in report.tallies.values()] == [2] + [1] * 7
    total = report.total
    assert total.games == sum(total.endings.values()) == 9
    assert 100 < total.plies <= 9 * 40
    assert total.moves > 1000
    assert total.plies - total.games <= total.refusals <= 2 * total.plies
    assert total.wrong_refusals == total.repeated == 0


def test_games_come_to_an_end() -> None:
    report = run(OURS, CheckPlan(games=2, game_types=[GameType.BASE_MLP], max_plies=1000))
    assert report.agrees
    assert report.total.endings[CheckEnding.SURROUNDED] == 2


def test_the_same_seed_is_the_same_check() -> None:
    plan = CheckPlan(games=2, game_types=[GameType.BASE_P], seed=3, max_plies=20)
    assert run(OURS, plan) == run(OURS, plan)
    assert run(OURS, plan) != run(OURS, CheckPlan(2, [GameType.BASE_P], 4, 20))


def test_a_rule_of_repetition_is_no_difference() -> None:
    """Two queens that go to and fro: the engine's draw ends the game, and is counted apart."""
    report = run(
        (*OURS, "--repetition", "threefold"),
        CheckPlan(games=4, game_types=[GameType.BASE], seed=3, max_plies=60),
    )
    assert report.agrees
    assert report.total.endings[CheckEnding.REPETITION] > 0


@pytest.mark.parametrize(
    ("mistake", "what", "ply"),
    [
        ("hides", "the legal moves", 6),
        ("invents", "the legal moves", 6),
        ("babbles", "the legal moves, among which is no move: 'wQ over there'", 6),
        ("refuses", "the answer to 'play ", 5),
        ("draws", "the state of the game", 8),
        ("lags", "the turn", 8),
        ("forgets", "the number of moves", 8),
        ("mistakes", "the move that was made", 7),
        ("rewrites", "the history", 12),
        ("mumbles", "the move that was made", 7),
        ("dies", "Skep has died when asked 'play ", 5),
    ],
)
def test_mistakes_are_found(mistake: str, what: str, ply: int) -> None:
    report = run(wrong(mistake), CheckPlan(games=3, game_types=[GameType.BASE], max_plies=12))
    difference = report.difference
    assert difference is not None
    assert difference.what.startswith(what)
    assert (difference.board.ply, difference.game) == (ply, 0)
    assert report.total.games == 0
    if what == "the legal moves":
        only = (difference.only_ours, difference.only_theirs)
        assert [len(side) for side in only] == ([1, 0] if mistake == "hides" else [0, 1])
        assert len(difference.ours) == len(difference.board.legal_moves)
    json.dumps(report.to_json())


def test_moves_listed_twice_are_counted() -> None:
    report = run(wrong("repeats"), CheckPlan(games=1, game_types=[GameType.BASE], max_plies=12))
    assert report.agrees
    assert report.total.repeated == 6


def test_the_kind_of_refusal_is_compared_and_the_game_goes_on() -> None:
    report = run(wrong("errs"), CheckPlan(4, [GameType.BASE], seed=1, max_plies=30))
    assert not report.agrees
    assert report.difference is None
    assert report.total.games == 4
    assert report.total.refusals > report.total.wrong_refusals > 0
    found = report.wrong_refusal
    assert found is not None
    assert found.ours == ("invalidmove ...",)
    assert found.theirs[0].startswith("err ")


def test_an_illegal_move_that_is_made_is_found() -> None:
    report = run(wrong("obeys"), CheckPlan(games=4, game_types=[GameType.BASE], max_plies=30))
    assert report.wrong_refusal is not None
    assert report.difference is not None


# --- The command ----------------------------------------------------------------------------------


def test_the_command(capfd: pytest.CaptureFixture[str]) -> None:
    arguments = ["uhp-check", "--games", "2", "--max-plies", "9", "-t", "Base", "-t", "Base+MLP"]
    assert main([*arguments, "skep"]) == 0
    lines = capfd.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == ["game", "Base", "Base+MLP", "all"]
    assert lines[-1].startswith("No difference between Skep v")
    assert all(len(line) <= 80 for line in lines)


def test_the_command_prints_a_difference(capfd: pytest.CaptureFixture[str]) -> None:
    arguments = ["uhp-check", "--type", "Base", "--", *wrong("hides")]
    assert main(arguments) == 1
    text = capfd.readouterr().out
    assert "Game 1, after 6 plies: the legal moves." in text
    assert "White in hand" in text
    assert "Only Skep has 1:" in text
    assert "Only Skep has" in text.partition("Base;InProgress;White[4];")[2]


def test_the_command_for_scripts(capfd: pytest.CaptureFixture[str]) -> None:
    command = " ".join(wrong("invents"))
    assert main(["uhp-check", "--type", "Base", "--json", "--seed", "7", command]) == 1
    figures = json.loads(capfd.readouterr().out)
    assert (figures["engine"], figures["seed"]) == ("Skep", 7)
    difference = figures["difference"]
    assert difference["only_theirs"] == ["wQ bQ"]
    assert sorted(difference["ours"]) == sorted(set(difference["theirs"]) - {"wQ bQ"})
    board = Board.from_game_string(difference["game_string"])
    assert {board.uhp(move) for move in board.legal_moves} == set(difference["ours"])


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        ([], 2, "Missing argument 'ENGINE'"),
        (["no-such-engine-anywhere"], 1, "there is no engine and no program 'no-such-engine-any"),
        (["skep", "--games", "0"], 2, "--games"),
        (["--", sys.executable, "-c", "pass"], 1, "has died at its start (exit code 0)"),
        (["--", sys.executable, "-c", "print('id x\\nok')", "-t"], 1, "has died when asked"),
    ],
)
def test_what_the_command_refuses(
    arguments: list[str], code: int, message: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["uhp-check", *arguments]) == code
    out, err = capfd.readouterr()
    assert out == ""
    assert message in err
    assert err.count("\n") == 1


def test_types_that_the_engine_does_not_play(capfd: pytest.CaptureFixture[str]) -> None:
    scripted = WRONG.with_name("scripted.py")
    command = [sys.executable, str(scripted), "start=say id Plain"]
    assert main(["uhp-check", "--type", "Base+M", "--", *command]) == 2
    assert "Plain does not play Base+M" in capfd.readouterr().err
