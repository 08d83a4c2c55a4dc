"""A task of a lesson as a figure: a picture that shows its answer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

from skep import render
from skep.learn.lessons import lesson
from skep.learn.tasks import CellsTask, MoveTask
from skep.learn.words import Saying
from skep.notation import parse_move

if TYPE_CHECKING:
    from skep._core import Hex, Piece
    from skep.board import Board

__all__ = ["Figure", "figure"]

_MAY, _MAY_NOT = "o", "x"


@dataclass(frozen=True, slots=True)
class Figure:
    """A position, where a piece may go in it and where it may not, and what that shows."""

    board: Board
    caption: Saying
    piece: Piece | None = None
    stuck: tuple[Hex, ...] = ()
    crosses: tuple[Hex, ...] = ()
    shows_move: bool = False
    """Whether the last move is what the figure is about."""

    def svg(self, label: str) -> str:
        """Draw it as SVG, with a text for those who cannot see it instead of the English titles."""
        marks = [render.Mark(cell, "tint") for cell in self.stuck]
        marks += [render.Mark(cell, "cross") for cell in self.crosses]
        drawn = render.svg(
            self.board,
            marks=marks,
            legal=self.piece,
            last_move=self.shows_move,
            hands=False,
            background=False,
        )
        return relabelled(drawn, label)

    def text(self, *, color: bool, unicode: bool, width: int) -> str:
        """Draw it for a terminal: o where the piece may go, x where it may not."""
        moves = self.board.legal_moves
        signs = {m.to: _MAY for m in moves if m.to and self.piece and m.piece == self.piece}
        signs |= dict.fromkeys(self.crosses, _MAY_NOT)
        return render.text(
            self.board,
            color=color,
            unicode=unicode,
            width=width,
            last_move=False,
            stacks=False,
            hands=False,
            marks=signs,
        )


def figure(name: str) -> Figure:
    """The figure of a task, named as in `ant-1`: the first task of the lesson about the ant."""
    lesson_id, _, number = name.rpartition("-")
    task = lesson(lesson_id).tasks[int(number) - 1]
    board = task.board()
    caption = Saying(f"rules-figure-{name}", task.arguments)
    if isinstance(task, MoveTask):
        board.push_uhp(task.move)
        return Figure(board, caption, shows_move=True)
    forbidden = [parse_move(board, text) for text in task.forbidden]
    crosses = tuple(move.to for move in forbidden if move.to is not None)
    if isinstance(task, CellsTask):
        return Figure(board, caption, piece=task.piece, crosses=crosses)
    places = board.pieces()
    stuck = tuple(places[move.piece] for move in forbidden if move.piece is not None)
    return Figure(board, caption, stuck=stuck, crosses=crosses)


def relabelled(drawn: str, label: str) -> str:
    """Give an SVG picture another label, and take its titles away."""
    drawn = re.sub(r"<title>[^<]*</title>", "", drawn)
    return re.sub(r'aria-label="[^"]*"', lambda _: f"aria-label={quoteattr(label)}", drawn)
