"""Databases of other versions: one that commit e9fb275 made and filled, and one of the next."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, insert, text
from sqlalchemy.ext.asyncio import create_async_engine

from server.game_helpers import begin, link_game, play, running_lobby
from skep import Color
from skep.server.identity import player_id
from skep.server.messages import Join, MakeMove, Simple
from skep.server.sessions.integrity import check_store
from skep.server.store import Change, Store, StoreError
from skep.server.store.migrate import NEWEST
from skep.server.store.schema import metadata

pytestmark = pytest.mark.anyio

OLD: Any = json.loads(
    (Path(__file__).parents[1] / "data" / "database_e9fb275.json").read_text(encoding="utf-8")
)
"""What that version executed, and what was in its tables when it was killed."""
GAMES: dict[str, str] = OLD["games"]
ADA, BOB = player_id(OLD["tokens"]["ada"]), player_id(OLD["tokens"]["bob"])


def fill(connection: Connection) -> None:
    """Make the tables as that version did, and put its rows into them."""
    for statement in OLD["schema"][connection.dialect.name]:
        connection.execute(text(statement))
    for name, rows in OLD["tables"].items():
        table = Table(name, MetaData(), autoload_with=connection)
        flags = {column.name for column in table.columns if column.name in BOOLEANS}
        ready = [
            {key: bool(value) if key in flags else value for key, value in row.items()}
            for row in rows
        ]
        connection.execute(insert(table), ready)


BOOLEANS = {"white_hides", "black_hides", "due"}


@pytest.fixture
async def old_database(database: str) -> str:
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.run_sync(fill)
    await engine.dispose()
    return database


async def test_its_tables_become_todays_and_nothing_is_lost(old_database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    store = Store(old_database)
    await store.open()
    try:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            for name, rows in OLD["tables"].items():
                if name != "server_lives":  # those that no clock needs are forgotten
                    found = await connection.execute(text(f"SELECT * FROM {name} ORDER BY 1, 2"))
                    columns = list(rows[0])
                    left = [{key: row[key] for key in columns} for row in found.mappings()]
                    assert left == rows
        checked = {game: problem async for game, problem in check_store(store)}
        assert checked == dict.fromkeys(GAMES.values(), "")
        record = await store.load(GAMES["record"])
        assert record is not None
        assert record[0].opened is not None
    finally:
        await store.close()


async def test_its_games_are_played_on(old_database: str) -> None:
    async with running_lobby(old_database) as lobby:
        for name, game in GAMES.items():
            view = await (await lobby.actor(game)).view(ADA)
            assert [move.uhp for move in view.moves] == OLD["moves"][name]
            if name != "record":
                assert view.seats.white.yours
        clocked = await lobby.actor(GAMES["clocked"])
        view = await clocked.view(BOB)
        assert view.draw_offer is Color.BLACK
        assert view.clocks is not None
        assert view.clocks.running is Color.WHITE
        assert min(view.clocks.white, view.clocks.black) > 200_000
        await clocked.command(ADA, MakeMove(ply=4, move="wA1 -wQ"))
        await (await lobby.actor(GAMES["screen"])).command(ADA, MakeMove(ply=2, move="wQ -wS1"))
        waiting = await lobby.actor(GAMES["waiting"])
        await waiting.join(BOB, Join(name="Bob"))
        await waiting.command(BOB, Simple(type="resign"))
        listed = await lobby.games_of(ADA, before=None, limit=50)
        assert {each.id for each in listed.games} == set(GAMES.values())
        resigned = await (await lobby.actor(GAMES["resigned"])).view(ADA)
        assert resigned.result is not None
        assert resigned.result.winner is Color.WHITE


# ---- the next version


ADDED = ("ALTER TABLE games ADD COLUMN variant TEXT", "CREATE TABLE guests (id TEXT)")
"""What the next version may do beside this one: add columns that may be empty, and tables."""
NEXT = f"{int(NEWEST) + 1:04}"


async def upgraded(database: str, oldest: str) -> Store:
    """A store of this version on a database that the next one has upgraded."""
    store = Store(database)
    await store.open()
    async with store.engine.begin() as connection:
        for statement in (
            *ADDED,
            f"UPDATE alembic_version SET version_num = '{NEXT}'",
            f"UPDATE schema_support SET oldest = '{oldest}'",
        ):
            await connection.execute(text(statement))
    await store.close()
    return Store(database)


async def test_this_version_starts_beside_the_next_if_the_tables_allow_it(database: str) -> None:
    await upgraded(database, oldest=NEWEST)
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game())
        await play(actor, ["wS1", "bS1 wS1-"])
        game = actor.id
    store = Store(database)
    await store.open()
    try:
        found = await store.load(game)
        assert found is not None
        assert found[0].ply == 2
        await store.write(Change(game, deletes=True))
        async with store.engine.connect() as connection:
            revision = await connection.scalar(text("SELECT version_num FROM alembic_version"))
            assert revision == NEXT
    finally:
        await store.close()


async def test_this_version_does_not_start_where_it_would_not_work(database: str) -> None:
    store = await upgraded(database, oldest=NEXT)
    with pytest.raises(StoreError, match="another version of Skep, probably a newer one"):
        await store.open()
