"""Seats, presence, and what listeners are told."""

from __future__ import annotations

import asyncio

import pytest

from server.game_helpers import (
    ADA,
    BOB,
    EVE,
    QUEENS_OUT,
    Listener,
    begin,
    link_game,
    play,
    refused,
    running_lobby,
    types,
)
from skep.server.messages import Join, MakeMove
from skep.server.problems import ProblemError
from skep.server.sessions.subscription import MOST_WAITING
from skep.server.store import Change, StoreError

pytestmark = pytest.mark.anyio


# ---- seats


async def test_a_link_game_waits_for_the_second_player(database: str) -> None:
    async with running_lobby(database) as lobby:
        made = await lobby.create(link_game(), ADA)
        assert (made.status, made.turn, made.seq) == ("waiting", None, 0)
        assert made.seats.white.model_dump() == {
            "kind": "person", "name": "Ada", "level": None, "yours": True, "here": False,
            "thinks_on": None,
        }  # fmt: skip
        assert made.seats.black.kind == "open"
        actor = await lobby.actor(made.id)
        with refused("not_allowed"):
            await actor.command(ADA, MakeMove(ply=0, move="wS1"))
        assert (await actor.join(ADA, Join())).status == "waiting"
        with Listener.at(actor, ADA) as listener:
            joined = await actor.join(BOB, Join(name="Bob"))
            received = await listener.until("presence")
        assert types(received) == ["snapshot", "joined", "turn", "presence"]
        assert (received[1]["color"], received[1]["name"]) == ("black", "Bob")
        assert received[3]["seats"]["black"]["name"] == "Bob"
        assert joined.status == "playing"
        assert joined.seats.black.yours
        assert not joined.seats.white.yours
        again = await actor.join(BOB, Join(name="Robert"))
        assert again.seats.black.name == "Bob"
        with refused("seat_taken"):
            await actor.join(EVE, Join())


async def test_only_one_of_many_gets_the_seat(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await lobby.actor((await lobby.create(link_game(), ADA)).id)
        crowd = [BOB, EVE, *(f"{number:064}" for number in range(8))]
        done = await asyncio.gather(
            *(actor.join(player, Join()) for player in crowd),  # type: ignore[arg-type]
            return_exceptions=True,
        )
        assert sum(not isinstance(each, ProblemError) for each in done) == 1


async def test_presence_is_told(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, link_game())
        with Listener.at(actor, ADA) as listener:
            assert (await listener.next())["game"]["seats"]["black"]["here"] is False
            first, second = Listener.at(actor, BOB), Listener.at(actor, BOB)
            assert (await listener.next())["seats"]["black"]["here"] is True
            first.subscription.close()
            watcher = Listener.at(actor, EVE)
            await watcher.next()
            second.subscription.close()
            message = await listener.next()
            assert (message["type"], message["seats"]["black"]["here"]) == ("presence", False)
            assert message["seats"]["white"]["yours"]
            assert (await watcher.next())["seats"]["white"]["yours"] is False
            watcher.subscription.close()


# ---- listening


async def test_a_listener_resumes_by_number(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        with Listener.at(actor) as listener:
            await play(actor, QUEENS_OUT)
            whole = [
                message for message in await listener.until("moved", ply=6) if "seq" in message
            ]
        for since in range(1, 8):
            with Listener.at(actor, BOB, since) as late:
                missed = await late.until("turn")
            *events, caught_up, turn = missed
            assert events == whole[since - 1 :]
            assert (caught_up["type"], caught_up["seq"]) == ("caught_up", 7)
            assert caught_up["seats"]["black"]["yours"]
            assert turn["turn"]["ply"] == 6
        for nonsense in (8, 2**53):
            with Listener.at(actor, BOB, nonsense) as confused:
                assert (await confused.next())["type"] == "snapshot"


async def test_a_listener_that_does_not_read_is_dropped(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        slow, quick = Listener.at(actor, BOB), Listener.at(actor, ADA)
        await quick.next()
        for _ in range(MOST_WAITING):
            slow.subscription.tell("{}")
        await play(actor, ["wS1"])
        assert await slow.rest() == []
        presence, moved, _ = await quick.until("turn")
        assert presence["seats"]["black"]["here"] is False
        assert moved["type"] == "moved"
        with Listener.at(actor, BOB, 1) as back:
            assert types(await back.until("turn")) == ["moved", "caught_up", "turn"]
        quick.subscription.close()


async def test_events_are_stored_before_they_are_sent(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        await play(actor, ["wS1"])
        store = lobby._services.store
        written, gate = store.write, asyncio.Event()

        async def hold(change: Change) -> None:
            await gate.wait()
            await written(change)

        with Listener.at(actor) as listener:
            await listener.next()
            monkeypatch.setattr(store, "write", hold)
            moving = asyncio.create_task(actor.command(BOB, MakeMove(ply=1, move="bS1 wS1-")))
            await asyncio.sleep(0)
            looking, late = asyncio.create_task(actor.view(None)), Listener.at(actor)
            for _ in range(20):
                await asyncio.sleep(0)
            silent = not (listener.subscription._messages or late.subscription._messages)
            waiting = not looking.done()
            gate.set()
            assert silent
            assert waiting
            assert await moving == 3
            assert (await looking).seq == 3
            assert (await late.next())["game"]["seq"] == 3
            assert types(await listener.until("turn")) == ["moved", "turn"]
            late.subscription.close()


async def test_a_move_that_cannot_be_stored_is_not_made(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        await play(actor, ["wS1"])
        store = lobby._services.store
        written = store.write

        async def fail(_: Change) -> None:
            raise StoreError("the disk is full")

        listener = Listener.at(actor)
        await listener.next()
        monkeypatch.setattr(store, "write", fail)
        with refused("try_again"):
            await actor.command(BOB, MakeMove(ply=1, move="bS1 wS1-"))
        assert await listener.rest() == []
        with refused("try_again"):
            await actor.view(None)
        monkeypatch.setattr(store, "write", written)
        again = await lobby.actor(actor.id)
        assert again is not actor
        assert len((await again.view(None)).moves) == 1
        await again.command(BOB, MakeMove(ply=1, move="bS1 wS1-"))


async def test_a_game_that_another_process_changed_is_loaded_again(database: str) -> None:
    async with running_lobby(database) as lobby, running_lobby(database) as other:
        actor = await begin(lobby, link_game(game_type="Base"))
        elsewhere = await other.actor(actor.id)
        await play(actor, ["wS1"])
        with refused("try_again"):
            await elsewhere.command(ADA, MakeMove(ply=0, move="wG1"))
        again = await (await other.actor(actor.id)).view(None)
        assert [move.uhp for move in again.moves] == ["wS1"]
