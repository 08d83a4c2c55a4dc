"""Engines that follow a script, and how to tell that nothing is left of them."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from skep.game import Limits
from skep.uhp import Engine, Timeouts

SCRIPTED = Path(__file__).parent / "engines" / "scripted.py"
QUICK = Timeouts(search=0.3, exit=0.1)
ONE = Limits(depth=1)
GAME = "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1"

posix = pytest.mark.skipif(sys.platform == "win32", reason="needs process groups")


LoopFactory: TypeAlias = Callable[[], asyncio.AbstractEventLoop]

loop_factory: LoopFactory = asyncio.new_event_loop
"""The event loop of `run`; the fixture `each_event_loop` changes it."""


def scripted(*script: str) -> tuple[str, ...]:
    return (sys.executable, "-I", "-S", str(SCRIPTED), *script)


def engine(*script: str, timeouts: Timeouts = QUICK) -> Engine:
    return Engine(scripted(*script), timeouts=timeouts)


# --- Nothing is left over -------------------------------------------------------------------------


def is_running(pid: int) -> bool:
    """Is there a process of that number, be it a zombie?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until_dead(pid: int) -> None:
    """Wait for a process that is not ours to reap, so that a zombie will do."""
    status = Path(f"/proc/{pid}/stat")
    deadline = time.monotonic() + 120
    while is_running(pid):
        if status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z":
            return
        assert time.monotonic() < deadline, f"process {pid} is still there"
        time.sleep(0.01)


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run something in an event loop, and make sure that it has left no task behind."""

    async def main() -> None:
        loop, complaints = asyncio.get_running_loop(), []
        loop.set_exception_handler(lambda _, context: complaints.append(context))
        await work()
        gc.collect(1)
        assert asyncio.all_tasks() == {asyncio.current_task()}
        assert not complaints

    with asyncio.Runner(debug=True, loop_factory=loop_factory) as runner:
        runner.run(main())
