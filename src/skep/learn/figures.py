"""Figures of the rules: tasks of lessons, and those of `figures.toml`, with their answers shown."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import quoteattr

from skep import render
from skep.learn.lessons import lesson, read_task
from skep.learn.tasks import CellsTask, MoveTask
from skep.learn.words import Saying
from skep.notation import parse_move

if TYPE_CHECKING:
    from skep._core import Hex, Piece
    from skep.board import Board
    from skep.learn.tasks import Task
    from skep.render.signs import MarkStyle

__all__ = ["STUCK", "Figure", "figure", "own_figures", "relabelled"]

_MAY, _MAY_NOT = "o", "x"
STUCK: Final[tuple[MarkStyle, ...]] = ("tint", "hatch")
"""How a piece that cannot move is marked."""


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
        marks = [render.Mark(cell, style) for cell in self.stuck for style in STUCK]
        marks += [render.Mark(cell, "cross") for cell in self.crosses]
        # A dot tells a place to go from the grid, and a piece to climb on from the one that is
        # chosen, in black and white too.
        marks += [render.Mark(cell, "dot") for cell in self.places]
        drawn = render.svg(
            self.board,
            marks=marks,
            legal=self.piece,
            last_move=self.shows_move,
            hands=False,
            background=False,
        )
        return relabelled(drawn, label)

    @property
    def places(self) -> list[Hex]:
        """Where the piece may go."""
        moves = self.board.legal_moves
        return [move.to for move in moves if move.to and self.piece and move.piece == self.piece]

    def text(self, *, color: bool, unicode: bool, width: int) -> str:
        """Draw it for a terminal: o where the piece may go, x where it may not."""
        signs = dict.fromkeys(self.places, _MAY)
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
    """A figure of `figures.toml`, or that of a task, named as in `ant-1`: the ant's first task."""
    task = task_of(name)
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


def task_of(name: str) -> Task:
    """The task that a figure shows."""
    if name in own_figures():
        return own_figures()[name]
    lesson_id, _, number = name.rpartition("-")
    return lesson(lesson_id).tasks[int(number) - 1]


@cache
def own_figures() -> dict[str, Task]:
    """The figures that are no task of a lesson."""
    file = resources.files(__package__) / "figures.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: read_task(f"figure-{name}", facts) for name, facts in data.items()}


def relabelled(drawn: str, label: str) -> str:
    """Give an SVG picture another label, and take its titles away."""
    drawn = re.sub(r"<title>[^<]*</title>", "", drawn)
    return re.sub(r'aria-label="[^"]*"', lambda _: f"aria-label={quoteattr(label)}", drawn)
