"""Who waits for the engine is told the place in the queue, and engines that need too much end."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from server.engine_helpers import SlowSearch, board_at, eventually, short
from server.game_helpers import ADA, BOB, PATIENCE, Listener, begin, engine_game, running_lobby
from skep import Board
from skep.server.workers import external
from skep.server.workers import scheduler as scheduling
from skep.server.workers.engine_memory import memory_of_groups
from skep.server.workers.engine_pool import EnginePool
from skep.uhp import EngineSpec

pytestmark = pytest.mark.anyio

TESTS = Path(__file__).parents[1]


async def told(listener: Listener, place: int) -> None:
    """Read messages until one says the place in the queue, be it the first or a later one."""
    message = await listener.next()
    while message.get("game", message).get("queue") != place:
        message = await listener.next()


async def test_who_waits_for_the_engine_is_told_the_place_in_the_queue(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduling, "_TELL_SECONDS", 0.01)
    monkeypatch.setattr(scheduling, "_SHORT_PATIENCE", PATIENCE)
    search = SlowSearch()
    async with running_lobby(sqlite, workers=search) as lobby:
        first = await begin(lobby, engine_game("black"))
        await eventually(lambda: len(search.begun) == 1)
        second = await lobby.actor((await lobby.create(engine_game("black"), BOB)).id)
        third = await lobby.actor((await lobby.create(engine_game("black"), BOB)).id)
        with Listener.at(second, BOB) as line, Listener.at(third, BOB) as last:
            await told(line, 1)
            await told(last, 2)
            assert (await third.view(BOB)).queue == 2
            assert (await first.view(ADA)).queue == 0
            search.go.release()
            await told(line, 0)
            await told(last, 1)
            search.go.release()
            search.go.release()
            await line.until("moved")
            await last.until("moved")
            assert (await third.view(BOB)).queue == 0


async def test_a_search_that_is_cancelled_leaves_the_queue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scheduling, "_TELL_SECONDS", 0.001)
    search = SlowSearch()
    pool = EnginePool(1, {}, workers=search)
    places: list[int] = []

    def ask(client: str) -> asyncio.Task[object]:
        work = pool.best_move("game", "skep", 1, board_at(0), short, client, on_wait=places.append)
        return asyncio.create_task(work)

    running = ask("a")
    await eventually(lambda: len(search.begun) == 1)
    waiting = ask("a")
    await eventually(lambda: bool(places))
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert pool.waiting == 0
    assert set(places) == {1}
    search.go.release()
    await running
    await pool.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the memory of a process")
async def test_an_engine_that_uses_too_much_memory_is_ended_and_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(external, "_MEMORY_SECONDS", 0.01)
    command = (sys.executable, str(TESTS / "tiny_engine.py"), "eats", str(tmp_path))
    pool = EnginePool(1, {"tiny": EngineSpec("tiny", command)}, engine_memory=200)
    await pool.best_move("game", "tiny", 1, Board("Base"), short)
    await eventually(lambda: "uses more than 200 MiB" in caplog.text)
    await pool.best_move("game", "tiny", 1, Board("Base"), short)
    assert len(list(tmp_path.iterdir())) == 2
    await pool.close()


def test_the_memory_of_no_group_is_nothing() -> None:
    assert memory_of_groups(()) == {}
    assert memory_of_groups({-5}) == {}
