"""The lock of a PostgreSQL database: kept, taken again, and respected when it is lost."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from server.engine_helpers import eventually
from server.frozen_database import freezing
from server.game_helpers import (
    ADA,
    Listener,
    begin,
    play,
    refused,
    running_lobby,
    screen_game,
)
from skep.server.store import Store, StoreError
from skep.server.store.database_lock import DatabaseLock

pytestmark = pytest.mark.anyio

SECONDS = 30.0


@pytest.fixture
async def lock(postgres_database: str) -> AsyncIterator[DatabaseLock]:
    engine = create_async_engine(postgres_database)
    one = DatabaseLock(engine, SECONDS)
    yield one
    await one.close()
    await engine.dispose()


@pytest.fixture
async def other(postgres_database: str) -> AsyncIterator[DatabaseLock]:
    engine = create_async_engine(postgres_database)
    one = DatabaseLock(engine, SECONDS)
    yield one
    await one.close()
    await engine.dispose()


async def end_sessions(database: str) -> None:
    """End all sessions of a database, as a restart of it or of a network does."""
    engine = create_async_engine(database, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(
            text(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )
    await engine.dispose()


async def test_a_lock_that_is_lost_with_its_connection_is_taken_again(
    lock: DatabaseLock,
    other: DatabaseLock,
    postgres_database: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await lock.take()
    assert await lock.keep()
    assert not caplog.messages
    await end_sessions(postgres_database)
    with caplog.at_level(logging.WARNING):
        assert await lock.keep()
        assert await lock.keep()
    assert caplog.messages == ["the lock of the database was lost with its connection; it is back"]
    with pytest.raises(StoreError, match="another `skep serve` uses this database"):
        await other.take()


async def test_a_session_that_the_database_still_has_is_ended(lock: DatabaseLock) -> None:
    """After a failure of the network the database may not notice for hours that we are gone."""
    await lock.take()
    former, lock._connection = lock._connection, None
    assert await lock.keep()
    assert former is not None
    await former.invalidate()
    await former.close()


async def test_while_the_database_does_not_answer_the_lock_is_ours(
    postgres_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with freezing(postgres_database) as proxy:
        store = Store(proxy.url, seconds=0.3)
        await store.lock()
        proxy.freeze()
        with caplog.at_level(logging.WARNING):
            assert await store.keep_lock()
            assert await store.keep_lock()
        assert [each.getMessage() for each in caplog.records] == [
            "the lock of the database cannot be checked: it does not answer"
        ]
        proxy.thaw()
        assert await store.keep_lock()
        await store.close()


async def test_a_server_whose_lock_another_has_closes_its_games_until_that_one_ends(
    postgres_database: str, other: DatabaseLock, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_lobby(postgres_database) as lobby:
        actor = await begin(lobby, screen_game(game_type="Base"))
        await play(actor, ["wS1"])
        listener = Listener.at(actor, ADA)
        await other.take()
        store = lobby._services.store
        with caplog.at_level(logging.ERROR):
            store._lock = DatabaseLock(store._engine, SECONDS)  # one whose connection is lost
            await eventually(lambda: actor.is_closed)
        await listener.rest()
        assert "another `skep serve` has taken the lock" in caplog.text
        for attempt in (lobby.actor(actor.id), lobby.create(screen_game(), ADA)):
            with refused("unavailable"):
                await attempt
        assert (await lobby.health()).status == "degraded"
        await other.close()
        await eventually(lambda: lobby._live.is_ours)
        await play(await lobby.actor(actor.id), ["bS1 wS1-"])
        assert (await lobby.health()).status == "ok"
