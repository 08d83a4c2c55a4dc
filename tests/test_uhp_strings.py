"""UHP move strings: read, written, refused; and arguments of the wrong type."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given

import skep
from bridge import game_of
from move_strings import MARKS, OPPOSITE, STACKED, TOWER, after, move
from oracle_notation import game_string, spell
from random_boards import boards
from skep import Board, Direction, Hex, IllegalMoveError, Move, NotationError, Piece
from skep.notation import format_move, parse_move

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
