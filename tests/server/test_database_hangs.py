"""A database that hangs: calls fail in time, health says so, and the server still stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from server.frozen_database import FreezingProxy, freezing
from server.game_helpers import ADA, PATIENCE, begin, play, refused, running_lobby, screen_game
from skep.server.messages import MakeMove
from skep.server.metrics import Metrics
from skep.server.problems import ProblemError
from skep.server.sessions.open_lobby import open_lobby
from skep.server.settings import Settings
from skep.server.store import StoreError

pytestmark = pytest.mark.anyio

T = TypeVar("T")

SHORT = 0.5


@pytest.fixture
async def proxy(postgres_database: str) -> AsyncIterator[FreezingProxy]:
    async with freezing(postgres_database) as one:
        yield one


async def persistently(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until there is an answer: a busy machine may be too slow for one in time."""
    while True:
        try:
            return await ask()
        except ProblemError:
            await asyncio.sleep(0.05)


async def test_calls_end_in_time_and_work_again_afterwards(
    proxy: FreezingProxy, caplog: pytest.LogCaptureFixture
) -> None:
    async with asyncio.timeout(PATIENCE), running_lobby(proxy.url, seconds=SHORT) as lobby:
        actor = await persistently(lambda: begin(lobby, screen_game(game_type="Base")))
        await persistently(lambda: play(actor, ["wS1"]))
        while (await lobby.health()).status != "ok":
            await asyncio.sleep(0.05)
        proxy.freeze()
        with caplog.at_level(logging.WARNING):
            with refused("unavailable"):
                await lobby.create(screen_game(), ADA)
            with refused("unavailable"):
                await lobby.games_of(ADA, before=None, limit=9)
            with refused("unavailable"):
                await lobby.actor("0123456789ab")
            with refused("try_again"):
                await actor.command(ADA, MakeMove(ply=1, move="bS1 wS1-"))
        assert (await lobby.health()).status == "degraded"
        assert all("it does not answer" in each.getMessage() for each in caplog.records)
        proxy.thaw()
        await play(await persistently(lambda: lobby.actor(actor.id)), ["bS1 wS1-"])
        while (await lobby.health()).status != "ok":
            await asyncio.sleep(0.05)


async def test_many_questions_about_the_health_are_one_to_the_database(
    proxy: FreezingProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with asyncio.timeout(PATIENCE), running_lobby(proxy.url, seconds=SHORT) as lobby:
        store = lobby._services.store
        asked, answers = [], store.answers

        async def counted() -> bool:
            asked.append(1)
            return await answers()

        monkeypatch.setattr(store, "answers", counted)
        proxy.freeze()
        found = await asyncio.gather(*(lobby.health() for _ in range(50)))
        assert {each.status for each in found} == {"degraded"}
        assert len(asked) == 1
        proxy.thaw()


async def test_a_server_stops_though_the_database_hangs(proxy: FreezingProxy) -> None:
    async with asyncio.timeout(PATIENCE):
        async with running_lobby(proxy.url, seconds=SHORT) as lobby:
            await begin(lobby, screen_game())
            proxy.freeze()


async def test_a_database_that_never_answers_is_not_opened(proxy: FreezingProxy) -> None:
    proxy.freeze()
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(StoreError, match="it does not answer"):
            async with open_lobby(Settings(proxy.url, database_seconds=SHORT), Metrics()):
                pass


async def test_a_second_server_on_a_postgresql_database_is_refused(
    postgres_database: str, tmp_path: Path
) -> None:
    settings = Settings(postgres_database, page=tmp_path)
    async with asyncio.timeout(PATIENCE):
        async with open_lobby(settings, Metrics()):
            with pytest.raises(StoreError, match="another `skep serve` uses this database"):
                async with open_lobby(settings, Metrics()):
                    pass
        async with open_lobby(settings, Metrics()) as lobby:
            assert (await lobby.health()).status == "ok"
