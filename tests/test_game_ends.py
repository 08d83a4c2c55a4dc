"""Ends that are not on the board, records of a game, and rematches."""

from __future__ import annotations

import pytest

from played_games import BLACK, FINISHED, WHITE, base_game, fill, four_plies
from skep import (
    Board,
    Color,
    Outcome,
    Record,
    Rules,
    Termination,
    read_record,
)
from skep.game import Clock, Game, GameError, TimeControl

# ---- other ends


@pytest.mark.parametrize("color", list(Color))
def test_resignation_forfeit_and_absence(color: Color) -> None:
    other = color.opponent
    game = four_plies()
    game.resign(color)
    assert game.result == Outcome(Termination.RESIGNATION, other)
    game = four_plies()
    game.forfeit(color, "illegal move: wQ")
    assert game.result == Outcome(Termination.FORFEIT, other)
    assert game.record().comments == {4: "illegal move: wQ"}
    game = four_plies()
    game.abandon(color)
    assert game.result == Outcome(Termination.ABANDONED, other)
    game = four_plies()
    game.lose_on_time(color)
    assert game.result == Outcome(Termination.TIMEOUT, other)
    game = four_plies()
    game.adjudicate(color)
    assert game.result == Outcome(Termination.ADJUDICATION, color)


def test_draws_by_adjudication_and_abandonment() -> None:
    game = four_plies()
    game.adjudicate(None, "400 plies")
    assert (game.state, game.detail) == ("Draw", "400 plies")
    game = four_plies()
    game.abandon(WHITE, draw=True)
    assert game.state == "Draw"
    assert not game.aborted


def test_abort_before_both_have_moved() -> None:
    game = base_game()
    game.play(game.board.parse_uhp("wS1"))
    assert game.can_abort
    game.abort()
    assert game.aborted
    assert game.result == Outcome(Termination.ABANDONED, None)
    assert game.state == "InProgress"
    record = read_record(game.record().to_pgn())
    assert (record.result, record.termination) == ("InProgress", Termination.ABANDONED)
    assert Game.from_record(record).aborted
    game = base_game()
    fill(game, FINISHED, 2)
    assert not game.can_abort
    with pytest.raises(GameError, match="called off"):
        game.abort()


def test_the_start_is_not_a_move_of_the_players() -> None:
    assert four_plies().can_abort


# ---- afterwards


def test_record_and_back() -> None:
    game = Game(
        Rules.parse("Base", repetition="threefold"),
        white="Ada",
        black="Bob",
        clock=Clock(TimeControl(60, 1)),
        tags={"Event": "Evening", "Round": "3"},
    )
    game.begin(0)
    for ply, move in enumerate(Board.from_game_string(FINISHED).move_stack[:4], start=1):
        game.play(move, ply * 2.5)
    game.forfeit(BLACK, "left the table", 11)
    record = game.record()
    assert record.tags == {
        "White": "Ada",
        "Black": "Bob",
        "TimeControl": "1+1",
        "Event": "Evening",
        "Round": "3",
    }
    assert record.clocks == {1: 58.5, 2: 58.5, 3: 57, 4: 57}
    assert record.elapsed == {1: 2.5, 2: 2.5, 3: 2.5, 4: 2.5}
    again = Game.from_record(
        Record(
            record.rules,
            record.moves,
            record.tags,
            clocks=record.clocks,
            elapsed=record.elapsed,
        ),
        clock=Clock(TimeControl(60, 1)),
        first_ply=2,
    )
    assert (again.name(WHITE), again.first_ply, again.is_over) == ("Ada", 2, False)
    again.begin(1000)
    assert again.clock.left(WHITE, 1001) == 56
    again.takeback(3, 1001)
    assert again.clock.left(BLACK, 1001) == 58.5
    with pytest.raises(GameError, match="cannot begin"):
        Game.from_record(record, first_ply=9)


def test_rematch_exchanges_colours() -> None:
    game = four_plies(clock=Clock(TimeControl(60)))
    game.begin(0)
    game.resign(WHITE, 5)
    rematch = game.rematch()
    assert rematch.name(WHITE) == "Bob"
    assert rematch.board == game.board
    assert rematch.clock.control == game.clock.control
    assert rematch.clock.left(WHITE, 0) == 60
    assert not rematch.is_over
    assert repr(rematch) == "<Game Bob - Ada: InProgress, White[3]>"
