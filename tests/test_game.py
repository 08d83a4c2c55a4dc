"""A game between two players: moves, time, and the ends that they bring about."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from played_games import BLACK, FINISHED, WHITE, base_game, fill, four_plies, shuffle_queens
from skep import (
    Board,
    Hex,
    IllegalMoveError,
    Move,
    Outcome,
    Piece,
    Rules,
    SkepError,
    Termination,
    read_record,
)
from skep.game import Clock, Game, GameError, GameOverError, TimeControl

# ---- moves and the ends they bring about


def test_a_whole_game() -> None:
    game = base_game()
    assert game.state == "NotStarted"
    fill(game, FINISHED)
    assert game.result == Outcome(Termination.QUEEN_SURROUNDED, WHITE)
    assert game.is_over
    assert game.state == "WhiteWins"
    with pytest.raises(GameOverError, match="over") as caught:
        game.resign(WHITE)
    assert caught.value.outcome == game.result
    assert isinstance(caught.value, SkepError)


def test_the_board_is_a_copy() -> None:
    game = base_game()
    game.board.push_uhp("wS1")
    assert game.ply == 0


def test_refused_moves_change_nothing() -> None:
    game = base_game(Clock(TimeControl(60)))
    game.begin(0)
    before = game.board
    with pytest.raises(IllegalMoveError):
        game.play(Move(Piece.from_name("wQ"), Hex(0, 0)), 1)
    with pytest.raises(GameError, match="turn"):
        game.play(Move(Piece.from_name("wS1"), Hex(0, 0)), 1, color=BLACK)
    with pytest.raises(ValueError, match="told the time"):
        game.play(Move(Piece.from_name("wS1"), Hex(0, 0)))
    assert game.board == before
    assert game.clock.turn is WHITE
    assert game.clock.left(WHITE, 1) == 59


def test_rules_and_start_must_agree() -> None:
    with pytest.raises(GameError, match="cannot begin"):
        Game(Rules.parse("Base+MLP"), start=Board("Base"))
    assert Game(start=Board("Base")).rules == Rules.parse("Base")
    assert Game().rules == Rules()


def test_a_start_that_is_over() -> None:
    game = Game(start=Board.from_game_string(FINISHED))
    assert game.result == Outcome(Termination.QUEEN_SURROUNDED, WHITE)


def test_threefold_repetition_only_where_agreed() -> None:
    for repetition in ("off", "threefold"):
        game = four_plies(repetition)
        shuffle_queens(game)
        assert not game.is_over
        shuffle_queens(game)
        expected = Outcome(Termination.REPETITION, None) if repetition == "threefold" else None
        assert game.result == expected
        assert game.state == ("Draw" if expected else "InProgress")


@given(st.integers(0, 10**9), st.sampled_from(["off", "threefold"]))
def test_random_games_end_as_the_board_says(seed: int, repetition: str) -> None:
    rng = random.Random(seed)
    game = Game(Rules.parse("Base", repetition=repetition))
    board = Board("Base")
    now = 0.0
    game.begin(now)
    while not game.is_over and board.ply < 40:
        move = rng.choice(list(board.legal_moves))
        now += rng.random()
        game.play(move, now, color=board.turn)
        board.push(move)
        assert game.board.game_string() == board.game_string()
    repeated = repetition == "threefold" and board.repetition_count() >= 3
    assert game.is_over == (board.is_game_over() or repeated)
    record = game.record()
    assert sum(record.elapsed.values()) == pytest.approx(now, abs=0.05)
    again = Game.from_record(read_record(record.to_pgn()))
    assert again.board.game_string() == board.game_string()
    assert again.result == game.result


# ---- time


def test_flag_fall() -> None:
    game = base_game(Clock(TimeControl(60)))
    assert not game.check_flag(1e9)
    game.begin(0)
    game.play(game.board.parse_uhp("wS1"), 10)
    assert not game.check_flag(69.9)
    assert game.check_flag(70)
    assert game.result == Outcome(Termination.TIMEOUT, WHITE)
    assert not game.check_flag(71)


def test_a_move_after_the_flag_has_fallen() -> None:
    game = base_game(Clock(TimeControl(60)))
    game.begin(0)
    with pytest.raises(GameOverError, match="time is up"):
        game.play(game.board.parse_uhp("wS1"), 61)
    assert game.result == Outcome(Termination.TIMEOUT, BLACK)
    assert game.ply == 0
    assert game.clock.left(BLACK, 100) == 60


def test_lag_saves_a_move() -> None:
    game = base_game(Clock(TimeControl(60)))
    game.begin(0)
    game.play(game.board.parse_uhp("wS1"), 60.5, lag=1)
    assert game.clock.left(WHITE, 61) == 0.5


def test_untimed_plies() -> None:
    game = base_game(Clock(TimeControl(60, 5, untimed_plies=2)))
    game.begin(0)
    fill_at = [100.0, 200.0, 230.0]
    for move, now in zip(Board.from_game_string(FINISHED).move_stack, fill_at, strict=False):
        game.play(move, now)
    assert game.clock.left(WHITE, 230) == 35
    assert game.clock.left(BLACK, 230) == 60
    assert game.record().elapsed == {1: 100, 2: 100, 3: 30}


def test_clock_stops_with_the_game_and_on_demand() -> None:
    game = base_game(Clock(TimeControl(60)))
    game.begin(0)
    game.pause(10)
    assert not game.check_flag(1000)
    game.begin(1000)
    game.resign(WHITE, 1020)
    assert game.clock.left(WHITE, 9999) == 30
    with pytest.raises(GameOverError):
        game.begin(9999)
