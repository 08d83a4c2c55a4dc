"""Several nodes on one PostgreSQL and one Redis: any node serves any game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from time import monotonic

import pytest

from server.engine_helpers import eventually
from server.game_helpers import (
    ADA,
    BOB,
    CLOCK,
    EVE,
    PATIENCE,
    QUICK,
    HandTime,
    Json,
    engine_game,
    link_game,
    refused,
    screen_game,
    types,
)
from server.game_helpers import Listener as LocalListener
from server.local_redis import LocalRedis, running_redis
from skep.server.cluster.cluster import Cluster
from skep.server.cluster.remote_game import RemoteGame
from skep.server.messages import Join, MakeMove
from skep.server.metrics import Metrics
from skep.server.sessions.actor import GameActor
from skep.server.sessions.game_handle import GameHandle
from skep.server.sessions.lobby import Lobby
from skep.server.sessions.timing import ServerTime
from skep.server.store import Store
from skep.server.workers.engine_pool import EnginePool

pytestmark = pytest.mark.anyio

LEASE = 60.0
"""A busy machine may need long to prove that it lives; tests in which one dies help themselves."""
MOVES = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"]


@pytest.fixture
def redis() -> Iterator[LocalRedis]:
    with running_redis() as one:
        yield one


class Nodes:
    """Nodes on one database and one Redis, which can stop and die."""

    def __init__(self, database: str, redis: LocalRedis, stack: AsyncExitStack) -> None:
        self._database = database
        self._redis = redis
        self._stack = stack

    async def start(self, lease: float = LEASE, **options: Json) -> Lobby:
        time = options.pop("time", None) or ServerTime()
        metrics = Metrics()
        cluster = Cluster(self._redis.url, lease, time, metrics)
        store = Store(self._database, seconds=30.0)
        lobby = Lobby(
            store, EnginePool(1, {}), pace=QUICK, time=time, metrics=metrics, cluster=cluster
        )
        await lobby.start()
        self._stack.push_async_callback(self.stop, lobby)
        return lobby

    async def stop(self, lobby: Lobby) -> None:
        async with asyncio.timeout(PATIENCE):
            await lobby.close()


def cluster_of(lobby: Lobby) -> Cluster:
    cluster = lobby._live._cluster
    assert cluster is not None
    return cluster


async def die(lobby: Lobby) -> None:
    """End a node as a crash does: it says nothing to anybody, and its lease ends."""
    cluster = cluster_of(lobby)
    assert cluster.node._task is not None
    cluster.node._task.cancel()
    assert cluster.node._watchdog is not None
    cluster.node._watchdog.cancel()
    for task in tuple(lobby._live._tasks):
        task.cancel()
    lobby._live._is_closing = True
    await cluster.node.mailbox.close()
    await cluster.node.redis.delete(f"skep:node:{cluster.node.id}")


@pytest.fixture
async def nodes(postgres_database: str, redis: LocalRedis) -> AsyncIterator[Nodes]:
    async with AsyncExitStack() as stack:
        yield Nodes(postgres_database, redis, stack)


@asynccontextmanager
async def listening(handle: GameHandle, *args: Json) -> AsyncIterator[LocalListener]:
    with LocalListener(handle.subscribe(*args)) as listener:
        yield listener


async def play(handle: GameHandle, moves: list[str], first: int = 0) -> None:
    for ply, move in enumerate(moves, first):
        player = ADA if ply % 2 == 0 else BOB
        await handle.command(player, MakeMove(ply=ply, move=move))


async def test_any_node_serves_any_game(nodes: Nodes) -> None:
    first, second, third = [await nodes.start() for _ in range(3)]
    game = (await first.create(link_game(game_type="Base", clock=CLOCK), ADA)).id
    there = await second.game(game)
    assert isinstance(there, RemoteGame)
    assert isinstance(await first.game(game), GameActor)
    async with listening(await third.game(game), None, None) as watcher:
        assert (await watcher.next())["type"] == "snapshot"
        view = await there.join(BOB, Join(name="Bob"))
        assert view.seats.black.name == "Bob"
        await play(there, MOVES[:2])
        await play(await third.game(game), MOVES[2:3], 2)
        told = await watcher.until("moved", ply=3)
    assert types(told) == ["joined", "turn", "presence", *("moved", "turn") * 2, "moved"]
    for lobby in (first, second, third):
        handle = await lobby.game(game)
        assert len((await handle.view(ADA)).moves) == 3
        assert (await handle.board_at(None)).ply == 3
        assert len((await handle.record()).moves) == 3
        assert not (await handle.why(None, "bA1", (0, 0))).legal
        assert (await handle.premoves()).ply == 3
        with refused("wrong_ply"):
            await handle.command(BOB, MakeMove(ply=9, move="bQ bS1-"))
        with refused("not_found"):
            await lobby.game("0123456789ab")
    assert (first.live_games, second.live_games, third.live_games) == (1, 0, 0)


async def test_players_on_two_nodes_see_each_other_come_and_go(nodes: Nodes) -> None:
    first, second = [await nodes.start() for _ in range(2)]
    game = (await first.create(link_game(game_type="Base"), ADA)).id
    await (await second.game(game)).join(BOB, Join(name="Bob"))
    async with listening(await first.game(game), ADA, None) as ada:
        await ada.until("snapshot")
        async with listening(await second.game(game), BOB, None) as bob:
            seats = (await bob.until("snapshot"))[-1]["game"]["seats"]
            assert (seats["white"]["here"], seats["black"]["yours"]) == (True, True)
            assert (await ada.until("presence"))[-1]["seats"]["black"]["here"]
            for lobby in (first, second):
                (listed,) = (await lobby.games_of(ADA, before=None, limit=9)).games
                assert (listed.seats.white.here, listed.seats.black.here) == (True, True)
        assert not (await ada.until("presence"))[-1]["seats"]["black"]["here"]


async def test_many_watchers_of_a_node_get_every_message_in_order(nodes: Nodes) -> None:
    first, second = [await nodes.start() for _ in range(2)]
    game = (await first.create(screen_game(game_type="Base"), ADA)).id
    there = await second.game(game)
    async with AsyncExitStack() as stack:
        watchers = [
            await stack.enter_async_context(listening(there, None, None)) for _ in range(30)
        ]
        for watcher in watchers:
            await watcher.until("snapshot")
        for ply, move in enumerate(MOVES):
            await there.command(ADA, MakeMove(ply=ply, move=move))
        for watcher in watchers:
            told = await watcher.until("moved", ply=4)
            assert [each["seq"] for each in told if each["type"] == "moved"] == [1, 2, 3, 4]


async def test_events_come_before_the_answer_to_the_command(nodes: Nodes) -> None:
    first, second = [await nodes.start() for _ in range(2)]
    game = (await first.create(screen_game(game_type="Base"), ADA)).id
    there = await second.game(game)
    async with listening(there, ADA, None) as listener:
        await listener.until("snapshot")
        for ply, move in enumerate(MOVES):
            await there.command(ADA, MakeMove(ply=ply, move=move))
            assert len(listener.subscription._messages) == 2  # the move, and the turn after it
            await listener.until("turn")


async def test_hints_and_reviews_come_from_the_node_that_is_asked(nodes: Nodes) -> None:
    first, second = [await nodes.start() for _ in range(2)]
    game = (await first.create(engine_game("white", game_type="Base"), ADA)).id
    there = await second.game(game)
    assert (await there.hint(ADA)).ply == 0
    with refused("not_allowed"):
        await there.review(ADA)
    await there.command(ADA, MakeMove(ply=0, move="wS1"))
    async with listening(there, ADA, 0) as listener:
        await listener.until("moved", ply=2)
    await there.delete(ADA)
    with refused("not_found"):
        await first.game(game)


async def test_the_games_of_a_dead_node_go_on_and_clocks_are_right(nodes: Nodes) -> None:
    time = HandTime()
    first, second = [await nodes.start(time=time) for _ in range(2)]
    game = (await first.create(link_game(game_type="Base", clock=CLOCK), ADA)).id
    handle = await second.game(game)
    await handle.join(BOB, Join(name="Bob"))
    await play(handle, MOVES[:3])
    listener = LocalListener(handle.subscribe(BOB, None))
    await listener.until("snapshot")
    time.goes_by(20)
    cluster = cluster_of(first)
    await cluster.node._renew()
    await die(first)
    time.goes_by(7)  # nobody owns the game
    await cluster_of(second).node._renew()
    await listener.rest()  # the client must come again
    await eventually(lambda: second.live_games == 1)
    view = await (await second.game(game)).view(BOB)
    assert view.clocks is not None
    assert (view.clocks.white, view.clocks.black) == (303_000, 280_000)
    time.goes_by(5)
    third = await nodes.start(time=time)
    await play(await third.game(game), MOVES[3:], 3)
    view = await (await third.game(game)).view(BOB)
    assert view.clocks is not None
    assert view.clocks.black == 278_000


async def test_a_node_that_stops_hands_its_games_over(
    nodes: Nodes, caplog: pytest.LogCaptureFixture
) -> None:
    time = HandTime()
    first, second = [await nodes.start(time=time) for _ in range(2)]
    clocked = (await first.create(link_game(game_type="Base", clock=CLOCK), ADA)).id
    quiet = (await first.create(screen_game(game_type="Base"), ADA)).id
    handle = await second.game(clocked)
    await handle.join(BOB, Join(name="Bob"))
    await play(handle, MOVES[:3])
    time.goes_by(20)
    with caplog.at_level(logging.WARNING):
        await first.hand_over()
        await play(handle, MOVES[3:], 3)  # by the handle from before
        assert isinstance(await second.game(clocked), GameActor)
        assert isinstance(await second.game(quiet), GameActor)
        await first.close()
    assert not caplog.messages
    view = await (await second.game(clocked)).view(BOB)
    assert view.clocks is not None
    assert view.clocks.black == 283_000
    with refused("unavailable"):
        await first.game(clocked)
    with refused("unavailable"):
        await first.create(screen_game(), ADA)


async def test_a_link_to_a_seat_is_good_on_every_node_and_once(nodes: Nodes) -> None:
    first, second = [await nodes.start() for _ in range(2)]
    game = (await first.create(screen_game(game_type="Base"), ADA)).id
    here, there = await first.game(game), await second.game(game)
    replaced = await first.seat_links.create(here, ADA)
    link = await second.seat_links.create(there, ADA)
    with refused("link_expired"):
        await first.seat_links.use(here, EVE, replaced.code)
    assert (await first.seat_links.use(here, ADA, link.code)).seats.white.yours
    assert (await first.seat_links.use(here, EVE, link.code)).seats.white.yours
    with refused("link_expired"):
        await second.seat_links.use(there, BOB, link.code)


async def test_an_idle_game_is_free_for_any_node(nodes: Nodes) -> None:
    time = HandTime()
    first, second = [await nodes.start(time=time) for _ in range(2)]
    game = (await first.create(screen_game(game_type="Base"), ADA)).id
    time.goes_by(QUICK.idle + 1)
    await eventually(lambda: first.live_games == 0)
    node = cluster_of(first).node
    await eventually(lambda: not (node.held or node._releasing))
    assert isinstance(await second.game(game), GameActor)


async def test_without_redis_nothing_is_lost_and_games_go_on_afterwards(
    nodes: Nodes, redis: LocalRedis, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = [await nodes.start(lease=15.0) for _ in range(2)]
    game = (await first.create(link_game(game_type="Base", clock=CLOCK), ADA)).id
    handle = await second.game(game)
    await handle.join(BOB, Join(name="Bob"))
    await play(handle, MOVES[:3])
    redis.kill()
    with caplog.at_level(logging.ERROR):
        for lobby in (first, second):
            cluster_of(lobby).node._seconds = 1.0  # it trusts its lease no longer than this
            cluster_of(lobby).node._trust_until(monotonic())
        await eventually(lambda: not (first._live.is_ours or second._live.is_ours))
    assert caplog.text.count("lost its lease") == 2
    for lobby in (first, second):
        assert (await lobby.health()).status == "degraded"
        with refused("unavailable"):
            await lobby.game(game)
        with refused("unavailable"):
            await lobby.create(screen_game(), ADA)
    await eventually(lambda: first.live_games == 0)
    redis.start()
    await eventually(lambda: first._live.is_ours and second._live.is_ours)
    await eventually(lambda: first.live_games + second.live_games == 1)
    await play(await first.game(game), MOVES[3:], 3)
    view = await (await second.game(game)).view(BOB)
    assert [move.uhp for move in view.moves] == MOVES
    assert view.clocks is not None
    assert view.clocks.white > 295_000


async def test_a_node_that_hung_gives_its_games_up(nodes: Nodes) -> None:
    """It wakes up after its lease has ended; another node has the game."""
    first, second = await nodes.start(lease=6.0), await nodes.start()
    game = (await first.create(screen_game(game_type="Base"), ADA)).id
    actor = await first.actor(game)
    cluster = cluster_of(first)
    await cluster.node.redis.delete(f"skep:node:{cluster.node.id}")
    taken = await second.game(game)
    assert isinstance(taken, GameActor)
    await eventually(lambda: actor.is_closed)
    await eventually(lambda: first._live.is_ours)
    assert isinstance(await first.game(game), RemoteGame)


async def test_what_a_second_owner_writes_is_refused(nodes: Nodes) -> None:
    """The database has each event of a game once, whatever nodes believe of themselves."""
    first, second = [await nodes.start() for _ in range(2)]
    game = (await first.create(screen_game(game_type="Base"), ADA)).id
    stale = await first.actor(game)
    lease = await cluster_of(first).node.claim(game)
    await cluster_of(first).node.redis.delete(f"skep:game:{game}")
    await (await second.actor(game)).command(ADA, MakeMove(ply=0, move="wS1"))
    with refused("try_again"):
        await stale.command(ADA, MakeMove(ply=0, move="wA1"))
    assert stale.is_closed
    assert lease.node == cluster_of(first).node.id
    await eventually(lambda: first.live_games == 0)
    view = await (await first.game(game)).view(ADA)
    assert [move.uhp for move in view.moves] == ["wS1"]
