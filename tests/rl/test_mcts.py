"""Tree search over many games."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from random_boards import random_board
from skep import Board, Color, GameType
from skep.mcts import Leaves, Mcts, SearchResults, feature_values, uniform
from skep.rl import (
    ActionError,
    action_mask,
    action_of,
    legal_actions,
    move_of,
    observe_flat,
    observe_graph,
    observe_planes,
)

Evaluation = tuple[NDArray[Any], NDArray[Any]]


def won_in_one() -> tuple[Board, set[int]]:
    """A random position in which the side to move can win at once, and the actions that do."""
    for seed in range(2000):
        board = random_board(seed, GameType.BASE, plies=60)
        if board.is_game_over():
            board.pop()
            wins = set()
            for move in board.legal_moves:
                board.push(move)
                outcome = board.outcome()
                board.pop()
                if outcome is not None and outcome.winner is board.turn:
                    wins.add(action_of(board, move))
            if wins:
                return board, wins
    raise AssertionError


def test_a_win_in_one_is_found() -> None:
    board, wins = won_in_one()
    results = Mcts(uniform, [board], form="flat").search(400)
    assert results.best()[0] in wins
    assert results.values[0] > 0.5
    best = results.best()[0]
    assert results.action_values[0, best] == 1
    assert (results.action_values[0, sorted(wins)] == 1).any()


def test_visits_add_up_and_only_legal_actions_have_them() -> None:
    boards = [random_board(seed, plies=20) for seed in range(5)]
    for leaves in (1, 3, 16):
        results = Mcts(feature_values, boards, form="flat", leaves=leaves).search(120)
        assert results.visits.sum(axis=1).tolist() == [119] * 5
        for row, board in zip(results.visits, boards, strict=True):
            assert not row[~action_mask(board)].any()
        chances = results.policies()
        assert np.allclose(chances.sum(axis=1), 1)
        assert (results.policies(0).argmax(axis=1) == results.best()).all()
        assert (results.policies(0).max(axis=1) == 1).all()


def test_threads_change_nothing() -> None:
    boards = [random_board(seed, plies=30) for seed in range(9)]
    one, three = (
        Mcts(feature_values, boards, form="flat", threads=threads).search(80) for threads in (1, 3)
    )
    assert (one.visits == three.visits).all()
    assert (one.values == three.values).all()


@pytest.mark.parametrize("form", ["planes", "graph", "flat"])
def test_the_evaluator_sees_boards(form: str) -> None:
    board = random_board(3, plies=25)
    seen: list[Leaves] = []

    def evaluate(leaves: Leaves) -> Evaluation:
        seen.append(leaves)
        return uniform(leaves)

    mcts = Mcts(evaluate, [board, Board()], form=form, window=20)
    mcts.search(1)
    (leaves,) = seen
    assert (leaves.masks == [action_mask(board), action_mask(Board())]).all()
    if form == "planes":
        assert (leaves.observations[0] == observe_planes(board, 20)).all()
    elif form == "flat":
        assert (leaves.observations[0] == observe_flat(board)).all()
    else:
        assert leaves.edges is not None
        assert (leaves.edges[0] == observe_graph(board).edges).all()
        assert (leaves.observations[0] == observe_graph(board).nodes).all()


def test_priors_and_values_lead_the_search() -> None:
    board = random_board(3, plies=25)
    wanted = int(legal_actions(board)[-1])

    def sure(leaves: Leaves) -> Evaluation:
        logits = np.full(leaves.masks.shape, -50.0)
        logits[:, wanted] = 50
        return logits, np.zeros((len(logits), 1))  # a column of values will do

    assert Mcts(sure, [board], form="flat").search(60).visits[0, wanted] > 40

    def likes_black(leaves: Leaves) -> Evaluation:
        white = leaves.observations[:, 49, 0, 0] == 1
        return uniform(leaves)[0], np.where(white, -0.5, 0.5)

    results = Mcts(likes_black, [board]).search(60)
    side = -1 if board.turn is Color.WHITE else 1
    assert results.values[0] == pytest.approx(side * 0.5)


def test_trees_are_kept_when_a_move_is_played() -> None:
    boards = [random_board(seed, plies=12) for seed in range(4)]
    mcts = Mcts(feature_values, boards, form="flat")
    results = mcts.search(100)
    best = results.best()
    below = [int(results.visits[i, best[i]]) for i in range(4)]
    mcts.advance(best)
    assert [mcts._native.visits(i) for i in range(4)] == below
    again = mcts.search(150)
    assert again.visits.sum(axis=1).tolist() == [149] * 4
    for before, now, action in zip(boards, mcts.boards(), best, strict=True):
        before.push(move_of(before, action))
        assert now == before
    mcts.advance([-1, int(again.best()[1]), -1, -1])
    assert [board.ply for board in mcts.boards()] == [13, 14, 13, 13]


def test_games_that_are_over() -> None:
    board, wins = won_in_one()
    mcts = Mcts(uniform, [board, Board("Base")], form="flat")
    mcts.advance([min(wins), -1])
    assert (mcts.is_over(0), mcts.is_over(1)) == (True, False)
    results = mcts.search(30)
    assert results.visits[0].sum() == 0
    assert results.best()[0] == -1
    assert results.policies()[0].sum() == 0
    with pytest.raises(ActionError, match="in game 0"):
        mcts.advance([0, -1])
    mcts.replace(0, Board("Base"))
    assert mcts.search(30).visits.sum(axis=1).tolist() == [29, 29]
    limited = Mcts(uniform, [Board("Base")], form="flat", max_plies=1)
    assert limited.search(20).values[0] == 0
    limited.advance([2509])
    assert limited.is_over(0)


def test_repetitions_are_draws_where_the_rules_say_so() -> None:
    texts = ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-")
    board = Board("Base", repetition="threefold")
    for text in (*texts, "wQ \\wS1", "bQ bS1/", "wQ -wS1"):
        board.push_uhp(text)
    last = action_of(board, board.parse_uhp("bQ bS1-"))

    def all_lost(leaves: Leaves) -> Evaluation:
        return uniform(leaves)[0], np.ones(len(leaves.masks))

    results = Mcts(all_lost, [board], form="flat", max_plies=40).search(200)
    assert results.action_values[0, last] == 0
    assert results.best()[0] == last


def test_noise() -> None:
    def search(noise: float, seed: int) -> SearchResults:
        return Mcts(uniform, [Board()], form="flat", noise=noise, seed=seed).search(60)

    assert (search(0, 1).visits == search(0, 2).visits).all()
    assert (search(0.5, 1).visits == search(0.5, 1).visits).all()
    assert (search(0.5, 1).visits != search(0.5, 2).visits).any()


def test_open_spiels_numbering() -> None:
    mcts = Mcts(uniform, [Board()], form="flat", numbering="open_spiel")
    assert mcts.search(20).visits.shape == (1, 5489)
    third_ant = (3 * 28 + 3) * 7 + 6
    mcts.advance([third_ant])
    assert str(mcts.boards()[0].peek().piece) == "wA1"
    assert mcts.search(20).visits.sum() == 19


def failing_evaluation(kind: str, leaves: Leaves) -> Evaluation:
    logits, values = uniform(leaves)
    match kind:
        case "logits of the shape":
            return logits[:, :5], values
        case "values, not":
            return logits, np.zeros(7)
        case "logits of legal actions that are not finite":
            return np.full_like(logits, np.nan), values
        case "has values or .* not finite":
            return logits, np.full_like(values, np.inf)
        case _:
            raise ZeroDivisionError(kind)


@pytest.mark.parametrize(
    "kind",
    [
        "logits of the shape",
        "values, not",
        "logits of legal actions that are not finite",
        "has values or .* not finite",
        "an error of its own",
    ],
)
def test_an_evaluation_that_fails_loses_nothing(kind: str) -> None:
    fails = True

    def sometimes(leaves: Leaves) -> Evaluation:
        return failing_evaluation(kind, leaves) if fails else uniform(leaves)

    mcts = Mcts(sometimes, [Board()], form="flat")
    with pytest.raises((ValueError, ZeroDivisionError), match=kind):
        mcts.search(10)
    fails = False
    wanted = Mcts(uniform, [Board()], form="flat").search(10)
    assert (mcts.search(10).visits == wanted.visits).all()


def test_garbage() -> None:
    board = Board()
    with pytest.raises(ValueError, match="there is no game to search"):
        Mcts(uniform, [])
    with pytest.raises(TypeError, match="a board is a Board, not str"):
        Mcts(uniform, ["Base"])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="the same rule about repetitions"):
        Mcts(uniform, [board, Board(repetition="threefold")])
    for settings in ({"noise": 2.0}, {"alpha": 0.0}, {"leaves": 0}, {"threads": 0}, {"window": 1}):
        with pytest.raises(ValueError, match=r"not|threads"):
            Mcts(uniform, [board], **settings)
    mcts = Mcts(uniform, [board])
    with pytest.raises(ValueError, match="once at the least, not 0 times"):
        mcts.search(0)
    for actions in ([1.5], [1, 2], 3, ["a"]):
        with pytest.raises(ValueError, match="actions are 1 whole numbers"):
            mcts.advance(actions)  # type: ignore[arg-type]
    for action in (0, 2517, -2):
        with pytest.raises(ActionError):
            mcts.advance([action])
    assert mcts.boards()[0].ply == 0
    with pytest.raises(ValueError, match="a temperature is 0 or more, not -1"):
        mcts.search(2).policies(-1)
    with pytest.raises(ValueError, match="form='flat'"):
        Mcts(feature_values, [board]).search(2)
    with pytest.raises(IndexError):
        mcts.is_over(1)
    with pytest.raises(ValueError, match="the same rule about repetitions"):
        mcts.replace(0, Board(repetition="threefold"))
