"""The actor of a game: commands, and the messages that listeners receive, in order."""

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
from skep.server.messages import MakeMove, Step
from skep.server.problems import ProblemError

pytestmark = pytest.mark.anyio


# ---- moves


async def test_a_game_is_played_to_its_end(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        with Listener.at(actor) as listener:
            view = await play(actor, SURROUNDED)
            received = await listener.until("turn", turn=None)
        assert view.status == "over"
        assert view.result is not None
        assert view.result.termination is Termination.QUEEN_SURROUNDED
        assert (view.result.winner, view.state, view.turn) == (Color.BLACK, "BlackWins", None)
        assert [move.uhp for move in view.moves] == moves_of(SURROUNDED)
        moves = len(view.moves)
        assert types(received) == [
            "snapshot",
            *["moved", "turn"] * (moves - 1),
            "moved",
            "ended",
            "turn",
        ]
        events = [message for message in received if "seq" in message]
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


async def test_only_one_of_several_simultaneous_moves_is_made(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        commands = [MakeMove(ply=0, move=move) for move in ("wS1", "wG1", "wS1", "wA1")]
        done = await asyncio.gather(
            *(actor.command(ADA, command) for command in commands), return_exceptions=True
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
async def test_a_refused_move_changes_nothing(
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
        assert why.model_dump(mode="json", exclude={"legal"}) == {**problem.detail, "throws": []}


async def test_a_forced_pass_is_made_by_itself(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        with Listener.at(actor) as listener:
            await play(actor, MUST_PASS)
            received = await listener.until("moved", ply=20)
            turn = await listener.next()
        assert received[-2]["turn"] == {"ply": 19, "color": "black", "legal": {}, "must_pass": True}
        assert received[-1]["by_itself"]
        assert received[-1]["move"]["uhp"] == "pass"
        assert received[-1]["move"]["piece"] is None
        assert turn["turn"]["color"] == "white"
        assert turn["turn"]["legal"]


async def test_a_player_who_must_pass_may_pass_at_once(sqlite: str) -> None:
    async with running_lobby(sqlite, pace=replace(QUICK, forced_pass=3600)) as lobby:
        actor = await begin(lobby, link_game(game_type="Base"))
        await play(actor, MUST_PASS)
        await actor.command(BOB, MakeMove(ply=19, move="pass"))
        assert (await actor.view(None)).moves[-1].uhp == "pass"


# ---- reading


async def test_the_board_at_any_ply(sqlite: str) -> None:
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


async def test_explanations_for_a_cell_and_for_a_piece(sqlite: str) -> None:
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
