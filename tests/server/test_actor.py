"""The table: what players say to it, what everybody hears, and in which order."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from server.game_helpers import (
    ADA,
    BOB,
    CLOCK,
    EVE,
    MUST_PASS,
    QUEENS_OUT,
    QUICK,
    SURROUNDED,
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
    types,
)
from skep import Board, Color
from skep.outcome import Termination
from skep.server.messages import Join, MakeMove, Step
from skep.server.problems import ProblemError
from skep.server.sessions.subscription import MOST_WAITING
from skep.server.store import Change, StoreError

pytestmark = pytest.mark.anyio


# ---- moves


async def test_a_game_is_played_to_its_end(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        with Listener.at(actor) as listener:
            view = await play(actor, SURROUNDED)
            heard = await listener.until("turn", turn=None)
        assert view.status == "over"
        assert view.result is not None
        assert view.result.termination is Termination.QUEEN_SURROUNDED
        assert (view.result.winner, view.state, view.turn) == (Color.BLACK, "BlackWins", None)
        assert [move.uhp for move in view.moves] == moves_of(SURROUNDED)
        moves = len(view.moves)
        assert types(heard) == [
            "snapshot",
            *["moved", "turn"] * (moves - 1),
            "moved",
            "ended",
            "turn",
        ]
        events = [message for message in heard if "seq" in message]
        assert [event["seq"] for event in events] == list(range(2, moves + 3))
        assert events[-1]["result"] == {
            "termination": "queen_surrounded", "winner": "black", "aborted": False, "detail": "",
        }  # fmt: skip


async def test_a_move_tells_where_the_piece_went_and_what_may_follow(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, screen_game(game_type="Base"))
        await play(actor, QUEENS_OUT)
        with Listener.at(actor, since=6) as listener:
            await listener.until("turn")
            await actor.command(ADA, MakeMove(ply=6, move=Step(piece="wA1", to=(0, -1))))
            moved, turn = await listener.until("turn")
    move = moved["move"]
    assert (moved["ply"], moved["seq"], moved["by_itself"]) == (7, 7, False)
    assert (move["piece"], move["uhp"], move["kind"]) == ("wA1", r"wA1 \wS1", "slide")
    assert (move["origin"], move["to"]) == ([-2, 0], [0, -1])
    assert move["path"] == [[-2, 0], [-1, -1], [0, -1]]
    board = Board.from_game_string(QUEENS_OUT)
    board.push_uhp(r"wA1 \wS1")
    expected = {(str(each.piece), each.to.q, each.to.r) for each in board.legal_moves if each.to}
    assert turn["turn"]["color"] == "black"
    assert expected == {
        (piece, *cell) for piece, cells in turn["turn"]["legal"].items() for cell in cells
    }


async def test_a_repeated_move_is_made_once(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        for move in (
            MakeMove(ply=0, move="wS1"),
            MakeMove(ply=0, move=Step(piece="wS1", to=(0, 0))),
        ):
            for _ in range(2):
                assert await actor.command(ADA, move) == 2
        await actor.command(BOB, MakeMove(ply=1, move="bS1 wS1-"))
        assert await actor.command(ADA, MakeMove(ply=0, move="wS1")) == 3
        assert await actor.command(BOB, MakeMove(ply=1, move=Step(piece="bS1", to=(1, 0)))) == 3
        with refused("wrong_ply"):
            await actor.command(ADA, MakeMove(ply=0, move="wG1"))
        with refused("wrong_ply"):
            await actor.command(BOB, MakeMove(ply=0, move="wS1"))
        assert len((await actor.view(ADA)).moves) == 2


async def test_two_moves_at_the_same_time_are_one(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        wishes = [MakeMove(ply=0, move=move) for move in ("wS1", "wG1", "wS1", "wA1")]
        done = await asyncio.gather(
            *(actor.command(ADA, wish) for wish in wishes), return_exceptions=True
        )
        assert [done[0], done[2]] == [2, 2]
        assert all(isinstance(done[each], ProblemError) for each in (1, 3))
        assert [move.uhp for move in (await actor.view(None)).moves] == ["wS1"]


@pytest.mark.parametrize(
    ("player", "ply", "move", "code"),
    [
        (EVE, 6, r"wA1 \wS1", "not_your_seat"),
        (BOB, 6, r"wA1 \wS1", "not_your_turn"),
        (ADA, 5, r"wA1 \wS1", "wrong_ply"),
        (ADA, 7, r"wA1 \wS1", "wrong_ply"),
        (ADA, 6, "wA1 there", "bad_request"),
        (ADA, 6, "wA1 wA9-", "bad_request"),
        (ADA, 6, "pass", "illegal_move"),
        (ADA, 6, "wQ wS1/", "illegal_move"),
    ],
)
async def test_what_is_no_move_of_yours_changes_nothing(
    sqlite: str, player: str, ply: int, move: str, code: str
) -> None:
    async with running_lobby(sqlite, time=HandTime()) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        before = await play(actor, QUEENS_OUT)
        with refused(code):
            await actor.command(player, MakeMove(ply=ply, move=move))  # type: ignore[arg-type]
        assert await actor.view(ADA) == before


async def test_a_forbidden_move_is_refused_with_the_evidence(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        await play(actor, QUEENS_OUT)
        with pytest.raises(ProblemError) as caught:
            await actor.command(ADA, MakeMove(ply=6, move=Step(piece="wQ", to=(0, -1))))
        assert caught.value.status == 422
        problem = caught.value.problem
        assert problem.message == "It holds the hive together: without it wA1 would be cut off."
        assert problem.detail == {
            "reason": "one_hive", "sentence": problem.message, "pieces": ["wA1"], "cells": [],
            "numbers": {"parts": 2},
        }  # fmt: skip
        why = await actor.why(None, "wQ", (0, -1))
        assert why.model_dump(mode="json", exclude={"legal"}) == problem.detail


async def test_a_forced_pass_is_made_by_itself(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        with Listener.at(actor) as listener:
            await play(actor, MUST_PASS)
            heard = await listener.until("moved", ply=20)
            turn = await listener.next()
        assert heard[-2]["turn"] == {"ply": 19, "color": "black", "legal": {}, "must_pass": True}
        assert heard[-1]["by_itself"]
        assert heard[-1]["move"]["uhp"] == "pass"
        assert heard[-1]["move"]["piece"] is None
        assert turn["turn"]["color"] == "white"
        assert turn["turn"]["legal"]


async def test_who_must_pass_may_do_so_at_once(sqlite: str) -> None:
    async with running_lobby(sqlite, pace=replace(QUICK, forced_pass=3600)) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        await play(actor, MUST_PASS)
        await actor.command(BOB, MakeMove(ply=19, move="pass"))
        assert (await actor.view(None)).moves[-1].uhp == "pass"


# ---- seats


async def test_a_game_waits_for_who_follows_the_link(database: str) -> None:
    async with running_lobby(database) as lobby:
        made = await lobby.create(link_game(), ADA)
        assert (made.status, made.turn, made.seq) == ("waiting", None, 0)
        assert made.seats.white.model_dump() == {
            "kind": "person", "name": "Ada", "level": None, "yours": True, "here": False,
        }  # fmt: skip
        assert made.seats.black.kind == "open"
        actor = await lobby.actor(made.id)
        with refused("not_allowed"):
            await actor.command(ADA, MakeMove(ply=0, move="wS1"))
        assert (await actor.join(ADA, Join())).status == "waiting"
        with Listener.at(actor, ADA) as listener:
            joined = await actor.join(BOB, Join(name="Bob"))
            heard = await listener.until("presence")
        assert types(heard) == ["snapshot", "joined", "turn", "presence"]
        assert (heard[1]["color"], heard[1]["name"]) == ("black", "Bob")
        assert heard[3]["seats"]["black"]["name"] == "Bob"
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


async def test_a_listener_goes_on_by_number(database: str) -> None:
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


async def test_who_does_not_read_is_dropped_and_hinders_nobody(sqlite: str) -> None:
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


async def test_nobody_hears_of_what_is_not_stored(
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


async def test_a_move_that_cannot_be_stored_was_never_made(
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


async def test_a_game_that_somebody_else_has_changed_is_read_anew(database: str) -> None:
    async with running_lobby(database) as lobby, running_lobby(database) as other:
        actor = await begin(lobby, link_game(game_type="Base"))
        elsewhere = await other.actor(actor.id)
        await play(actor, ["wS1"])
        with refused("try_again"):
            await elsewhere.command(ADA, MakeMove(ply=0, move="wG1"))
        again = await (await other.actor(actor.id)).view(None)
        assert [move.uhp for move in again.moves] == ["wS1"]


# ---- draws, takebacks, resignations


async def test_a_draw_is_offered_declined_offered_and_accepted(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        await play(actor, ["wS1", "bS1 wS1-"])
        with Listener.at(actor) as listener:
            await listener.next()
            assert (await say(actor, ADA, "offer_draw")).draw_offer is Color.WHITE
            with refused("not_allowed"):
                await say(actor, ADA, "offer_draw")
            with refused("not_allowed"):
                await say(actor, ADA, "accept_draw")
            assert (await say(actor, BOB, "decline_draw")).draw_offer is None
            with refused("not_allowed"):
                await say(actor, ADA, "offer_draw")
            await play(actor, ["wQ -wS1"])
            await say(actor, ADA, "offer_draw")
            view = await say(actor, BOB, "accept_draw")
            heard = await listener.until("ended")
        assert [(each["type"], each.get("by")) for each in heard if "seq" in each] == [
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
            assert view.takeback_wish is not None
            assert (view.takeback_wish.by, view.takeback_wish.ply) == (Color.WHITE, 4)
            with refused("not_allowed"):
                await say(actor, ADA, "accept_takeback")
            view = await say(actor, BOB, "accept_takeback")
            heard = await listener.until("turn")
        assert types(heard) == ["offered", "taken_back", "turn"]
        assert heard[1]["ply"] == heard[2]["turn"]["ply"] == 4
        assert [move.uhp for move in view.moves] == moves_of(QUEENS_OUT)[:4]
        await play(actor, ["wG1 -wQ"])
        await say(actor, BOB, "ask_takeback")
        assert (await say(actor, ADA, "decline_takeback")).takeback_wish is None
        with refused("not_allowed"):
            await say(actor, BOB, "ask_takeback")


async def test_games_without_takebacks_have_none(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        for wish in (link_game, screen_game, engine_game):
            actor = await begin(lobby, wish(takebacks=False))
            await play(actor, ["wS1"])
            with refused("not_allowed"):
                await say(actor, ADA, "ask_takeback")


async def test_at_one_screen_all_is_done_at_once(sqlite: str) -> None:
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


async def test_who_has_left_loses_when_the_other_claims_it(database: str) -> None:
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


# ---- playing again


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
            heard = await listener.until("rematched")
        assert types(heard) == ["offered", "rematched"]
        assert view.rematch is not None
        assert view.rematch == heard[-1]["game"]
        assert view.rematch_offer is None
        assert (await say(actor, BOB, "rematch")).rematch == view.rematch
        after = await (await lobby.actor(view.rematch)).view(ADA)
        assert (after.kind, after.status, after.takebacks) == ("link", "playing", False)
        assert after.rules.game_type == "Base+M"
        assert (after.seats.white.name, after.seats.black.name) == ("Bob", "Ada")
        assert after.seats.black.yours
        assert not after.seats.white.yours


async def test_a_rematch_against_the_machine_begins_at_once(sqlite: str) -> None:
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


# ---- looking


async def test_a_board_can_be_looked_at_at_any_ply(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, screen_game(game_type="Base"))
        view = await play(actor, QUEENS_OUT)
        whole = board_of(view)
        assert await actor.board_at(None) == whole
        for ply in range(6, -1, -1):
            assert (await actor.board_at(ply)).game_string() == whole.game_string()
            if ply:
                whole.pop()
        with refused("not_found"):
            await actor.board_at(7)


async def test_why_is_answered_for_a_cell_and_for_a_piece(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, screen_game(game_type="Base"))
        await play(actor, QUEENS_OUT)
        assert (await actor.why(None, "wA1", None)).legal
        nowhere = await actor.why(None, "wQ", None)
        assert (nowhere.reason, nowhere.pieces) == ("one_hive", ("wA1",))
        assert (await actor.why(2, "wA1", (1, -1))).reason == "touches_opponent"


async def test_the_record_has_the_names_and_the_end(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        await play(actor, QUEENS_OUT)
        await say(actor, BOB, "resign")
        record = await actor.record()
    assert record.tags["White"] == "Ada"
    assert record.tags["Black"] == "Bob"
    assert record.tags["TimeControl"] == "5+3"
    assert (record.result, record.termination) == ("WhiteWins", Termination.RESIGNATION)
    assert record.to_game_string().split(";")[3:] == moves_of(QUEENS_OUT)
