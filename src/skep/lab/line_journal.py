"""Journals: text files of JSON from which work that was interrupted goes on.

The first line of a journal is an object with its format and identity: all that the results depend
on. Each other line is a result, which is on the disk before it counts; so work that was killed at
any moment loses nothing and does nothing twice. A last line that was cut off is dropped.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any, BinaryIO, Generic, TypeVar

from skep.errors import SkepError

try:
    import fcntl
except ImportError:  # pragma: no cover - where there is none, nothing warns of a second writer
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

__all__ = ["JournalError", "LineJournal", "read_journal", "write_and_wait", "write_journal"]

T = TypeVar("T")


class JournalError(SkepError):
    """A journal that cannot be resumed from."""


class LineJournal(Generic[T]):
    """A journal to append to; it is created if it does not exist.

    `read` makes an entry of the object on a line; ValueError, KeyError, TypeError or AttributeError
    if it is none. JournalError if the file is a journal of something else, is broken, or is in use.
    """

    def __init__(
        self, path: Path, form: str, identity: Mapping[str, Any], read: Callable[[Any], T]
    ) -> None:
        self._path = path
        self._form = form
        self.entries: list[T] = []
        """What has been done already."""
        # Opened so that it is made if need be, and never emptied.
        self._file: BinaryIO = open(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")  # noqa: PTH123, SIM115
        try:
            self._lock()
            whole = self._read(identity, read)
            self._file.truncate(whole)
            self._file.seek(whole)
            if whole == 0:
                self.append({"format": form, "identity": dict(identity)})
        except BaseException:
            self._file.close()
            raise

    def append(self, entry: Mapping[str, Any]) -> None:
        """Write a line and wait until it is on the disk."""
        write_and_wait(self._file, _line(entry))

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

    def _read(self, identity: Mapping[str, Any], read: Callable[[Any], T]) -> int:
        """Read all complete lines; return their size in bytes."""
        lines, whole = _complete_lines(self._path, self._file)
        for number, entry in enumerate(lines, start=1):
            try:
                if number == 1:
                    self._compare(entry, identity)
                else:
                    self.entries.append(read(entry))
            except (ValueError, KeyError, TypeError, AttributeError):
                raise _not_a_line(self._path, number) from None
        return whole

    def _compare(self, head: Mapping[str, Any], identity: Mapping[str, Any]) -> None:
        if head["format"] != self._form:
            raise JournalError(f"{self._path}: a journal of another kind, {head['format']!r}")
        there, here = head["identity"], json.loads(json.dumps(dict(identity)))
        different = sorted(key for key in {*there, *here} if there.get(key) != here.get(key))
        if different:
            raise JournalError(
                f"{self._path} is the journal of another contest; what differs is "
                + ", ".join(different)
            )


def read_journal(path: Path) -> tuple[str, dict[str, Any], list[Any]]:
    """The format, the identity and the other lines of a journal; JournalError if it is none."""
    with path.open("rb") as file:
        lines, _ = _complete_lines(path, file)
    try:
        head, *entries = lines
        return str(head["format"]), dict(head["identity"]), entries
    except (ValueError, KeyError, TypeError):
        raise _not_a_line(path, 1) from None


def write_journal(
    path: Path, form: str, identity: Mapping[str, Any], entries: Iterable[Mapping[str, Any]]
) -> None:
    """Write a whole journal: beside the file at first, so that there is never a part of it."""
    beside = path.with_name(f"{path.name}.new")
    with beside.open("wb") as file:
        head = {"format": form, "identity": dict(identity)}
        write_and_wait(file, b"".join(map(_line, (head, *entries))))
    beside.replace(path)


def write_and_wait(file: BinaryIO, data: bytes) -> None:
    """Append data and wait until it is on the disk."""
    file.write(data)
    file.flush()
    os.fsync(file.fileno())


def _line(entry: Mapping[str, Any]) -> bytes:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _complete_lines(path: Path, file: BinaryIO) -> tuple[list[Any], int]:
    """The lines that are whole, read as JSON, and their size in bytes."""
    found: list[Any] = []
    whole = 0
    for number, line in enumerate(file, start=1):
        # The last line is half there if the writer was killed in the middle of it.
        if not line.endswith(b"\n"):
            break
        try:
            found.append(json.loads(line))
        except ValueError:
            raise _not_a_line(path, number) from None
        whole += len(line)
    return found, whole


def _not_a_line(path: Path, number: int) -> JournalError:
    return JournalError(f"{path}, line {number}: not a line of a journal")
