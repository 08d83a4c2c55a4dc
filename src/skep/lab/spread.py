"""Spreads work over processes of this machine, or over whatever else does as `Spread` says."""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

__all__ = ["Spread", "spread"]

T = TypeVar("T")
R = TypeVar("R")


class Spread(Protocol):
    """Anything that does pieces of work elsewhere, as `Cluster.spread` does."""

    def __call__(
        self, function: Callable[[T], R], items: Iterable[T], stop: Callable[[], bool]
    ) -> Generator[R, None, None]:
        """Yield the results of a function for items, as they come, until told to stop."""


def spread(
    function: Callable[[T], R], items: Iterable[T], processes: int = 1
) -> Generator[R, None, None]:
    """Yield the results of a function for items, as they come, from so many processes.

    Items are taken when they are needed, so that the caller can stop giving any. With one process
    the function is called here, and the results come in the order of the items.
    """
    if processes == 1:
        yield from map(function, items)
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"))
    waiting: set[Future[R]] = set()
    try:
        for item in items:
            waiting.add(pool.submit(function, item))
            if len(waiting) >= 2 * processes:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        pool.shutdown(cancel_futures=True)
