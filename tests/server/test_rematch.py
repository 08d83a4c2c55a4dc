"""Rematches: the colours are exchanged."""

from __future__ import annotations

import pytest

from server.game_helpers import (
    ADA,
    BOB,
    Listener,
    begin,
    engine_game,
    link_game,
    refused,
    running_lobby,
    say,
    types,
)
from skep import Color

pytestmark = pytest.mark.anyio


async def test_a_rematch_exchanges_the_colours(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game(game_type="Base+M", takebacks=False))
        with refused("not_allowed"):
            await say(actor, ADA, "rematch")
        await say(actor, ADA, "resign")
        with refused("not_allowed"):
            await say(actor, BOB, "decline_rematch")
        assert (await say(actor, ADA, "rematch")).rematch_offer is Color.WHITE
        assert (await say(actor, BOB, "decline_rematch")).rematch_offer is None
        with Listener.at(actor) as listener:
            await listener.next()
            await say(actor, BOB, "rematch")
            view = await say(actor, ADA, "rematch")
            received = await listener.until("rematched")
        assert types(received) == ["offered", "rematched"]
        assert view.rematch is not None
        assert view.rematch == received[-1]["game"]
        assert view.rematch_offer is None
        assert (await say(actor, BOB, "rematch")).rematch == view.rematch
        after = await (await lobby.actor(view.rematch)).view(ADA)
        assert (after.kind, after.status, after.takebacks) == ("link", "playing", False)
        assert after.rules.game_type == "Base+M"
        assert (after.seats.white.name, after.seats.black.name) == ("Bob", "Ada")
        assert after.seats.black.yours
        assert not after.seats.white.yours


async def test_a_rematch_against_the_engine_begins_at_once(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, engine_game("white", level=2))
        view = await say(actor, ADA, "abort")
        view = await say(actor, ADA, "rematch")
        assert view.rematch is not None
        again = await lobby.actor(view.rematch)
        with Listener.at(again, ADA) as listener:
            await listener.until("moved", ply=1)
        after = await again.view(ADA)
        assert (after.seats.white.kind, after.seats.white.level) == ("engine", 2)
        assert after.seats.black.yours
