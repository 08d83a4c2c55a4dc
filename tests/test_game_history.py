"""A game of people who share one board: undo and redo, and what was said about the moves."""

from __future__ import annotations

import pytest

from skep import Board, Color, GameState, Rules, read_record
from skep.game import Clock, Game, GameError, Offers, TakebackOffer, TimeControl

MOVES = ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-")
COMMENTED = read_record(
    '[GameType "Base"]\n[White "Ada"]\n{Before.}\n1. wS1\n{One.}\n2. bS1 wS1-\n{Two.}\n'
    "3. wQ -wS1\n{[%clk 0:01:00] Three.}\n"
)


def played(*moves: str) -> Game:
    game = Game(Rules.parse("Base"))
    for text in moves:
        game.play(game.board.parse_uhp(text))
    return game


def test_undo_and_redo_go_move_by_move() -> None:
    game = played(*MOVES)
    whole = game.board
    assert [game.undo() for _ in range(5)] == [True] * 4 + [False]
    assert game.board == Board("Base")
    assert [game.redo() for _ in range(5)] == [True] * 4 + [False]
    assert game.board == whole


def test_another_move_forgets_what_was_taken_back() -> None:
    game = played(*MOVES)
    game.undo()
    game.undo()
    game.play(game.board.parse_uhp(MOVES[2]))
    assert game.redo(), "the same move goes on along the line that was taken back"
    game.undo()
    game.undo()
    game.play(game.board.parse_uhp("wA1 -wS1"))
    assert not game.redo()


@pytest.mark.parametrize("end", ["resign", "draw", "abort", "time"])
def test_undo_takes_back_any_end(end: str) -> None:
    game = played("wS1")
    match end:
        case "resign":
            game.resign(Color.BLACK)
        case "draw":
            game.offer_draw(Color.WHITE)
            game.accept_draw(Color.BLACK)
        case "abort":
            game.abort()
        case "time":
            game.lose_on_time(Color.BLACK, detail="asleep")
    assert not game.redo()
    assert game.undo()
    assert (game.is_over, game.aborted, game.detail, game.ply) == (False, False, "", 1)
    assert game.state is GameState.IN_PROGRESS
    game.offer_draw(Color.WHITE)
    assert game.offers == Offers(draw=Color.WHITE)


def test_undo_stops_at_the_start() -> None:
    start = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
    game = Game(start=start)
    assert not game.undo()
    game.play(game.board.parse_uhp("wQ -wS1"))
    assert game.undo()
    assert not game.undo()
    assert game.board == start


def test_comments_and_times_stay_with_their_moves() -> None:
    game = Game.from_record(COMMENTED)
    assert game.record() == COMMENTED
    game.undo()
    assert game.record().comments == {0: "Before.", 1: "One.", 2: "Two."}
    assert game.record().clocks == {}
    game.redo()
    assert game.record() == COMMENTED
    game.takeback(1)
    game.play(game.board.parse_uhp("bA1 wS1-"))
    changed = game.record()
    assert changed.comments == {0: "Before.", 1: "One."}
    assert (changed.clocks, changed.tags) == ({}, {"White": "Ada"})


def test_a_move_that_is_made_again_on_the_clock_has_new_times() -> None:
    game = Game(Rules.parse("Base"), clock=Clock(TimeControl(60)))
    game.begin(0)
    for second, text in enumerate(MOVES, start=1):
        game.play(game.board.parse_uhp(text), second)
    game.takeback(2, 10)
    game.play(game.board.parse_uhp(MOVES[2]), 17)
    assert game.record().elapsed == {1: 1, 2: 1, 3: 7}
    assert game.record().clocks == {1: 59, 2: 59, 3: 52}


def test_the_remark_on_the_end_joins_the_last_comment() -> None:
    game = Game.from_record(COMMENTED)
    game.forfeit(Color.WHITE, "left the table")
    record = game.record()
    assert record.comments[3] == "Three.\nleft the table"
    again = Game.from_record(record)
    assert (again.result, again.detail) == (game.result, "Three.\nleft the table")
    assert again.record() == record


def test_a_result_without_a_reason_is_not_taken_over() -> None:
    record = read_record('[GameType "Base"]\n[Result "BlackWins"]\n1. wS1\n')
    game = Game.from_record(record)
    assert (game.result, game.state) == (None, GameState.IN_PROGRESS)


def test_offers_are_told_as_data() -> None:
    game = played(*MOVES)
    assert game.offers == Offers()
    game.offer_draw(Color.BLACK)
    game.offer_takeback(Color.WHITE)
    assert game.offers == Offers(Color.BLACK, TakebackOffer(Color.WHITE, 2))
    game.decline_takeback(Color.BLACK)
    assert game.offers == Offers(Color.BLACK)
    with pytest.raises(GameError, match="has offered a takeback in this position already"):
        game.offer_takeback(Color.WHITE)
    game.play(game.board.parse_uhp("wA1 -wQ"))
    assert game.offers == Offers()


SET_UP = "Base;Black[4];wB1;-1,0:wQ 0,0:wS1.wB1 1,0:bS1 2,0:bQ"


def test_a_game_begins_with_a_set_up_position() -> None:
    start = Board.from_position(SET_UP)
    game = Game(start=start, clock=Clock(TimeControl(60, untimed_plies=2)))
    assert (game.ply, game.first_ply, game.turn, game.can_abort) == (0, 0, Color.BLACK, True)
    assert game.takeback_ply(Color.BLACK) is None
    for now, text in enumerate(("bA1 bQ-", "wA1 -wQ", "bA2 bA1-", "wA2 -wA1")):
        game.play(game.board.parse_uhp(text), float(now))
    assert (game.ply, game.turn, game.can_abort) == (4, Color.BLACK, False)
    assert (game.takeback_ply(Color.BLACK), game.takeback_ply(Color.WHITE)) == (2, 3)
    assert [game.mover_after(ply) for ply in range(4)] == 2 * [Color.BLACK, Color.WHITE]
    record = game.record()
    assert (record.position, record.clocks) == (SET_UP, {2: 60.0, 3: 59.0, 4: 59.0})
    again = Game.from_record(read_record(record.to_pgn()))
    assert (again.board, again.ply, again.record()) == (game.board, 4, record)
    game.takeback(1, 5.0)
    assert (game.turn, game.ply) == (Color.WHITE, 1)
    game.takeback(0, 6.0)
    assert game.board == start
    with pytest.raises(GameError, match="no going back"):
        game.takeback(-1, 7.0)
    assert game.rematch().board == start


def test_the_moves_before_a_game_began_cost_no_time() -> None:
    game = Game(start=COMMENTED.board(), clock=Clock(TimeControl(60, untimed_plies=2)))
    first = game.first_ply
    assert first == len(COMMENTED.moves)
    for now in (10.0, 20.0, 30.0):
        game.play(game.legal_moves[0], now)
    assert game.record().clocks == {first + 2: 60.0, first + 3: 50.0}
