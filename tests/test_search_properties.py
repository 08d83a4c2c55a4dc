"""Properties of the search: techniques that must not change the score, root moves, features."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from random_boards import random_board
from skep import PASS, Board, GameType, IllegalMoveError
from skep.engine import EVALUATION_WEIGHTS, TECHNIQUES, WIN, Searcher, search
from skep.game import Limits
from skep.lab.bench import POSITIONS

# Selective techniques prune or reduce moves by their place in the move ordering, so their scores
# depend on the ordering, which the transposition table changes.
SELECTIVE = ("late-move-reductions", "null-move", "late-move-pruning")

boards = st.builds(
    random_board,
    seed=st.integers(0, 2**32),
    game_type=st.sampled_from(GameType),
    plies=st.integers(0, 50),
).filter(lambda board: not board.is_game_over())


def score(board: Board, depth: int, *without: str) -> int:
    found = Searcher(without=without, net="classic").best_of(
        board, list(board.legal_moves), Limits(depth=depth), hash_mib=1
    )
    return found.score


def minimax(board: Board, depth: int, ply: int = 0, past: frozenset[object] = frozenset()) -> int:
    """The score by definition: plain minimax with repetitions scored 0."""
    outcome = board.outcome()
    if outcome is not None:
        if outcome.winner is None:
            return 0
        return WIN - ply if outcome.winner is board.turn else ply - WIN
    if placed_position(board) in past:
        return 0
    if depth == 0:
        return board.native.evaluate()
    past = past | {placed_position(board)}
    scores = []
    for move in board.legal_moves:
        board.push(move)
        scores.append(-minimax(board, depth - 1, ply + 1, past))
        board.pop()
    return max(scores)


def placed_position(board: Board) -> object:
    """The position and where it lies: the search takes a hive that was moved as another one."""
    return board.key, frozenset(board.pieces().items())


def positions_before(board: Board) -> frozenset[object]:
    """The earlier positions of the game; minimax adds the present one itself."""
    past, positions = board.copy(), set()
    while past.ply > 0:
        past.pop()
        positions.add(placed_position(past))
    return frozenset(positions) - {placed_position(board)}


@settings(max_examples=200)
@given(board=boards, depth=st.integers(1, 3))
def test_the_table_changes_no_score(board: Board, depth: int) -> None:
    """To depth 3 the transposition table only saves work.

    At greater depths it may change a score for the better: an entry may come from a deeper search
    of the position, and whether a line repeats a position depends on the path to the entry.
    """
    assert score(board, depth, *SELECTIVE) == score(board, depth, *SELECTIVE, "transposition-table")


@settings(max_examples=100)
@given(board=boards, depth=st.integers(1, 3))
def test_the_order_of_moves_changes_no_score(board: Board, depth: int) -> None:
    order = ("killers", "counter-moves", "history", "aspiration-windows")
    assert score(board, depth, *SELECTIVE) == score(board, depth, *SELECTIVE, *order)


@settings(max_examples=50)
@given(board=boards, depth=st.integers(1, 2))
def test_the_search_is_minimax(board: Board, depth: int) -> None:
    """With selective techniques and quiescence switched off."""
    assert score(board, depth, *SELECTIVE, "quiescence") == minimax(
        board, depth, past=positions_before(board)
    )


def test_every_technique_does_something() -> None:
    """Each technique changes the number of nodes, so each switch has an effect."""
    boards = [Board.from_game_string(game) for game in POSITIONS]

    def nodes(*without: str) -> list[int]:
        return [
            Searcher(without=without, net="classic")
            .best_of(board, list(board.legal_moves), Limits(depth=5), hash_mib=1)
            .nodes
            for board in boards
        ]

    everything = nodes()
    assert [name for name in TECHNIQUES if nodes(name) == everything] == []


def test_unknown_technique() -> None:
    with pytest.raises(ValueError, match="magic"):
        Searcher(without=["magic"]).best_of(Board(), list(Board().legal_moves), Limits(depth=1))


@settings(max_examples=50)
@given(boards, st.data())
def test_root_moves_are_the_only_ones_searched(board: Board, data: st.DataObject) -> None:
    legal = list(board.legal_moves)
    moves = data.draw(st.lists(st.sampled_from(legal), min_size=1, max_size=4))
    found = search(board, Limits(depth=1), hash_mib=1, root_moves=iter(moves))
    assert found.move in moves
    again = search(board, Limits(depth=1), hash_mib=1, root_moves=moves, seed=9)
    assert (found.move, found.score) == (again.move, again.score)


def test_root_moves_that_cannot_be_searched() -> None:
    board, limits = Board("Base"), Limits(depth=1)
    with pytest.raises(ValueError, match="no move"):
        search(board, limits, root_moves=[])
    with pytest.raises(ValueError, match="level"):
        search(board, limits, level=1, root_moves=list(board.legal_moves))
    with pytest.raises(IllegalMoveError):
        search(board, limits, root_moves=[board.legal_moves[0], PASS])
    for garbage in ([None], ["wS1"], 5, [3]):
        with pytest.raises(TypeError):
            search(board, limits, root_moves=garbage)  # type: ignore[arg-type]


@given(boards)
def test_features_times_weights_are_the_evaluation(board: Board) -> None:
    features = board.features()
    assert list(features) == list(EVALUATION_WEIGHTS)
    assert sum(features[name] * EVALUATION_WEIGHTS[name] for name in features) == board.evaluate()
