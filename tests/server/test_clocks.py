"""Clocks: the server owns them, compensates some lag, and restores them after a restart."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from server.game_helpers import (
    ADA,
    BOB,
    CLOCK,
    MUST_PASS,
    PATIENCE,
    QUEENS_OUT,
    QUICK,
    HandTime,
    Listener,
    begin,
    link_game,
    moves_of,
    play,
    refused,
    running_lobby,
    say,
)
from skep import Color
from skep.outcome import Termination
from skep.server.messages import Clocks, ClockSettings, GameView, MakeMove
from skep.server.sessions import live_games
from skep.server.sessions.actor import GameActor
from skep.server.sessions.lag import MOST_PER_MOVE, MOST_SAVED, REGAINED_PER_MOVE, LagAllowance
from skep.server.sessions.live_games import LiveGames
from skep.server.store import Life

pytestmark = pytest.mark.anyio

FULL = 300_000


def left(view: GameView) -> tuple[int, int, Color | None]:
    assert view.clocks is not None
    return view.clocks.white, view.clocks.black, view.clocks.running


async def move(actor: GameActor, ply: int, lag: float = 0.0) -> GameView:
    player = BOB if ply % 2 else ADA
    wish = MakeMove(ply=ply, move=moves_of(QUEENS_OUT)[ply])
    await actor.command(player, wish, lag=lag)
    return await actor.view(player)


async def test_time_runs_when_both_have_moved_and_every_move_adds_some(sqlite: str) -> None:
    time = HandTime()
    async with running_lobby(sqlite, time=time) as lobby:
        actor = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        assert left(await actor.view(ADA)) == (FULL, FULL, None)
        time.goes_by(20)
        assert left(await move(actor, 0)) == (FULL, FULL, None)
        time.goes_by(20)
        assert left(await move(actor, 1)) == (FULL, FULL, Color.WHITE)
        time.goes_by(10)
        assert left(await actor.view(ADA)) == (FULL - 10_000, FULL, Color.WHITE)
        view = await move(actor, 2)
        assert left(view) == (FULL - 7_000, FULL, Color.BLACK)
        assert [each.seconds for each in view.moves] == [20, 20, 10]
        time.goes_by(2.5)
        assert left(await move(actor, 3)) == (FULL - 7_000, FULL + 500, Color.WHITE)
        view = await say(actor, BOB, "resign")
        time.goes_by(60)
        assert left(await actor.view(ADA)) == (FULL - 7_000, FULL + 500, None)


async def test_events_tell_the_clocks(sqlite: str) -> None:
    time = HandTime()
    async with running_lobby(sqlite, time=time) as lobby:
        actor = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        with Listener.at(actor) as listener:
            for ply in range(3):
                await move(actor, ply)
                time.goes_by(4)
            received = await listener.until("moved", ply=3)
        expected = Clocks(white=FULL - 1_000, black=FULL, running=Color.BLACK)
        assert Clocks.model_validate(received[-1]["clocks"]) == expected
        with Listener.at(actor, since=4) as listener:
            caught_up = await listener.next()
        assert caught_up["clocks"] == {
            "white": FULL - 1_000,
            "black": FULL - 4_000,
            "running": "black",
        }


async def test_the_flag_falls_by_itself(database: str) -> None:
    quick = ClockSettings(minutes=0.005, increment=0)
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game(game_type="Base", clock=quick))
        with Listener.at(actor) as listener:
            # The clock runs from here on: whatever comes later, it comes too late.
            await play(actor, moves_of(QUEENS_OUT)[:2])
            ended = (await listener.until("ended"))[-1]
        assert ended["result"]["termination"] == "timeout"
        assert ended["result"]["winner"] == "black"
        assert ended["state"] == "BlackWins"
        assert ended["clocks"]["white"] == 0
        with refused("game_over"):
            await move(actor, 2)


async def test_a_move_that_comes_too_late_loses(sqlite: str) -> None:
    time = HandTime()
    async with running_lobby(sqlite, time=time) as lobby:
        actor = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        await play(actor, moves_of(QUEENS_OUT)[:2])
        time.goes_by(300)
        with refused("game_over"):
            await move(actor, 2)
        view = await actor.view(ADA)
        assert view.result is not None
        assert view.result.termination is Termination.TIMEOUT
        assert view.result.winner is Color.BLACK
        assert left(view) == (0, FULL, None)


async def test_a_takeback_gives_the_time_back(sqlite: str) -> None:
    time = HandTime()
    async with running_lobby(sqlite, time=time) as lobby:
        actor = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        for ply in range(5):
            await move(actor, ply)
            time.goes_by(10)
        await say(actor, ADA, "ask_takeback")
        time.goes_by(5)
        view = await say(actor, BOB, "accept_takeback")
        assert left(view) == (FULL - 7_000, FULL - 7_000, Color.WHITE)


async def test_a_forced_pass_costs_nothing(sqlite: str) -> None:
    time = HandTime()
    async with running_lobby(sqlite, time=time, pace=replace(QUICK, forced_pass=0.2)) as lobby:
        actor = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        with Listener.at(actor) as listener:
            before = await play(actor, MUST_PASS)
            time.goes_by(2)
            await listener.until("moved", ply=20)
        view = await actor.view(ADA)
        assert view.clocks is not None
        assert before.clocks is not None
        assert view.clocks.black >= before.clocks.black


# ---- lag


async def test_lag_is_not_charged(sqlite: str) -> None:
    time = HandTime()
    async with running_lobby(sqlite, time=time) as lobby:
        actor = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        await play(actor, moves_of(QUEENS_OUT)[:2])
        time.goes_by(10)
        assert left(await move(actor, 2, lag=0.25))[0] == FULL - 7_000 + 250
        time.goes_by(0.1)
        assert left(await move(actor, 3, lag=0.25))[1] == FULL + 3_000
        time.goes_by(10)
        believed = round(MOST_PER_MOVE * 1000)
        assert left(await move(actor, 4, lag=9.9))[0] == FULL - 14_000 + 250 + believed


async def test_lag_can_save_from_the_flag(sqlite: str) -> None:
    time = HandTime()
    async with running_lobby(sqlite, time=time) as lobby:
        actor = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        await play(actor, moves_of(QUEENS_OUT)[:2])
        time.goes_by(300.2)
        view = await move(actor, 2, lag=0.4)
        assert (view.status, left(view)[0]) == ("playing", 3_200)


def test_nobody_gains_by_claiming_lag() -> None:
    allowance = LagAllowance()
    gained = 0.0
    for _ in range(1000):
        credit = allowance.credit(60.0)
        assert 0 <= credit <= MOST_PER_MOVE
        allowance.spend(credit)
        gained += credit
    assert gained <= MOST_SAVED + 1000 * REGAINED_PER_MOVE
    assert allowance.credit(-5.0) == 0.0


# ---- restarts


async def test_clocks_are_right_after_a_restart(database: str) -> None:
    time = HandTime()
    async with running_lobby(database, time=time, pace=replace(QUICK, beat=3600)) as lobby:
        actor = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        await play(actor, moves_of(QUEENS_OUT)[:2])
        time.goes_by(30)
        await move(actor, 2)
        time.goes_by(7)
    time.goes_by(3600)
    async with running_lobby(database, time=time) as lobby:
        actor = await lobby.actor(actor.id)
        assert left(await actor.view(ADA)) == (FULL - 27_000, FULL - 7_000, Color.BLACK)
        time.goes_by(5)
        view = await move(actor, 3)
        assert left(view) == (FULL - 27_000, FULL - 9_000, Color.WHITE)
        assert view.moves[-1].seconds == 12
        time.goes_by(1)
        await say(actor, BOB, "ask_takeback")
        await say(actor, ADA, "accept_takeback")
        assert left(await actor.view(ADA)) == (FULL - 27_000, FULL, Color.BLACK)


async def test_clocks_run_only_while_a_server_runs(database: str) -> None:
    """A server that is killed again and again charges only the time in which it ran."""
    time = HandTime()
    async with running_lobby(database, time=time, pace=replace(QUICK, beat=3600)) as lobby:
        actor = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        await play(actor, moves_of(QUEENS_OUT)[:2])
        start = round(time().at.timestamp() * 1000)
        time.goes_by(1)
    time.goes_by(3600)
    async with running_lobby(database, time=time) as lobby:
        store = lobby._services.store
        await store.beat(Life(start + 100_000, start + 104_000))
        await store.beat(Life(start + 200_000, start + 206_000))
    async with running_lobby(database, time=time) as lobby:
        actor = await lobby.actor(actor.id)
        assert left(await actor.view(ADA)) == (FULL - 11_000, FULL, Color.WHITE)


async def test_the_flag_falls_after_a_restart_without_a_request(database: str) -> None:
    short = ClockSettings(minutes=0.01, increment=0)
    async with running_lobby(database, pace=replace(QUICK, beat=0.01)) as lobby:
        actor = await begin(lobby, link_game(game_type="Base", clock=short))
        await play(actor, moves_of(QUEENS_OUT)[:2])
    async with running_lobby(database) as lobby:
        async with asyncio.timeout(PATIENCE):
            while (await lobby.games_of(ADA, before=None, limit=1)).games[0].status != "over":
                await asyncio.sleep(0.01)
        view = await (await lobby.actor(actor.id)).view(ADA)
        assert view.result is not None
        assert view.result.termination is Termination.TIMEOUT
        assert view.result.winner is Color.BLACK


async def test_heartbeats_are_stored_while_a_clock_runs(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Without a clock there are heartbeats too, at longer intervals; not in this test.
    monkeypatch.setattr(live_games, "_BEATS_PER_CHECK", 10**9)
    sweeps = 0

    def count_sweep(_: LiveGames) -> None:
        nonlocal sweeps
        sweeps += 1

    monkeypatch.setattr(LiveGames, "_sweep", count_sweep)
    time = HandTime()
    async with running_lobby(sqlite, time=time) as lobby:
        store = lobby._services.store
        await begin(lobby, link_game(game_type="Base"))
        actor = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        sweeps = 0
        async with asyncio.timeout(PATIENCE):
            while sweeps < 2:  # some beats have gone by since then
                await asyncio.sleep(0.01)
        assert await store.lives() == []
        await play(actor, moves_of(QUEENS_OUT)[:2])
        time.goes_by(5)
        async with asyncio.timeout(PATIENCE):
            while not (lives := await store.lives()) or lives[-1].alive - lives[-1].started < 5000:
                await asyncio.sleep(0.01)
