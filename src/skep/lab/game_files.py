"""Files of game strings, one on each line; lines that begin with # are comments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

__all__ = ["COMMENT", "read_game_strings"]

COMMENT: Final = "#"


def read_game_strings(paths: Iterable[Path]) -> Iterator[str]:
    """The game strings of files, without comments and empty lines."""
    for path in paths:
        for line in path.read_text(encoding="ascii").splitlines():
            text = line.strip()
            if text and not text.startswith(COMMENT):
                yield text
