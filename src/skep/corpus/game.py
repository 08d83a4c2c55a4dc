"""A game of a corpus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skep.record import Record

__all__ = ["CorpusGame"]


@dataclass(frozen=True, slots=True)
class CorpusGame:
    """A record, the file it comes from, and its number among the games of that file, from 1."""

    record: Record
    source: str
    number: int
