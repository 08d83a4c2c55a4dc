"""Metrics of one server process, in the text format of Prometheus.

All of it is counted in the thread of the event loop, so that a count is one addition to a number.
The library for it, prometheus_client, takes a lock and looks its labels up for every count.
"""

from __future__ import annotations

from bisect import bisect_left
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    Read = Callable[[], float | Mapping[str, float]]

__all__ = ["CONTENT_TYPE", "Counter", "Gauge", "Histogram", "Metrics"]

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""The upper bounds of the buckets of all histograms, in seconds."""


class Counter:
    """A number that only grows, one for each value of its label."""

    def __init__(self, name: str, about: str, label: str) -> None:
        self.name = name
        self._about = about
        self._label = label
        self._counts: dict[str, int] = {}

    def add(self, value: str, amount: int = 1) -> None:
        """Add to the number for a value of the label."""
        self._counts[value] = self._counts.get(value, 0) + amount

    def count(self, value: str) -> int:
        """The number for a value of the label."""
        return self._counts.get(value, 0)

    def lines(self) -> Iterator[str]:
        """The lines for Prometheus."""
        yield from _head(self.name, self._about, "counter")
        for value, count in sorted(self._counts.items()):
            yield f"{self.name}{_labels({self._label: value})} {count}"


class Gauge:
    """A number that goes up and down, asked for when the metrics are read.

    With a label there is one for each of its values. A number that only grows can be a counter.
    """

    def __init__(
        self, name: str, about: str, read: Read, label: str = "", kind: str = "gauge"
    ) -> None:
        self.name = name
        self._about = about
        self._read = read
        self._label = label
        self._kind = kind

    def lines(self) -> Iterator[str]:
        """The lines for Prometheus."""
        yield from _head(self.name, self._about, self._kind)
        found = self._read()
        if isinstance(found, (int, float)):
            yield f"{self.name} {found:.10g}"
            return
        for value, number in sorted(found.items()):
            yield f"{self.name}{_labels({self._label: value})} {number:.10g}"


class Histogram:
    """How long something took, one distribution for each value of its label."""

    def __init__(self, name: str, about: str, label: str) -> None:
        self.name = name
        self._about = about
        self._label = label
        self._buckets: dict[str, list[int]] = {}
        self._sums: dict[str, float] = {}

    def observe(self, value: str, seconds: float) -> None:
        """Add one duration."""
        buckets = self._buckets.get(value)
        if buckets is None:
            buckets = self._buckets[value] = [0] * (len(BOUNDS) + 1)
            self._sums[value] = 0.0
        buckets[bisect_left(BOUNDS, seconds)] += 1
        self._sums[value] += seconds

    @contextmanager
    def timed(self, value: str) -> Iterator[None]:
        """Add the duration of a block, however it ends."""
        began = perf_counter()
        try:
            yield
        finally:
            self.observe(value, perf_counter() - began)

    def count(self, value: str) -> int:
        """How many durations were added for a value of the label."""
        return sum(self._buckets.get(value, ()))

    def lines(self) -> Iterator[str]:
        """The lines for Prometheus."""
        yield from _head(self.name, self._about, "histogram")
        for value, buckets in sorted(self._buckets.items()):
            total = 0
            for bound, count in zip((*BOUNDS, None), buckets, strict=True):
                total += count
                edge = "+Inf" if bound is None else f"{bound:g}"
                yield f"{self.name}_bucket{_labels({self._label: value, 'le': edge})} {total}"
            labels = _labels({self._label: value})
            yield f"{self.name}_sum{labels} {self._sums[value]:.6f}"
            yield f"{self.name}_count{labels} {total}"


class Metrics:
    """All metrics of a server."""

    def __init__(self) -> None:
        self.limits: Counter = Counter(
            "skep_limit_refusals_total", "Requests, frames and connections over a limit.", "limit"
        )
        self.requests: Histogram = Histogram(
            "skep_request_seconds", "Until an HTTP request is answered, by status.", "status"
        )
        self.commands: Histogram = Histogram(
            "skep_command_seconds", "From a command to the event that is stored and sent.", "type"
        )
        self.database: Histogram = Histogram(
            "skep_database_seconds", "Duration of calls of the database.", "call"
        )
        self.redis: Histogram = Histogram(
            "skep_redis_seconds", "Duration of calls of Redis.", "call"
        )
        self.queue: Histogram = Histogram(
            "skep_queue_seconds", "How long a search waited for a worker.", "kind"
        )
        self.searches: Histogram = Histogram(
            "skep_search_seconds", "How long a worker took for a search.", "kind"
        )
        self.loop_lag: Histogram = Histogram(
            "skep_loop_lag_seconds", "How late the event loop wakes up a sleeper.", "loop"
        )
        self.new_games: Counter = Counter(
            "skep_new_games_total", "Games that were created, and records.", "kind"
        )
        self.moves: Counter = Counter(
            "skep_moves_total", "Moves that were stored, by kind of game, the engine's too.", "kind"
        )
        self.worker_failures: Counter = Counter(
            "skep_worker_failures_total", "Workers and engines that were replaced.", "of"
        )
        self._gauges: list[Gauge] = []

    def gauge(
        self, name: str, about: str, read: Read, label: str = "", kind: str = "gauge"
    ) -> None:
        """Add a gauge: a function that is called when the metrics are read."""
        self._gauges.append(Gauge(name, about, read, label, kind))

    def text(self) -> str:
        """Everything in the text format of Prometheus."""
        own = [each for each in vars(self).values() if isinstance(each, (Counter, Histogram))]
        return "\n".join(line for each in (*own, *self._gauges) for line in each.lines()) + "\n"


def _head(name: str, about: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {about}", f"# TYPE {name} {kind}"


def _labels(labels: Mapping[str, str]) -> str:
    inside = ",".join(f'{name}="{_escape(value)}"' for name, value in labels.items())
    return f"{{{inside}}}"


def _escape(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
