"""Time as the server has it: one clock that never goes back, and the date beside it."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skep.server.store import Life

__all__ = ["Moment", "from_milliseconds", "milliseconds", "right_now", "seconds_lived"]


class Moment(NamedTuple):
    """When something happens."""

    now: float
    """Seconds of a clock that never goes back: players' times are counted in these."""
    at: datetime
    """The date, to the millisecond, as it is told and stored."""


def right_now() -> Moment:
    """This moment."""
    date = datetime.now(UTC)
    return Moment(time.monotonic(), date.replace(microsecond=date.microsecond // 1000 * 1000))


def milliseconds(date: datetime) -> int:
    """A date as it is stored."""
    return round(date.timestamp() * 1000)


def from_milliseconds(stored: int) -> datetime:
    """A date that was stored."""
    return datetime.fromtimestamp(stored / 1000, UTC)


def seconds_lived(lives: Iterable[Life], since: datetime) -> float:
    """How long servers have lived since a date: nobody pays for the time between two lives.

    >>> from skep.server.store import Life
    >>> seconds_lived([Life(0, 5_000), Life(60_000, 62_000)], from_milliseconds(1_000))
    6.0
    """
    start = milliseconds(since)
    return sum(max(0, life.alive - max(life.started, start)) for life in lives) / 1000
