"""UHP's move strings and game strings: everything that is understood, and the one form written."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import skep
from bridge import game_of
from oracle_notation import game_string, spell
from random_boards import boards
from skep import Board, Direction, Hex, IllegalMoveError, Move, NotationError, Piece, RecordError
from skep.notation import format_move, format_moves, parse_move

# Black to move. wB1 stands on bQ, all others on the ground.
#
#       bA1
#         bS1  bQ+wB1
#           wM
#             wQ
STACKED = (
    r"Base+M;InProgress;Black[5];wM;bS1 \wM;wQ wM\;bQ bS1/;wB1 wQ/;bQ \wB1;wB1 bQ-;bA1 \bS1;wB1 bQ"
)
# Black to move. wB2 stands on bB1 and that on bP.
TOWER = (
    r"Base+P;InProgress;Black[6];wB1;bP wB1\;wQ wB1/;bQ bP\;wB2 wQ/;bB1 bQ/;wB2 wQ;bB1 bP;wB2 wB1;"
    r"bB2 /bB1;wB2 bB1"
)
WON = (
    r"Base;WhiteWins;White[8];wS1;bA1 wS1\;wQ -wS1;bQ bA1\;wA1 \wS1;bS1 bQ\;wA2 \wA1;bB1 /bQ;"
    r"wG1 -wQ;bG1 bS1/;wA2 bB1\;bG2 \bG1;wG2 /wG1;bA2 /bA1"
)

MARKS = {
    "NW": "\\{}",
    "NE": "{}/",
    "W": "-{}",
    "E": "{}-",
    "SW": "/{}",
    "SE": "{}\\",
}
OPPOSITE = {"NW": "SE", "NE": "SW", "W": "E", "E": "W", "SW": "NE", "SE": "NW"}


def after(*moves: str, game_type: str = "Base+MLP", opening: str = "tournament") -> Board:
    board = Board(game_type, opening)
    for move in moves:
        board.push_uhp(move)
    return board


def move(piece: str, q: int, r: int) -> Move:
    return Move(Piece.from_name(piece), Hex(q, r))


# --- What is understood ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        (r"bA1 \wS1", Hex(0, -1)),
        (r"bA1 wS1/", Hex(1, -1)),
        (r"bA1 -wS1", Hex(-1, 0)),
        (r"bA1 wS1-", Hex(1, 0)),
        (r"bA1 /wS1", Hex(-1, 1)),
        (r"bA1 wS1\ ", Hex(0, 1)),
    ],
)
def test_the_six_directions(text: str, cell: Hex) -> None:
    board = after("wS1")
    assert board.parse_uhp(text) == Move(Piece.from_name("bA1"), cell)


def test_the_first_move_is_a_bare_piece() -> None:
    assert Board().parse_uhp("wS1") == move("wS1", 0, 0)
    assert Board().uhp(move("wS1", 0, 0)) == "wS1"


def test_a_climb_names_the_piece_it_lands_on() -> None:
    board = after("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wB1 wQ/", "bA1 bQ-")
    assert board.parse_uhp("wB1 wS1") == move("wB1", 0, 0)
    assert board.uhp(move("wB1", 0, 0)) == "wB1 wS1"


def test_a_climb_on_a_stack_names_its_top() -> None:
    board = Board.from_game_string(TOWER)
    tower = board.hex_of(Piece.from_name("bP"))
    assert tower is not None
    assert [piece.name for piece in board.stack(tower)] == ["bP", "bB1", "wB2"]
    climb = Move(Piece.from_name("bB2"), tower)
    assert board.uhp(climb) == "bB2 wB2"
    assert board.parse_uhp("bB2 wB2") == climb


@pytest.mark.parametrize(
    "text", ["bA2 -bA1", "BA2 -BA1", "ba2 -ba1", "  bA2   -bA1  ", "bA2\t-bA1", "bA2 -bA1\n"]
)
def test_case_and_blanks_do_not_matter(text: str) -> None:
    board = Board.from_game_string(STACKED)
    assert board.parse_uhp(text) == move("bA2", -1, -2)


@pytest.mark.parametrize("text", ["pass", "PASS", "Pass", " pass "])
def test_pass_in_any_case(text: str) -> None:
    assert parse_move(Board(), text) == skep.PASS
    assert format_move(Board(), skep.PASS) == "pass"


def test_the_mover_may_be_its_own_reference() -> None:
    board = after("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-")
    assert board.parse_uhp(r"wQ wQ/") == board.parse_uhp(r"wQ \wS1") == move("wQ", 0, -1)


def test_a_covered_piece_may_be_the_reference_of_a_direction() -> None:
    board = Board.from_game_string(STACKED)
    assert board.parse_uhp(r"bA1 bQ\ ") == board.parse_uhp(r"bA1 wB1\ ") == move("bA1", 1, 0)


def test_a_throw_is_a_move_of_the_thrown_piece() -> None:
    board = Board.from_game_string("Base+P;InProgress;Black[3];wP;bP wP/;wQ /wP;bQ bP-;wQ -bP")
    thrown = board.parse_uhp(r"wP \bQ")
    assert thrown.piece == Piece.from_name("wP")
    assert board.path(thrown).throwers == (Piece.from_name("bP"),)
    assert board.uhp(thrown) == r"wP \bQ"


@given(boards)
def test_every_spelling_of_every_legal_move_is_understood(board: Board) -> None:
    """Any piece around the destination, covered or not, the mover too, can be the reference."""
    pieces = board.pieces()
    for legal in board.legal_moves:
        if legal.piece is None or legal.to is None or not pieces:
            continue
        top = board.piece_at(legal.to)
        if top is not None:
            assert board.parse_uhp(f"{legal.piece} {top}") == legal
            continue
        for piece, cell in pieces.items():
            for side in Direction:
                if cell.neighbor(side) == legal.to:
                    text = f"{legal.piece} {MARKS[side.name].format(piece)}"
                    assert board.parse_uhp(text) == legal
                    assert board.parse_uhp(text.swapcase()) == legal


# --- What is written ------------------------------------------------------------------------------


@given(boards)
def test_reading_what_is_written_gives_the_move_back(board: Board) -> None:
    for legal in board.legal_moves:
        assert board.parse_uhp(board.uhp(legal)) == legal


@given(boards)
def test_the_form_written_is_the_oracles(board: Board) -> None:
    game = game_of(board)
    assert board.game_string() == game_string(game)
    for legal in board.legal_moves:
        known = legal.piece and legal.to and (legal.piece.name, (legal.to.q, legal.to.r))
        assert board.uhp(legal) == spell(game, known or "pass")


@pytest.mark.parametrize("side", ["NW", "NE", "E", "SE", "SW", "W"])
def test_the_reference_is_looked_for_from_the_north_west_clockwise(side: str) -> None:
    """All six neighbours but those before one side in the order, which then is the reference."""
    order = ["NW", "NE", "E", "SE", "SW", "W"]
    occupied = {
        Hex(0, 0).neighbor(Direction[name]): Piece.from_name(f"wA{index % 3 + 1}")
        for index, name in enumerate(order[order.index(side) :])
    }
    first = occupied[Hex(0, 0).neighbor(Direction[side])]
    expected = f"bQ {MARKS[OPPOSITE[side]].format(first)}"
    assert format_move(_Table(occupied), move("bQ", 0, 0)) == expected  # type: ignore[arg-type]


class _Table:
    """The few things that writing a move asks of a board, for positions no game leads to."""

    ply = 1

    def __init__(self, pieces: dict[Hex, Piece]) -> None:
        self._pieces = pieces

    def piece_at(self, cell: Hex) -> Piece | None:
        return self._pieces.get(cell)


def test_the_mover_is_lifted_before_a_reference_is_chosen() -> None:
    board = after("wS1", "bS1 wS1-", r"wQ \wS1", "bQ bS1-")
    # The queen itself would be the first neighbour of the cell it slides to.
    assert board.uhp(move("wQ", -1, 0)) == "wQ -wS1"
    # The beetle steps down, and the piece that was beneath it is the reference.
    stacked = Board.from_game_string(STACKED)
    stacked.push_uhp("bA1 -bS1")
    assert stacked.uhp(move("wB1", 1, -2)) == r"wB1 \bQ"


def test_a_move_that_touches_nothing_has_no_string() -> None:
    with pytest.raises(NotationError, match="touch no piece"):
        after("wS1").uhp(move("bS1", 5, 5))
    with pytest.raises(NotationError, match="touch no piece"):
        Board().uhp(move("wS1", 1, 0))


# --- What is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "position", "message"),
    [
        ("", 0, "empty"),
        ("   ", 0, "empty"),
        ("xyz", 0, "'xyz' is not a piece"),
        ("wA", 0, "'wA' is not a piece"),
        ("wA4", 0, "'wA4' is not a piece"),
        ("wS3 bQ-", 0, "'wS3' is not a piece"),
        ("wQ1 bQ-", 0, "'wQ1' is not a piece"),
        ("wM1 bQ-", 0, "'wM1' is not a piece"),
        ("3 bQ-", 0, "'3' is not a piece"),
        ("  bA2 bX1-", 6, "'bX1' is not a piece"),
        ("bA2 bA1=", 4, "'bA1=' is not a piece"),
        ("bA2 .", 4, "'.' is not a piece"),
        ("bA2 -", 4, "lone mark"),
        ("bA2 -bA1-", 4, "two direction marks"),
        ("bA2 --bA1", 4, "'-bA1' is not a piece"),
        ("bA2 - bA1", 6, "more than a move"),
        ("bA2 bA1- bQ", 9, "more than a move"),
        ("pass pass", 5, "more than a move"),
        ("bA2", 3, "only the first move"),
        ("bA2 bA3-", 4, "bA3 is not in play"),
        ("bA2 bA2-", 4, "bA2 is not in play"),
        ("bA1 bQ", 4, "bQ is covered; a climb names the top piece, wB1"),
        ("bA2 wL-", 4, "wL is not in play"),
        ("wA1;bA1 wA1-", 0, "is not a piece"),
        ("bA2 bA1\u2011", 4, "is not a piece"),
        ("\u017f1", 0, "is not a piece"),
    ],
)
def test_what_is_no_move_string(text: str, position: int, message: str) -> None:
    board = Board.from_game_string(STACKED)
    with pytest.raises(NotationError, match=message) as caught:
        board.parse_uhp(text)
    assert caught.value.text == text
    assert caught.value.position == position
    assert board.game_string() == STACKED


def test_a_target_on_the_first_move() -> None:
    with pytest.raises(NotationError, match="wS1 is not in play"):
        Board().parse_uhp("wS1 wS1-")


def test_a_direction_mark_means_the_ground() -> None:
    board = after("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wB1 wQ/", "bA1 bQ-")
    # The beetle could climb there, so only the spelling is wrong.
    with pytest.raises(NotationError, match="the climb is written 'wB1 wS1'"):
        board.parse_uhp("wB1 wQ-")
    # A new piece could not be put there in any spelling, and the rules say why.
    with pytest.raises(IllegalMoveError) as caught:
        board.parse_uhp("wA1 wQ-")
    assert caught.value.reason is skep.Reason.OCCUPIED


def test_a_piece_does_not_climb_on_itself() -> None:
    board = after("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-")
    with pytest.raises(IllegalMoveError):
        board.parse_uhp("wQ wQ")


@pytest.mark.parametrize("text", [b"wS1", None, 7])
def test_a_move_string_is_a_str(text: object) -> None:
    with pytest.raises(TypeError, match="a move string is a str"):
        Board().parse_uhp(text)  # type: ignore[arg-type]


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


# --- Arguments of the wrong type ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: Board(None), "a game type is a str, not NoneType"),  # type: ignore[arg-type]
        (lambda: Board("Base", 3), "an opening rule is a str, not int"),  # type: ignore[arg-type]
        (lambda: Board.from_rules("Base"), "rules are a Rules, not str"),  # type: ignore[arg-type]
        (lambda: Board().uhp("wS1"), "a move is a Move, not str"),  # type: ignore[arg-type]
        (
            lambda: Board().push("wS1"),  # type: ignore[arg-type]
            "a move is a Move, not str: push_uhp reads 'wS1'",
        ),
        (lambda: Board().push(7), "a move is a Move, not int"),  # type: ignore[arg-type]
        (lambda: Board().path(None), "a move is a Move, not NoneType"),  # type: ignore[arg-type]
        (
            lambda: Board().explain(7, Hex(0, 0)),  # type: ignore[arg-type]
            "a piece is a Piece or its name, not int",
        ),
    ],
)
def test_arguments_of_the_wrong_type(call: Callable[[], object], message: str) -> None:
    with pytest.raises(TypeError, match=f"^{message}$"):
        call()


def test_a_piece_that_is_no_unicode() -> None:
    with pytest.raises(NotationError, match="no piece is called"):
        Board().explain("\ud800", Hex(0, 0))


def test_boards_of_ones_own_class() -> None:
    class OwnBoard(Board):
        pass

    board = OwnBoard.from_game_string("Base;InProgress;Black[1];wQ")
    assert type(board) is OwnBoard
    assert board == Board.from_game_string(board.game_string())
    assert board.rules.opening is skep.Opening.RULEBOOK
