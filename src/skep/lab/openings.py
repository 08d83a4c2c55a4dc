"""Openings: positions to begin the games of a match from.

A book is a text file with a UHP game string on each line; blank lines and lines that begin with #
are skipped. One for each game type comes with the package, made by `skep lab openings`.
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from skep.board import Board
from skep.errors import RecordError

if TYPE_CHECKING:
    from skep.rules import GameType

__all__ = ["book_name", "load_openings", "parse_openings"]


def book_name(game_type: GameType) -> str:
    """The file name of the book for a game type.

    >>> from skep import GameType
    >>> book_name(GameType.BASE_ML)
    'base-ml.txt'
    """
    return game_type.value.lower().replace("+", "-") + ".txt"


def load_openings(game_type: GameType, path: Path | None = None) -> list[str]:
    """The openings of a file, or of the book that comes with the package, as game strings.

    RecordError names the line that cannot be used.
    """
    if path is not None:
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            line = error.object.count(b"\n", 0, error.start) + 1
            raise RecordError(f"{path}, line {line}: this is not text in UTF-8") from error
        return parse_openings(text, game_type, str(path))
    name = book_name(game_type)
    book = resources.files("skep.lab").joinpath("books", name)
    return parse_openings(book.read_text(encoding="utf-8"), game_type, name)


def parse_openings(text: str, game_type: GameType, name: str = "openings") -> list[str]:
    """The openings of a book as game strings; RecordError names the line that cannot be used."""
    openings: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            board = Board.from_game_string(line.strip())
        except RecordError as error:
            message = f"{name}, line {number}: {error}"
            raise RecordError(message, error.text, error.position, error.ply) from error
        if board.game_type is not game_type:
            raise RecordError(f"{name}, line {number}: not {game_type} but {board.game_type}")
        if board.is_game_over():
            raise RecordError(f"{name}, line {number}: the game is over")
        openings.append(board.game_string())
    if not openings:
        raise RecordError(f"{name}: there is no opening in it")
    return openings
