"""What statistics and filters ask of a record: ratings, year, players."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from skep.record import Record

__all__ = ["players", "ratings", "year"]

# PGN has no tag for ratings of its own; these are what programs write.
_RATING_TAGS: Final = ("Elo", "Rating", "Ranking")
_NUMBER: Final = re.compile(r"\s*(\d{1,4})(?:\.\d*)?\b")
_YEAR: Final = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")


def ratings(record: Record) -> tuple[int | None, int | None]:
    """The ratings of White and Black, from the tags WhiteElo, WhiteRating or WhiteRanking.

    >>> from skep import Record
    >>> ratings(Record(tags={"WhiteElo": "1512", "BlackRating": "1480.5", "BlackElo": "?"}))
    (1512, 1480)
    """
    return _rating(record, "White"), _rating(record, "Black")


def _rating(record: Record, side: str) -> int | None:
    for name in _RATING_TAGS:
        if number := _NUMBER.match(record.tags.get(f"{side}{name}", "")):
            return int(number[1])
    return None


def year(record: Record) -> int | None:
    """The year of the tag Date, however the date is written.

    >>> from skep import Record
    >>> year(Record(tags={"Date": "03-May-2024_13:01:07"}))
    2024
    """
    found = _YEAR.search(record.tags.get("Date", ""))
    return int(found[0]) if found else None


def players(record: Record) -> tuple[str, str]:
    """The names of White and Black, empty where they are not known."""
    return record.tags.get("White", ""), record.tags.get("Black", "")
