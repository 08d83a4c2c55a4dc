"""Draws that are offered, and moves that are taken back."""

from __future__ import annotations

import pytest

from played_games import BLACK, FINISHED, MUST_PASS, WHITE, base_game, fill, four_plies
from skep import (
    PASS,
    Board,
    Hex,
    Move,
    Outcome,
    Piece,
    Termination,
)
from skep.game import Clock, GameError, GameOverError, TakebackOffer, TimeControl

# ---- offers


def test_draw_by_agreement() -> None:
    game = four_plies()
    game.offer_draw(WHITE)
    assert game.draw_offer is WHITE
    with pytest.raises(GameError, match="already"):
        game.offer_draw(WHITE)
    with pytest.raises(GameError, match="does not offer"):
        game.accept_draw(WHITE)
    game.accept_draw(BLACK)
    assert game.result == Outcome(Termination.AGREEMENT, None)
    assert game.state == "Draw"
    assert game.draw_offer is None


def test_two_offers_agree() -> None:
    game = four_plies()
    game.offer_draw(BLACK)
    game.offer_draw(WHITE)
    assert game.result == Outcome(Termination.AGREEMENT, None)


def test_draw_offers_decline_and_lapse() -> None:
    game = four_plies()
    game.offer_draw(WHITE)
    game.decline_draw(BLACK)
    assert game.draw_offer is None
    with pytest.raises(GameError, match="already"):
        game.offer_draw(WHITE)
    with pytest.raises(GameError, match="does not offer"):
        game.decline_draw(BLACK)
    game.play(Move(Piece.from_name("wQ"), Hex(0, -1)))
    game.offer_draw(WHITE)
    game.play(Move(Piece.from_name("bQ"), Hex(2, -1)))
    assert game.draw_offer is None


def test_an_offer_outlasts_the_offerers_own_move() -> None:
    game = four_plies()
    game.offer_draw(WHITE)
    game.play(Move(Piece.from_name("wQ"), Hex(0, -1)))
    assert game.draw_offer is WHITE
    game.accept_draw(BLACK)
    assert game.state == "Draw"


def test_takeback_of_ones_last_move() -> None:
    game = base_game()
    fill(game, FINISHED, 6)
    game.offer_takeback(BLACK)
    assert game.takeback_offer == TakebackOffer(BLACK, 5)
    with pytest.raises(GameError, match="has not asked"):
        game.accept_takeback(BLACK)
    game.accept_takeback(WHITE)
    assert game.ply == 5
    game.offer_takeback(BLACK)
    assert game.takeback_offer == TakebackOffer(BLACK, 3)
    game.decline_takeback(WHITE)
    assert game.takeback_offer is None
    with pytest.raises(GameError, match="already"):
        game.offer_takeback(BLACK)
    game.play(Board.from_game_string(FINISHED).move_stack[5])
    game.offer_takeback(WHITE)
    game.play(Board.from_game_string(FINISHED).move_stack[6])
    assert game.takeback_offer is None


def test_takeback_of_several_plies_and_its_end() -> None:
    game = base_game()
    fill(game, FINISHED, 6)
    game.offer_takeback(WHITE, 1)
    game.accept_takeback(BLACK)
    assert game.board.game_string() == "Base;InProgress;Black[1];wG1"
    with pytest.raises(GameError, match="nothing"):
        game.offer_takeback(BLACK)
    with pytest.raises(GameError, match="nothing"):
        game.offer_takeback(WHITE, 1)
    with pytest.raises(GameError, match="no going back"):
        game.takeback(1)


def test_the_start_is_not_taken_back() -> None:
    game = four_plies()
    with pytest.raises(GameError, match="nothing"):
        game.offer_takeback(WHITE)
    with pytest.raises(GameError, match="no going back"):
        game.takeback(3)
    assert game.takeback_ply(WHITE) is None


def test_takeback_reopens_what_a_move_ended_but_nothing_else() -> None:
    game = base_game()
    fill(game, FINISHED)
    game.takeback(9)
    assert not game.is_over
    assert game.state == "InProgress"
    game.resign(WHITE)
    with pytest.raises(GameOverError):
        game.takeback(8)


def test_takeback_skips_forced_passes() -> None:
    game = base_game()
    fill(game, MUST_PASS)
    assert game.takeback_ply(WHITE) == 34
    game.play(PASS)
    assert game.takeback_ply(WHITE) == 34
    assert game.takeback_ply(BLACK) == 35


def test_takeback_restores_the_clocks() -> None:
    game = base_game(Clock(TimeControl(100, 1)))
    game.begin(0)
    moves = Board.from_game_string(FINISHED).move_stack
    for ply, move in enumerate(moves[:5], start=1):
        game.play(move, 10.0 * ply)
    assert game.clock.left(WHITE, 50) == 73
    with pytest.raises(ValueError, match="told the time"):
        game.takeback(3)
    game.takeback(3, 60)
    assert game.clock.turn is BLACK
    assert game.clock.left(WHITE, 60) == 82
    assert game.clock.left(BLACK, 70) == 81
    assert set(game.record().clocks) == {1, 2, 3}
    game.takeback(0, 80)
    assert game.clock.left(WHITE, 80) == game.clock.left(BLACK, 80) == 100
    assert game.record().elapsed == {}
