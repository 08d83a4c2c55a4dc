"""The `skep` command.

To add a command, write `skep/cli/NAME.py` with a function NAME, whose parameters are the command's
arguments and options and whose docstring is its help (a `-` in the command's name is a `_` there),
and add NAME to `skep/cli/command_list.py`. The module is imported only when the command runs or
help lists it. Options of several commands are fields of a dataclass: `skep.cli.option_groups`.

A command writes with `skep.cli.terminal`, and does not handle errors: `run` turns them into one
line on standard error and an exit code.

    0    done
    1    refused: a record that breaks the rules, a file that cannot be read, a check that failed
    2    the command line was wrong: raise UsageError
    3    undecided: a limit came before the answer (`skep solve`)
    130  interrupted by Ctrl-C
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from skep.cli.command_list import COMMANDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skep.cli.commands import UsageError, app

__all__ = ["COMMANDS", "UsageError", "app", "main"]


def main(args: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    words = sys.argv[1:] if args is None else list(args)
    if words[:1] == ["uhp"]:
        # A viewer waits for the engine, and Typer takes longer to load than the engine to start.
        from skep.engine.uhp_server import read_flags, serve  # noqa: PLC0415
        from skep.engine.uhp_session import UhpSession  # noqa: PLC0415

        options = read_flags(words[1:])
        if options is not None:
            return serve(UhpSession(options))
    from skep.cli.commands import run  # noqa: PLC0415

    return run(words)


def __getattr__(name: str) -> object:
    """Load what needs Typer only when it is asked for."""
    if name in ("UsageError", "app"):
        from skep.cli import commands  # noqa: PLC0415

        return getattr(commands, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
