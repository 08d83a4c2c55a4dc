"""Completion of commands and options in shells, as `skep --install-completion` sets it up."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from skep.cli import COMMANDS


def complete(line: str, shell: str = "bash") -> set[str]:
    """What a shell is offered at the end of a command line."""
    environment = {
        **os.environ,
        "_SKEP_COMPLETE": f"complete_{shell}",
        "COMP_WORDS": line,
        "COMP_CWORD": str(len(line.split()) - (not line.endswith(" "))),
        "_TYPER_COMPLETE_ARGS": line,
        "_TYPER_COMPLETE_FISH_ACTION": "get-args",
    }
    done = subprocess.run(
        [sys.executable, "-m", "skep"],
        env=environment, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.stderr == ""
    return set(done.stdout.split())


def test_commands_and_options_are_completed() -> None:
    assert complete("skep ") == set(COMMANDS)
    assert complete("skep ma") == {"match"}
    assert {"selfplay", "mine", "merge", "calibrate"} <= complete("skep lab ")
    assert {"--shard", "--seed"} <= complete("skep match --s")


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_offered_the_same(shell: str) -> None:
    assert "match" in " ".join(complete("skep ma", shell))
