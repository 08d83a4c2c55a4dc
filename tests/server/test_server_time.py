"""The clock on the wall may jump; the clocks of games do not notice."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from server.game_helpers import ADA, CLOCK, HandTime, begin, link_game, play, running_lobby
from skep.server.sessions.lobby import Lobby
from skep.server.sessions.timing import ServerTime, milliseconds
from skep.server.store import Life, Store
from skep.server.workers.engine_pool import EnginePool

pytestmark = pytest.mark.anyio

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
MOVES = ["wS1", "bS1 wS1-", "wQ -wS1"]


class Clocks:
    """A clock on the wall that can be set, and one that cannot."""

    def __init__(self) -> None:
        self.wall = NOON
        self.steady = 500.0

    def goes_by(self, seconds: float) -> None:
        self.wall += timedelta(seconds=seconds)
        self.steady += seconds

    def server_time(self) -> ServerTime:
        return ServerTime(lambda: self.wall, lambda: self.steady, lambda: self.steady)


@pytest.mark.parametrize("jump", [-86400.0, -3.0, 3.0, 86400.0])
async def test_the_date_of_a_server_does_not_jump(jump: float) -> None:
    clocks = Clocks()
    time = clocks.server_time()
    clocks.goes_by(10)
    clocks.wall += timedelta(seconds=jump)
    clocks.goes_by(0.0019)
    moment = time()
    assert moment.now == pytest.approx(510.0019)
    assert moment.at == NOON + timedelta(seconds=10.001)


async def test_the_date_goes_on_while_the_machine_sleeps() -> None:
    asleep, uptime = 0.0, 100.0
    time = ServerTime(lambda: NOON, lambda: uptime - asleep, lambda: uptime)
    asleep, uptime = 3600.0, 3710.0
    moment = time()
    assert (moment.now, moment.at) == (110.0, NOON + timedelta(seconds=3610))


@pytest.mark.parametrize(("jump", "charged"), [(-7200.0, 0), (-10.0, 15), (7200.0, 20)])
async def test_nobody_loses_time_when_the_clock_is_set_before_a_crash(
    sqlite: str, jump: float, charged: int
) -> None:
    """The 20 s are charged unless, by the new time, they lie in the future."""
    clocks = Clocks()
    async with running_lobby(sqlite, time=clocks.server_time()) as lobby:
        actor = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        await play(actor, MOVES)
        clocks.wall += timedelta(seconds=jump)
        clocks.goes_by(20)
        view = await actor.view(ADA)
        assert view.clocks is not None
        assert view.clocks.black == 280_000
    clocks.goes_by(5)
    async with running_lobby(sqlite, time=clocks.server_time()) as lobby:
        view = await (await lobby.actor(actor.id)).view(ADA)
        assert view.clocks is not None
        assert view.clocks.black == 1000 * (300 - charged)


async def test_lives_in_the_future_are_not_charged(sqlite: str) -> None:
    """The clock was set back between two servers: the first one's life ends in the future."""
    time = HandTime()
    async with running_lobby(sqlite, time=time) as lobby:
        actor = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        await play(actor, MOVES[:2])
        time.goes_by(200)
    time.jumps(-150)
    lobby = Lobby(Store(sqlite), EnginePool(1, {}), time=time)
    await lobby.start()
    actor = await lobby.actor(actor.id)
    await play(actor, MOVES[2:])
    await lobby.close()
    async with running_lobby(sqlite, time=time) as lobby:
        view = await (await lobby.actor(actor.id)).view(ADA)
        assert view.clocks is not None
        assert view.clocks.black == 300_000


async def test_the_store_cuts_off_what_lies_in_the_future(database: str) -> None:
    store = Store(database)
    await store.open()
    now = milliseconds(NOON)
    past, half, future = (
        Life(now - 9000, now - 1000),
        Life(now - 500, now + 5000),
        Life(now + 1, now + 9000),
    )
    for life in (past, half, future):
        await store.beat(life)
    assert await store.lives() == [past, half, future]
    assert await store.lives(until=now) == await store.lives() == [past, Life(now - 500, now)]
    await store.close()
