"""Runs a search in a thread, so that an event loop goes on meanwhile, and stops it on demand.

This is the only place where a search meets asyncio: players, streamed analysis and the server use
it. Each search gets a thread of its own, which costs about 0.1 ms; callers limit how many run.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from skep.engine.result import StopFunction

__all__ = ["THREAD_NAME", "run_in_thread", "stream_from_thread"]

T = TypeVar("T")

THREAD_NAME: Final = "skep search"


async def run_in_thread(work: Callable[[StopFunction], T]) -> T:
    """Call `work(stop)` in a new thread and return its result, or raise its exception.

    When the caller is cancelled, `stop()` becomes true, and the cancellation waits until the work
    has returned: after it, no thread is left. `stop()` is also true when the event loop has been
    closed or the main thread has ended, so that no search outlives the program.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()
    stopped = threading.Event()

    def stop() -> bool:
        return stopped.is_set() or loop.is_closed() or not threading.main_thread().is_alive()

    def run() -> None:
        try:
            result = work(stop)
        except BaseException as error:  # noqa: BLE001 - it is raised where it is waited for
            _call(loop, done.set_exception, error)
        else:
            _call(loop, done.set_result, result)

    thread = threading.Thread(target=run, name=THREAD_NAME)
    thread.start()
    try:
        return await asyncio.shield(done)
    finally:
        stopped.set()
        await asyncio.wait([done])
        done.exception()  # an exception after a cancellation has been seen
        thread.join()  # it has nothing left to do


async def stream_from_thread(
    work: Callable[[Callable[[T], None], StopFunction], T],
) -> AsyncGenerator[T, None]:
    """Call `work(report, stop)` in a new thread; yield what it reports, and at last its result.

    The work is stopped and waited for when the iteration ends: after `aclose()`, or when the task
    that iterates is cancelled.
    """
    loop = asyncio.get_running_loop()
    reports: asyncio.Queue[T | None] = asyncio.Queue()
    working = asyncio.create_task(
        run_in_thread(lambda stop: work(lambda item: _call(loop, reports.put_nowait, item), stop))
    )
    working.add_done_callback(lambda _: reports.put_nowait(None))
    try:
        while (item := await reports.get()) is not None:
            yield item
        yield working.result()
    finally:
        working.cancel()
        await asyncio.wait([working])


def _call(loop: asyncio.AbstractEventLoop, function: Callable[[T], object], value: T) -> None:
    """Call a function in the event loop's thread, unless the loop has been closed."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(function, value)
