"""The state of a game, and how it ends on the board."""

from __future__ import annotations

import pytest

import skep
from skep import Board, Color, GameState, Outcome, Termination, _core

FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
THERE_AND_BACK = (r"wQ \wS1", r"bQ bS1/", r"wQ -wS1", r"bQ bS1-")
WON = (
    r"Base;WhiteWins;White[8];wS1;bA1 wS1\;wQ -wS1;bQ bA1\;wA1 \wS1;bS1 bQ\;wA2 \wA1;bB1 /bQ;"
    r"wG1 -wQ;bG1 bS1/;wA2 bB1\;bG2 \bG1;wG2 /wG1;bA2 /bA1"
)
BOTH_SURROUNDED = (
    r"Base;Draw;Black[8];wS1;bS1 wS1-;wQ \wS1;bG1 bS1/;wS2 \wQ;bS2 bG1\;wA1 /wS2;bQ \bG1;"
    r"wG1 wA1\;bB1 bG1/;wQ /bQ;bA1 \bQ;wB1 wS2\;bB2 \bB1;wG1 /bA1"
)


def repeated(repetition: str, times: int) -> Board:
    """A board whose position has occurred so many times."""
    board = Board.from_game_string(FOUR_PLIES, repetition=repetition)
    for _ in range(times - 1):
        for move in THERE_AND_BACK:
            board.push_uhp(move)
    return board


@pytest.mark.parametrize(
    ("name", "winner", "is_over"),
    [
        ("NotStarted", None, False),
        ("InProgress", None, False),
        ("Draw", None, True),
        ("WhiteWins", Color.WHITE, True),
        ("BlackWins", Color.BLACK, True),
    ],
)
def test_states_know_winner_and_end(name: str, winner: Color | None, is_over: bool) -> None:
    state = GameState(name)
    assert (str(state), state.winner, state.is_over) == (name, winner, is_over)
    if is_over:
        assert GameState.from_winner(winner) is state
        assert Outcome(Termination.ADJUDICATION, winner).state is state


def test_the_states_are_those_of_the_core() -> None:
    assert [state.value for state in GameState] == [state.value for state in _core.GameState]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (WON, Outcome(Termination.QUEEN_SURROUNDED, Color.WHITE)),
        (BOTH_SURROUNDED, Outcome(Termination.BOTH_QUEENS_SURROUNDED, None)),
        (FOUR_PLIES, None),
    ],
)
@pytest.mark.parametrize("repetition", ["off", "threefold"])
def test_surrounding_ends_a_game(text: str, expected: Outcome | None, repetition: str) -> None:
    board = Board.from_game_string(text, repetition=repetition)
    assert board.outcome() == expected
    assert board.game_state() == text.split(";")[1]
    assert board.game_state().is_over == board.is_game_over() == (expected is not None)
    assert bool(board.legal_moves) == (expected is None)


@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_repetition_ends_a_game_where_the_rules_say_so(times: int) -> None:
    with_rule, without = repeated("threefold", times), repeated("off", times)
    assert with_rule.repetition_count() == without.repetition_count() == times
    assert with_rule.is_threefold() == without.is_threefold() == (times >= 3)
    drawn = Outcome(Termination.REPETITION, None) if times >= 3 else None
    assert with_rule.outcome() == drawn
    assert with_rule.game_state() is (GameState.DRAW if drawn else GameState.IN_PROGRESS)
    assert with_rule.game_string().split(";")[1] == with_rule.game_state()
    assert without.outcome() is None
    assert without.game_state() is GameState.IN_PROGRESS


def test_repetition_does_not_change_what_is_legal() -> None:
    with_rule, without = repeated("threefold", 3), repeated("off", 3)
    assert list(with_rule.legal_moves) == list(without.legal_moves)
    assert skep.divide(with_rule, 2) == skep.divide(without, 2)
    with_rule.push_uhp("wA1 -wQ")
    assert with_rule.outcome() is None
    with_rule.pop()
    with_rule.pop()
    assert with_rule.outcome() is None, "the move that repeated the position was taken back"


def test_only_what_happens_on_the_board_is_undone_with_its_move() -> None:
    assert {each for each in Termination if each.is_on_board} == {
        Termination.QUEEN_SURROUNDED,
        Termination.BOTH_QUEENS_SURROUNDED,
        Termination.REPETITION,
    }
