"""Nodes of two neighbouring versions: what the newer one adds, the older one ignores.

A node of the next version adds fields to everything that it says and stores, adds a column and a
table, and sends messages of a new kind; this version serves the same games beside it.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack

import pytest

from server.game_helpers import ADA, BOB, link_game
from server.game_helpers import Listener as LocalListener
from server.local_redis import LocalRedis, running_redis
from server.test_cluster import Nodes, cluster_of
from skep.server.cluster.remote_game import RemoteGame
from skep.server.messages import Join, MakeMove
from skep.server.sessions.lobby import Lobby
from skep.server.store import Store
from skep.server.store.migrate import NEWEST

pytestmark = pytest.mark.anyio

MOVES = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"]
MAPS = ("hand", "legal", "tags", "games")
"""Objects whose keys are data: nothing is added to these."""
NEXT = f"{int(NEWEST) + 1:04}"


@pytest.fixture
def redis() -> Iterator[LocalRedis]:
    with running_redis() as one:
        yield one


@pytest.fixture
async def nodes(postgres_database: str, redis: LocalRedis) -> AsyncIterator[Nodes]:
    async with AsyncExitStack() as stack:
        yield Nodes(postgres_database, redis, stack)


def with_more(value: object) -> object:
    """What a newer version would say: every object of JSON has a field more."""
    if isinstance(value, str) and value.startswith("{"):
        return json.dumps(with_more(json.loads(value)))
    if isinstance(value, dict):
        found = {key: each if key in MAPS else with_more(each) for key, each in value.items()}
        return {**found, "added": {"later": 1}}
    return value


def speak_newer(lobby: Lobby) -> None:
    """Let a node say everything as the next version might."""
    mailbox = cluster_of(lobby).node.mailbox
    post = mailbox.post

    def newer(node: str, message: dict[str, object]) -> None:
        post(node, {"of a new kind": 1})
        if "listeners" in message or "leave" in message or "take" in message:
            post(node, {**message, "added": 1})
        else:
            more = with_more(message)
            assert isinstance(more, dict)
            post(node, more)

    mailbox.post = newer  # type: ignore[method-assign]
    cluster = cluster_of(lobby)
    cluster.calls._post = newer
    cluster.listeners._post = newer
    cluster._forwarder._post = newer


async def store_newer(database: str) -> None:
    """Change the database as the next version might, which this one can still work with."""
    store = Store(database)
    async with store.engine.begin() as connection:
        for statement in (
            "ALTER TABLE games ADD COLUMN variant TEXT",
            "CREATE TABLE guests (id TEXT)",
            f"UPDATE alembic_version SET version_num = '{NEXT}'",
            "UPDATE games SET agreement = '{\"added\":1,' || substr(agreement, 2)",
            "UPDATE events SET event = '{\"added\":1,' || substr(event, 2)",
        ):
            await connection.exec_driver_sql(statement)
    await store.engine.dispose()


@pytest.mark.parametrize("owner_is_newer", [True, False])
async def test_two_versions_serve_the_same_game(
    nodes: Nodes, postgres_database: str, owner_is_newer: bool
) -> None:
    first, second = await nodes.start(), await nodes.start()
    speak_newer(first if owner_is_newer else second)
    game = (await first.create(link_game(), ADA)).id
    there = await second.game(game)
    assert isinstance(there, RemoteGame)
    await there.join(BOB, Join(name="Bob"))
    here = await first.game(game)
    with LocalListener(there.subscribe(BOB, None)) as line:
        assert (await line.next())["game"]["id"] == game
        for ply, move in enumerate(MOVES[:3]):
            handle, player = (here, ADA) if ply % 2 == 0 else (there, BOB)
            await handle.command(player, MakeMove(ply=ply, move=move))
            await line.until("moved", ply=ply + 1)
    assert len((await there.view(BOB)).moves) == 3
    await store_newer(postgres_database)
    await nodes.stop(first)  # the other one takes the game over, with what the newer one stored
    taken = await second.game(game)
    await taken.command(BOB, MakeMove(ply=3, move=MOVES[3]))
    assert [move.uhp for move in (await taken.view(BOB)).moves] == MOVES
    assert [each.id for each in (await second.games_of(BOB, before=None, limit=5)).games] == [game]
    third = await nodes.start()  # after a rollback: this version, on the newer one's tables
    assert len((await (await third.game(game)).view(ADA)).moves) == 4
