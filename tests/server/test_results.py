"""A player's results: games won, drawn and lost, by opponent and set."""

from __future__ import annotations

import pytest

from server.game_helpers import (
    ADA,
    BOB,
    EVE,
    begin,
    engine_game,
    link_game,
    play,
    running_lobby,
    say,
    screen_game,
)
from skep.server.identity import PlayerId
from skep.server.sessions.lobby import Lobby

pytestmark = pytest.mark.anyio

OPENING = ["wS1", "bS1 wS1-"]


async def results(lobby: Lobby, player: PlayerId) -> list[tuple[object, ...]]:
    found = (await lobby.results_of(player)).results
    return [
        (each.kind, each.engine, each.level, each.game_type, each.won, each.drawn, each.lost)
        for each in found
    ]


async def test_results_are_counted_by_opponent_and_set(database: str) -> None:
    async with running_lobby(database) as lobby:
        assert await results(lobby, ADA) == []
        for _ in range(2):  # Bob resigns twice with the base set, and once agrees on a draw
            actor = await begin(lobby, link_game(game_type="Base"))
            await play(actor, OPENING)
            await say(actor, BOB, "resign")
        actor = await begin(lobby, link_game(game_type="Base"))
        await play(actor, OPENING)
        await say(actor, ADA, "offer_draw")
        await say(actor, BOB, "accept_draw")
        actor = await begin(lobby, link_game(game_type="Base+MLP"))
        await play(actor, OPENING)
        await say(actor, ADA, "resign")
        assert await results(lobby, ADA) == [
            ("link", "", None, "Base", 2, 1, 0),
            ("link", "", None, "Base+MLP", 0, 0, 1),
        ]
        assert await results(lobby, BOB) == [
            ("link", "", None, "Base", 0, 1, 2),
            ("link", "", None, "Base+MLP", 1, 0, 0),
        ]
        assert await results(lobby, EVE) == []


async def test_levels_come_in_their_order_before_friends(database: str) -> None:
    async with running_lobby(database) as lobby:
        for level in (10, 2):
            actor = await begin(lobby, engine_game("black", level=level, game_type="Base"))
            await say(actor, ADA, "resign")
        assert [row[:4] for row in await results(lobby, ADA)] == [
            ("engine", "skep", 2, "Base"),
            ("engine", "skep", 10, "Base"),
        ]


async def test_what_does_not_count(database: str) -> None:
    async with running_lobby(database) as lobby:
        called_off = await begin(lobby, link_game())
        await say(called_off, ADA, "abort")
        alone = await begin(lobby, screen_game(game_type="Base"))
        await play(alone, OPENING)
        await say(alone, ADA, "resign")
        await begin(lobby, link_game())  # goes on
        removed = await begin(lobby, link_game(game_type="Base"))
        await play(removed, OPENING)
        await say(removed, BOB, "resign")
        await lobby.delete(removed.id, ADA)
        assert await results(lobby, ADA) == []
        assert [row[4:] for row in await results(lobby, BOB)] == [(0, 0, 1)]
