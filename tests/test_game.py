"""The game around the board: limits, clocks, offers, takebacks and every way to end."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep import (
    PASS,
    Board,
    Color,
    Hex,
    IllegalMoveError,
    Move,
    Outcome,
    Piece,
    Record,
    Rules,
    SkepError,
    Termination,
    read_record,
)
from skep.game import Clock, Game, GameError, GameOverError, Limits, TakebackOffer, TimeControl

WHITE, BLACK = Color.WHITE, Color.BLACK

# Ten plies, the last of which surrounds the queen of the player who makes it.
FINISHED = (
    r"Base;WhiteWins;White[6];wG1;bG1 wG1-;wB1 /wG1;bQ bG1\;wA1 -wB1;bQ wG1\;wQ \wG1;bG2 bQ\;"
    r"wA1 wB1\;bA1 bG1\ "
).strip()
# White has nothing but a pass.
MUST_PASS = (
    r"Base;InProgress;White[19];wB1;bG1 /wB1;wA1 \wB1;bS1 /bG1;wS1 wB1-;bS2 -bG1;wQ wS1-;bQ /bS1;"
    r"wS2 \wS1;bG2 /bS2;wB2 \wA1;bS1 wS1\;wG1 wB2/;bQ /bG2;wA2 /wB2;bG3 -bG2;wG2 wG1-;bA1 -bG3;"
    r"wA3 \wG1;bB1 -bA1;wA3 wQ\;bA2 bS2\;wA3 wG2\;bS2 \bA1;wG3 wQ-;bB2 \bG2;wB2 \wA2;bB1 bS2;"
    r"wG1 wA3/;bS1 wG3-;wG2 wG1-;bA3 /bB1;wB2 -wA2;bA3 wG2\;wB2 /wA2;bA2 bA3/"
)
FOUR_PLIES = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"


def fill(game: Game, text: str, plies: int | None = None) -> None:
    for move in Board.from_game_string(text).move_stack[:plies]:
        game.play(move)


def four_plies(repetition: str = "off", clock: Clock | None = None) -> Game:
    start = Board.from_game_string(FOUR_PLIES, repetition=repetition)
    return Game(white="Ada", black="Bob", clock=clock, start=start)


def base_game(clock: Clock | None = None) -> Game:
    return Game(Rules.parse("Base"), white="Ada", black="Bob", clock=clock)


def shuffle_queens(game: Game) -> None:
    """Four plies that lead back to where they began."""
    for name, cell in (("wQ", (0, -1)), ("bQ", (2, -1)), ("wQ", (-1, 0)), ("bQ", (2, 0))):
        game.play(Move(Piece.from_name(name), Hex(*cell)))


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


def test_lag_is_the_networks() -> None:
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


def test_draws_by_others() -> None:
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
