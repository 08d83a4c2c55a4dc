"""Runs the command line in this process, and games to give it."""

from __future__ import annotations

import contextlib
import io
import sys
from dataclasses import dataclass

import pytest

from skep.cli import main

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and pipes of POSIX")

GAME = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
PGN = """\
[GameType "Base"]
[White "Ada"]
[Black "Bob"]
[Result "WhiteWins"]
[EndedBy "resignation"]

1. wS1
{The usual beginning.}
2. bS1 wS1-
"""
SGF = """\
(;GM[27]SU[hive]
;P0[id "Ada"]
;P1[id "Bob"]
;P0[1 dropb wS1 N 13]
;P0[2 done]
;P1[3 dropb bS1 O 13]
;P1[4 done]
)
"""


@dataclass(frozen=True, slots=True)
class Result:
    """How a run of the command line ended."""

    code: int
    out: str
    err: str


def run(*args: str, stdin: str | bytes = b"") -> Result:
    """Run the command line in this process."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8")
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(data), "utf-8")
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(args)
            out.flush()
            err.flush()
    finally:
        sys.stdin = before
    texts = [stream.detach().getvalue().decode() for stream in (out, err)]
    return Result(code, *texts)


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "skep", *args]
