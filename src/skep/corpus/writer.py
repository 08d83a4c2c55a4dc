"""Writing games to one file, as they come."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from skep.corpus.extra import parquet
from skep.corpus.files import PARQUET
from skep.errors import RecordError
from skep.notation import FORMATS, Style

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from skep.corpus.game import CorpusGame
    from skep.record import Record, RecordFormat

__all__ = ["WRITABLE", "write_games"]

_FORMAT_OF: Final = {
    ending: form for form in FORMATS.values() if form.write is not None for ending in form.endings
}
WRITABLE: Final = (*_FORMAT_OF, PARQUET)
"""The endings of the files that can be written."""


def write_games(
    path: str | Path,
    games: Iterable[CorpusGame],
    *,
    style: Style = "mzinga",
    positions: bool = False,
) -> int:
    """Write games to a file of the format that its ending names, and return their number.

    The file gets its name when it is whole; what was there before stays until then. RecordError
    where the format has no room for a game. `positions` adds position strings to Parquet.
    """
    path = Path(path)
    ending = path.suffix.lower()
    if ending not in WRITABLE:
        raise RecordError(f"{path.name} ends in none of {', '.join(WRITABLE)}")
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        if ending == PARQUET:
            count: int = parquet().write_parquet(unfinished, games, positions=positions)
        else:
            count = _write_text(unfinished, games, _FORMAT_OF[ending], style)
        unfinished.replace(path)
    finally:
        with suppress(FileNotFoundError):
            unfinished.unlink()
    return count


def _write_text(path: Path, games: Iterable[CorpusGame], form: RecordFormat, style: Style) -> int:
    count = 0
    assert form.write is not None
    with path.open("x", encoding="utf-8", newline="\n") as file:
        for text in _texts((game.record for game in games), form, style):
            # Two games of a PGN have a blank line between them.
            file.write("\n" if count and form.name == "pgn" else "")
            file.write(text)
            count += 1
    return count


def _texts(records: Iterator[Record], form: RecordFormat, style: Style) -> Iterator[str]:
    write = form.write
    assert write is not None
    if form.name == "sgf":
        yield write(list(islice(records, 2)), style)  # it holds one game, and says so
        return
    for record in records:
        yield write([record], style)
