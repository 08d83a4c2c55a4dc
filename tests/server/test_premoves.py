"""Where a premove may lead, and what a pinned pillbug may throw."""

from __future__ import annotations

import pytest

from server.game_helpers import ADA, MUST_PASS, begin, moves_of, play, running_lobby, screen_game
from skep import Board, Hex
from skep.server.sessions.premoves import likely_moves
from skep.server.sessions.views import explain

PINNED_PILLBUG = [
    "wL", "bL wL-", "wP -wL", "bQ bL/", r"wQ \wP", "bA1 bQ-", "wA1 -wP", "bA1 /wP", "wA1 -wQ",
    "bG1 bL-",
]  # fmt: skip


def board_after(moves: list[str], game_type: str = "Base+MLP") -> Board:
    board = Board(game_type)
    for move in moves:
        board.push_uhp(move)
    return board


def test_the_likely_moves_are_those_after_most_answers() -> None:
    board = board_after(["wS1", "bS1 wS1-", "wQ -wS1"], "Base")
    before = board.game_string()
    found = likely_moves(board)
    assert board.game_string() == before
    assert found.ply == 3
    # Black's answers are far away from a place behind the white queen.
    assert (-2, 0) in found.likely["wA1"].root
    assert (-2, 0) not in found.likely["wQ"].root
    answers = list(board.legal_moves)
    for piece, cells in found.likely.items():
        assert piece.startswith("w")
        for cell in cells.root:
            times = 0
            for answer in answers:
                board.push(answer)
                times += board.explain(piece, Hex(*cell)).legal
                board.pop()
            assert 2 * times >= len(answers)


def test_a_forced_pass_is_the_only_answer() -> None:
    board = board_after(moves_of(MUST_PASS), "Base")
    found = likely_moves(board)
    board.push(next(iter(board.legal_moves)))
    legal: dict[str, set[tuple[int, int]]] = {}
    for move in board.legal_moves:
        assert move.piece is not None
        assert move.to is not None
        legal.setdefault(move.piece.name, set()).add((move.to.q, move.to.r))
    assert {piece: set(cells.root) for piece, cells in found.likely.items()} == legal


@pytest.mark.anyio
async def test_premoves_of_a_game(database: str) -> None:
    async with running_lobby(database) as lobby:
        actor = await begin(lobby, screen_game(game_type="Base"))
        await play(actor, ["wS1", "bS1 wS1-", "wQ -wS1"])
        assert await actor.premoves() == likely_moves(await actor.board_at(None))
        await actor.view(ADA)


def test_a_pinned_pillbug_says_what_it_may_throw() -> None:
    board = board_after(PINNED_PILLBUG)
    why = explain(board, "wP", None)
    assert (why.reason, why.throws) == ("one_hive", ("bA1",))
    assert explain(board, "wL", None).throws == ()
    assert explain(board, "bA1", None).throws == ()


def test_the_pillbug_of_the_other_side_throws_nothing_now() -> None:
    board = board_after([*PINNED_PILLBUG, "wA2 -wA1"])
    assert explain(board, "wP", None).throws == ()
