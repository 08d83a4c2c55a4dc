"""The programs `python -m skep.lab.NAME`: help, errors in one line, and seeds."""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import skep.lab
from skep import SkepError
from skep.lab import selfplay
from skep.lab.game_files import read_game_strings
from skep.lab.tool import progress, run_tool

PROGRAMS = sorted(
    file.stem
    for file in Path(skep.lab.__path__[0]).glob("*.py")
    if '__name__ == "__main__"' in file.read_text(encoding="utf-8")
)


def test_programs_are_found() -> None:
    assert {"calibrate", "make_openings", "puzzles", "selfplay", "tune"} <= set(PROGRAMS)


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_option_is_explained(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def parse_args(parser: argparse.ArgumentParser, _: object) -> None:
        assert all(action.help for action in parser._actions)
        raise EOFError

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", parse_args)
    with pytest.raises(EOFError):
        importlib.import_module(f"skep.lab.{name}").main([])


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_program_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    module = importlib.import_module(f"skep.lab.{name}")
    with pytest.raises(SystemExit) as ended:
        module.main(["--help"])
    assert ended.value.code == 0
    printed = capsys.readouterr().out
    assert (module.__doc__ or "").strip().splitlines()[0] in printed


@pytest.mark.parametrize(
    ("error", "code", "text"),
    [
        (KeyboardInterrupt(), 130, "interrupted"),
        (SkepError("the game\nis broken"), 1, "the game is broken"),
        (ValueError("no games"), 1, "no games"),
        (FileNotFoundError(2, "No such file", "games.txt"), 1, "games.txt: No such file"),
    ],
)
def test_an_error_is_one_line(
    error: BaseException, code: int, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def main(_: object) -> None:
        raise error

    with pytest.raises(SystemExit) as ended:
        run_tool(main)
    assert ended.value.code == code
    assert capsys.readouterr().err == text + "\n"


def test_exit_codes_are_kept() -> None:
    for found, code in ((None, 0), (3, 3)):
        with pytest.raises(SystemExit) as ended:
            run_tool(lambda _, found=found: found)  # type: ignore[misc]
        assert ended.value.code == code


def test_a_missing_file_is_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "skep.lab.puzzles", "no-such-file", "--out", "puzzles.tsv"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "no-such-file: No such file or directory\n"


def test_progress_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(progress([1, 2, 3], "counting")) == [1, 2, 3]
    assert capsys.readouterr().err == ""


# ---- self-play


def run_selfplay(out: Path, *words: str) -> str:
    """Play two short games more; return the comment line of this run."""
    before = len(out.read_text().splitlines()) if out.exists() else 0
    selfplay.main([str(out), "--games", "2", "--nodes", "20", *words])
    return out.read_text().splitlines()[before]


def test_each_run_plays_other_games_and_records_its_seed(tmp_path: Path) -> None:
    out, again = tmp_path / "games.txt", tmp_path / "again.txt"
    heads = [run_selfplay(out), run_selfplay(out)]
    seeds = [head.split()[2].rstrip(",") for head in heads]
    assert seeds[0] != seeds[1]
    games = list(read_game_strings([out]))
    assert len(set(games)) == len(games)
    for seed in seeds:
        run_selfplay(again, "--seed", seed)
    assert again.read_text() == out.read_text()
