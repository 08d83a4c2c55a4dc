"""The scheduler: clients share the workers, and nobody waits for a client that has had more."""

from __future__ import annotations

import asyncio

import pytest

from server.engine_helpers import SlowSearch, board_at, eventually, short
from server.game_helpers import PATIENCE
from skep.errors import EngineError
from skep.game import Limits
from skep.server.metrics import Metrics
from skep.server.workers import scheduler as scheduling
from skep.server.workers.engine_pool import EnginePool
from skep.server.workers.scheduler import BusyError, Scheduler

pytestmark = pytest.mark.anyio


class Crowd:
    """Thoughts that take as long as the test says, on a clock that the test sets."""

    def __init__(self, slots: int = 1) -> None:
        self.now = 1000.0
        self.metrics = Metrics()
        self.scheduler = Scheduler(slots, self.metrics, lambda: self.now)
        self.begun: list[str] = []
        self.stopped: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def ask(
        self, name: str, client: str, *, expected: float = 2.0, on_clock: bool = False
    ) -> asyncio.Task[None]:
        self._ends[name] = asyncio.Event()

        async def think() -> None:
            async with self.scheduler.turn(
                client, "move", expected=expected, on_clock=on_clock
            ) as turn:
                turn.stop = lambda: self.stopped.append(name)
                self.begun.append(name)
                await self._ends[name].wait()

        task = asyncio.create_task(think())
        self._tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def end(self, name: str, seconds: float = 2.0) -> None:
        self.now += seconds
        self._ends[name].set()
        for _ in range(5):
            await asyncio.sleep(0)

    async def close(self) -> None:
        self.scheduler.close()
        for end in self._ends.values():
            end.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def test_a_client_with_many_games_waits_for_itself() -> None:
    crowd = Crowd()
    for number in range(10):
        await crowd.ask(f"hog {number}", "hog")
    for number in range(3):
        await crowd.ask(f"other {number}", "other")
    for _ in range(5):
        await crowd.end(crowd.begun[-1])
    assert crowd.begun == ["hog 0", "other 0", "hog 1", "other 1", "hog 2", "other 2"]
    await crowd.close()


async def test_games_on_a_clock_and_short_thoughts_come_first() -> None:
    crowd = Crowd()
    await crowd.ask("running", "x")
    await crowd.ask("long", "a")
    await crowd.ask("short", "b", expected=0.1)
    await crowd.ask("clocked", "c", on_clock=True)
    for _ in range(3):
        await crowd.end(crowd.begun[-1])
    assert crowd.begun == ["running", "clocked", "short", "long"]
    await crowd.close()


async def test_a_clock_does_not_let_a_client_that_has_used_more_interrupt_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scheduling, "_SHORT_PATIENCE", 0.0)
    crowd = Crowd()
    await crowd.ask("past", "hog")
    await crowd.end("past", 20.0)
    await crowd.ask("running", "other")
    crowd.now += 1
    await crowd.ask("clocked", "hog", on_clock=True)
    for _ in range(20):
        await asyncio.sleep(0.001)
    assert not crowd.stopped
    await crowd.end("running")
    assert crowd.begun == ["past", "running", "clocked"]
    await crowd.close()


async def test_a_game_on_a_clock_interrupts_one_of_a_client_that_has_used_about_as_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scheduling, "_SHORT_PATIENCE", 0.0)
    crowd = Crowd()
    await crowd.ask("past", "a")
    await crowd.end("past", 2.0)
    await crowd.ask("running", "b")
    crowd.now += 1
    await crowd.ask("clocked", "a", on_clock=True)
    await eventually(lambda: crowd.stopped == ["running"])
    await crowd.close()


async def test_what_was_used_long_ago_does_not_count() -> None:
    crowd = Crowd()
    await crowd.ask("first", "old")
    await crowd.end("first", 10.0)
    crowd.now += 3600
    await crowd.ask("running", "new")
    await crowd.end("running", 1.0)
    await crowd.ask("blocking", "x")
    await crowd.ask("of new", "new")
    await crowd.ask("of old", "old")
    await crowd.end("blocking")
    assert crowd.begun[-1] == "of old"
    await crowd.close()


async def test_the_queue_of_a_client_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduling, "MOST_WAITING_OF_CLIENT", 5)
    crowd = Crowd()
    asked = [await crowd.ask(str(number), "hog") for number in range(8)]
    await crowd.ask("other", "other")
    assert [task.done() for task in asked] == [False] * 6 + [True] * 2
    assert isinstance(asked[-1].exception(), BusyError)
    assert crowd.scheduler.waiting == 6
    await crowd.close()
    assert crowd.scheduler.waiting == crowd.scheduler.running == 0


async def test_a_cancelled_thought_leaves_the_queue() -> None:
    crowd = Crowd()
    first = await crowd.ask("first", "a")
    second = await crowd.ask("second", "b")
    await crowd.ask("third", "c")
    second.cancel()
    first.cancel()
    await eventually(lambda: crowd.begun == ["first", "third"])
    assert (crowd.scheduler.waiting, crowd.scheduler.running) == (0, 1)
    await crowd.close()


async def test_a_turn_is_not_given_to_who_was_cancelled_a_moment_ago() -> None:
    crowd = Crowd()
    first = await crowd.ask("first", "a")
    second = await crowd.ask("second", "b")
    await crowd.ask("third", "c")
    crowd._ends["first"].set()
    await asyncio.sleep(0)
    second.cancel()  # before it has noticed, the turn of the first one ends
    await asyncio.wait([first, second])
    await eventually(lambda: crowd.begun == ["first", "third"])
    assert first.exception() is None
    assert (crowd.scheduler.waiting, crowd.scheduler.running) == (0, 1)
    await crowd.close()


async def test_the_age_of_the_queue_is_known() -> None:
    crowd = Crowd()
    assert set(crowd.scheduler.longest_waits().values()) == {0.0}
    await crowd.ask("first", "a")
    await crowd.ask("second", "a")
    crowd.now += 7
    assert crowd.scheduler.longest_waits()["move"] == 7.0
    await crowd.end("first", 0.0)
    assert crowd.metrics.queue.count("move") == 2
    assert crowd.metrics.searches.count("move") == 1
    await crowd.close()


async def test_after_closing_nobody_gets_a_turn() -> None:
    crowd = Crowd()
    crowd.scheduler.close()
    with pytest.raises(EngineError, match="ends"):
        await (await crowd.ask("late", "a"))


# ---- in the engine pool


def long() -> Limits:
    return Limits(seconds=2.0)


async def test_sixty_hard_games_of_one_client_do_not_hold_up_another() -> None:
    """Their searches never end by themselves here: the other client's answer comes all the same."""
    search = SlowSearch()
    pool = EnginePool(1, {}, workers=search)
    hog = [
        asyncio.create_task(pool.best_move(str(number), "skep", 10, board_at(2), long, "hog"))
        for number in range(60)
    ]
    await eventually(lambda: search.begun == [2])
    other = asyncio.create_task(pool.best_move("other", "skep", 1, board_at(4), short, "other"))
    await eventually(lambda: search.begun == [2, 4])
    assert search.stopped == [2]
    search.go.release()
    async with asyncio.timeout(PATIENCE):
        assert await other in board_at(4).legal_moves
        await asyncio.wait(hog, return_when=asyncio.FIRST_COMPLETED)
    assert pool.waiting == 58  # one of the sixty was stopped for the other client, one runs
    for task in hog:
        task.cancel()
    await asyncio.gather(*hog, return_exceptions=True)
    await pool.close()


async def test_a_game_on_a_clock_does_not_wait_for_one_without() -> None:
    search = SlowSearch()
    pool = EnginePool(1, {}, workers=search)
    slow = asyncio.create_task(pool.best_move("a", "skep", 10, board_at(2), long, "a"))
    await eventually(lambda: search.begun == [2])
    clocked = asyncio.create_task(
        pool.best_move("b", "skep", 10, board_at(4), long, "b", on_clock=True)
    )
    await eventually(lambda: search.begun == [2, 4])
    search.go.release()
    async with asyncio.timeout(PATIENCE):
        assert await slow in board_at(2).legal_moves
        assert await clocked in board_at(4).legal_moves
    await pool.close()


async def test_a_client_does_not_interrupt_itself() -> None:
    search = SlowSearch()
    pool = EnginePool(1, {}, workers=search)
    slow = asyncio.create_task(pool.best_move("a", "skep", 10, board_at(2), long, "a"))
    await eventually(lambda: search.begun == [2])
    own = asyncio.create_task(pool.best_move("b", "skep", 1, board_at(4), short, "a"))
    await asyncio.sleep(0.6)  # more than twice its patience
    assert search.begun == [2]
    search.go.release(2)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(slow, own)
    assert not search.stopped
    await pool.close()
