"""Imported records."""

from __future__ import annotations

import pytest

from server.game_helpers import (
    ADA,
    BOB,
    SURROUNDED,
    moves_of,
    refused,
    running_lobby,
    say,
    too_long,
)
from skep import Board
from skep.outcome import Termination
from skep.record import Record
from skep.server.messages import MakeMove
from skep.server.sessions.trees import tree_of

pytestmark = pytest.mark.anyio


# ---- records


async def test_a_record_is_opened_for_replay(database: str) -> None:
    record = Record.from_board(Board.from_game_string(SURROUNDED))
    record.tags = {"White": "Ada", "Black": "Bob", "Event": "Café"}
    record.comments = {0: "Hello."}
    async with running_lobby(database) as lobby:
        for text in (record.to_pgn(), record.to_game_string()):
            view = await lobby.import_text(text, ADA)
            assert (view.kind, view.status, view.turn) == ("record", "over", None)
            assert view.state == "BlackWins"
            assert view.result is not None
            assert view.result.termination is Termination.QUEEN_SURROUNDED
            assert [move.uhp for move in view.moves] == moves_of(SURROUNDED)
            actor = await lobby.actor(view.id)
            with refused("not_your_seat"):
                await actor.command(ADA, MakeMove(ply=11, move="bG1 -wB1"))
            with refused("not_your_seat"):
                await say(actor, ADA, "rematch")
    async with running_lobby(database) as lobby:
        listed = (await lobby.games_of(ADA, before=None, limit=9)).games
        assert [game.kind for game in listed] == ["record", "record"]
        view = await (await lobby.actor(listed[1].id)).view(ADA)
        assert view.tags["Event"] == "Café"
        assert (view.seats.white.name, view.seats.white.yours) == ("Ada", False)
        assert (await (await lobby.actor(view.id)).record()).comments == {0: "Hello."}
        with refused("not_your_seat"):
            await lobby.delete(view.id, BOB)
        await lobby.delete(view.id, ADA)


async def test_the_tree_of_a_record_has_all_of_its_variations(sqlite: str) -> None:
    start = Record.from_board(Board("Base+MLP")).tree()
    line = start.add_uhp("wS1").add_uhp("bS1 wS1-", comment="usual", nags=[1])
    line.add_uhp("wQ -wS1")
    other = start.next()
    assert other is not None
    branch = other.add_uhp("bG1 wS1-", nags=[6, 14])
    branch.starting_comment = "or"
    branch.add_uhp("wQ -wS1", comment="and then")
    record = Record.from_tree(start)
    async with running_lobby(sqlite) as lobby:
        view = await lobby.import_text(record.to_pgn(), ADA)
        tree = tree_of(await (await lobby.actor(view.id)).record())
    assert (tree.game_type, tree.opening.value, tree.position) == ("Base+MLP", "tournament", None)
    assert [(node.parent, node.piece, node.to) for node in tree.nodes] == [
        (0, None, None),
        (0, "wS1", (0, 0)),
        (1, "bS1", (1, 0)),
        (2, "wQ", (-1, 0)),
        (1, "bG1", (1, 0)),
        (4, "wQ", (-1, 0)),
    ]
    assert [node.comment for node in tree.nodes] == ["", "", "usual", "", "", "and then"]
    assert [node.nags for node in tree.nodes] == [(), (), (1,), (), (6, 14), ()]
    assert tree.nodes[4].starting_comment == "or"


async def test_a_record_with_a_result_but_no_reason_keeps_it(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        view = await lobby.import_text('[GameType "Base"]\n[Result "WhiteWins"]\n\n1. wS1', ADA)
        assert (view.state, view.result) == ("WhiteWins", None)


async def test_imported_names_have_no_control_characters(sqlite: str) -> None:
    record = Record.from_board(Board.from_game_string(SURROUNDED))
    record.tags = {"White": "\x1b]0;x\x07Ada\u202e", "Black": "\u202e", "Event": "a\u2066\x9bb"}
    async with running_lobby(sqlite) as lobby:
        view = await lobby.import_text(record.to_pgn(), ADA)
        assert (view.seats.white.name, view.seats.black.name) == ("]0;xAda", "")
        assert view.tags["Event"] == "ab"
        exported = (await (await lobby.actor(view.id)).record()).to_pgn()
        assert all(line.isprintable() for line in exported.split("\n"))


async def test_a_bad_record_is_refused(sqlite: str) -> None:
    async with running_lobby(sqlite) as lobby:
        for text in ("hello", "Base;InProgress;White[1];wS1;wS1", "(;", "[GameType"):
            with refused("bad_record"):
                await lobby.import_text(text, ADA)
        with refused("too_large"):
            await lobby.import_text(too_long(), ADA)
