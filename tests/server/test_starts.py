"""Games that begin with a position that was set up, or with the moves of another game."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.engine_helpers import tiny
from server.game_helpers import (
    ADA,
    BOB,
    CLOCK,
    QUEENS_OUT,
    SURROUNDED,
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
    too_long,
)
from skep import Board, Color, read_record
from skep.record import Record
from skep.server.messages import MakeMove
from skep.server.sessions.trees import tree_of
from skep.server.workers.thoughts import PastGame, look_back

pytestmark = pytest.mark.anyio

SET_UP = "Base+M;Black[4];wB1;-1,0:wQ 0,0:wS1.wB1 1,0:bS1 2,0:bQ"
"""Black is to move, and White's beetle has just climbed."""
TWO_PLIES = ["bA1 bQ-", "wA1 -wQ"]


def branched() -> str:
    """A PGN whose main line has three moves, with a variation and names."""
    root = Record.from_board(Board.from_position(SET_UP)).tree()
    node = root
    for text in (*TWO_PLIES, "bA2 bA1-"):
        node = node.add_uhp(text)
    root.add_uhp("bG1 bQ-", comment="or")
    return Record.from_tree(root, {"White": "Somebody"}).to_pgn()


async def test_a_game_begins_with_a_set_up(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, screen_game(start=SET_UP))
        view = await actor.view(ADA)
        assert (view.rules.game_type, view.moves, view.state) == ("Base+M", (), "InProgress")
        start = view.start
        assert start is not None
        assert (start.position, start.plies_before, start.moves) == (SET_UP, 7, 0)
        placed = {(each.piece, each.cell, each.level) for each in start.placed}
        assert len(placed) == 5
        assert {("wS1", (0, 0), 0), ("wB1", (0, 0), 1)} < placed
        assert view.turn is not None
        assert (view.turn.ply, view.turn.color, view.turn.must_pass) == (0, Color.BLACK, False)
        with refused("not_allowed"):
            await say(actor, ADA, "ask_takeback")
        view = await play(actor, TWO_PLIES)
        assert [move.uhp for move in view.moves] == TWO_PLIES
        (listed,) = (await lobby.games_of(ADA, before=None, limit=9)).games
        assert (listed.ply, listed.your_turn, listed.has_start) == (2, True, True)
    async with running_lobby(database) as lobby:
        actor = await lobby.actor(view.id)
        again = await actor.view(ADA)
        assert (again.start, again.moves, again.turn) == (view.start, view.moves, view.turn)
        record = await actor.record()
        assert (record.position, len(record.moves)) == (SET_UP, 2)
        assert read_record(record.to_pgn()).board() == await actor.board_at(None)
        assert (tree_of(record).position, len(tree_of(record).nodes)) == (SET_UP, 3)
        assert (await actor.board_at(0)).position_string() == SET_UP
        assert (await actor.premoves()).ply == 2
        assert (await actor.why(0, "wQ", None)).reason is not None
        # The same move again is no mistake, another one at an earlier ply is.
        repeated = MakeMove(ply=1, move=TWO_PLIES[1])
        assert await actor.command(ADA, repeated) == 2
        with refused("wrong_ply"):
            await actor.command(ADA, MakeMove(ply=1, move="wA1 wQ/"))
        back = await say(actor, ADA, "ask_takeback")
        assert back.turn is not None
        assert (back.turn.ply, back.turn.color) == (1, Color.WHITE)


async def test_a_game_begins_with_the_moves_of_another(database: str) -> None:
    time = HandTime()
    async with running_lobby(database, time=time) as lobby:
        actor = await begin(lobby, link_game(start=QUEENS_OUT, clock=CLOCK))
        view = await actor.view(BOB)
        assert [move.uhp for move in view.moves] == moves_of(QUEENS_OUT)
        assert view.start is not None
        assert (view.start.position, view.start.plies_before, view.start.moves) == (None, 0, 6)
        assert (view.start.placed, view.can_abort) == ((), True)
        # The clocks run when both players have moved, as in every game.
        time.goes_by(100)
        view = await play(actor, ["wA1 bA1-"])
        assert view.clocks is not None
        assert (view.clocks.white, view.clocks.running) == (300_000, None)
        view = await play(actor, [r"bA2 \bQ"])
        assert view.clocks is not None
        assert view.clocks.running is Color.WHITE
        with refused("not_allowed"):
            await say(actor, ADA, "abort")
        record = await actor.record()
        assert record.to_game_string().startswith(QUEENS_OUT.replace("White[4]", "White[5]"))
        await say(actor, ADA, "resign")
        await say(actor, ADA, "rematch")
        view = await say(actor, BOB, "rematch")
        assert view.rematch is not None
        rematch = await (await lobby.actor(view.rematch)).view(ADA)
        assert (rematch.start, len(rematch.moves)) == (view.start, 6)
        assert rematch.seats.black.yours
        # It says little of how well somebody plays.
        assert (await lobby.results_of(ADA)).results == ()


async def test_of_a_record_only_the_main_line_counts(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        view = await lobby.create(screen_game(start=branched()), ADA)
        assert [move.uhp for move in view.moves] == [*TWO_PLIES, "bA2 bA1-"]
        record = await (await lobby.actor(view.id)).record()
        assert (record.variations, record.comments, record.tags.get("White")) == ({}, {}, None)


async def test_a_level_plays_on_from_a_set_up(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        view = await lobby.create(engine_game("white", start=SET_UP), ADA)
        actor = await lobby.actor(view.id)
        with Listener.at(actor, ADA, 0) as listener:
            await listener.until("moved")
        view = await actor.view(ADA)
        assert (len(view.moves), view.moves[0].piece is not None) == (1, True)
        assert view.turn is not None
        assert (view.turn.ply, view.turn.color) == (1, Color.WHITE)
        hint = await actor.hint(ADA)
        assert hint.ply == 1


async def test_what_a_game_cannot_begin_with(sqlite: str, tmp_path: Path) -> None:
    async with running_lobby(sqlite, engines=tiny("fine", tmp_path)) as lobby:
        with refused("game_over"):
            await lobby.create(screen_game(start=SURROUNDED), ADA)
        with refused("bad_record"):
            await lobby.create(screen_game(start="Base;White[3];-;0,0:wQ"), ADA)
        with refused("too_large"):
            await lobby.create(screen_game(start=too_long()), ADA)
        with refused("unsupported"):
            await lobby.create(engine_game(engine="tiny", start=SET_UP), ADA)
        assert (await lobby.games_of(ADA, before=None, limit=9)).games == ()


async def test_a_record_of_a_set_up_is_opened(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        view = await lobby.import_text(branched(), ADA)
        assert view.start is not None
        assert (view.start.position, view.start.moves, len(view.moves)) == (SET_UP, 0, 3)
        tree = tree_of(await (await lobby.actor(view.id)).record())
        assert (tree.position, len(tree.nodes)) == (SET_UP, 5)


def test_a_turning_point_lies_in_the_game_itself() -> None:
    board = Board.from_game_string(SURROUNDED)
    whole = look_back(PastGame(board, Color.WHITE, 1, Color.BLACK))
    late = look_back(PastGame(board, Color.WHITE, 1, Color.BLACK, first_ply=10))
    assert late == whole
    assert whole.turning is not None
    assert (whole.turning.ply, whole.turning.color) == (11, Color.WHITE)
    # The same moves after a set-up, with Black to move first.
    root = Board.from_game_string(";".join(SURROUNDED.split(";")[:4]))
    set_up = Board.from_position(root.position_string())
    for text in moves_of(SURROUNDED)[1:]:
        set_up.push_uhp(text)
    found = look_back(PastGame(set_up, Color.WHITE, 1, Color.BLACK))
    assert found.turning is not None
    assert (found.turning.ply, found.turning.color) == (10, Color.WHITE)
