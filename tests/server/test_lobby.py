"""The lobby: creating, listing, closing, deleting and loading games."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest
from sqlalchemy import text

from server.game_helpers import (
    ADA,
    BOB,
    CLOCK,
    EVE,
    PATIENCE,
    QUEENS_OUT,
    QUICK,
    HandTime,
    Listener,
    begin,
    board_of,
    engine_game,
    link_game,
    moves_of,
    play,
    refused,
    running_lobby,
    say,
    screen_game,
    too_long,
    types,
)
from skep.outcome import Termination
from skep.server.messages import Join, MakeMove, NewGame, ScreenOpponent
from skep.server.problems import ProblemError
from skep.server.store import Change, StoreError

pytestmark = pytest.mark.anyio


# ---- creating


async def test_every_kind_of_game_begins_as_it_should(database: str) -> None:
    async with running_lobby(database) as lobby:
        screen = await lobby.create(screen_game(game_type="Carbon", name="Ada"), ADA)
        assert (screen.kind, screen.status, screen.seq) == ("screen", "playing", 0)
        assert screen.rules.game_type == "Base+ML"
        assert screen.rules.hand == {"Q": 1, "S": 2, "B": 2, "G": 3, "A": 3, "M": 1, "L": 1}
        assert screen.seats.white.yours
        assert screen.seats.black.yours
        engine = await lobby.create(engine_game("white", level=3), ADA)
        assert (engine.kind, engine.status) == ("engine", "playing")
        assert engine.seats.black.model_dump() == {
            "kind": "engine", "name": "Skep", "level": 3, "yours": False, "here": True,
            "thinks_on": "server",
        }  # fmt: skip
        link = await lobby.create(link_game(clock=CLOCK), ADA)
        assert (link.kind, link.status, link.turn) == ("link", "waiting", None)
        assert link.clocks is not None
        assert link.clocks.running is None
        assert len({screen.id, engine.id, link.id}) == 3


async def test_a_random_colour_is_either(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        wish = NewGame(opponent=ScreenOpponent(), name="Ada")
        names = {(await lobby.create(wish, ADA)).seats.white.name for _ in range(60)}
        assert names == {"Ada", ""}


async def test_an_unknown_engine_is_refused(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        with refused("unsupported"):
            await lobby.create(engine_game(engine="nobody"), ADA)
        assert (await lobby.games_of(ADA, before=None, limit=9)).games == ()


async def test_an_unknown_game_is_not_found(database: str) -> None:
    async with running_lobby(database) as lobby:
        with refused("not_found"):
            await lobby.actor("nosuchgame00")
        with refused("not_found"):
            await lobby.delete("nosuchgame00", ADA)


# ---- lists


async def test_my_games_are_listed(database: str) -> None:
    async with running_lobby(database) as lobby:
        first = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        second = await begin(lobby, screen_game())
        await begin(lobby, engine_game())
        await play(first, ["wS1"])
        mine = await lobby.games_of(BOB, before=None, limit=9)
        assert [game.id for game in mine.games] == [first.id]
        game = mine.games[0]
        assert (game.ply, game.your_turn, game.status) == (1, True, "playing")
        assert (game.seats.white.name, game.seats.black.yours) == ("Ada", True)
        assert game.clock == CLOCK
        assert game.changed >= game.created
        hers = await lobby.games_of(ADA, before=None, limit=9)
        assert len(hers.games) == 3
        assert hers.games[0].id == first.id
        assert not hers.games[0].your_turn
        await say(second, ADA, "resign")
        hers = await lobby.games_of(ADA, before=None, limit=9)
        assert hers.games[0].id == second.id
        assert hers.games[0].result is not None
        assert not hers.games[0].your_turn
        assert (await lobby.games_of(EVE, before=None, limit=9)).games == ()


async def test_long_lists_come_in_pages(database: str) -> None:
    async with running_lobby(database) as lobby:
        made = [(await lobby.create(screen_game(), ADA)).id for _ in range(7)]
        found, before = [], None
        while True:
            page = await lobby.games_of(ADA, before=before, limit=3)
            found += [game.id for game in page.games]
            before = page.next
            if before is None:
                break
        assert sorted(found) == sorted(made)
        last = made[0]
        for nonsense in ("", "x", "12", "-", f"1e9-{last}", f"{'9' * 99}-{last}", "1-\0", "1-a"):
            with refused("bad_request"):
                await lobby.games_of(ADA, before=nonsense, limit=3)


# ---- deleting


async def test_a_game_without_another_player_is_deleted_at_once(database: str) -> None:
    async with running_lobby(database) as lobby:
        for wish in (screen_game(), engine_game(), link_game()):
            view = await lobby.create(wish, ADA)
            listener = Listener.at(await lobby.actor(view.id))
            await listener.next()
            with refused("not_your_seat"):
                await lobby.delete(view.id, EVE)
            await lobby.delete(view.id, ADA)
            await listener.rest()
            with refused("not_found"):
                await lobby.actor(view.id)
        assert (await lobby.games_of(ADA, before=None, limit=9)).games == ()


async def test_a_game_of_two_is_there_until_both_have_deleted_it(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game())
        with refused("not_allowed"):
            await lobby.delete(actor.id, ADA)
        await say(actor, ADA, "resign")
        await lobby.delete(actor.id, ADA)
        assert (await lobby.games_of(ADA, before=None, limit=9)).games == ()
        assert len((await lobby.games_of(BOB, before=None, limit=9)).games) == 1
        assert (await actor.view(ADA)).status == "over"
    async with running_lobby(database) as lobby:
        await lobby.delete(actor.id, BOB)
        with refused("not_found"):
            await lobby.actor(actor.id)


# ---- actors


async def test_simultaneous_requests_get_the_same_actor(database: str) -> None:
    async with running_lobby(database) as lobby:
        view = await lobby.create(link_game(), ADA)
    async with running_lobby(database) as lobby:
        tables = await asyncio.gather(*(lobby.actor(view.id) for _ in range(20)))
        assert len(set(map(id, tables))) == 1


async def test_a_game_without_listeners_is_closed(sqlite: str) -> None:
    time = HandTime()
    async with running_lobby(sqlite, time=time) as lobby:
        idle = await begin(lobby, link_game(game_type="Base"))
        clocked = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        watched = await begin(lobby, link_game(game_type="Base"))
        for actor in (idle, clocked, watched):
            await play(actor, QUEENS_OUT)
        time.goes_by(QUICK.idle + 1)
        with Listener.at(watched):
            async with asyncio.timeout(PATIENCE):
                while not idle.is_closed:
                    await asyncio.sleep(0.01)
            assert not clocked.is_closed
            assert not watched.is_closed
            assert (await lobby.health()).live_games == 2
            again = await lobby.actor(idle.id)
            assert again is not idle
            assert len((await again.view(ADA)).moves) == 6


async def test_a_closed_game_leaves_no_objects_in_memory(sqlite: str) -> None:
    """Checked without the garbage collector, which seldom visits old objects."""
    time = HandTime()
    async with running_lobby(sqlite, time=time) as lobby:
        linked = await begin(lobby, link_game(game_type="Base"))
        engine = await begin(lobby, engine_game())
        gc.collect()
        gc.disable()
        try:
            with Listener.at(linked), Listener.at(engine):
                await play(linked, QUEENS_OUT)
                with pytest.raises(ProblemError):
                    await linked.command(BOB, MakeMove(ply=6, move="pass"))
                await engine.hint(ADA)
                await play(engine, ["wS1"])
            left = [weakref.ref(actor) for actor in (linked, engine)]
            del linked, engine
            async with asyncio.timeout(PATIENCE):
                while any(actor() is not None for actor in left):
                    time.goes_by(QUICK.idle + 1)
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()


async def test_an_actor_that_fails_while_a_clock_runs_is_started_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        await play(actor, moves_of(QUEENS_OUT)[:3])
        store = lobby._services.store

        async def fail(_: Change) -> None:
            raise StoreError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(store, "write", fail)
            with refused("try_again"):
                await actor.command(BOB, MakeMove(ply=3, move="bQ bS1-"))
            with refused("unavailable"):
                await lobby.create(link_game(), ADA)
        async with asyncio.timeout(PATIENCE):
            while (await lobby.health()).live_games == 0:
                await asyncio.sleep(0.01)
        assert len((await (await lobby.actor(actor.id)).view(ADA)).moves) == 3


async def test_a_failed_write_is_one_line_in_the_log(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, screen_game(game_type="Base"))
        async with lobby._services.store._engine.begin() as connection:
            await connection.execute(text("ALTER TABLE events RENAME TO lost"))
        with refused("try_again"):
            await play(actor, ["wS1"])
        told = caplog.text.splitlines()
    assert len(told) == 1
    assert f"game {actor.id} is closed: the database refuses a change" in told[0]
    assert "events" in told[0]


async def test_an_unreadable_game_does_not_affect_others(database: str) -> None:
    async with running_lobby(database) as lobby:
        broken = await begin(lobby, engine_game("white"))
        good = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        await play(good, moves_of(QUEENS_OUT)[:3])
        number = broken.seq + 1
        await lobby._services.store.write(Change(broken.id, {number: "{}"}, {"due": True}))
    async with running_lobby(database) as lobby:
        with refused("internal"):
            await lobby.actor(broken.id)
        async with asyncio.timeout(PATIENCE):
            while (await lobby.health()).live_games == 0:
                await asyncio.sleep(0.01)
        assert (await (await lobby.actor(good.id)).view(ADA)).seq == good.seq


async def test_listeners_are_told_when_the_lobby_closes(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, link_game())
        listener = Listener.at(actor)
        await listener.next()
        await play(actor, ["wS1"])
    assert types(await listener.rest()) == ["moved", "turn"]
    with refused("unavailable"):
        await lobby.actor(actor.id)


async def test_the_health_of_the_server(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game())
        with Listener.at(actor) as listener:
            await listener.next()
            health = await lobby.health()
        assert health.status == "ok"
        assert health.database in database
        assert (health.live_games, health.sockets, health.searches_waiting) == (1, 1, 0)


async def test_a_game_ends_in_a_draw_at_the_limit_of_plies(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skep.server.sessions.session.MOST_PLIES", 12)
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, screen_game(game_type="Base"))
        view = await play(actor, too_long().split(";")[3:15])
        assert view.result is not None
        assert view.result.termination is Termination.ADJUDICATION
        assert (view.state, view.result.detail) == ("Draw", "The game has become too long.")
        assert board_of(view).ply == 12
        with refused("seat_taken"):
            await actor.join(EVE, Join())
