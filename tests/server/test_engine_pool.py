"""The engine pool: order of searches, limits, and cancelling."""

from __future__ import annotations

import asyncio

import pytest

from server.engine_helpers import SlowSearch, board_at, eventually, scripted, short
from server.game_helpers import (
    ADA,
    CLOCK,
    PATIENCE,
    HandTime,
    Listener,
    begin,
    engine_game,
    play,
    running_lobby,
    say,
)
from skep.engine import LEVELS
from skep.errors import EngineError
from skep.server.workers.engine_pool import EnginePool, level_views, limits_for_move

pytestmark = pytest.mark.anyio


# ---- searching


async def test_games_search_in_the_order_in_which_they_ask() -> None:
    search = SlowSearch()
    opponents = EnginePool(2, {}, workers=search)
    asking = []
    for ply in range(9):
        asking.append(
            asyncio.create_task(opponents.best_move(f"game {ply}", "skep", 1, board_at(ply), short))
        )
        await asyncio.sleep(0)
    await eventually(lambda: len(search.begun) == 2)
    assert opponents.waiting == 7
    for done in range(3, 10):
        search.go.release()
        await eventually(lambda done=done: len(search.begun) == done)  # type: ignore[misc]
    search.go.release(2)
    await asyncio.gather(*asking)
    assert sorted(search.begun[:2]) == [0, 1]
    assert search.begun[2:] == list(range(2, 9))
    assert search.most == 2
    assert opponents.waiting == 0
    await opponents.close()


async def test_a_search_that_nobody_waits_for_stops() -> None:
    search = SlowSearch()
    opponents = EnginePool(1, {}, workers=search)
    first, second, third = (
        asyncio.create_task(opponents.best_move("game", "skep", 1, board_at(ply), short))
        for ply in range(3)
    )
    await eventually(lambda: search.begun == [0])
    second.cancel()
    first.cancel()
    await eventually(lambda: search.begun == [0, 2])
    assert search.stopped == [0]
    search.go.release()
    assert await third in board_at(2).legal_moves
    await opponents.close()


async def test_closing_stops_what_runs() -> None:
    search = SlowSearch()
    opponents = EnginePool(1, {}, workers=search)
    asking = asyncio.create_task(opponents.best_move("game", "skep", 1, board_at(0), short))
    await eventually(lambda: search.begun == [0])
    async with asyncio.timeout(PATIENCE):
        await opponents.close()
        await asking
    assert search.stopped == [0]


async def test_a_waiting_search_is_refused_after_closing() -> None:
    search = SlowSearch()
    opponents = EnginePool(1, {}, workers=search)
    asking = asyncio.create_task(opponents.best_move("game", "skep", 1, board_at(0), short))
    await eventually(lambda: search.begun == [0])
    waiting = asyncio.create_task(opponents.best_move("other", "skep", 1, board_at(2), short))
    await eventually(lambda: opponents.waiting == 1)
    async with asyncio.timeout(PATIENCE):
        await opponents.close()
        await asking
        with pytest.raises(EngineError, match="ends"):
            await waiting
    assert search.begun == [0]


async def test_a_takeback_stops_the_search(sqlite: str) -> None:
    search = SlowSearch()
    async with running_lobby(sqlite, workers=search) as lobby:
        actor = await begin(lobby, engine_game("white"))
        await play(actor, ["wS1"])
        await eventually(lambda: search.begun == [1])
        assert (await say(actor, ADA, "ask_takeback")).moves == ()
        await eventually(lambda: search.stopped == [1])
        await play(actor, ["wG1"])
        await eventually(lambda: search.begun == [1, 1])
        await say(actor, ADA, "offer_draw")
        search.go.release()
        with Listener.at(actor) as listener:
            received = await listener.until("moved", ply=2)
        assert search.begun == [1, 1]
        assert received[0]["game"]["draw_offer"] is None


async def test_a_clock_leaves_time_for_the_rest_of_the_game() -> None:
    left = 60.0
    for ply in range(0, 400, 2):
        limits = limits_for_move(left, ply=ply)
        assert limits.most_seconds is not None
        assert 0 < limits.most_seconds < max(left, 0.01)
        left -= limits.most_seconds
    assert limits_for_move(0.0).seconds
    for limits in (limits_for_move(None), limits_for_move(1e6), limits_for_move(60, 180)):
        assert limits.seconds is not None
        assert limits.seconds <= 5


async def test_the_clock_is_looked_at_when_the_search_begins(sqlite: str) -> None:
    search, time = SlowSearch(), HandTime()
    async with running_lobby(sqlite, time=time, workers=search) as lobby:
        actor = await begin(lobby, engine_game("white", game_type="Base", clock=CLOCK))
        with Listener.at(actor) as listener:
            await play(actor, ["wS1"])
            search.go.release()
            await listener.until("moved", ply=2)
        other = await begin(lobby, engine_game("black"))
        await eventually(lambda: len(search.limits) == 2)
        await play(actor, ["wG1 -wS1"])
        time.goes_by(250)
        await say(other, ADA, "abort")
        await eventually(lambda: len(search.limits) == 3)
        assert search.limits == [
            limits_for_move(300, CLOCK.increment, 1),
            limits_for_move(None),
            limits_for_move(50, CLOCK.increment, 3),
        ]


async def test_all_levels_are_listed() -> None:
    opponents = EnginePool(1, {**scripted(), "skep": scripted()["scripted"]})
    view = opponents.view()
    assert [level.level for level in view.levels] == list(LEVELS)
    assert view.levels == level_views()
    assert view.engines == ("scripted",)
    await opponents.close()
