"""The time of the server: a monotonic clock, and the date."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skep.server.store import Life

__all__ = ["Moment", "from_milliseconds", "milliseconds", "right_now", "seconds_lived"]


class Moment(NamedTuple):
    """A point in time, by the monotonic clock and by the date."""

    now: float
    """Seconds of a clock that never goes back: players' times are counted in these."""
    at: datetime
    """The date, to the millisecond, as it is told and stored."""


def right_now() -> Moment:
    """The current time."""
    date = datetime.now(UTC)
    return Moment(time.monotonic(), date.replace(microsecond=date.microsecond // 1000 * 1000))


def milliseconds(date: datetime) -> int:
    """A date as it is stored: milliseconds since 1970."""
    return round(date.timestamp() * 1000)


def from_milliseconds(stored: int) -> datetime:
    """The date of a stored number of milliseconds."""
    return datetime.fromtimestamp(stored / 1000, UTC)


def seconds_lived(lives: Iterable[Life], since: datetime) -> float:
    """The seconds in which a server was running since a date, for clocks across restarts.

    >>> from skep.server.store import Life
    >>> seconds_lived([Life(0, 5_000), Life(60_000, 62_000)], from_milliseconds(1_000))
    6.0
    """
    start = milliseconds(since)
    return sum(max(0, life.alive - max(life.started, start)) for life in lives) / 1000
