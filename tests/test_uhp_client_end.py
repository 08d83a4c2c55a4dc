"""The UHP client when an engine ends: at any time, and no process or task is left."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from scripted_engines import ONE, engine, is_running, posix, run, wait_until_dead
from skep import Board
from skep.errors import EngineDiedError
from skep.uhp import Engine, Timeouts
from skep.uhp.subprocess_pipes import signal_group

pytestmark = pytest.mark.usefixtures("each_event_loop", "nothing_is_left")


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.parametrize("script", [("exit=ignore", "end=hang"), ("exit=hang",), ("exit=say no",)])
def test_an_engine_that_will_not_quit(script: tuple[str, ...]) -> None:
    async def work() -> None:
        async with engine(*script) as one:
            pass
        assert one.pid is not None
        assert not is_running(one.pid)
        await one.close()

    run(work)


@posix
@pytest.mark.parametrize("script", ["exit=hang", "undo=die", "undo=killed", ""])
def test_children_end_with_the_engine(script: str) -> None:
    child = 0

    async def work() -> None:
        nonlocal child
        async with engine("info=child", *filter(None, [script])) as one:
            child = int((await one.command("info"))[-1])
            assert is_running(child)
            if "undo" in script:
                with pytest.raises(EngineDiedError):
                    await one.command("undo")

    run(work)
    wait_until_dead(child)


async def until_it_hangs(one: Engine) -> None:
    """Wait until an engine has read the command on which it hangs."""
    async with asyncio.timeout(120):
        while "I hang" not in one.errors:
            await asyncio.sleep(0.005)


def test_cancelling_a_search_ends_the_engine() -> None:
    async def work() -> None:
        async with engine("bestmove=hang", timeouts=Timeouts()) as one:
            waiting = asyncio.create_task(one.best_move(Board("Base"), ONE))
            queued = asyncio.create_task(one.command("info"))
            await until_it_hangs(one)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            with pytest.raises(EngineDiedError, match="was ended while it was to answer"):
                await queued
        assert one.pid is not None
        assert not is_running(one.pid)

    run(work)


@pytest.mark.parametrize("after", [0.0, 0.002, 0.01, 0.03, 0.06])
def test_cancelled_at_any_time(after: float) -> None:
    """At the start, in the greeting, in a search, at the end: nothing is left over."""

    async def life() -> None:
        async with engine("exit=hang", timeouts=Timeouts()) as one:
            await one.best_move(Board("Base"), ONE)

    async def work() -> None:
        task = asyncio.create_task(life())
        await asyncio.sleep(after)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(work)


def test_closed_while_it_is_asked() -> None:
    async def work() -> None:
        async with engine("bestmove=hang", timeouts=Timeouts()) as one:
            waiting = asyncio.create_task(one.best_move(Board("Base"), ONE))
            await until_it_hangs(one)
            await one.close()
            with pytest.raises(EngineDiedError, match="has been closed"):
                await waiting

    run(work)


def test_not_yet_started() -> None:
    async def work() -> None:
        one = engine()
        with pytest.raises(EngineDiedError, match="has not been started"):
            await one.command("info")
        await one.close()

    run(work)


@posix
@pytest.mark.parametrize("group", [0, 1, -1, os.getpgrp() if hasattr(os, "getpgrp") else 0])
def test_our_own_process_group_is_never_killed(group: int) -> None:
    with pytest.raises(ValueError, match="no process group of a subprocess"):
        signal_group(group, signal.SIGKILL)
