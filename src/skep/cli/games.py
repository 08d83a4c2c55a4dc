"""Games from the command line: game strings, files and standard input; and back into files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal, get_args

import typer

from skep import GameType, NotationError, Record, RecordError, read_record, read_records
from skep.cli import UsageError, terminal
from skep.notation import FORMATS, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skep import Board

Format = Literal["pgn", "sgf", "uhp"]
"""The formats that are written, by their names in skep.notation.FORMATS."""

ENDINGS: Final[dict[str, Format]] = {
    ending: name for name in get_args(Format) for ending in FORMATS[name].endings
}
"""The format that the ending of a file's name asks for."""

Game = Annotated[
    str | None,
    typer.Argument(
        metavar="GAME",
        show_default=False,
        help="A game string, a position string, a PGN or SGF file, or - for standard input.",
    ),
]

Number = Annotated[
    int | None,
    typer.Option(
        "--number", "-n", metavar="N", min=1, help="Which game of a file that holds several."
    ),
]

At = Annotated[
    int | None,
    typer.Option(
        "--at",
        metavar="PLY",
        show_default=False,
        help="After that many plies instead of the last; negative: that many before it.",
    ),
]


def board_at(record: Record, at: int | None) -> Board:
    """The position of a game after a number of plies, as `--at` gives it; UsageError beyond it."""
    last = len(record.moves)
    ply = last if at is None else at if at >= 0 else last + at
    if not 0 <= ply <= last:
        raise UsageError(f"there is no ply {at}: the game has {last}")
    board = record.board()
    for _ in range(last - ply):
        board.pop()
    return board


def game_string_of(board: Board) -> str | None:
    """The game string of a board, for JSON; None for a position that was set up."""
    return None if board.is_set_up else board.game_string()


def read(source: str | None) -> list[Record]:
    """The games of a source: a game string, the name of a file, or `-` for standard input.

    Without a source they are read from standard input too, unless that is a terminal. RecordError
    where there is none, or where one is broken.
    """
    if source is None:
        if terminal.is_terminal(sys.stdin):
            raise UsageError("give a game string, a file, or a game on standard input")
        source = "-"
    if is_game_string(source):
        return [read_record(source)]
    data = _standard_input() if source == "-" else Path(source).read_bytes()
    name = "standard input" if source == "-" else source
    try:
        games = list(read_records(data)) if data.strip() else []
    except NotationError as error:
        raise RecordError(f"{name}: {error}") from error
    if not games:
        raise RecordError(f"{name}: there is no game in it")
    return games


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise UsageError("there is no standard input to read a game from")
    return sys.stdin.buffer.read()


def read_one(source: str | None, number: int | None = None) -> Record:
    """The one game of a source, or the one of that number."""
    games = read(source)
    if number is None and len(games) > 1:
        raise RecordError(f"there are {len(games)} games in it: choose one with --number")
    if number is not None and number > len(games):
        raise RecordError(f"there is no game {number}, the last is {len(games)}")
    return games[(number or 1) - 1]


def is_game_string(source: str) -> bool:
    """Whether a word of the command line is a game itself and not the name of a file.

    >>> [is_game_string(word) for word in ("Base+M", "Base;NotStarted;White[1]", "Base.pgn")]
    [True, True, False]
    """
    game_type, semicolon, _ = source.strip().partition(";")
    return game_type in list(GameType) or (bool(semicolon) and game_type.startswith("Base"))


def format_of(name: str) -> Format | None:
    """The format that a file's name asks for, if it does."""
    return ENDINGS.get(Path(name).suffix.lower())


def write(games: Sequence[Record], form: Format, style: Style = "mzinga") -> bytes:
    """Games as the contents of a file."""
    write_games = FORMATS[form].write
    assert write_games is not None
    return write_games(games, style).encode()
