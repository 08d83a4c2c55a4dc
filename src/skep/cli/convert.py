"""`skep convert`: games from one format into another."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skep.cli import UsageError, games, terminal
from skep.notation import Style


def convert(
    source: Annotated[
        str,
        typer.Argument(
            metavar="IN", help="A PGN or SGF file, game strings in a file or as such, or -."
        ),
    ],
    target: Annotated[
        str | None,
        typer.Argument(
            metavar="OUT",
            show_default=False,
            help="The file to write; standard output if left out, or -.",
        ),
    ] = None,
    *,
    to: Annotated[
        games.Format | None,
        typer.Option(
            "--to", show_default=False, help="The format, where the name of OUT does not tell it."
        ),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", "-f", help="Replace OUT if it is there already.")
    ] = False,
    style: Annotated[Style, typer.Option("--style", help="Whose way of writing PGN.")] = "mzinga",
) -> None:
    """Convert games between PGN, BoardSpace's SGF and UHP game strings.

    All games of a file are converted, or, where one breaks the rules, none. The format is PGN
    unless --to or the ending of OUT (.pgn; .sgf; .uhp or .txt) says otherwise. A PGN keeps
    everything, a game string only the moves; an SGF, which holds one game, keeps moves, names,
    comments and result. A file that is there already is replaced only with --force.

    ```
    skep convert game.sgf game.pgn
    skep convert games.pgn --to uhp
    ```
    """
    written = target if target not in (None, "-") else None
    form = to or (games.format_of(written) if written else "pgn")
    if form is None:
        endings = ", ".join(games.ENDINGS)
        raise UsageError(f"{written} ends in none of {endings}: choose a format with --to")
    data = games.write(games.read(source), form, style)
    if written:
        try:
            with Path(written).open("wb" if force else "xb") as file:
                file.write(data)
        except FileExistsError:
            raise UsageError(f"{written} is there already: --force replaces it") from None
    else:
        terminal.write_record(data)
