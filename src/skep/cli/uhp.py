"""`skep uhp`: the engine for programs that speak the Universal Hive Protocol."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import typer

from skep import NotationError, Opening, Repetition
from skep.cli import UsageError
from skep.cli.option_groups import option_group
from skep.engine.levels import FULL_STRENGTH, LEVELS
from skep.engine.uhp_server import serve
from skep.engine.uhp_session import UhpSession


@dataclass(frozen=True, slots=True, kw_only=True)
class UhpOptions:
    """The options of the engine; those that are not given have their defaults."""

    threads: Annotated[
        int | None,
        typer.Option("--threads", metavar="N", show_default=False, help="Search with N threads."),
    ] = None
    hash_mib: Annotated[
        int | None,
        typer.Option(
            "--hash-mib", metavar="N", show_default=False, help="The table's size in MiB."
        ),
    ] = None
    level: Annotated[
        int | None,
        typer.Option(
            "--level",
            metavar="N",
            show_default=False,
            help=f"How strongly to play, from {LEVELS[0]} to {FULL_STRENGTH}, full strength.",
        ),
    ] = None
    report_progress: Annotated[
        bool, typer.Option("--report-progress", help="Print what a search finds as it goes on.")
    ] = False
    lines: Annotated[
        int | None,
        typer.Option(
            "--lines", metavar="N", show_default=False, help="Tell of the N best moves, not of one."
        ),
    ] = None
    repetition: Annotated[
        Repetition | None,
        typer.Option(
            "--repetition",
            show_default=False,
            help="Is the third occurrence of a position a draw?",
        ),
    ] = None
    opening: Annotated[
        Opening | None,
        typer.Option(
            "--opening", show_default=False, help="May the queen be the first piece (rulebook)?"
        ),
    ] = None
    net: Annotated[
        str | None,
        typer.Option(
            "--net",
            metavar="FILE",
            show_default=False,
            help="Evaluate with the net of a file, with the *default* one, or *classic* without.",
        ),
    ] = None

    def given(self) -> dict[str, str]:
        """The options that were given, by their UHP names."""
        given = {
            "Threads": self.threads,
            "HashMiB": self.hash_mib,
            "Level": self.level,
            "ReportProgress": self.report_progress or None,
            "Lines": self.lines,
            "Repetition": self.repetition,
            "Opening": self.opening,
            "Net": self.net,
        }
        return {name: str(value) for name, value in given.items() if value is not None}


@option_group("options", UhpOptions)
def uhp(
    *,
    options: UhpOptions,
) -> None:
    """Run the UHP engine on standard input and output, for viewers such as MzingaViewer.

    The options are those that `options` lists, and can be changed by `options set` as well. Type
    `help` for the commands; docs/uhp.md has them by example.
    """
    try:
        session = UhpSession(options.given())
    except NotationError as error:
        raise UsageError(str(error)) from error
    raise typer.Exit(serve(session))
