"""Terminal games, played through a pipe."""

import re

from typer.testing import CliRunner

from skep.cli import app

WON = (
    "wB1", r"bS1 \wB1", "wQ wB1-", "bQ -bS1", "wA1 wQ/", r"bS2 \bS1", "wS1 wB1\\", "bA1 -bQ",
    "wS2 wQ\\", "bA2 bA1\\", "wA2 wA1\\", "bB1 -bS2", "wA1 bQ\\",
)  # fmt: skip
"""A whole game: White surrounds the black queen."""

MUST_PASS = r"Base;InProgress;White[4];wQ;bB1 wQ-;wQ /bB1;bQ bB1-;wQ bB1\;bB1 wQ"
"""The white queen lies under a beetle, and White has nothing else."""


REPEATED = (
    r"Base;InProgress;White[7];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ \wS1;bQ bS1/;wQ -wS1;bQ bS1-;"
    r"wQ \wS1;bQ bS1/;wQ -wS1;bQ bS1-"
)
"""The third time the same position."""


def play(*lines: str, args: tuple[str, ...] = ("--type", "Base")) -> str:
    """Play with lines from a pipe, and return what is printed after the first board."""
    text = "".join(f"{line}\n" for line in lines)
    result = CliRunner().invoke(app, ["play", *args], input=text, catch_exceptions=False)
    assert result.exit_code == 0
    assert result.stderr == ""
    return result.stdout


def answers(*lines: str, args: tuple[str, ...] = ("--type", "Base")) -> list[str]:
    """Return the line after each prompt."""
    out = play(*lines, args=args).splitlines()
    return [out[i + 1] for i, line in enumerate(out[:-1]) if re.match(r"\w+ (\d+|over)> ", line)]


def game(*lines: str, args: tuple[str, ...] = ("--type", "Base")) -> str:
    """Return the game string after some lines."""
    return answers(*lines, "game", args=args)[-1]
