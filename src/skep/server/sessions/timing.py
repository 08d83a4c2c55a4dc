"""The time of the server: a monotonic clock, and the date."""

from __future__ import annotations

import sys
import time
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from skep.server.store import Life

__all__ = [
    "Moment",
    "ServerTime",
    "from_milliseconds",
    "milliseconds",
    "right_now",
    "seconds_lived",
]


class Moment(NamedTuple):
    """A point in time, by the monotonic clock and by the date."""

    now: float
    """Seconds of a clock that never goes back: players' times are counted in these."""
    at: datetime
    """The date, to the millisecond, as it is told and stored."""


class ServerTime:
    """The time of a server: the date at its start, and what has passed since.

    The clock on the wall can be set forward or back while a server runs; games are not to notice.
    """

    def __init__(
        self,
        date: Callable[[], datetime] = lambda: datetime.now(UTC),
        steady: Callable[[], float] = time.monotonic,
        uptime: Callable[[], float] | None = None,
    ) -> None:
        """Read the clocks: `uptime` goes on while the machine sleeps, `steady` need not."""
        self._steady = steady
        self._uptime = uptime or _uptime
        self._start = date() - timedelta(seconds=self._uptime())

    def __call__(self) -> Moment:
        """The current time."""
        date = self._start + timedelta(seconds=self._uptime())
        return Moment(self._steady(), date.replace(microsecond=date.microsecond // 1000 * 1000))


def _uptime() -> float:
    """Seconds of a clock that nobody sets; on Linux it goes on while the machine sleeps."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def right_now() -> Moment:
    """The current time, by the clock on the wall."""
    return ServerTime()()


def milliseconds(date: datetime) -> int:
    """A date as it is stored: milliseconds since 1970."""
    return round(date.timestamp() * 1000)


def from_milliseconds(stored: int) -> datetime:
    """The date of a stored number of milliseconds."""
    return datetime.fromtimestamp(stored / 1000, UTC)


def seconds_lived(lives: Iterable[Life], since: datetime) -> float:
    """The seconds in which a server was running since a date, for clocks across restarts.

    Time in which two servers ran counts once.

    >>> from skep.server.store import Life
    >>> seconds_lived([Life(0, 5_000), Life(60_000, 62_000)], from_milliseconds(1_000))
    6.0
    >>> seconds_lived([Life(0, 9_000), Life(7_000, 12_000)], from_milliseconds(0))
    12.0
    """
    until, lived = milliseconds(since), 0
    for life in sorted(lives):
        lived += max(0, life.alive - max(life.started, until))
        until = max(until, life.alive)
    return lived / 1000
