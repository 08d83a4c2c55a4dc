"""Positions without history: what is written, what is read, and what is refused."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from random_boards import boards
from skep import (
    PASS,
    Board,
    Direction,
    Hex,
    HistoryError,
    IllegalMoveError,
    Move,
    Piece,
    PositionError,
    PositionFault,
    Symmetry,
)
from skep._core import Position
from skep.engine import analyse, solve

STACKED = "Base;White[5];bB1;1,-1:bQ -3,0:wA2 -2,0:wA1 -1,0:wQ 0,0:wS1.bB1"
symmetries = st.sampled_from(Symmetry.all())


@given(boards)
def test_a_position_of_a_game_is_read_again(board: Board) -> None:
    text = board.position_string()
    again = Board.from_position(text)
    assert again == board
    assert again.position_string() == text
    assert (again.ply, again.key, again.outcome()) == (board.ply, board.key, board.outcome())
    assert list(again.legal_moves) == list(board.legal_moves)
    assert all(again.hand(color) == board.hand(color) for color in type(board.turn))
    assert again.move_stack == []


@given(boards, st.data())
def test_a_game_goes_on_from_a_position(board: Board, data: st.DataObject) -> None:
    again = Board.from_position(board.position_string())
    start = again.position_string()
    for _ in range(4):
        if not board.legal_moves:
            break
        move = data.draw(st.sampled_from(list(board.legal_moves)))
        board.push(move)
        again.push(move)
    assert again == board
    assert again.position_string() == board.position_string()
    assert list(again.legal_moves) == list(board.legal_moves)
    while again.move_stack:
        again.pop()
    assert again.position_string() == start
    with pytest.raises(HistoryError):
        again.pop()


@given(boards, symmetries)
def test_the_canonical_string_is_one_for_all_symmetries(board: Board, symmetry: Symmetry) -> None:
    text = board.position_string(canonical=True)
    assert board.transform(symmetry).position_string(canonical=True) == text
    canonical = Board.from_position(text)
    assert canonical.canonical_key == board.canonical_key
    assert canonical.position_string(canonical=True) == text
    assert canonical.position_string() == text


@given(boards, symmetries, symmetries)
def test_a_board_is_transformed_with_its_history(
    board: Board, first: Symmetry, second: Symmetry
) -> None:
    turned = board.transform(first)
    assert turned.canonical_key == board.canonical_key
    assert len(turned.legal_moves) == len(board.legal_moves)
    assert [move.piece for move in turned.move_stack] == [move.piece for move in board.move_stack]
    assert turned.transform(second) == board.transform(second @ first)
    assert turned.transform(first.inverse()).game_string() == board.game_string()
    while turned.move_stack:
        assert turned.pop().piece == board.pop().piece
        assert turned == board.transform(first)


@given(st.integers(-50, 50), st.integers(-50, 50), st.integers(-20, 20))
def test_hexes_are_turned_and_mirrored(q: int, r: int, sixths: int) -> None:
    hex, center = Hex(q, r), Hex(3, -1)
    assert hex.rotate(sixths).rotate(-sixths) == hex
    assert hex.rotate(6) == hex == hex.reflect().reflect()
    assert hex.rotate(sixths, center).distance(center) == hex.distance(center)
    assert hex.reflect(center).distance(center) == hex.distance(center)
    assert center.rotate(sixths, center) == center
    assert Hex(1, 0).rotate() == Hex(0, 1)
    for symmetry in Symmetry.all():
        assert symmetry(hex).neighbors()[0] in [symmetry(each) for each in hex.neighbors()]


def test_a_symmetry_turns_directions() -> None:
    assert Symmetry(1).direction(Direction.NE) is Direction.E
    assert Symmetry(mirrored=True).direction(Direction.NE) is Direction.NW
    for symmetry in Symmetry.all():
        assert {symmetry.direction(each) for each in Direction} == set(Direction)
    with pytest.raises(ValueError, match="0 to 5"):
        Symmetry(6)


@given(boards)
def test_a_pickle_keeps_the_history(board: Board) -> None:
    again = pickle.loads(pickle.dumps(board))
    assert again == board
    assert again.move_stack == board.move_stack
    assert again.repetition_count() == board.repetition_count()
    assert again.native.generations == 0, "no legal moves were generated to restore it"


def test_a_pickle_of_a_set_up_board_keeps_its_start() -> None:
    board = Board.from_position(STACKED)
    board.push(board.legal_moves[0])
    again = pickle.loads(pickle.dumps(board))
    assert (again, again.move_stack) == (board, board.move_stack)
    assert again.root() == Board.from_position(STACKED)


def restored(state: bytes) -> Position:
    """The position that pickle would make of a state."""
    position = Position.__new__(Position)
    position.__setstate__(state)
    return position


@given(st.binary(max_size=60))
def test_bytes_that_are_no_state_are_refused(garbage: bytes) -> None:
    with pytest.raises(ValueError, match="not the state of a position"):
        restored(garbage)


@given(boards, st.data())
def test_damaged_states_do_no_harm(board: Board, data: st.DataObject) -> None:
    state = bytearray(board.native.__getstate__())
    state[data.draw(st.integers(0, len(state) - 1))] ^= data.draw(st.integers(1, 255))
    try:
        twin = restored(bytes(state))
    except ValueError:
        return
    twin.legal_moves()
    while twin.played:
        twin.undo()


@given(boards)
def test_a_move_is_legal_where_it_is_among_the_legal_moves(board: Board) -> None:
    legal = list(board.legal_moves)
    assert all(board.is_legal(move) for move in legal)
    assert board.is_legal(PASS) == (PASS in legal)
    for piece in board.pieces():
        move = Move(piece, Hex(0, 0))
        assert board.is_legal(move) == (move in legal)
    with pytest.raises(TypeError):
        board.is_legal("wS1")  # type: ignore[arg-type]


# --- What is refused ------------------------------------------------------------------------------

QUEENS = "0,0:wQ 1,0:bQ"


@pytest.mark.parametrize(
    ("text", "fault", "evidence"),
    [
        ("", "malformed", ""),
        ("Base", "malformed", ""),
        ("Base;White[1];-", "malformed", ""),
        ("Base;White[1];-;", "malformed", ""),
        ("Base;White[0];-;-", "malformed", ""),
        ("Base;White[12345678];-;-", "malformed", ""),
        ("Base;Green[1];-;-", "malformed", ""),
        ("Base;White[1];-;-;opening=none", "malformed", ""),
        ("Base;White[1];-;-;repetition=threefold;opening=rulebook", "malformed", ""),
        (f"Base;White[5];-;{QUEENS} 1:wS1", "malformed", ""),
        (f"Base;White[5];-;{QUEENS} 9999999,0:wS1", "malformed", ""),
        ("Base+X;White[1];-;-", "unknown_game_type", ""),
        ("base;White[1];-;-", "unknown_game_type", ""),
        ("Base;White[1];xx;-", "unknown_piece", ""),
        (f"Base;White[5];-;{QUEENS} 2,0:wX1", "unknown_piece", ""),
        (f"Base;White[5];-;{QUEENS} 2,0:wA4", "too_many", ""),
        (f"Base;White[5];-;{QUEENS} 2,0:wQ2", "too_many", ""),
        (f"Base;White[5];-;{QUEENS} 2,0:wM", "not_in_game", "wM"),
        (f"Base;White[5];-;{QUEENS} 2,0:wQ", "piece_twice", "wQ"),
        (f"Base;White[5];-;{QUEENS} 2,0:wA2", "out_of_order", "wA2 wA1"),
        (f"Base;White[5];-;{QUEENS} 1,0:wB1", "same_place", "bQ wB1"),
        (f"Base;White[5];-;{QUEENS} 2,0:.wB1", "nothing_beneath", ""),
        (f"Base;White[5];-;{QUEENS} 2,0:", "nothing_beneath", ""),
        (f"Base;White[5];-;{QUEENS} 2,0:wS1.bA1", "cannot_climb", "bA1"),
        (f"Base;White[5];-;{QUEENS} 3,0:wS1 2,1:bS1", "two_hives", "wS1 bS1"),
        (f"Base;White[2];-;{QUEENS} 2,0:wS1", "too_early", "wQ wS1"),
        ("Base;White[1];-;0,0:wS1", "too_early", "wS1"),
        ("Base;Black[1];-;-", "no_first_piece", ""),
        ("Base;White[2];-;0,0:wS1", "no_first_piece", ""),
        ("Base;White[5];-;0,0:wS1 1,0:bQ 2,0:bS1", "queen_due", "wQ"),
        ("Base;White[3];-;0,0:wS1 1,0:bQ", "queen_first_turn", "bQ"),
        ("Base;White[4];-;0,0:wS1.wB1 1,0:bS1 2,0:bQ", "queen_not_placed", "wB1 wQ"),
        (f"Base;White[5];wS1;{QUEENS} 2,0:bS1 -1,0:wA1", "just_moved_not_in_play", "wS1"),
        ("Base;White[5];wS1;-1,0:wQ 0,0:wS1.bB1 1,0:bQ", "just_moved_covered", "wS1"),
        (f"Base+P;White[5];wQ;{QUEENS} 2,0:bS1 -1,0:wA1", "just_moved_not_thrown", "wQ"),
    ],
)
def test_an_impossible_position_is_refused(text: str, fault: str, evidence: str) -> None:
    with pytest.raises(PositionError) as caught:
        Board.from_position(text)
    error = caught.value
    assert (error.fault.value, [str(piece) for piece in error.pieces]) == (fault, evidence.split())
    assert str(error).startswith("the position '")
    again = pickle.loads(pickle.dumps(error))
    assert (again.fault, again.pieces, str(again)) == (error.fault, error.pieces, str(error))


def test_every_fault_is_tested() -> None:
    cases = test_an_impossible_position_is_refused.pytestmark[0].args[1]  # type: ignore[attr-defined]
    assert {fault for _, fault, _ in cases} == {fault.value for fault in PositionFault}


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(PositionError):
        Board.from_position(text)
    with pytest.raises(TypeError):
        Board.from_position(text.encode())  # type: ignore[arg-type]


@given(boards, st.data())
def test_a_damaged_position_is_read_or_refused(board: Board, data: st.DataObject) -> None:
    text = board.position_string()
    place = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:place] + data.draw(st.sampled_from(";,:. -wb1QAB9[]")) + text[place + 1 :]
    try:
        again = Board.from_position(damaged)
    except PositionError:
        return
    assert Board.from_position(again.position_string()) == again
    assert len(again.legal_moves) >= 0


def test_a_position_may_be_written_loosely() -> None:
    loose = " Base ; White[5] ;bB1; 0,0:wS1.bB1   -1,0:wQ\n-2,0:wA1 -3,0:wA2  1,-1:bQ "
    assert Board.from_position(loose).position_string() == STACKED


# --- A board that was set up ----------------------------------------------------------------------


def test_a_set_up_board_has_no_game_string() -> None:
    board = Board.from_position(STACKED)
    assert board.is_set_up
    assert repr(board) == f"Board.from_position({STACKED!r})"
    assert eval(repr(board)) == board
    with pytest.raises(HistoryError, match="empty table"):
        board.game_string()
    with pytest.raises(IllegalMoveError) as caught:
        board.push(Move(Piece.from_name("wA1"), Hex(0, 0)))
    assert STACKED in str(caught.value)


def test_a_set_up_board_is_searched_and_solved() -> None:
    board = Board.from_position(STACKED)
    assert analyse(board, None, depth=2).best.move in board.legal_moves
    assert solve(board, 1).proven is False
    assert board.uhp(board.legal_moves[0])


def test_the_first_piece_may_lie_anywhere() -> None:
    board = Board.from_position("Base;Black[1];wS1;7,-3:wS1")
    assert {move.to for move in board.legal_moves} == set(Hex(7, -3).neighbors())
