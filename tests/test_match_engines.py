"""Matches of real engines: our own search, other programs, and the commands that let them play."""

from __future__ import annotations

import asyncio
import json
import shlex
import sys
from collections import Counter
from pathlib import Path

import pytest

from fake_players import BASE, OPENINGS, Fake, conditions, saying
from scripted_engines import is_running
from skep import EngineError, Rules
from skep.cli import main
from skep.errors import ConfigError, EngineUnsupportedError
from skep.game import Limits
from skep.lab.contestants import Contestant, builtin_contestant, contestant
from skep.lab.match import Match
from skep.lab.openings import load_openings
from skep.lab.results import Ending
from skep.notation import read_pgns

# ---- our own search


def test_our_own_search_is_the_same_every_time() -> None:
    def once() -> list[tuple[str, int]]:
        match = Match(
            builtin_contestant("strong", {"HashMiB": "1"}),
            builtin_contestant("weak", {"Level": "1", "HashMiB": "1"}),
            conditions(),
            OPENINGS,
            games=4,
        )
        asyncio.run(match.run())
        assert match.summary().scores[0].effort.depth is not None
        return [(result.state, result.plies) for result in match.results]

    assert once() == once()


@pytest.mark.parametrize(
    ("spec", "options"),
    [
        ("skep:level=11", {}),
        ("skep:level=", {}),
        ("skep:strength=3", {}),
        ("skep", {"Level": "many"}),
    ],
)
def test_options_of_our_own_that_make_no_sense(spec: str, options: dict[str, str]) -> None:
    with pytest.raises(EngineError, match=r"level|option"):
        contestant(spec, options)


# ---- other programs


def tiny(mode: str, folder: Path, name: str) -> Contestant:
    script = Path(__file__).with_name("tiny_engine.py")
    return contestant(shlex.join([sys.executable, str(script), mode, str(folder)]), {}, name)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize(
    ("mode", "ending"),
    [
        ("crash", Ending.CRASH),
        ("nonsense", Ending.CRASH),
        ("illegal", Ending.ILLEGAL),
        ("hang", Ending.TIME),
    ],
)
def test_engines_that_fail_are_started_anew(tmp_path: Path, mode: str, ending: Ending) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.mkdir()
    bad.mkdir()
    held = conditions(patience=0.5, max_plies=20)
    match = Match(tiny("fine", good, "g"), tiny(mode, bad, "b"), held, OPENINGS, games=2)
    asyncio.run(match.run())
    summary = match.summary()
    assert summary.scores[0].games == [0, 0, 2]
    assert summary.scores[1].forfeits == Counter({ending: 2})
    assert [len(list(folder.iterdir())) for folder in (good, bad)] == [1, 2]
    assert not [
        file for folder in (good, bad) for file in folder.iterdir() if is_running(int(file.name))
    ]


def test_engines_side_by_side(tmp_path: Path) -> None:
    held = conditions(limits=Limits(seconds=0.5), margin=5, max_plies=16)
    first, second = tiny("fine", tmp_path, "a"), tiny("fine", tmp_path, "b")
    match = Match(first, second, held, OPENINGS, games=4)
    asyncio.run(match.run(2))
    assert match.summary().endings == Counter({Ending.TRUNCATED: 4})
    assert len(list(tmp_path.iterdir())) == 4


def test_an_engine_that_cannot_play_ends_the_match(tmp_path: Path) -> None:
    for rules, limits, message in (
        (Rules.parse("Base+M"), Limits(depth=1), r"does not play Base\+M"),
        (BASE, Limits(nodes=100), "cannot search a number of nodes"),
    ):
        match = Match(
            tiny("fine", tmp_path, "a"),
            Fake(name="b").contestant(),
            conditions(rules=rules, limits=limits),
            load_openings(rules.game_type),
            games=2,
        )
        with pytest.raises(EngineUnsupportedError, match=message):
            asyncio.run(match.run())
    with pytest.raises(ConfigError, match="no engine"):
        contestant("no-such-engine", {})


def test_our_own_engine_as_another_program() -> None:
    """It is asked to tell of its search, so that its scores can decide a game."""
    spec = shlex.join([sys.executable, "-m", "skep", "uhp"])
    match = Match(
        contestant(spec, {"Level": "3"}, "ours"),
        Fake(saying(0), name="b").contestant(),
        conditions(max_plies=14),
        OPENINGS,
        games=1,
    )
    asyncio.run(match.run())
    effort = match.summary().scores[0].effort
    assert effort.depth == 1
    assert effort.scored_moves == effort.moves > 0


# ---- the commands


def skep(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(list(args))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


QUICK = ("--type", "Base", "--depth", "1", "--max-plies", "30")
SMALL = ("--option-a", "HashMiB=1", "--option-b", "HashMiB=1")


def test_the_command_match(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pgn = tmp_path / "games.pgn"
    code, out, err = skep(
        capsys, "match", "skep", "skep:level=1", "--games", "4", *QUICK, *SMALL, "--pgn", str(pgn)
    )
    assert (code, err) == (0, "")
    assert out.count("game ") == 4
    assert "4 of 4 games" in out
    assert "Elo" in out
    assert max(map(len, out.splitlines())) <= 80
    assert len(list(read_pgns(pgn.read_bytes()))) == 4


def test_the_command_match_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = skep(
        capsys,
        "match",
        "skep",
        "skep",
        "--games",
        "2",
        *QUICK,
        *SMALL,
        "--resign",
        "3",
        "50",
        "--json",
    )
    data = json.loads(out)
    assert code == 0
    assert data["games"] == 2
    assert [player["name"] for player in data["players"]] == ["skep #1", "skep #2"]
    assert "game 2 of 2" in err


def test_exit_codes_of_a_sequential_test(capsys: pytest.CaptureFixture[str]) -> None:
    test = ("match", "skep:level=2", "skep:level=1", "--games", "2", *QUICK, *SMALL, "--sprt")
    assert skep(capsys, *test, "0", "10")[0] == 3
    code, out, _ = skep(capsys, *test, "-900", "-800", "--alpha", "0.49", "--beta", "0.49")
    assert code == 0
    assert "accepted" in out
    code, out, _ = skep(capsys, *test, "800", "900", "--alpha", "0.49", "--beta", "0.49")
    assert code == 1
    assert "rejected" in out


@pytest.mark.parametrize(
    "args",
    [
        ("match", "skep", "skep"),
        ("match", "skep", "skep", "--depth", "1", "--time", "1"),
        ("match", "skep", "skep", "--time", "0"),
        ("match", "skep", "skep", *QUICK, "--sprt", "10", "0"),
        ("match", "skep", "skep", *QUICK, "--sprt", "0", "10", "--alpha", "2"),
        ("match", "skep", "skep", *QUICK, "--option-a", "Level"),
        ("match", "skep", "skep", *QUICK, "--resign", "0", "1"),
        ("match", "skep", "skep", *QUICK, "--openings", "/no/such/file"),
        ("tournament", "skep", *QUICK),
        ("tournament", "skep", "skep", *QUICK, "--option", "3:Level=2"),
    ],
)
def test_wrong_command_lines(capsys: pytest.CaptureFixture[str], args: tuple[str, ...]) -> None:
    code, out, err = skep(capsys, *args)
    assert (code, out) == (2, "")
    assert err.startswith("skep: ")
    assert err.count("\n") == 1


def test_the_command_tournament(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    args = [
        *("tournament", "skep:level=1", "skep:level=2", "skep", "--rounds", "1", *QUICK),
        *("--option", "1:Level=3", "--option", "HashMiB=1", "--journal", str(tmp_path / "j")),
    ]
    code, out, err = skep(capsys, *args)
    assert (code, err) == (0, "")
    assert "6 of 6 games" in out
    assert max(map(len, out.splitlines())) <= 80
    code, out, err = skep(capsys, *args, "--json")
    assert code == 0
    assert json.loads(out)["games"] == 6
    assert err == ""
