"""Files of finished games, whatever wrote them: self-play data, and all that a corpus reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skep import _core
from skep.board import Board
from skep.corpus import read_corpus
from skep.lab.nets.data_file import MAGIC, DataError, DataFile, game_number
from skep.rules import GameType, Opening

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

__all__ = ["read_game_strings", "selfplay_board"]

_BUGS: Final = 4
"""Where a game of self-play data says which bugs take part: after its number."""


def read_game_strings(paths: Iterable[Path]) -> Iterator[str]:
    """The games of files as game strings, in their order.

    A file is one of `skep lab selfplay`, or anything that `skep corpus` reads: a PGN, an SGF, game
    strings, a folder, a zip archive. OSError, DataError or RecordError if one cannot be read.
    """
    for path in paths:
        path.stat()  # says so if there is none
        begins = _beginning(path)
        if begins == MAGIC:
            for game in sorted(DataFile.read(path).games(), key=game_number):
                yield selfplay_board(game).game_string()
        elif begins.startswith(b"#"):  # game strings with comments, as a book of openings has them
            for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
                if line.strip() and not line.startswith("#"):
                    yield Board.from_game_string(line.strip()).game_string()
        else:
            for found in read_corpus(path):
                yield found.record.board().game_string()


def selfplay_board(game: bytes) -> Board:
    """The end of a game of self-play data; DataError if a move in it is not legal."""
    try:
        position = _core.selfplay_position(game)
    except ValueError as error:
        raise DataError(str(error)) from None
    letters = "".join(letter for bit, letter in enumerate("MLP", 5) if game[_BUGS] & (1 << bit))
    board = Board(GameType(f"Base+{letters}" if letters else "Base"), Opening.TOURNAMENT)
    for move in position.moves():
        board.push(move)
    return board


def _beginning(path: Path) -> bytes:
    if path.is_dir():
        return b""
    with path.open("rb") as file:
        return file.read(len(MAGIC))
