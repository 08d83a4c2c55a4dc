"""Limits of a move, and how the time on a clock is shared out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from random_boards import random_board
from skep.engine import search
from skep.game import Limits

MOVES = 300
LAG = 0.04
"""What a move takes beside the search, in seconds, when the machine is busy."""


@given(
    base=st.floats(1, 3600),
    increment=st.floats(0, 60),
    shares=st.lists(st.floats(0, 1), min_size=1, max_size=20),
)
def test_the_time_never_runs_out(base: float, increment: float, shares: list[float]) -> None:
    """Not even in a long game where every move takes what it may, and some lag beside it."""
    left = base
    for number in range(MOVES):
        limits = Limits.for_clock(left, increment, ply=2 * number)
        assert limits.seconds is not None
        assert limits.most_seconds is not None
        share = shares[number % len(shares)]
        spent = limits.seconds + share * (limits.most_seconds - limits.seconds)
        if left > 2 * LAG:
            spent += LAG
        assert 0 < spent < left
        left += increment - spent


@pytest.mark.parametrize(("base", "increment"), [(60, 0), (300, 3), (900, 10), (5400, 30)])
def test_the_time_is_used(base: float, increment: float) -> None:
    """In a game of usual length, more than half of it; in the opening, not too much."""
    left = float(base)
    for number in range(30):
        limits = Limits.for_clock(left, increment, ply=2 * number)
        assert limits.seconds is not None
        left += increment - limits.seconds
        if number == 5:
            assert left > 0.7 * base
    assert 0.05 * base < left < 0.5 * base


@pytest.mark.parametrize("left", [0, -1, float("inf"), float("nan")])
def test_a_clock_without_time(left: float) -> None:
    with pytest.raises(ValueError, match="clock"):
        Limits.for_clock(left)


@pytest.mark.parametrize(
    ("seconds", "most"), [(None, 1), (2, 1), (1, float("inf")), (1, float("nan")), (1, -1)]
)
def test_most_seconds_must_be_finite_and_no_less_than_seconds(
    seconds: float | None, most: float
) -> None:
    with pytest.raises(ValueError, match="most"):
        Limits(seconds=seconds, depth=1, most_seconds=most)


def test_search_on_a_clock() -> None:
    """Whatever is left of the clock, it ends near its aim, and at once when it is clear."""
    board = random_board(5, plies=16)
    found = search(board, Limits(seconds=0.001, most_seconds=3600))
    assert found.move in board.legal_moves
    same = search(board, Limits(seconds=3600, nodes=3000, most_seconds=3600), seed=1)
    assert same.nodes == search(board, Limits(nodes=3000), seed=1).nodes
