"""Phrases between the players of a game by link."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter, ValidationError

from server.game_helpers import (
    ADA,
    BOB,
    EVE,
    HandTime,
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
from skep.server.messages import Command, SayPhrase
from skep.server.sessions.phrases import MOST_PHRASES, PERIOD

pytestmark = pytest.mark.anyio

HELLO = SayPhrase(phrase="hello")


async def test_a_phrase_is_told_to_all_and_not_stored(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        with Listener.at(actor, BOB) as bob, Listener.at(actor) as watcher:
            seq = await actor.command(ADA, HELLO)
            said = {"type": "said", "by": "white", "phrase": "hello"}
            for listener in (bob, watcher):
                assert (await listener.until("said"))[-1] == said
            assert seq == (await actor.view(ADA)).seq
            await actor.command(BOB, SayPhrase(phrase="good_luck"))
            assert (await watcher.until("said"))[-1]["by"] == "black"
        with Listener.at(actor, EVE, since=0) as late:
            kinds = {message["type"] for message in await late.until("turn")}
        assert "said" not in kinds


async def test_a_phrase_can_be_said_after_the_end(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        await play(actor, ["wS1", "bS1 wS1-"])
        await say(actor, BOB, "resign")
        with Listener.at(actor, BOB) as listener:
            await actor.command(ADA, SayPhrase(phrase="good_game"))
            assert (await listener.until("said"))[-1]["phrase"] == "good_game"


async def test_phrases_are_for_the_players_of_a_game_by_link(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game())
        with refused("not_your_seat"):
            await actor.command(EVE, HELLO)
        waiting = await lobby.actor((await lobby.create(link_game(), ADA)).id)
        with refused("not_allowed"):
            await waiting.command(ADA, HELLO)
        for wish in (screen_game(), engine_game()):
            other = await begin(lobby, wish)
            with refused("not_allowed"):
                await other.command(ADA, HELLO)


async def test_phrases_are_rate_limited_for_each_player(database: str) -> None:
    time = HandTime()
    async with running_lobby(database, time=time) as lobby:
        actor = await begin(lobby, link_game())
        for _ in range(MOST_PHRASES):
            await actor.command(ADA, HELLO)
            time.goes_by(1)
        with refused("too_many"):
            await actor.command(ADA, HELLO)
        await actor.command(BOB, HELLO)
        time.goes_by(PERIOD - MOST_PHRASES)
        await actor.command(ADA, HELLO)
        with refused("too_many"):
            await actor.command(ADA, HELLO)


@pytest.mark.parametrize("phrase", ["", "Hello!", "you play badly", None, 1, ["hello"]])
async def test_there_is_no_free_text(phrase: object) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter[object](Command).validate_python({"type": "say", "phrase": phrase})
