"""The board of a notebook, without a browser: what the browser says, and what it is shown."""

from __future__ import annotations

from typing import Any

import pytest

from skep import Board, Hex, IllegalMoveError, Move, Piece, Record, read_record
from skep.notebook import BoardWidget
from skep.render.last_move import center

GAME = "Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-"


def say(widget: BoardWidget, **message: object) -> None:
    widget._on_message(widget, message, [])


def click(widget: BoardWidget, cell: Hex) -> None:
    x, y = center(cell)
    say(widget, type="point", x=x + 5, y=y - 5)


def names(widget: BoardWidget, color: str) -> list[str]:
    return [piece["piece"] for piece in widget.hands[color]]


def test_pieces_are_placed_and_moved_by_clicks() -> None:
    widget = BoardWidget(Board("Base"))
    assert widget.says == "Move 0 of 0. White to move."
    assert names(widget, "white") == ["wQ", "wS1", "wB1", "wG1", "wA1"]
    say(widget, type="piece", piece="wS1")
    assert [piece["chosen"] for piece in widget.hands["white"]].index(True) == 1
    click(widget, Hex(0, 0))
    assert widget.game_string == "Base;InProgress;Black[1];wS1"
    assert names(widget, "white")[1] == "wS2"
    assert not widget.hands["white"][0]["enabled"]
    widget = BoardWidget(read_record(GAME))
    click(widget, Hex(-2, 0))  # the ant
    click(widget, Hex(4, 0))
    assert widget.board.peek() == Move(Piece.from_name("wA1"), Hex(4, 0))


def test_what_may_not_be_is_explained() -> None:
    widget = BoardWidget(Board.from_game_string(GAME))
    click(widget, Hex(0, 0))
    assert widget.says.startswith("It holds the hive together")
    click(widget, Hex(-2, 0))
    click(widget, Hex(9, 9))
    why = str(widget.board.explain("wA1", Hex(9, 9)))
    assert widget.says == why
    click(widget, Hex(-2, 0))  # a second click puts it down
    assert widget.says == "Move 6 of 6. White to move."
    click(widget, Hex(5, 5))
    assert widget.game_string == GAME


def test_a_game_is_stepped_through_and_goes_on_anywhere() -> None:
    widget = BoardWidget(read_record(GAME))
    for step, ply in [("back", 5), ("first", 0), ("back", 0), ("forward", 1), ("last", 6)]:
        say(widget, type="step", step=step)
        assert len(widget.board.move_stack) == ply
    widget.step(-3)
    assert widget.record() == read_record(GAME)
    widget.play(widget.board.parse_uhp("bQ bS1-"))  # what followed: the rest stays
    assert len(widget.record().moves) == 6
    widget.step(-1)
    widget.play(widget.board.parse_uhp("bQ bS1/"))
    assert len(widget.record().moves) == 4
    with pytest.raises(IllegalMoveError):
        widget.play(Move(Piece.from_name("bQ"), Hex(0, 0)))


def test_an_opponent_answers_and_boards_are_copies() -> None:
    board = Board("Base")
    widget = BoardWidget(board, opponent=lambda board: board.legal_moves[0])
    say(widget, type="piece", piece="wA1")
    click(widget, Hex(0, 0))
    assert len(widget.board.move_stack) == 2
    widget.board.pop()
    assert (len(widget.board.move_stack), board.ply) == (2, 0)


def test_a_stack_is_clicked_at_its_top() -> None:
    position = "Base+M;Black[4];wB1;-1,0:wQ 0,0:wS1.wB1 1,0:bS1 2,0:bQ"
    widget = BoardWidget(Board.from_position(position))
    assert widget.game_string == ""
    x, y = center(Hex(0, 0))
    assert widget._cell_at(x, y - 40) == Hex(0, 0)
    assert BoardWidget(Record()).says == "Move 0 of 0. White to move."


@pytest.mark.parametrize(
    "message",
    [None, 5, "step", {}, {"type": "step"}, {"type": "step", "step": "sideways"}, {"type": "piece"}]
    + [{"type": "piece", "piece": name} for name in ("wX", "", "wA3", 7)]
    + [
        {"type": "point", "x": "a", "y": None},
        {"type": "point"},
        {"type": "step", "step": ["back"]},
    ],
)
def test_garbage_changes_nothing(message: Any) -> None:  # noqa: ANN401
    widget = BoardWidget(read_record(GAME))
    before = widget.get_state()
    widget._on_message(widget, message, [])
    assert widget.get_state() == before


def test_only_games_are_shown() -> None:
    with pytest.raises(TypeError, match="not str"):
        BoardWidget("Base")  # type: ignore[arg-type]
