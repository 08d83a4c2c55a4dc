"""The files of a contest: a journal from which it is resumed, and a PGN file.

The entries of a journal are the games in the order in which they ended, each with its result and
its PGN. The PGN is written after the journal, and repaired from it when the contest goes on.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from skep.lab.line_journal import JournalError, LineJournal, write_and_wait
from skep.lab.results import GameResult

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

__all__ = ["CONTEST", "Journal", "JournalError", "PgnFile", "read_game"]

CONTEST: Final = "skep contest 1"
"""The format of the journals of contests."""


class Journal:
    """The file from which a contest is resumed; it is created if it does not exist.

    `identity` is everything the results depend on: JournalError if the file is the journal of
    another contest, is broken, or is in use. `games` holds what has been played already.
    """

    def __init__(self, path: Path, identity: Mapping[str, Any]) -> None:
        self._file = LineJournal(path, CONTEST, identity, read_game)
        self.games: list[tuple[GameResult, str]] = self._file.entries
        numbers = [result.number for result, _ in self.games]
        if len(numbers) != len(set(numbers)):
            self._file.close()
            raise JournalError(f"{path}: a game is in it twice")

    def add(self, result: GameResult, pgn: str) -> None:
        """Write a game and wait until it is on the disk."""
        self._file.append({"game": result.to_json(), "pgn": pgn})
        self.games.append((result, pgn))

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def read_game(entry: Any) -> tuple[GameResult, str]:  # noqa: ANN401 - it comes from a file
    """A game of a journal, its result and its PGN; KeyError, TypeError or ValueError if none."""
    return GameResult.from_json(entry["game"]), str(entry["pgn"])


class PgnFile:
    """A PGN file to which games are appended."""

    def __init__(self, path: Path) -> None:
        self._file: BinaryIO = open(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")  # noqa: PTH123, SIM115
        self._file.seek(0, os.SEEK_END)

    def add(self, pgn: str) -> None:
        """Add a game."""
        separator = b"\n" if self._file.tell() > 0 else b""
        write_and_wait(self._file, separator + pgn.encode())

    def repair(self, pgn: str) -> None:
        """Add the last game of a journal again if it is missing or only partly there."""
        game = pgn.encode()
        self._file.seek(0)
        content = self._file.read()
        if game in content:
            return
        # No game begins like the rest of another, so this is the longest part that was written.
        partly = next(
            length for length in range(len(game), -1, -1) if content.endswith(game[:length])
        )
        end = len(content) - partly
        if content[:end].endswith(b"\n\n"):
            end -= 1
        self._file.truncate(end)
        self._file.seek(end)
        self.add(pgn)

    def close(self) -> None:
        """Close the file."""
        self._file.close()
