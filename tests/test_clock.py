"""Limits for a move, time controls and clocks."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from played_games import BLACK, WHITE
from skep import (
    Color,
)
from skep.game import Clock, Limits, TimeControl

# ---- limits


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"seconds": 0},
        {"seconds": -1},
        {"seconds": math.inf},
        {"seconds": math.nan},
        {"depth": 0},
        {"depth": 1.5},
        {"depth": True},
        {"nodes": 0},
        {"seconds": 1, "nodes": -3},
    ],
)
def test_limits_that_make_no_sense(values: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"limit|seconds|whole"):
        Limits(**values)  # type: ignore[arg-type]


def test_limits_in_words() -> None:
    assert str(Limits(seconds=0.1)) == "0.1 s"
    assert str(Limits(depth=3, nodes=1000)) == "depth 3, 1000 nodes"
    assert Limits(depth=3) == Limits(depth=3)


# ---- the clock


def test_time_controls_in_words() -> None:
    assert TimeControl.parse("5+3") == TimeControl(300, 3)
    assert str(TimeControl.parse(" 0.5+0 ")) == "0.5+0"
    for text in ("", "5", "+3", "5+", "5 + 3", "-5+3", "5+3s", "1e3+0"):
        with pytest.raises(ValueError, match="time control"):
            TimeControl.parse(text)
    for values in ((0, 0), (-1, 0), (math.inf, 0), (1, -1), (1, math.nan), (1, 0, -1)):
        with pytest.raises(ValueError, match=r"seconds|plies"):
            TimeControl(*values)


@given(
    st.floats(1, 1e4),
    st.floats(0, 60),
    st.lists(st.floats(0, 100), max_size=30),
)
def test_fischer_arithmetic(base: float, increment: float, thinking: list[float]) -> None:
    """Against the sum done the simple way, one player at a time."""
    clock = Clock(TimeControl(base, increment))
    now = 1e6
    clock.start(WHITE, now)
    expected = {WHITE: base, BLACK: base}
    turn = WHITE
    for seconds in thinking:
        began, now = now, now + seconds
        if expected[turn] - (now - began) <= 0:
            assert clock.flagged(now) is turn
            assert clock.left(turn, now) == 0
            clock.press(now)
            assert clock.bank(turn) == 0
            return
        assert clock.flagged(now) is None
        assert clock.press(now) == now - began
        expected[turn] += increment - (now - began)
        for color in Color:
            assert clock.left(color, now) == pytest.approx(expected[color])
        turn = turn.opponent
        assert clock.turn is turn


def test_a_pause_costs_nothing() -> None:
    clock = Clock(TimeControl(60))
    assert not clock.is_running
    clock.resume(0)
    assert not clock.is_running
    clock.start(WHITE, 0)
    clock.pause(10)
    clock.pause(11)
    assert clock.left(WHITE, 1000) == 50
    assert clock.flagged(1000) is None
    clock.resume(1000)
    clock.resume(1001)
    assert clock.press(1005) == 15
    assert clock.left(WHITE, 1005) == 45


def test_network_lag_costs_no_time() -> None:
    clock = Clock(TimeControl(60))
    clock.start(WHITE, 0)
    assert clock.press(10, lag=2) == 10
    assert clock.left(WHITE, 10) == 52
    clock.press(11, lag=30)
    assert clock.left(BLACK, 11) == 60
    clock.start(WHITE, 0)
    assert clock.flagged(52.5) is WHITE
    assert clock.flagged(52.5, lag=1) is None


def test_time_without_end_is_still_measured() -> None:
    clock = Clock()
    clock.start(WHITE, 0)
    assert clock.press(1e9) == 1e9
    assert clock.left(WHITE, 1e9) == math.inf
    assert clock.flagged(1e10) is None


def test_time_does_not_go_back() -> None:
    clock = Clock()
    with pytest.raises(ValueError, match="never started"):
        clock.press(0)
    clock.start(WHITE, 5)
    with pytest.raises(ValueError, match="went back"):
        clock.press(4)


def test_time_can_be_given() -> None:
    clock = Clock(TimeControl(10))
    clock.start(WHITE, 0)
    clock.give(WHITE, 15)
    assert clock.left(WHITE, 20) == 5
