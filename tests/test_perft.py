"""Perft: the published numbers of games, for all eight types."""

from __future__ import annotations

import pytest

import oracle
import skep
from bridge import from_move, game_of, to_move
from rule_cases import PerftCount, legal_cases, perft_counts

NODES_IN_SECONDS = 200_000_000
NODES_IN_MINUTES = 4_000_000_000
ORACLE_DEPTH = 3


def difference(board: skep.Board, game: oracle.Game, depth: int) -> str:
    """Where the counts of board and oracle part, move by move, down to a set of moves."""
    found = {from_move(move): nodes for move, nodes in skep.divide(board, depth).items()}
    moves = game.legal_moves()
    if found.keys() != moves:
        return (
            f"{board.game_string()}\n"
            f"  missing: {sorted(map(str, moves - found.keys()))}\n"
            f"  not legal: {sorted(map(str, found.keys() - moves))}"
        )
    for move in sorted(moves, key=str):
        expected = oracle.perft(game.after(move), depth - 1)
        if found[move] != expected:
            board.push(to_move(move))
            deeper = difference(board, game.after(move), depth - 1) if depth > 1 else ""
            board.pop()
            return f"{board.uhp(to_move(move))}: {found[move]}, not {expected}\n{deeper}"
    return f"no difference to depth {depth}"


def check(count: PerftCount) -> None:
    board = skep.Board(count.game_type, count.opening)
    nodes = skep.perft(board, count.depth)
    if nodes != count.nodes:
        game = oracle.Game(count.game_type, count.opening)
        depth = max(1, min(count.depth, ORACLE_DEPTH))
        pytest.fail(f"{nodes}, not {count.nodes}\n{difference(board, game, depth)}")
    assert board.ply == 0


def counts(least: int, most: int) -> list[PerftCount]:
    return [count for count in perft_counts() if least < count.nodes <= most]


@pytest.mark.parametrize("count", counts(0, NODES_IN_SECONDS), ids=lambda count: count.name)
def test_perft(count: PerftCount) -> None:
    check(count)


@pytest.mark.slow
@pytest.mark.parametrize(
    "count", counts(NODES_IN_SECONDS, NODES_IN_MINUTES), ids=lambda count: count.name
)
def test_perft_deeper(count: PerftCount) -> None:
    check(count)


def test_all_types_are_counted() -> None:
    tested = {c.game_type for c in counts(0, NODES_IN_SECONDS) if c.opening == "tournament"}
    assert tested == set(skep.GameType)


@pytest.mark.parametrize("game_type", list(skep.GameType))
def test_divide_adds_up(game_type: skep.GameType) -> None:
    board = skep.Board(game_type)
    for move in ("wA1", "bG1 wA1-", "wQ -wA1", "bQ bG1-"):
        board.push_uhp(move)
    divided = skep.divide(board, 3)
    assert set(divided) == set(board.legal_moves)
    assert sum(divided.values()) == skep.perft(board, 3)
    assert difference(board, game_of(board), 2) == "no difference to depth 2"


def test_threads_do_not_change_the_count() -> None:
    board = skep.Board("Base+MLP")
    assert skep.perft(board, 5, threads=2) == skep.perft(board, 5)


def test_a_finished_game_has_no_moves_to_count() -> None:
    board = named("nothing-after-the-end")
    assert board.is_game_over()
    assert skep.perft(board, 0) == 1
    assert skep.perft(board, 1) == 0
    assert skep.perft(board, 3) == 0


def test_a_forced_pass_counts_as_one_move() -> None:
    board = named("forced-pass")
    assert list(board.legal_moves) == [skep.PASS]
    assert skep.perft(board, 1) == 1
    assert skep.divide(board, 2).keys() == {skep.PASS}


def named(name: str) -> skep.Board:
    """The position of a rule case."""
    [game] = [case.game for case in legal_cases() if case.name == name]
    return skep.Board.from_game_string(game)
