"""Metrics of the process itself, under the names that Prometheus gives them everywhere."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from skep.server.metrics import Metrics

__all__ = ["watch_process"]

_STATM: Final = Path("/proc/self/statm")
_FILES: Final = Path("/proc/self/fd")


def watch_process(metrics: Metrics) -> None:
    """Add processor time, memory, open files and the start of this process."""
    started = time.time()
    metrics.gauge(
        "process_cpu_seconds_total", "Processor time used.", time.process_time, kind="counter"
    )
    metrics.gauge("process_start_time_seconds", "When the server started.", lambda: started)
    if _STATM.exists():  # Linux tells these
        metrics.gauge("process_resident_memory_bytes", "Memory in use.", _memory)
        metrics.gauge("process_open_fds", "Open files and sockets.", _open_files)


def _memory() -> float:
    with suppress(OSError, ValueError, IndexError):
        return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0.0


def _open_files() -> float:
    with suppress(OSError):
        return len(os.listdir(_FILES))  # noqa: PTH208 - names are enough
    return 0.0
