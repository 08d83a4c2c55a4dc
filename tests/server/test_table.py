"""The table: what players say to it, what everybody hears, and in which order."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from server.playing import (
    ADA,
    BOB,
    CLOCK,
    EVE,
    MUST_PASS,
    QUEENS_OUT,
    QUICK,
    SURROUNDED,
    Ear,
    HandTime,
    begin,
    board_of,
    engine_game,
    house,
    link_game,
    moves_of,
    play,
    refused,
    say,
    screen_game,
    types,
)
from skep import Board, Color
from skep.outcome import Termination
from skep.server.messages import Join, MakeMove, Step
from skep.server.problems import ProblemError
from skep.server.store import Change, StoreError
from skep.server.subscription import MOST_WAITING

pytestmark = pytest.mark.anyio


# ---- moves


async def test_a_game_is_played_to_its_end(database: str) -> None:
    async with house(database) as lobby:
        table = await begin(lobby, link_game(game_type="Base"))
        with Ear.at(table) as ear:
            view = await play(table, SURROUNDED)
            heard = await ear.until("turn", turn=None)
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
    async with house(sqlite) as lobby:
        table = await begin(lobby, screen_game(game_type="Base"))
        await play(table, QUEENS_OUT)
        with Ear.at(table, since=6) as ear:
            await ear.until("turn")
            await table.command(ADA, MakeMove(ply=6, move=Step(piece="wA1", to=(0, -1))))
            moved, turn = await ear.until("turn")
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
    async with house(database) as lobby:
        table = await begin(lobby, link_game(game_type="Base"))
        for move in (
            MakeMove(ply=0, move="wS1"),
            MakeMove(ply=0, move=Step(piece="wS1", to=(0, 0))),
        ):
            for _ in range(2):
                assert await table.command(ADA, move) == 2
        await table.command(BOB, MakeMove(ply=1, move="bS1 wS1-"))
        assert await table.command(ADA, MakeMove(ply=0, move="wS1")) == 3
        assert await table.command(BOB, MakeMove(ply=1, move=Step(piece="bS1", to=(1, 0)))) == 3
        with refused("wrong_ply"):
            await table.command(ADA, MakeMove(ply=0, move="wG1"))
        with refused("wrong_ply"):
            await table.command(BOB, MakeMove(ply=0, move="wS1"))
        assert len((await table.view(ADA)).moves) == 2


async def test_two_moves_at_the_same_time_are_one(sqlite: str) -> None:
    async with house(sqlite) as lobby:
        table = await begin(lobby, link_game(game_type="Base"))
        wishes = [MakeMove(ply=0, move=move) for move in ("wS1", "wG1", "wS1", "wA1")]
        done = await asyncio.gather(
            *(table.command(ADA, wish) for wish in wishes), return_exceptions=True
        )
        assert [done[0], done[2]] == [2, 2]
        assert all(isinstance(done[each], ProblemError) for each in (1, 3))
        assert [move.uhp for move in (await table.view(None)).moves] == ["wS1"]


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
    async with house(sqlite, time=HandTime()) as lobby:
        table = await begin(lobby, link_game(game_type="Base"))
        before = await play(table, QUEENS_OUT)
        with refused(code):
            await table.command(player, MakeMove(ply=ply, move=move))  # type: ignore[arg-type]
        assert await table.view(ADA) == before


async def test_a_forbidden_move_is_refused_with_the_evidence(sqlite: str) -> None:
    async with house(sqlite) as lobby:
        table = await begin(lobby, link_game(game_type="Base"))
        await play(table, QUEENS_OUT)
        with pytest.raises(ProblemError) as caught:
            await table.command(ADA, MakeMove(ply=6, move=Step(piece="wQ", to=(0, -1))))
        assert caught.value.status == 422
        problem = caught.value.problem
        assert problem.message == "It holds the hive together: without it wA1 would be cut off."
        assert problem.detail == {
            "reason": "one_hive", "sentence": problem.message, "pieces": ["wA1"], "cells": [],
            "numbers": {"parts": 2},
        }  # fmt: skip
        why = await table.why(None, "wQ", (0, -1))
        assert why.model_dump(mode="json", exclude={"legal"}) == problem.detail


async def test_a_forced_pass_is_made_by_itself(database: str) -> None:
    async with house(database) as lobby:
        table = await begin(lobby, link_game(game_type="Base"))
        with Ear.at(table) as ear:
            await play(table, MUST_PASS)
            heard = await ear.until("moved", ply=20)
            turn = await ear.next()
        assert heard[-2]["turn"] == {"ply": 19, "color": "black", "legal": {}, "must_pass": True}
        assert heard[-1]["by_itself"]
        assert heard[-1]["move"]["uhp"] == "pass"
        assert heard[-1]["move"]["piece"] is None
        assert turn["turn"]["color"] == "white"
        assert turn["turn"]["legal"]


async def test_who_must_pass_may_do_so_at_once(sqlite: str) -> None:
    async with house(sqlite, pace=replace(QUICK, forced_pass=3600)) as lobby:
        table = await begin(lobby, link_game(game_type="Base"))
        await play(table, MUST_PASS)
        await table.command(BOB, MakeMove(ply=19, move="pass"))
        assert (await table.view(None)).moves[-1].uhp == "pass"


# ---- seats


async def test_a_game_waits_for_who_follows_the_link(database: str) -> None:
    async with house(database) as lobby:
        made = await lobby.create(link_game(), ADA)
        assert (made.status, made.turn, made.seq) == ("waiting", None, 0)
        assert made.seats.white.model_dump() == {
            "kind": "person", "name": "Ada", "level": None, "yours": True, "here": False,
        }  # fmt: skip
        assert made.seats.black.kind == "open"
        table = await lobby.table(made.id)
        with refused("not_allowed"):
            await table.command(ADA, MakeMove(ply=0, move="wS1"))
        assert (await table.join(ADA, Join())).status == "waiting"
        with Ear.at(table, ADA) as ear:
            joined = await table.join(BOB, Join(name="Bob"))
            heard = await ear.until("presence")
        assert types(heard) == ["snapshot", "joined", "turn", "presence"]
        assert (heard[1]["color"], heard[1]["name"]) == ("black", "Bob")
        assert heard[3]["seats"]["black"]["name"] == "Bob"
        assert joined.status == "playing"
        assert joined.seats.black.yours
        assert not joined.seats.white.yours
        again = await table.join(BOB, Join(name="Robert"))
        assert again.seats.black.name == "Bob"
        with refused("seat_taken"):
            await table.join(EVE, Join())


async def test_only_one_of_many_gets_the_seat(database: str) -> None:
    async with house(database) as lobby:
        table = await lobby.table((await lobby.create(link_game(), ADA)).id)
        crowd = [BOB, EVE, *(f"{number:064}" for number in range(8))]
        done = await asyncio.gather(
            *(table.join(player, Join()) for player in crowd),  # type: ignore[arg-type]
            return_exceptions=True,
        )
        assert sum(not isinstance(each, ProblemError) for each in done) == 1


async def test_presence_is_told(sqlite: str) -> None:
    async with house(sqlite) as lobby:
        table = await begin(lobby, link_game())
        with Ear.at(table, ADA) as ear:
            assert (await ear.next())["game"]["seats"]["black"]["here"] is False
            first, second = Ear.at(table, BOB), Ear.at(table, BOB)
            assert (await ear.next())["seats"]["black"]["here"] is True
            first.subscription.close()
            watcher = Ear.at(table, EVE)
            await watcher.next()
            second.subscription.close()
            message = await ear.next()
            assert (message["type"], message["seats"]["black"]["here"]) == ("presence", False)
            assert message["seats"]["white"]["yours"]
            assert (await watcher.next())["seats"]["white"]["yours"] is False
            watcher.subscription.close()


# ---- listening


async def test_a_listener_goes_on_by_number(database: str) -> None:
    async with house(database) as lobby:
        table = await begin(lobby, link_game(game_type="Base"))
        with Ear.at(table) as ear:
            await play(table, QUEENS_OUT)
            whole = [message for message in await ear.until("moved", ply=6) if "seq" in message]
        for since in range(1, 8):
            with Ear.at(table, BOB, since) as late:
                missed = await late.until("turn")
            *events, caught_up, turn = missed
            assert events == whole[since - 1 :]
            assert (caught_up["type"], caught_up["seq"]) == ("caught_up", 7)
            assert caught_up["seats"]["black"]["yours"]
            assert turn["turn"]["ply"] == 6
        for nonsense in (8, 2**53):
            with Ear.at(table, BOB, nonsense) as confused:
                assert (await confused.next())["type"] == "snapshot"


async def test_who_does_not_read_is_dropped_and_hinders_nobody(sqlite: str) -> None:
    async with house(sqlite) as lobby:
        table = await begin(lobby, link_game(game_type="Base"))
        slow, quick = Ear.at(table, BOB), Ear.at(table, ADA)
        await quick.next()
        for _ in range(MOST_WAITING):
            slow.subscription.tell("{}")
        await play(table, ["wS1"])
        assert await slow.rest() == []
        presence, moved, _ = await quick.until("turn")
        assert presence["seats"]["black"]["here"] is False
        assert moved["type"] == "moved"
        with Ear.at(table, BOB, 1) as back:
            assert types(await back.until("turn")) == ["moved", "caught_up", "turn"]
        quick.subscription.close()


async def test_nobody_hears_of_what_is_not_stored(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(sqlite) as lobby:
        table = await begin(lobby, link_game(game_type="Base"))
        await play(table, ["wS1"])
        store = lobby._house.store
        written, gate = store.write, asyncio.Event()

        async def hold(change: Change) -> None:
            await gate.wait()
            await written(change)

        with Ear.at(table) as ear:
            await ear.next()
            monkeypatch.setattr(store, "write", hold)
            moving = asyncio.create_task(table.command(BOB, MakeMove(ply=1, move="bS1 wS1-")))
            await asyncio.sleep(0)
            looking, late = asyncio.create_task(table.view(None)), Ear.at(table)
            for _ in range(20):
                await asyncio.sleep(0)
            silent = not (ear.subscription._messages or late.subscription._messages)
            waiting = not looking.done()
            gate.set()
            assert silent
            assert waiting
            assert await moving == 3
            assert (await looking).seq == 3
            assert (await late.next())["game"]["seq"] == 3
            assert types(await ear.until("turn")) == ["moved", "turn"]
            late.subscription.close()


async def test_a_move_that_cannot_be_stored_was_never_made(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(sqlite) as lobby:
        table = await begin(lobby, link_game(game_type="Base"))
        await play(table, ["wS1"])
        store = lobby._house.store
        written = store.write

        async def fail(_: Change) -> None:
            raise StoreError("the disk is full")

        ear = Ear.at(table)
        await ear.next()
        monkeypatch.setattr(store, "write", fail)
        with refused("try_again"):
            await table.command(BOB, MakeMove(ply=1, move="bS1 wS1-"))
        assert await ear.rest() == []
        with refused("try_again"):
            await table.view(None)
        monkeypatch.setattr(store, "write", written)
        again = await lobby.table(table.id)
        assert again is not table
        assert len((await again.view(None)).moves) == 1
        await again.command(BOB, MakeMove(ply=1, move="bS1 wS1-"))


async def test_a_game_that_somebody_else_has_changed_is_read_anew(database: str) -> None:
    async with house(database) as lobby, house(database) as other:
        table = await begin(lobby, link_game(game_type="Base"))
        elsewhere = await other.table(table.id)
        await play(table, ["wS1"])
        with refused("try_again"):
            await elsewhere.command(ADA, MakeMove(ply=0, move="wG1"))
        again = await (await other.table(table.id)).view(None)
        assert [move.uhp for move in again.moves] == ["wS1"]


# ---- draws, takebacks, resignations


async def test_a_draw_is_offered_declined_offered_and_accepted(database: str) -> None:
    async with house(database) as lobby:
        table = await begin(lobby, link_game(game_type="Base"))
        await play(table, ["wS1", "bS1 wS1-"])
        with Ear.at(table) as ear:
            await ear.next()
            assert (await say(table, ADA, "offer_draw")).draw_offer is Color.WHITE
            with refused("not_allowed"):
                await say(table, ADA, "offer_draw")
            with refused("not_allowed"):
                await say(table, ADA, "accept_draw")
            assert (await say(table, BOB, "decline_draw")).draw_offer is None
            with refused("not_allowed"):
                await say(table, ADA, "offer_draw")
            await play(table, ["wQ -wS1"])
            await say(table, ADA, "offer_draw")
            view = await say(table, BOB, "accept_draw")
            heard = await ear.until("ended")
        assert [(each["type"], each.get("by")) for each in heard if "seq" in each] == [
            ("offered", "white"), ("declined", "black"), ("moved", None), ("offered", "white"),
            ("ended", None),
        ]  # fmt: skip
        assert view.result is not None
        assert view.result.termination is Termination.AGREEMENT
        assert view.state == "Draw"
        with refused("game_over"):
            await say(table, ADA, "resign")


async def test_two_offers_are_an_agreement_and_an_offer_can_be_withdrawn(sqlite: str) -> None:
    async with house(sqlite) as lobby:
        table = await begin(lobby, link_game(game_type="Base"))
        await play(table, ["wS1", "bS1 wS1-"])
        await say(table, ADA, "offer_draw")
        assert (await say(table, ADA, "decline_draw")).draw_offer is None
        await say(table, BOB, "offer_draw")
        await play(table, ["wQ -wS1"])
        assert (await table.view(ADA)).draw_offer is None
        await say(table, BOB, "offer_draw")
        assert (await say(table, ADA, "offer_draw")).state == "Draw"


async def test_a_takeback_is_asked_for_across_the_link(database: str) -> None:
    async with house(database) as lobby:
        table = await begin(lobby, link_game(game_type="Base"))
        await play(table, QUEENS_OUT)
        with Ear.at(table, since=7) as ear:
            await ear.until("turn")
            view = await say(table, ADA, "ask_takeback")
            assert view.takeback_wish is not None
            assert (view.takeback_wish.by, view.takeback_wish.ply) == (Color.WHITE, 4)
            with refused("not_allowed"):
                await say(table, ADA, "accept_takeback")
            view = await say(table, BOB, "accept_takeback")
            heard = await ear.until("turn")
        assert types(heard) == ["offered", "taken_back", "turn"]
        assert heard[1]["ply"] == heard[2]["turn"]["ply"] == 4
        assert [move.uhp for move in view.moves] == moves_of(QUEENS_OUT)[:4]
        await play(table, ["wG1 -wQ"])
        await say(table, BOB, "ask_takeback")
        assert (await say(table, ADA, "decline_takeback")).takeback_wish is None
        with refused("not_allowed"):
            await say(table, BOB, "ask_takeback")


async def test_games_without_takebacks_have_none(sqlite: str) -> None:
    async with house(sqlite) as lobby:
        for wish in (link_game, screen_game, engine_game):
            table = await begin(lobby, wish(takebacks=False))
            await play(table, ["wS1"])
            with refused("not_allowed"):
                await say(table, ADA, "ask_takeback")


async def test_at_one_screen_all_is_done_at_once(sqlite: str) -> None:
    async with house(sqlite) as lobby:
        table = await begin(lobby, screen_game(game_type="Base"))
        with refused("not_allowed"):
            await say(table, ADA, "ask_takeback")
        await play(table, MUST_PASS)
        with Ear.at(table, since=19) as ear:
            await ear.until("moved", ply=20)
        assert len((await say(table, ADA, "ask_takeback")).moves) == 18
        view = await say(table, ADA, "resign", color="black")
        assert view.result is not None
        assert view.result.winner is Color.WHITE
        second = await begin(lobby, screen_game())
        await play(second, ["wS1", "bS1 wS1-"])
        assert (await say(second, ADA, "offer_draw")).state == "Draw"


async def test_a_game_is_called_off_before_both_have_moved(database: str) -> None:
    async with house(database) as lobby:
        waiting = await lobby.table((await lobby.create(link_game(), ADA)).id)
        with refused("not_allowed"):
            await say(waiting, ADA, "resign")
        begun = await begin(lobby, link_game())
        await play(begun, ["wS1"])
        for table, player in ((waiting, ADA), (begun, BOB)):
            with refused("not_your_seat"):
                await say(table, EVE, "abort")
            view = await say(table, player, "abort")
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
        async with house(database, time=time) as lobby:
            table = await begin(lobby, link_game(clock=clock))
            ada = Ear.at(table, ADA)
            await play(table, ["wS1", "bS1 wS1-"])
            bob = Ear.at(table, BOB)
            await bob.next()
            assert (await table.view(ADA)).claim_in is None
            with refused("not_allowed"):
                await say(table, ADA, "claim_win")
            bob.subscription.close()
            gone = (await ada.until("presence", claim_in=patience))[-1]
            assert gone["seats"]["black"]["here"] is False
            time.goes_by(patience - 10)
            with refused("not_allowed"):
                await say(table, ADA, "claim_win")
            assert (await table.view(ADA)).claim_in == 10
            assert (await table.view(EVE)).claim_in is None
            with refused("not_your_seat"):
                await say(table, EVE, "claim_win")
            time.goes_by(10)
            assert (await table.view(ADA)).claim_in == 0
            view = await say(table, ADA, "claim_win")
            assert view.result is not None
            assert view.result.termination is Termination.ABANDONED
            assert view.result.winner is Color.WHITE
            assert view.claim_in is None
            ada.subscription.close()


# ---- playing again


async def test_a_rematch_exchanges_the_colours(database: str) -> None:
    async with house(database) as lobby:
        table = await begin(lobby, link_game(game_type="Base+M", takebacks=False))
        with refused("not_allowed"):
            await say(table, ADA, "rematch")
        await say(table, ADA, "resign")
        with refused("not_allowed"):
            await say(table, BOB, "decline_rematch")
        assert (await say(table, ADA, "rematch")).rematch_offer is Color.WHITE
        assert (await say(table, BOB, "decline_rematch")).rematch_offer is None
        with Ear.at(table) as ear:
            await ear.next()
            await say(table, BOB, "rematch")
            view = await say(table, ADA, "rematch")
            heard = await ear.until("rematched")
        assert types(heard) == ["offered", "rematched"]
        assert view.rematch is not None
        assert view.rematch == heard[-1]["game"]
        assert view.rematch_offer is None
        assert (await say(table, BOB, "rematch")).rematch == view.rematch
        after = await (await lobby.table(view.rematch)).view(ADA)
        assert (after.kind, after.status, after.takebacks) == ("link", "playing", False)
        assert after.rules.game_type == "Base+M"
        assert (after.seats.white.name, after.seats.black.name) == ("Bob", "Ada")
        assert after.seats.black.yours
        assert not after.seats.white.yours


async def test_a_rematch_against_the_machine_begins_at_once(sqlite: str) -> None:
    async with house(sqlite) as lobby:
        table = await begin(lobby, engine_game("white", level=2))
        view = await say(table, ADA, "abort")
        view = await say(table, ADA, "rematch")
        assert view.rematch is not None
        again = await lobby.table(view.rematch)
        with Ear.at(again, ADA) as ear:
            await ear.until("moved", ply=1)
        after = await again.view(ADA)
        assert (after.seats.white.kind, after.seats.white.level) == ("engine", 2)
        assert after.seats.black.yours


# ---- looking


async def test_a_board_can_be_looked_at_at_any_ply(sqlite: str) -> None:
    async with house(sqlite) as lobby:
        table = await begin(lobby, screen_game(game_type="Base"))
        view = await play(table, QUEENS_OUT)
        whole = board_of(view)
        assert await table.board_at(None) == whole
        for ply in range(6, -1, -1):
            assert (await table.board_at(ply)).game_string() == whole.game_string()
            if ply:
                whole.pop()
        with refused("not_found"):
            await table.board_at(7)


async def test_why_is_answered_for_a_cell_and_for_a_piece(sqlite: str) -> None:
    async with house(sqlite) as lobby:
        table = await begin(lobby, screen_game(game_type="Base"))
        await play(table, QUEENS_OUT)
        assert (await table.why(None, "wA1", None)).legal
        nowhere = await table.why(None, "wQ", None)
        assert (nowhere.reason, nowhere.pieces) == ("one_hive", ("wA1",))
        assert (await table.why(2, "wA1", (1, -1))).reason == "touches_opponent"


async def test_the_record_has_the_names_and_the_end(sqlite: str) -> None:
    async with house(sqlite) as lobby:
        table = await begin(lobby, link_game(game_type="Base", clock=CLOCK))
        await play(table, QUEENS_OUT)
        await say(table, BOB, "resign")
        record = await table.record()
    assert record.tags["White"] == "Ada"
    assert record.tags["Black"] == "Bob"
    assert record.tags["TimeControl"] == "5+3"
    assert (record.result, record.termination) == ("WhiteWins", Termination.RESIGNATION)
    assert record.to_game_string().split(";")[3:] == moves_of(QUEENS_OUT)
