"""The last move of a board, drawn: the piece, how it went, and where it came from."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from skep._core import Hex, PathKind, Piece
from skep.render.pen import (
    Point,
    arc,
    at,
    beside,
    between,
    dots,
    flowing,
    raised,
    stroke,
    towards,
)
from skep.render.theme import Theme
from skep.render.tiles import (
    FACE,
    LIFT,
)

if TYPE_CHECKING:
    from skep.base_board import BaseBoard
    from skep.explanation import Path


from skep.render.signs import WELL, draw_ring

__all__ = ["CELL", "LastMove", "center"]

# The corners of a cell are so far from its centre: the tiles leave a narrow gap between them.
CELL = 50.0


def center(cell: Hex) -> Point:
    """The centre of a cell on the picture."""
    return CELL * math.sqrt(3) * (cell.q + cell.r / 2), CELL * 1.5 * cell.r


@dataclass(frozen=True, slots=True)
class LastMove:
    """The last move: the piece, how it went, and the board before it."""

    piece: Piece
    path: Path
    before: BaseBoard

    @classmethod
    def of(cls, board: BaseBoard) -> LastMove | None:
        """Return the last move of a board, unless there is none or it was a pass."""
        if not board.move_stack:
            return None
        before = board.copy()
        move = before.pop()
        if move.piece is None:
            return None
        return cls(move.piece, before.path(move), before)

    @property
    def is_on_the_table(self) -> bool:
        """Whether the piece slid round the hive, so that its trail lies lower than the tiles."""
        return self.path.kind is PathKind.SLIDE

    def ghost(self, theme: Theme) -> str:
        """Draw the outline of the tile where it stood, if nothing is left there."""
        origin = self.path.cells[0]
        if self.path.kind is PathKind.PLACE or len(self.before.stack(origin)) > 1:
            return ""
        return at(center(origin), stroke(WELL, theme.trail, 2.2, stroke_dasharray="5 6.5"))

    def trail(self, theme: Theme) -> str:
        """Draw the way of the piece to its destination."""
        if self.path.kind is PathKind.PLACE:
            return ""
        points = [self._foot(cell) for cell in self.path.cells]
        start, end = points[0], points[-1]
        thrower = ""
        if self.path.kind is PathKind.THROW:
            cell = self.before.pieces()[self.path.throwers[0]]
            hand = raised(self._foot(cell), -LIFT)
            thrower = at(hand, draw_ring(theme.trail, theme, FACE - 4, 3))
            d = arc(start, end, beside(hand, start, end, 20), 34)
        elif self.path.kind is PathKind.JUMP:
            bow = 0.16 * math.dist(start, end)
            d = arc(start, end, beside(between(start, end), start, end, bow), 34)
        elif self.is_on_the_table:
            d = flowing(points)
        else:
            d = flowing([*points[:-1], towards(end, points[-2], 38)])
        return (
            thrower
            + stroke(d, theme.paper, 7.5, opacity=0.75)
            + dots(theme.paper, 14, start, opacity=0.75)
            + stroke(d, theme.trail, 3.6)
            + dots(theme.trail, 10, start)
        )

    def _foot(self, cell: Hex) -> Point:
        """Return where the piece stands on a cell, whatever else lies there."""
        others = sum(piece != self.piece for piece in self.before.stack(cell))
        return raised(center(cell), others * LIFT)
