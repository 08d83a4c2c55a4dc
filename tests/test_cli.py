"""The command line as a whole: help, mistakes, and how it ends."""

import os
import subprocess
import sys
from pathlib import Path
from typing import get_args
from unittest.mock import Mock

import pytest

import skep
from command_line import GAME, Result, command, posix, run
from skep.cli import COMMANDS, games, play
from skep.cli.plain import ERRORS


@pytest.mark.parametrize("option", ["--version", "-V"])
def test_version(option: str) -> None:
    assert run(option) == Result(0, f"skep {skep.__version__}\n", "")


@pytest.mark.parametrize("args", [(), ("--help",), ("-h",)])
def test_help_lists_every_command(args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.code == 0
    for name in COMMANDS:
        assert f" {name} " in result.out
    assert "<bool>" not in result.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    result = run(name, "--help")
    assert result.code == 0
    assert f"Usage: skep {name} " in result.out
    assert "<bool>" not in result.out


def test_the_version_is_there_before_the_commands_are_loaded() -> None:
    code = (
        "import sys; from skep.cli import main; main(['--version']); "
        "print(*sorted(m for m in sys.modules if m.split('.')[0] == 'rich' or "
        "m.startswith(('skep.cli.', 'skep.render'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = "skep.cli.command_list skep.cli.commands skep.cli.plain"
    assert done.stdout == f"skep {skep.__version__}\n{modules}\n"


def test_python_m_skep() -> None:
    done = subprocess.run(command("--version"), capture_output=True, text=True, check=True)
    assert done.stdout == f"skep {skep.__version__}\n"


def test_the_shell_completes_commands_and_options() -> None:
    def complete(words: str, index: int) -> list[str]:
        environment = os.environ | {
            "_SKEP_COMPLETE": "complete_bash",
            "COMP_WORDS": words,
            "COMP_CWORD": str(index),
        }
        done = subprocess.run(
            command(), env=environment, capture_output=True, text=True, check=True
        )
        return done.stdout.split()

    assert complete("skep per", 1) == ["perft"]
    assert "--depth" in complete("skep perft --de", 2)


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (["shwo"], 2, "Did you mean 'show'?"),
        (["--nonsense"], 2, "No such option"),
        (["show", "--nonsense"], 2, "see 'skep show --help'"),
        (["show", "no such file"], 1, "No such file"),
        (["show", "."], 1, "."),
        (["show", "Base;InProgress;White[2];wS1;bS1 xx"], 1, "move 2"),
        (["show", "Base;InProgress;White[2];wS1;wS2 wS1-"], 1, "opponent's piece"),
        (["show", "Base", "--at", "1"], 2, "no ply 1"),
        (["show", "Base", "--at", "-1"], 2, "no ply -1"),
        (["show", "Base", "--number", "2"], 1, "no game 2"),
        (["show", "Base", "--theme", "pink"], 2, "pink"),
        (["show", "Base", "--svg", "no such folder/x.svg"], 1, "No such file"),
        (["convert", "Base", "x.doc"], 2, "--to"),
        (["convert"], 2, "Missing argument"),
        (["perft", "--depth", "2"], 2, "--type or --game"),
        (["perft", "--type", "Base", "--game", "Base", "--depth", "2"], 2, "--type or --game"),
        (["perft", "--type", "Base"], 2, "--depth"),
        (["perft", "--type", "Base+X", "--depth", "2"], 2, "Base+X"),
        (["perft", "--type", "Base", "--depth", "-1"], 2, "--depth"),
        (["perft", "--type", "Base", "--depth", "2", "--threads", "0"], 2, "--threads"),
        (["perft", "--game", "Base;x", "--depth", "2"], 1, "second field"),
        (["play", "--type", "Base", "--edition", "carbon"], 2, "--edition"),
        (["play", "--type", "Base", "Base"], 2, "rules"),
        (["play", "-"], 2, "file"),
        (["play", "no such file"], 1, "No such file"),
        (["bench", "--peer", ""], 2, "--peer"),
    ],
)
def test_a_user_error_gets_one_line_and_an_exit_code(
    args: list[str], code: int, words: str
) -> None:
    result = run(*args)
    assert (result.code, result.out) == (code, "")
    assert result.err.startswith("skep: ")
    assert result.err.count("\n") == 1
    assert words in result.err


def test_a_file_name_with_a_line_end_still_makes_one_line() -> None:
    result = run("show", "a\nb")
    assert result.code == 1
    assert result.err.count("\n") == 1


def test_an_internal_error_gets_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SKEP_TRACEBACK", raising=False)
    monkeypatch.setattr(games, "read_one", Mock(side_effect=KeyError("no\nway")))
    line = "skep: internal error: KeyError: 'no\\nway' (set SKEP_TRACEBACK=1 to see where)\n"
    assert run("bestmove", "Base") == Result(1, "", line)
    monkeypatch.setenv("SKEP_TRACEBACK", "1")
    result = run("bestmove", "Base")
    assert result.err.startswith("Traceback")
    assert result.err.endswith(line)


def test_too_little_memory_gets_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "read_one", Mock(side_effect=MemoryError))
    assert run("bestmove", "Base") == Result(1, "", "skep: there is not enough memory\n")


@posix
def test_a_broken_pipe_is_silent() -> None:
    """Whether the pipe breaks while writing or only at the end, nothing is said about it."""
    for args in (
        ["show", "Base", "--svg", "-"],
        ["show", "Base"],
        ["perft", "-t", "Base", "-d", "3"],
    ):
        reader, writer = os.pipe()
        os.close(reader)
        done = subprocess.run(command(*args), stdout=writer, stderr=subprocess.PIPE, check=False)
        os.close(writer)
        assert (done.returncode, done.stderr) == (1, b"")


@posix
def test_streams_that_are_closed() -> None:
    for redirection in (">&-", "2>&-", "<&-"):
        shell = f'"{sys.executable}" -m skep show Base {redirection}'
        assert subprocess.run(["sh", "-c", shell], capture_output=True, check=False).returncode == 0
    shell = f'"{sys.executable}" -m skep show - <&-'
    done = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


@pytest.mark.skipif(sys.platform != "linux", reason="/dev/full is Linux's")
def test_a_full_disk() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            command("show", "Base"), stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stderr == "skep: No space left on device\n"


def test_a_terminal_without_unicode() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command("show", GAME), env=environment, capture_output=True, check=True)
    assert done.stdout.isascii()
    assert b"\\u" not in done.stdout


def test_a_stream_without_unicode_gets_plain_punctuation() -> None:
    assert "ant\N{NO-BREAK SPACE}1\N{HORIZONTAL ELLIPSIS} ж".encode("ascii", ERRORS) == (
        b"ant 1... \\u0436"
    )


def test_the_editions_are_those_of_the_library() -> None:
    assert get_args(play.Edition) == tuple(skep.EDITIONS)
