"""Games after a restart of the server."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from server.game_helpers import (
    ADA,
    BOB,
    MUST_PASS,
    PATIENCE,
    QUEENS_OUT,
    QUICK,
    SURROUNDED,
    Listener,
    begin,
    engine_game,
    link_game,
    play,
    refused,
    running_lobby,
    say,
    screen_game,
)
from skep import Color
from skep.server.messages import GameView
from skep.server.sessions.lobby import Lobby

pytestmark = pytest.mark.anyio


# ---- after a restart


async def test_everything_is_there_after_a_restart(database: str) -> None:
    async with running_lobby(database) as lobby:
        before = await states_to_remember(lobby)
    async with running_lobby(database) as lobby:
        for view in before:
            actor = await lobby.actor(view.id)
            again = await actor.view(ADA)
            fields = {"claim_in"}
            assert again.model_dump(exclude=fields) == view.model_dump(exclude=fields)
            with Listener.at(actor, None, 0) as listener:
                events = [
                    each
                    for each in await listener.until("caught_up")
                    if each["type"] != "caught_up"
                ]
            assert [event["seq"] for event in events] == list(range(1, view.seq + 1))


async def states_to_remember(lobby: Lobby) -> list[GameView]:
    """Games in every state that must be remembered."""
    views = [await lobby.create(link_game(), ADA)]
    actor = await begin(lobby, link_game(game_type="Base"))
    await play(actor, QUEENS_OUT)
    views.append(await say(actor, ADA, "offer_draw"))
    actor = await begin(lobby, link_game(game_type="Base"))
    await play(actor, QUEENS_OUT)
    await say(actor, ADA, "offer_draw")
    await play(actor, [r"wA1 \wS1"])
    views.append(await actor.view(ADA))
    actor = await begin(lobby, link_game(game_type="Base"))
    await play(actor, QUEENS_OUT)
    await say(actor, BOB, "ask_takeback")
    views.append(await actor.view(ADA))
    await say(actor, ADA, "accept_takeback")
    views[-1] = await actor.view(ADA)
    actor = await begin(lobby, link_game(game_type="Base"))
    await play(actor, QUEENS_OUT)
    views.append(await say(actor, ADA, "ask_takeback"))
    actor = await begin(lobby, link_game(game_type="Base"))
    await play(actor, SURROUNDED)
    views.append(await say(actor, ADA, "rematch"))
    actor = await begin(lobby, link_game())
    await say(actor, ADA, "abort")
    await say(actor, BOB, "rematch")
    views.append(await say(actor, ADA, "rematch"))
    actor = await begin(lobby, link_game())
    views.append(await say(actor, ADA, "resign"))
    actor = await begin(lobby, screen_game(opening="rulebook", repetition="threefold"))
    await play(actor, ["wQ", "bQ wQ-"])
    views.append(await say(actor, ADA, "offer_draw"))
    return views


async def test_what_was_declined_stays_declined(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        await play(actor, QUEENS_OUT)
        for offer, answer in (("offer_draw", "decline_draw"), ("ask_takeback", "decline_takeback")):
            await say(actor, ADA, offer)
            await say(actor, BOB, answer)
        await say(actor, BOB, "offer_draw")
    async with running_lobby(sqlite) as lobby:
        actor = await lobby.actor(actor.id)
        assert (await actor.view(ADA)).draw_offer is Color.BLACK
        with refused("offered_already"):
            await say(actor, ADA, "ask_takeback")
        await say(actor, ADA, "decline_draw")
        with refused("offered_already"):
            await say(actor, ADA, "offer_draw")


async def test_the_engine_and_forced_passes_go_on_without_a_request(database: str) -> None:
    async with running_lobby(
        database, pace=replace(QUICK, think_at_least=3600, forced_pass=3600)
    ) as lobby:
        engine = await begin(lobby, engine_game("black"))
        passing = await begin(lobby, link_game(game_type="Base"))
        await play(passing, MUST_PASS)
    async with running_lobby(database) as lobby:
        async with asyncio.timeout(PATIENCE):
            while True:
                games = (await lobby.games_of(ADA, before=None, limit=9)).games
                if {game.id: game.ply for game in games} == {engine.id: 1, passing.id: 20}:
                    break
                await asyncio.sleep(0.01)
