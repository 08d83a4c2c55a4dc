"""`skep play`: two people at one terminal, or one and the machine."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import typer

from skep import Color, GameType, Opening, Repetition, Rules
from skep.cli import UsageError, games, languages
from skep.cli.machine import NAMES, Machine
from skep.cli.session import Session
from skep.cli.table import Table
from skep.engine import LEVELS, SearchPlayer
from skep.game import Limits
from skep.rules import EDITIONS

Edition = Literal["base", "carbon", "complete"]

_SECONDS: Final = 2.0


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            show_default=False,
            help="A game to go on with: a PGN or SGF file, or a game string.",
        ),
    ] = None,
    *,
    game_type: Annotated[
        GameType | None,
        typer.Option(
            "--type",
            "-t",
            metavar="TYPE",
            case_sensitive=False,
            show_default="Base+MLP",
            help="Which bugs take part: Base, Base+M, ..., Base+MLP.",
        ),
    ] = None,
    edition: Annotated[
        Edition | None,
        typer.Option("--edition", "-e", show_default=False, help="The same, by the box you know."),
    ] = None,
    opening: Annotated[
        Opening | None,
        typer.Option(
            "--opening",
            show_default="tournament",
            help="The rule for first pieces: by the rulebook it may be the queen.",
        ),
    ] = None,
    repetition: Annotated[
        Repetition | None,
        typer.Option(
            "--repetition",
            show_default="off",
            help="Is the game drawn when a position occurs for the third time?",
        ),
    ] = None,
    white: Annotated[
        str, typer.Option("--white", metavar="NAME", help="Who plays White, for the record.")
    ] = "",
    black: Annotated[
        str, typer.Option("--black", metavar="NAME", help="Who plays Black, for the record.")
    ] = "",
    level: Annotated[
        int | None,
        typer.Option(
            "--level",
            "-l",
            metavar="N",
            min=LEVELS[0],
            max=LEVELS[-1],
            show_default=False,
            help=f"Play against the machine: {NAMES}.",
        ),
    ] = None,
    side: Annotated[
        Color, typer.Option("--side", "-s", help="With --level: which side you play.")
    ] = Color.WHITE,
    time: Annotated[
        float | None,
        typer.Option(
            "--time",
            metavar="SECONDS",
            show_default=f"{_SECONDS:g}",
            help="With --level: how long the machine may think; only the strongest do.",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            metavar="N",
            show_default=False,
            help="With --level: answer the same moves in the same way as the last time.",
        ),
    ] = None,
    number: games.Number = None,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Draw with ASCII only.")] = False,
    lang: languages.Lang = None,
) -> None:
    """Play Hive, two people at one terminal, or against the machine.

    Type a move such as `wA1 -bQ`, or a piece to see where it can go; `help` tells the rest. Moves
    can also come from a file or a pipe.

    ```
    skep play                         # two people
    skep play --level 1               # against the weakest of the ten levels
    skep play --level 4 --side black
    ```
    """
    machine = _machine(level, side, time, seed)
    if game_type and edition:
        raise UsageError("give either --type or --edition")
    names = {Color.WHITE: white, Color.BLACK: black}
    if machine is not None:
        names[machine.color] = names[machine.color] or machine.tag
    tags = {color.name.capitalize(): name for color, name in names.items() if name}
    if game is not None:
        if game_type or edition or opening or repetition:
            raise UsageError("the game says itself by which rules it is played")
        if game == "-":
            raise UsageError("standard input is where the moves come from: give a file")
        table = Table.from_record(games.read_one(game, number))
        table.source.tags |= tags
    else:
        chosen = EDITIONS[edition] if edition else game_type or GameType.BASE_MLP
        rules = Rules(chosen, opening or Opening.TOURNAMENT, repetition or Repetition.OFF)
        table = Table.new(rules, tags)
    # What is one game of several is not saved in the place of all.
    source = game if game is not None and number is None else ""
    session = Session(
        table, languages.catalogue(lang), machine, source=source, ascii_only=ascii_only
    )
    try:
        session.run()
    except KeyboardInterrupt:
        session.leave()
        raise


def _machine(
    level: int | None, side: Color, time: float | None, seed: int | None
) -> Machine | None:
    if level is None:
        if side is not Color.WHITE or time is not None or seed is not None:
            raise UsageError(
                "--side, --time and --seed are for a game against the machine: --level"
            )
        return None
    try:
        limits = Limits(seconds=_SECONDS if time is None else time)
    except ValueError as error:
        raise UsageError(f"--time: {error}") from error
    return Machine(SearchPlayer(level=level, seed=seed), side.opponent, limits)
