"""Makes processes several times slower, as a phone is slower than a computer.

The throttling of the browser's own tools slows the main thread only, and a review runs in a worker.
Here the whole process is stopped for most of each tenth of a second.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["slowed"]

_PERIOD: Final = 0.1


@contextlib.contextmanager
def slowed(processes: Sequence[int], factor: float) -> Iterator[None]:
    """Let processes run for one part in so many, until the end of the block."""
    ended = threading.Event()

    def alternate() -> None:
        while not ended.is_set():
            _signal(processes, signal.SIGSTOP)
            ended.wait(_PERIOD * (1 - 1 / factor))
            _signal(processes, signal.SIGCONT)
            ended.wait(_PERIOD / factor)

    thread = threading.Thread(target=alternate, name="slow processes")
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()
        _signal(processes, signal.SIGCONT)


def _signal(processes: Sequence[int], number: signal.Signals) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, number)
