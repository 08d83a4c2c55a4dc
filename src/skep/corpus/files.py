"""The files of a corpus, cut into parts of whole games, so that a file of any size can be read.

Folders are read with all folders in them, zip archives with all files in them, in the order of the
names. Of these, files with the endings of `ENDINGS` count; a file that is named itself always does.
"""

from __future__ import annotations

import re
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final

from skep.errors import RecordError
from skep.notation import FORMATS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

__all__ = ["ENDINGS", "PARQUET", "Part", "parts"]

PARQUET: Final = ".parquet"
_ZIP: Final = ".zip"

ENDINGS: Final = (*(end for form in FORMATS.values() for end in form.endings), PARQUET, _ZIP)
"""The endings of the files that are read where a folder or an archive is given."""

PART_BYTES: Final = 1 << 20
"""How much of a file is read at once: a part ends with the next whole game."""

MAX_GAME_BYTES: Final = 1 << 23
"""What is longer without the end of a game is refused, so that no file can fill the memory."""

_COMMENTS: Final = re.compile(rb"\{[^}]*\}|;.*")


@dataclass(frozen=True, slots=True)
class Part:
    """Some whole games of a file, from the line `first_line` on, or the reason why there are none.

    `path` is set for a Parquet file, which has no lines and is read by other means.
    """

    source: str
    data: bytes = b""
    first_line: int = 1
    is_first: bool = True
    error: RecordError | None = None
    path: Path | None = None


def parts(paths: Iterable[str | Path]) -> Iterator[Part]:
    """The parts of files, folders and zip archives; FileNotFoundError where there is nothing."""
    for path in map(Path, paths):
        if path.is_dir():
            files = sorted(each for each in path.rglob("*") if each.is_file())
            for file in files:
                if file.suffix.lower() in ENDINGS:
                    yield from _parts_of_file(file)
        else:
            yield from _parts_of_file(path)


def _parts_of_file(path: Path) -> Iterator[Part]:
    source = str(path)
    if path.suffix.lower() == PARQUET:
        yield Part(source, path=path)
    elif path.suffix.lower() == _ZIP:
        yield from _parts_of_zip(path)
    else:
        with path.open("rb") as file:
            yield from _cut(source, file)


def _parts_of_zip(path: Path) -> Iterator[Part]:
    try:
        with zipfile.ZipFile(path) as archive:
            for member in sorted(archive.infolist(), key=lambda each: each.filename):
                ending = Path(member.filename).suffix.lower()
                if member.is_dir() or ending not in ENDINGS or ending in (_ZIP, PARQUET):
                    continue
                source = f"{path}/{member.filename}"
                try:
                    with archive.open(member) as file:
                        yield from _cut(source, file)
                except (zipfile.BadZipFile, RuntimeError, NotImplementedError, EOFError) as error:
                    # A damaged member, or one with a password, or packed in an unknown way.
                    yield Part(source, error=RecordError(f"it cannot be unpacked: {error}"))
    except zipfile.BadZipFile as error:
        yield Part(str(path), error=RecordError(f"this is no zip archive: {error}"))


def _cut(source: str, file: IO[bytes]) -> Iterator[Part]:
    """Cut a file into parts of about PART_BYTES, each of whole games."""
    begins_game: Callable[[bytes], bool] | None = None
    data = bytearray()
    first_line, is_first = 1, True
    for line, text in enumerate(iter(lambda: file.readline(MAX_GAME_BYTES + 1), b""), start=1):
        begins_game = begins_game or _boundary(text)
        if begins_game(text) and len(data) >= PART_BYTES:
            yield Part(source, bytes(data), first_line, is_first)
            data.clear()
            first_line, is_first = line, False
        data += text
        if len(data) > MAX_GAME_BYTES:
            size = f"{MAX_GAME_BYTES >> 20} MiB"
            error = RecordError(f"line {first_line}: no game ends within {size}", line=first_line)
            yield Part(source, first_line=first_line, is_first=is_first, error=error)
            return
    yield Part(source, bytes(data), first_line, is_first)


def _boundary(first: bytes) -> Callable[[bytes], bool]:
    """A function that says of each line of a file whether a game begins there for sure."""
    start = first.removeprefix(b"\xef\xbb\xbf").lstrip()
    if start.startswith(b"["):
        return _PgnBoundary()
    if start.startswith((b"Base", b"w", b"b", b"W", b"B")):
        return lambda line: line.lstrip().startswith(b"Base")
    return lambda _line: False


class _PgnBoundary:
    """Whether a line of a PGN is the first tag after moves, outside of comments."""

    def __init__(self) -> None:
        self._in_comment = False
        self._has_moves = False

    def __call__(self, line: bytes) -> bool:
        if not self._in_comment and line.lstrip().startswith(b"["):
            begins, self._has_moves = self._has_moves, False
            return begins
        text = (b"{" if self._in_comment else b"") + line
        rest = _COMMENTS.sub(b" ", text)
        before, brace, _ = rest.partition(b"{")
        self._in_comment = bool(brace)
        self._has_moves = self._has_moves or bool(before.strip())
        return False
