"""UHP game strings: read, written, refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import skep
from move_strings import STACKED, WON
from random_boards import boards
from skep import Board, IllegalMoveError, NotationError, RecordError
from skep.notation import format_moves

# --- Game strings ---------------------------------------------------------------------------------


@given(boards)
def test_a_game_string_gives_the_board_back(board: Board) -> None:
    again = Board.from_game_string(board.game_string(), board.rules.opening, board.rules.repetition)
    assert again == board
    assert again.move_stack == board.move_stack
    assert format_moves(board.move_stack) == board.game_string().split(";")[3:]


@given(boards)
def test_the_opening_is_told_from_the_first_turns(board: Board) -> None:
    queens = [m.piece.bug is skep.Bug.QUEEN for m in board.move_stack[:2] if m.piece is not None]
    expected = skep.Opening.RULEBOOK if any(queens) else skep.Opening.TOURNAMENT
    assert Board.from_game_string(board.game_string()).rules.opening is expected


@pytest.mark.parametrize(
    "text",
    [
        "Base",
        "Base;NotStarted",
        "Base;NotStarted;White[1]",
        " Base ; NotStarted ; White[1] \n",
        "Base;BlackWins;Black[99]",
    ],
)
def test_state_and_turn_are_found_anew(text: str) -> None:
    assert Board.from_game_string(text).game_string() == "Base;NotStarted;White[1]"


def test_blanks_after_semicolons() -> None:
    text = "Base; InProgress; White[2]; wS1; bS1 wS1-"
    assert Board.from_game_string(text).game_string() == "Base;InProgress;White[2];wS1;bS1 wS1-"


def test_history_is_written_in_one_form() -> None:
    text = "Base;Draw;Black[7];WS1;bs1 wS1-;wQ  -ws1;BQ bS1-; wa1 WQ/"
    assert Board.from_game_string(text).game_string() == (
        r"Base;InProgress;Black[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 \wS1"
    )


def test_the_turn_keeps_counting_after_the_end() -> None:
    assert Board.from_game_string(WON.replace("White[8]", "White[1]")).game_string() == WON


def test_a_pass_counts_as_a_turn() -> None:
    text = (
        r"Base+M;InProgress;White[8];wB1;bB1 -wB1;wS1 wB1\;bQ /bB1;wM wS1/;bQ bB1\;wQ wM\;bB1 bQ;"
        r"wM wS1;bB1 wB1;wS2 wQ\;bB1 bQ;wB1 bB1;pass"
    )
    assert Board.from_game_string(text.replace("pass", "PASS")).game_string() == text


@pytest.mark.parametrize("opening", ["auto", "rulebook"])
@pytest.mark.parametrize("moves", ["wQ", "wQ;bS1 wQ-", "wS1;bQ wS1-", "WQ;bq wq-"])
def test_a_queen_on_a_first_turn(moves: str, opening: str) -> None:
    board = Board.from_game_string(f"Base;InProgress;White[1];{moves}", opening)
    assert board.rules.opening is skep.Opening.RULEBOOK
    with pytest.raises(RecordError, match=r"(?i)queen") as caught:
        Board.from_game_string(f"Base;InProgress;White[1];{moves}", "tournament")
    assert caught.value.ply in (1, 2)


def test_a_queen_on_a_second_turn_tells_nothing() -> None:
    board = Board.from_game_string("Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1")
    assert board.rules.opening is skep.Opening.TOURNAMENT


def test_the_repetition_rule_is_passed_on() -> None:
    board = Board.from_game_string("Base;NotStarted;White[1]", repetition="threefold")
    assert board.rules.repetition is skep.Repetition.THREEFOLD


@pytest.mark.parametrize(
    ("text", "ply", "message"),
    [
        ("", None, "'' is not a game type"),
        ("base;NotStarted;White[1]", None, "is not a game type"),
        ("Base+;NotStarted;White[1]", None, "is not a game type"),
        ("Base+PLM;NotStarted;White[1]", None, "is not a game type"),
        ("carbon;NotStarted;White[1]", None, "is not a game type"),
        ("Base;", None, "the second field"),
        ("Base;wS1;bS1 wS1-", None, "the second field"),
        ("Base;NotStarted;", None, "the third field"),
        ("Base;InProgress;wS1;bS1 wS1-", None, "the third field"),
        ("Base;InProgress;White[]", None, "the third field"),
        ("Base;NotStarted;White[1];", 1, "ends with ';'"),
        ("Base;InProgress;Black[1];wS1;", 2, "ends with ';'"),
        ("Base;InProgress;White[2];wS1;;bS1 wS1-", 2, "move 2: the move string is empty"),
        ("Base;InProgress;White[2];wS1;bS9 wS1-", 2, "move 2: 'bS9 wS1-': 'bS9' is not a piece"),
        ("Base;InProgress;White[2];wS1;wS2 wS1-", 2, r"move 2 \('wS2 wS1-'\): "),
        ("Base;InProgress;White[2];wS1;bM wS1-", 2, r"move 2 \('bM wS1-'\): "),
        ("Base;InProgress;White[2];wS1;bS1 wS1-;pass", 3, r"move 3 \('pass'\): "),
        ("Base;InProgress;White[2];wS1\nbS1 wS1-", 1, "more than a move"),
    ],
)
def test_what_is_no_game_string(text: str, ply: int | None, message: str) -> None:
    with pytest.raises(RecordError, match=message) as caught:
        Board.from_game_string(text)
    assert caught.value.ply == ply


def test_an_illegal_move_keeps_its_reason() -> None:
    with pytest.raises(RecordError) as caught:
        Board.from_game_string("Base;InProgress;White[3];wS1;bS1 wS1-;wA1 -wS1;bA1 -wA1")
    assert caught.value.ply == 4
    assert caught.value.text == "bA1 -wA1"
    assert isinstance(caught.value.__cause__, IllegalMoveError)
    assert caught.value.__cause__.reason is skep.Reason.TOUCHES_OPPONENT


def test_a_move_after_the_end() -> None:
    with pytest.raises(RecordError) as caught:
        Board.from_game_string(f"{WON};wA3 -wG1")
    assert caught.value.ply == 15


@pytest.mark.parametrize(("opening", "repetition"), [("chess", "off"), ("auto", "twofold")])
def test_unknown_rules(opening: str, repetition: str) -> None:
    with pytest.raises(NotationError, match="rule"):
        Board.from_game_string("Base", opening, repetition)


@pytest.mark.parametrize("text", [b"Base", None, 7])
def test_a_game_string_is_a_str(text: object) -> None:
    with pytest.raises(TypeError, match="a game string is a str"):
        Board.from_game_string(text)  # type: ignore[arg-type]


@given(st.text())
def test_any_other_text_is_refused_and_the_board_unchanged(text: str) -> None:
    board = Board.from_game_string(STACKED)
    try:
        board.push_uhp(text)
    except skep.SkepError:
        assert board.game_string() == STACKED
