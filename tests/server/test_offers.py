"""Draw offers, takebacks, resignations, games called off or abandoned."""

from __future__ import annotations

import pytest

from server.game_helpers import (
    ADA,
    BOB,
    CLOCK,
    EVE,
    MUST_PASS,
    QUEENS_OUT,
    HandTime,
    Listener,
    begin,
    engine_game,
    link_game,
    moves_of,
    play,
    refused,
    running_lobby,
    say,
    screen_game,
    types,
)
from skep import Color
from skep.outcome import Termination
from skep.server.messages import Join

pytestmark = pytest.mark.anyio


# ---- draws, takebacks, resignations


async def test_a_draw_is_offered_declined_offered_and_accepted(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        await play(actor, ["wS1", "bS1 wS1-"])
        with Listener.at(actor) as listener:
            await listener.next()
            assert (await say(actor, ADA, "offer_draw")).draw_offer is Color.WHITE
            with refused("offered_already"):
                await say(actor, ADA, "offer_draw")
            with refused("not_allowed"):
                await say(actor, ADA, "accept_draw")
            assert (await say(actor, BOB, "decline_draw")).draw_offer is None
            with refused("offered_already"):
                await say(actor, ADA, "offer_draw")
            await play(actor, ["wQ -wS1"])
            await say(actor, ADA, "offer_draw")
            view = await say(actor, BOB, "accept_draw")
            received = await listener.until("ended")
        assert [(each["type"], each.get("by")) for each in received if "seq" in each] == [
            ("offered", "white"), ("declined", "black"), ("moved", None), ("offered", "white"),
            ("ended", None),
        ]  # fmt: skip
        assert view.result is not None
        assert view.result.termination is Termination.AGREEMENT
        assert view.state == "Draw"
        with refused("game_over"):
            await say(actor, ADA, "resign")


async def test_two_offers_are_an_agreement_and_an_offer_can_be_withdrawn(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        await play(actor, ["wS1", "bS1 wS1-"])
        await say(actor, ADA, "offer_draw")
        assert (await say(actor, ADA, "decline_draw")).draw_offer is None
        await say(actor, BOB, "offer_draw")
        await play(actor, ["wQ -wS1"])
        assert (await actor.view(ADA)).draw_offer is None
        await say(actor, BOB, "offer_draw")
        assert (await say(actor, ADA, "offer_draw")).state == "Draw"


async def test_a_takeback_is_asked_for_across_the_link(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        await play(actor, QUEENS_OUT)
        with Listener.at(actor, since=7) as listener:
            await listener.until("turn")
            view = await say(actor, ADA, "ask_takeback")
            assert view.takeback_offer is not None
            assert (view.takeback_offer.by, view.takeback_offer.ply) == (Color.WHITE, 4)
            with refused("not_allowed"):
                await say(actor, ADA, "accept_takeback")
            view = await say(actor, BOB, "accept_takeback")
            received = await listener.until("turn")
        assert types(received) == ["offered", "taken_back", "turn"]
        assert received[1]["ply"] == received[2]["turn"]["ply"] == 4
        assert [move.uhp for move in view.moves] == moves_of(QUEENS_OUT)[:4]
        await play(actor, ["wG1 -wQ"])
        await say(actor, BOB, "ask_takeback")
        assert (await say(actor, ADA, "decline_takeback")).takeback_offer is None
        with refused("offered_already"):
            await say(actor, BOB, "ask_takeback")


async def test_games_without_takebacks_have_none(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        for wish in (link_game, screen_game, engine_game):
            actor = await begin(lobby, wish(takebacks=False))
            await play(actor, ["wS1"])
            with refused("not_allowed"):
                await say(actor, ADA, "ask_takeback")


async def test_at_one_screen_offers_need_no_consent(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, screen_game(game_type="Base"))
        with refused("not_allowed"):
            await say(actor, ADA, "ask_takeback")
        await play(actor, MUST_PASS)
        with Listener.at(actor, since=19) as listener:
            await listener.until("moved", ply=20)
        assert len((await say(actor, ADA, "ask_takeback")).moves) == 18
        view = await say(actor, ADA, "resign", color="black")
        assert view.result is not None
        assert view.result.winner is Color.WHITE
        second = await begin(lobby, screen_game())
        await play(second, ["wS1", "bS1 wS1-"])
        assert (await say(second, ADA, "offer_draw")).state == "Draw"


async def test_a_game_is_called_off_before_both_have_moved(database: str) -> None:
    async with running_lobby(database) as lobby:
        waiting = await lobby.actor((await lobby.create(link_game(), ADA)).id)
        with refused("not_allowed"):
            await say(waiting, ADA, "resign")
        begun = await begin(lobby, link_game())
        await play(begun, ["wS1"])
        for actor, player in ((waiting, ADA), (begun, BOB)):
            with refused("not_your_seat"):
                await say(actor, EVE, "abort")
            view = await say(actor, player, "abort")
            assert view.status == "over"
            assert view.result is not None
            assert (view.result.aborted, view.result.winner) == (True, None)
            assert view.state in ("NotStarted", "InProgress")
        with refused("seat_taken"):
            await waiting.join(BOB, Join())
        late = await begin(lobby, link_game())
        await play(late, ["wS1", "bS1 wS1-"])
        with refused("not_allowed"):
            await say(late, ADA, "abort")


async def test_the_win_can_be_claimed_when_the_opponent_has_left(database: str) -> None:
    time = HandTime()
    for clock, patience in ((CLOCK, 60.0), (None, 7 * 24 * 3600.0)):
        async with running_lobby(database, time=time) as lobby:
            actor = await begin(lobby, link_game(clock=clock))
            ada = Listener.at(actor, ADA)
            await play(actor, ["wS1", "bS1 wS1-"])
            bob = Listener.at(actor, BOB)
            await bob.next()
            assert (await actor.view(ADA)).claim_in is None
            with refused("not_allowed"):
                await say(actor, ADA, "claim_win")
            bob.subscription.close()
            gone = (await ada.until("presence", claim_in=patience))[-1]
            assert gone["seats"]["black"]["here"] is False
            time.goes_by(patience - 10)
            with refused("not_allowed"):
                await say(actor, ADA, "claim_win")
            assert (await actor.view(ADA)).claim_in == 10
            assert (await actor.view(EVE)).claim_in is None
            with refused("not_your_seat"):
                await say(actor, EVE, "claim_win")
            time.goes_by(10)
            assert (await actor.view(ADA)).claim_in == 0
            view = await say(actor, ADA, "claim_win")
            assert view.result is not None
            assert view.result.termination is Termination.ABANDONED
            assert view.result.winner is Color.WHITE
            assert view.claim_in is None
            ada.subscription.close()


@pytest.mark.parametrize("jump", [30 * 24 * 3600.0, -30 * 24 * 3600.0], ids=["forward", "back"])
async def test_a_jump_of_the_date_neither_hastens_nor_delays_a_claim(
    sqlite: str, jump: float
) -> None:
    time = HandTime()
    async with running_lobby(sqlite, time=time) as lobby:
        actor = await begin(lobby, link_game(clock=CLOCK))
        await play(actor, ["wS1", "bS1 wS1-"])
        bob = Listener.at(actor, BOB)
        await bob.next()
        bob.subscription.close()
        time.jumps(jump)
        assert (await actor.view(ADA)).claim_in == 60
        with refused("not_allowed"):
            await say(actor, ADA, "claim_win")
        time.goes_by(40)
        await say(actor, ADA, "offer_draw")
        assert (await actor.view(ADA)).claim_in == 60
        time.goes_by(60)
        view = await say(actor, ADA, "claim_win")
        assert view.result is not None
        assert view.result.termination is Termination.ABANDONED
