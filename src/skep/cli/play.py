"""`skep play`: two people at one terminal, or one and the engine."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import typer

from skep import Color, GameType, Opening, Repetition, Rules
from skep.cli import UsageError, games, languages
from skep.cli.console import Console
from skep.cli.engine_side import NAMES, EngineSide
from skep.cli.game_file import GameFile, continued_game, new_game
from skep.cli.session import TerminalSession
from skep.engine import LEVELS, SearchPlayer
from skep.game import Limits
from skep.rules import EDITIONS

Edition = Literal["base", "carbon", "complete"]

_SECONDS: Final = 2.0


SavedGame = Annotated[
    str | None,
    typer.Argument(
        metavar="GAME",
        show_default=False,
        help="A game to go on with: a PGN or SGF file, or a game string.",
    ),
]
TypeOption = Annotated[
    GameType | None,
    typer.Option(
        "--type",
        "-t",
        metavar="TYPE",
        case_sensitive=False,
        show_default="Base+MLP",
        help="Which bugs take part: Base, Base+M, ..., Base+MLP.",
    ),
]
EditionOption = Annotated[
    Edition | None,
    typer.Option("--edition", "-e", show_default=False, help="The same, by the box you know."),
]
OpeningOption = Annotated[
    Opening | None,
    typer.Option(
        "--opening",
        show_default="tournament",
        help="The rule for first pieces: by the rulebook it may be the queen.",
    ),
]
RepetitionOption = Annotated[
    Repetition | None,
    typer.Option(
        "--repetition",
        show_default="off",
        help="Is the game drawn when a position occurs for the third time?",
    ),
]
WhiteName = Annotated[
    str, typer.Option("--white", metavar="NAME", help="Who plays White, for the record.")
]
BlackName = Annotated[
    str, typer.Option("--black", metavar="NAME", help="Who plays Black, for the record.")
]
LevelOption = Annotated[
    int | None,
    typer.Option(
        "--level",
        "-l",
        metavar="N",
        min=LEVELS[0],
        max=LEVELS[-1],
        show_default=False,
        help=f"Play against the engine: {NAMES}.",
    ),
]
SideOption = Annotated[
    Color, typer.Option("--side", "-s", help="With --level: which side you play.")
]
TimeOption = Annotated[
    float | None,
    typer.Option(
        "--time",
        metavar="SECONDS",
        show_default=f"{_SECONDS:g}",
        help="With --level: how long the engine may think; only the strongest do.",
    ),
]
SeedOption = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="N",
        show_default=False,
        help="With --level: answer the same moves in the same way as the last time.",
    ),
]
AsciiOption = Annotated[bool, typer.Option("--ascii", help="Draw with ASCII only.")]


def play(
    game: SavedGame = None,
    *,
    game_type: TypeOption = None,
    edition: EditionOption = None,
    opening: OpeningOption = None,
    repetition: RepetitionOption = None,
    white: WhiteName = "",
    black: BlackName = "",
    level: LevelOption = None,
    side: SideOption = Color.WHITE,
    time: TimeOption = None,
    seed: SeedOption = None,
    number: games.Number = None,
    ascii_only: AsciiOption = False,
    lang: languages.Lang = None,
) -> None:
    """Play Hive, two people at one terminal, or against the engine.

    Type a move such as `wA1 -bQ`, or a piece to see where it can go; `help` tells the rest. Moves
    can also come from a file or a pipe.

    ```
    skep play                         # two people
    skep play --level 1               # against the weakest of the ten levels
    skep play --level 4 --side black
    ```
    """
    engine = _engine_side(level, side, time, seed)
    if game_type and edition:
        raise UsageError("give either --type or --edition")
    names = {Color.WHITE: white, Color.BLACK: black}
    if engine is not None:
        names[engine.color] = names[engine.color] or engine.tag
    if game is None:
        chosen = EDITIONS[edition] if edition else game_type or GameType.BASE_MLP
        rules = Rules(chosen, opening or Opening.TOURNAMENT, repetition or Repetition.OFF)
        file = GameFile(new_game(rules, names))
    elif game_type or edition or opening or repetition:
        raise UsageError("the game says itself by which rules it is played")
    else:
        file = _continue(game, number, names)
    session = TerminalSession(
        file, Console(languages.catalogue(lang)), engine, ascii_only=ascii_only
    )
    try:
        session.run()
    except KeyboardInterrupt:
        session.leave()
        raise


def _continue(game: str, number: int | None, names: dict[Color, str]) -> GameFile:
    if game == "-":
        raise UsageError("standard input is where the moves come from: give a file")
    record = games.read_one(game, number)
    record.tags |= {color.name.capitalize(): name for color, name in names.items() if name}
    # One game of several is not saved in the place of all.
    return GameFile(continued_game(record), game if number is None else "", is_saved=True)


def _engine_side(
    level: int | None, side: Color, time: float | None, seed: int | None
) -> EngineSide | None:
    if level is None:
        if side is not Color.WHITE or time is not None or seed is not None:
            raise UsageError("--side, --time and --seed are for a game against the engine: --level")
        return None
    try:
        limits = Limits(seconds=_SECONDS if time is None else time)
    except ValueError as error:
        raise UsageError(f"--time: {error}") from error
    return EngineSide(SearchPlayer(level=level, seed=seed), side.opponent, limits)
