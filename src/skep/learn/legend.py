"""The legend of the rules page: each sign of the figures as a small picture, and what it means."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from skep import render
from skep._core import Hex
from skep.board import Board
from skep.learn.figures import STUCK, relabelled
from skep.learn.words import Saying
from skep.render.last_move import center

if TYPE_CHECKING:
    from skep.render.signs import MarkStyle

__all__ = ["legend"]

_PIECE, _BESIDE = Hex(0, 0), Hex(1, 0)
_SIGNS: Final[dict[str, tuple[Hex, tuple[MarkStyle, ...]]]] = {
    "chosen": (_PIECE, ("halo",)),
    "target": (_BESIDE, ("target", "dot")),
    "climb": (_PIECE, ("target", "dot")),
    "cross": (_BESIDE, ("cross",)),
    "stuck": (_PIECE, STUCK),
}
_POSITION: Final = "Base;InProgress;Black[1];wA1"
_MOVED: Final = r"Base;InProgress;Black[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ \wS1"
_WAY: Final = (Hex(-1, 0), Hex(0, -1))
# Half the side of a picture of one cell, and of one of a move.
_ONE_CELL: Final = 58
_TWO_CELLS: Final = 104


def legend() -> list[tuple[str, Saying]]:
    """The signs as SVG pictures, and the message that explains each one."""
    found = []
    for name, (cell, styles) in _SIGNS.items():
        board = Board.from_game_string(_POSITION)
        found.append((name, _picture(board, cell, styles)))
    board = Board.from_game_string(_MOVED)
    drawn = render.svg(board, hands=False, background=False)
    found.append(("moved", _cut(drawn, _WAY, _TWO_CELLS)))
    return [(picture, Saying(f"rules-sign-{name}")) for name, picture in found]


def _picture(board: Board, cell: Hex, styles: tuple[MarkStyle, ...]) -> str:
    """Draw a cell with marks on it."""
    marks = [render.Mark(cell, style) for style in styles]
    drawn = render.svg(board, marks=marks, last_move=False, hands=False, background=False)
    return _cut(drawn, (cell,), _ONE_CELL)


def _cut(drawn: str, cells: tuple[Hex, ...], half: int) -> str:
    """Cut the surroundings of some cells out of a picture, which says nothing by itself."""
    x, y = (sum(part) / len(cells) for part in zip(*map(center, cells), strict=True))
    box = f'viewBox="{x - half:.0f} {y - half:.0f} {2 * half} {2 * half}" width="64" height="64"'
    drawn = re.sub(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"', box, drawn)
    return relabelled(drawn, "").replace('role="img"', 'role="presentation"')
