"""Hints are good moves, and reviews find the turning point of a game."""

from __future__ import annotations

import asyncio
import logging

import pytest

from skep import Board, Color, EngineError, Hex, Move, Piece
from skep.learn import lesson
from skep.server.problems import ProblemError
from skep.server.workers.advice import HintsAndReviews
from skep.server.workers.engine_pool import EnginePool
from skep.server.workers.processes import WorkerProcesses
from skep.server.workers.thoughts import PastGame, find_hint, look_back

FIRST_GAME = lesson("first-game").tasks[0].solution.game
WON = Board.from_game_string(FIRST_GAME)


def two_moves() -> Board:
    return Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")


def test_a_hint_wins_where_one_can() -> None:
    board = lesson("aim").tasks[0].board()
    hint = find_hint(board)
    assert hint.ply == board.ply
    board.push(Move(Piece.from_name(hint.piece), Hex(*hint.to)))
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.winner is Color.WHITE


def test_the_turning_point_is_a_bad_move_of_the_loser() -> None:
    review = look_back(PastGame(WON, Color.WHITE, 1, Color.WHITE))
    turning = review.turning
    assert turning is not None
    assert turning.color is Color.BLACK
    assert turning.ply % 2 == 0
    assert turning.before >= 0.4
    assert turning.before - turning.after >= 0.15
    board = WON.copy()
    while board.ply > turning.ply:
        board.pop()
    assert str(board.pop().piece) == turning.piece


def test_a_review_changes_nothing_and_is_deterministic() -> None:
    before = WON.game_string()
    past = PastGame(WON, Color.WHITE, 1, Color.WHITE)
    assert look_back(past) == look_back(past)
    assert WON.game_string() == before


@pytest.mark.parametrize(("level", "following"), [(1, 2), (9, 10), (10, 10)])
def test_a_win_leads_one_level_up(level: int, following: int) -> None:
    past = PastGame(two_moves(), Color.WHITE, level, Color.WHITE)
    assert look_back(past).next_level == following


@pytest.mark.parametrize(("level", "following"), [(1, 1), (5, 4)])
def test_a_loss_without_a_chance_leads_one_level_down(level: int, following: int) -> None:
    board = lesson("the-end").tasks[0].board()  # Black fell behind early, and never came back
    review = look_back(PastGame(board, Color.BLACK, level, Color.WHITE))
    assert (review.turning, review.next_level) == (None, following)


def test_a_close_loss_leads_to_the_same_level() -> None:
    assert look_back(PastGame(WON, Color.BLACK, 5, Color.WHITE)).next_level == 5


def test_a_very_short_game_has_no_turning_point() -> None:
    review = look_back(PastGame(two_moves(), Color.WHITE, 4, Color.BLACK))
    assert review.turning is None


def test_a_draw_has_no_turning_point_and_leads_to_the_same_level() -> None:
    review = look_back(PastGame(two_moves(), Color.WHITE, 4, None))
    assert (review.turning, review.next_level) == (None, 4)


@pytest.mark.anyio
async def test_the_same_question_is_searched_once() -> None:
    opponents = EnginePool(1, {})
    advice = HintsAndReviews(opponents)
    try:
        board = two_moves()
        first, second = await asyncio.gather(advice.hint(board), advice.hint(board))
        assert first == second
        assert await advice.hint(board) == first
        assert opponents.scheduler._orders == 1
    finally:
        await opponents.close()


@pytest.mark.anyio
async def test_a_search_that_fails_is_logged_and_the_player_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    opponents = EnginePool(1, {}, workers=WorkerProcesses(("/no/such/program",)))
    with caplog.at_level(logging.WARNING), pytest.raises(ProblemError, match="soon") as refused:
        await HintsAndReviews(opponents).hint(two_moves())
    assert isinstance(refused.value.__cause__, EngineError)
    assert caplog.messages[-1].startswith("a hint fails: no worker can be started")
    await opponents.close()


@pytest.mark.anyio
async def test_a_question_about_another_position_cancels_the_search_before() -> None:
    opponents = EnginePool(1, {})
    advice = HintsAndReviews(opponents)
    try:
        asked = asyncio.create_task(advice.hint(Board("Base")))
        await asyncio.sleep(0)
        later = await advice.hint(two_moves())
        assert later.ply == 2
        with pytest.raises(ProblemError, match="gone on"):
            await asked
    finally:
        await opponents.close()


@pytest.mark.anyio
async def test_a_cancelled_caller_does_not_stop_the_search_for_others() -> None:
    opponents = EnginePool(1, {})
    advice = HintsAndReviews(opponents)
    try:
        impatient = asyncio.create_task(advice.hint(two_moves()))
        patient = asyncio.create_task(advice.hint(two_moves()))
        await asyncio.sleep(0)
        impatient.cancel()
        assert (await patient).ply == 2
        with pytest.raises(asyncio.CancelledError):
            await impatient
    finally:
        await opponents.close()
