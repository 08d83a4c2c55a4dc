"""The board as a Python object: sequences, pickling, hashing, and no change on errors."""

from __future__ import annotations

import copy
import pickle

import pytest

import skep
from skep import PASS, Board, Bug, Color, Hex, Move, Piece, Reason
from skep.engine import search
from skep.game import Limits

GAME = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
WON = (
    r"Base;InProgress;Black[5];wG1;bB1 -wG1;wQ wG1/;bQ -bB1;wQ \wG1;bQ -wQ;wA1 wG1/;bS1 /bQ;"
    r"wG2 \wA1;bS1 -wG2"
)


def test_legal_moves_are_a_sequence() -> None:
    board = Board.from_game_string(GAME)
    moves = board.legal_moves
    assert moves[-1] == list(moves)[-1]
    assert moves[1:3] == list(moves)[1:3]
    assert moves[0] in moves
    assert None not in moves
    assert "wA1" not in moves
    assert PASS not in moves
    assert f"({len(moves)})" in repr(moves)
    with pytest.raises(IndexError):
        _ = moves[len(moves)]


def test_moves_have_a_short_form() -> None:
    """Without a board there is no UHP string: piece and cell are shown."""
    assert str(Move(Piece.from_name("wA1"), Hex(2, -1))) == "wA1 -> (2, -1)"
    assert str(PASS) == "pass"
    board = Board("Base")
    moves = board.legal_moves
    board.push(moves[0])
    assert "wS1 -> (0, 0)" in repr(moves)


def test_legal_moves_can_be_pickled() -> None:
    board = Board("Base")
    board.push_uhp("wS1")
    moves = board.legal_moves
    for twin in (pickle.loads(pickle.dumps(moves)), copy.deepcopy(moves)):
        assert list(twin) == list(moves)
        assert moves[3] in twin
        assert repr(twin) == repr(moves)
    board.pop()
    assert list(pickle.loads(pickle.dumps(moves))) == list(moves)


def test_boards_have_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Board())


def test_legal_moves_stay_those_of_their_position() -> None:
    board = Board.from_game_string(GAME)
    moves = board.legal_moves
    before = list(moves)
    board.push(moves[0])
    assert list(moves) == before
    assert " -> (" in repr(moves)


def test_taking_back_when_there_is_nothing() -> None:
    board = Board()
    for act in (board.pop, board.peek):
        with pytest.raises(skep.HistoryError):
            act()
    assert board == Board()


@pytest.mark.parametrize(
    ("game", "move", "reason"),
    [
        (GAME, PASS, Reason.PASS_NOT_ALLOWED),
        (WON, PASS, Reason.GAME_OVER),
        (WON, Move(Piece(Color.WHITE, Bug.ANT, 2), Hex(0, 0)), Reason.GAME_OVER),
        (GAME, Move(Piece(Color.WHITE, Bug.ANT), Hex(900_000, -900_000)), Reason.AWAY_FROM_HIVE),
    ],
)
def test_a_refused_move_changes_nothing(game: str, move: Move, reason: Reason) -> None:
    board = Board.from_game_string(game)
    before = board.game_string()
    with pytest.raises(skep.IllegalMoveError) as caught:
        board.push(move)
    assert caught.value.reason is reason
    assert caught.value.move == move
    assert board.game_string() == before


def test_values_are_frozen() -> None:
    move = Board.from_game_string(GAME).legal_moves[0]
    for value, name in ((move, "to"), (move.piece, "color"), (move.to, "q")):
        with pytest.raises(AttributeError):
            setattr(value, name, None)
        assert copy.deepcopy(value) == pickle.loads(pickle.dumps(value)) == value
        assert hash(value) == hash(pickle.loads(pickle.dumps(value)))


def test_a_search_goes_on_when_its_board_changes_meanwhile() -> None:
    board = Board.from_game_string(GAME)
    other = board.copy()

    def clear(_: object) -> None:
        while other.ply:
            other.pop()

    assert search(other, Limits(depth=3), progress=clear).move in board.legal_moves
