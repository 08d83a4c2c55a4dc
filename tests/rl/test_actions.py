"""The action index."""

import json
import pickle
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from random_boards import boards, random_board
from rl import reference
from skep import PASS, Board, GameType, Hex, IllegalMoveError, Move, NotationError, Piece, Symmetry
from skep.rl import (
    ACTION_COUNT,
    ACTION_INDEX_VERSION,
    ActionError,
    action_count,
    action_mask,
    action_of,
    action_permutation,
    describe_action,
    legal_actions,
    move_of,
    open_spiel_actions,
    transform_actions,
    transform_masks,
)

symmetries = st.sampled_from(Symmetry.all())


@given(boards)
def test_actions_are_those_of_the_table_in_the_docs(board: Board) -> None:
    for move in board.legal_moves:
        assert action_of(board, move) == reference.action(board, move)
        least, *_ = reference.open_spiel_actions(board, move)
        assert action_of(board, move, "open_spiel") == least


@pytest.mark.parametrize("numbering", ["skep", "open_spiel"])
@given(board=boards)
def test_every_legal_move_has_one_action_and_the_way_back(board: Board, numbering: str) -> None:
    actions = legal_actions(board, numbering)
    moves = list(board.legal_moves)
    assert len(set(actions.tolist())) == len(moves)
    assert [move_of(board, each, numbering) for each in actions] == moves
    mask = action_mask(board, numbering)
    assert mask.dtype == np.bool_
    assert mask.shape == (action_count(numbering),)
    assert np.flatnonzero(mask).tolist() == sorted(actions.tolist())


@given(boards)
def test_any_of_open_spiels_numbers_for_a_move_is_understood(board: Board) -> None:
    for move in board.legal_moves:
        for number in reference.open_spiel_actions(board, move):
            assert move_of(board, number, "open_spiel") == move


@given(boards)
def test_all_of_open_spiels_numbers(board: Board) -> None:
    numbers = open_spiel_actions(board)
    assert numbers == sorted(set(numbers))
    meant = {move_of(board, each, "open_spiel") for each in numbers}
    assert meant == set(board.legal_moves)
    wanted = {each for move in meant for each in reference.open_spiel_actions(board, move)}
    assert wanted <= set(numbers)
    # What is more is of like pieces in hand.
    for each in set(numbers) - wanted:
        piece = move_of(board, each, "open_spiel").piece
        assert piece is not None
        assert board.hex_of(piece) is None


def test_open_spiels_numbers_of_pieces_in_hand_mean_the_next_one() -> None:
    third_ant = (3 * 28 + 3) * 7 + 6
    assert str(move_of(Board(), third_ant, "open_spiel").piece) == "wA1"


@pytest.mark.parametrize("numbering", ["skep", "open_spiel"])
@given(board=boards, symmetry=symmetries)
def test_symmetries_permute_actions(board: Board, symmetry: Symmetry, numbering: str) -> None:
    turned = board.transform(symmetry)
    permutation = action_permutation(symmetry, numbering)
    for move in board.legal_moves:
        to = None if move.to is None else symmetry(move.to)
        there = PASS if move.piece is None or to is None else Move(move.piece, to)
        action = action_of(board, move, numbering)
        assert action_of(turned, there, numbering) == permutation[action]
        actions = transform_actions(np.array([action]), symmetry, numbering)
        assert actions.tolist() == [permutation[action]]
    masks = transform_masks(action_mask(board, numbering)[None], symmetry, numbering)
    assert (masks == action_mask(turned, numbering)[None]).all()


@pytest.mark.parametrize("numbering", ["skep", "open_spiel"])
def test_permutations_are_a_group(numbering: str) -> None:
    count = action_count(numbering)
    for first in Symmetry.all():
        one = action_permutation(first, numbering)
        assert sorted(one.tolist()) == list(range(count))
        for second in Symmetry.all():
            both = action_permutation(second @ first, numbering)
            assert (action_permutation(second, numbering)[one] == both).all()


def test_numbers_never_change(root: Path) -> None:
    """A policy that was learned yesterday means the same today."""
    kept = json.loads((root / "tests" / "data" / "action_index.json").read_text())
    assert kept["version"] == ACTION_INDEX_VERSION
    assert kept["actions"] == ACTION_COUNT
    for case in kept["cases"]:
        board = Board.from_game_string(case["game"])
        for numbering in ("skep", "open_spiel"):
            actions = {
                board.uhp(move): int(action_of(board, move, numbering))
                for move in board.legal_moves
            }
            assert actions == case[numbering]


def test_every_action_says_what_it_does() -> None:
    for numbering in ("skep", "open_spiel"):
        texts = [describe_action(each, numbering) for each in range(action_count(numbering))]
        if numbering == "skep":
            assert len(set(texts)) == ACTION_COUNT
        assert texts[-1] == "pass"
    assert describe_action(6, "open_spiel") == "wQ first"
    assert describe_action(7 * 28 + 6, "open_spiel") == "wA1 onto wQ"
    assert describe_action(7 * 28, "open_spiel") == "wA1 to NE of wQ"


def test_illegal_moves_have_no_action() -> None:
    board = Board()
    with pytest.raises(IllegalMoveError, match="first piece"):
        action_of(board, Move(Piece.from_name("wQ"), Hex(0, 0)))
    with pytest.raises(IllegalMoveError):
        action_of(board, PASS)
    turned = random_board(1, GameType.BASE, plies=3)
    with pytest.raises(IllegalMoveError):
        action_of(turned, Move(Piece.from_name("wA1"), Hex(100, 100)))


@pytest.mark.parametrize("action", [0, 2516, -1, 2517, 10**30])
def test_actions_that_no_legal_move_has(action: int) -> None:
    with pytest.raises(ActionError, match=str(action)) as caught:
        move_of(Board(), action)
    assert (caught.value.action, caught.value.game) == (action, None)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_garbage() -> None:
    with pytest.raises(NotationError, match="there is no numbering of actions called 'chess'"):
        action_count("chess")
    with pytest.raises(TypeError, match="a board is a Board, not str"):
        legal_actions("wS1")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        move_of(Board(), 1.5)  # type: ignore[arg-type]
    with pytest.raises(ActionError, match="from 0 to 2516"):
        describe_action(2517)
    with pytest.raises(ValueError, match="2517 actions on their last axis"):
        transform_masks(np.zeros((2, 5)), Symmetry(1))
    with pytest.raises(IndexError):
        transform_actions(np.array([2517]), Symmetry(1))
