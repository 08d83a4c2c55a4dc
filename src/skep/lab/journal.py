"""The files of a contest: a journal from which it is resumed, and a PGN file.

A journal is a text file of JSON, one object on each line: first the identity of the contest, then
the games in the order in which they ended, each with its result and its PGN. A line is on the disk
before its game counts, so that a contest that was killed at any moment goes on where it was: no
game is lost, and none is played twice. The PGN is written after the
journal, and repaired from it when the contest goes on.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from skep.errors import SkepError
from skep.lab.results import GameResult

try:
    import fcntl
except ImportError:  # pragma: no cover - where there is none, nothing warns of a second writer
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

__all__ = ["Journal", "JournalError", "PgnFile"]

_FORMAT: Final = "skep contest 1"


class JournalError(SkepError):
    """A journal that cannot be resumed from."""


class Journal:
    """The file from which a contest is resumed; it is created if it does not exist.

    `identity` is everything the results depend on: JournalError if the file is the journal of
    another contest, is broken, or is in use. `games` holds what has been played already.
    """

    def __init__(self, path: Path, identity: Mapping[str, Any]) -> None:
        self._path = path
        self.games: list[tuple[GameResult, str]] = []
        # Opened so that it is made if need be, and never emptied.
        self._file: BinaryIO = open(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")  # noqa: PTH123, SIM115
        try:
            self._lock()
            whole = self._read(identity)
            self._file.truncate(whole)
            self._file.seek(whole)
            if whole == 0:
                self._append({"format": _FORMAT, "identity": dict(identity)})
        except BaseException:
            self._file.close()
            raise

    def add(self, result: GameResult, pgn: str) -> None:
        """Write a game and wait until it is on the disk."""
        self._append({"game": result.to_json(), "pgn": pgn})
        self.games.append((result, pgn))

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise JournalError(f"{self._path}: another contest is writing to it") from None

    def _append(self, entry: Mapping[str, Any]) -> None:
        line = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
        _write(self._file, line.encode() + b"\n")

    def _read(self, identity: Mapping[str, Any]) -> int:
        """Read all complete lines; return their size in bytes."""
        whole = 0
        for number, line in enumerate(self._file, start=1):
            # The last line is half there if the writer was killed in the middle of it.
            if not line.endswith(b"\n"):
                break
            try:
                entry = json.loads(line)
                if number == 1:
                    self._compare(entry, identity)
                else:
                    self.games.append((GameResult.from_json(entry["game"]), str(entry["pgn"])))
            except (ValueError, KeyError, TypeError, AttributeError):
                message = f"{self._path}, line {number}: not a line of a journal"
                raise JournalError(message) from None
            whole += len(line)
        numbers = [result.number for result, _ in self.games]
        if len(numbers) != len(set(numbers)):
            raise JournalError(f"{self._path}: a game is in it twice")
        return whole

    def _compare(self, head: Mapping[str, Any], identity: Mapping[str, Any]) -> None:
        if head["format"] != _FORMAT:
            raise JournalError(f"{self._path}: a journal of another kind, {head['format']!r}")
        there, here = head["identity"], json.loads(json.dumps(dict(identity)))
        different = sorted(key for key in {*there, *here} if there.get(key) != here.get(key))
        if different:
            raise JournalError(
                f"{self._path} is the journal of another contest; what differs is "
                + ", ".join(different)
            )


class PgnFile:
    """A PGN file to which games are appended."""

    def __init__(self, path: Path) -> None:
        self._file: BinaryIO = open(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")  # noqa: PTH123, SIM115
        self._file.seek(0, os.SEEK_END)

    def add(self, pgn: str) -> None:
        """Add a game."""
        separator = b"\n" if self._file.tell() > 0 else b""
        _write(self._file, separator + pgn.encode())

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


def _write(file: BinaryIO, data: bytes) -> None:
    """Append data and wait until it is on the disk."""
    file.write(data)
    file.flush()
    os.fsync(file.fileno())
