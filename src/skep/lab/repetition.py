"""Repetition as other engines may count it: by the pieces alone.

By our rules the piece that moved last belongs to a position, because it matters to a pillbug. Other
engines may call two positions the same that differ only in that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable

    from skep.board import Board

__all__ = ["arrangement", "occurrences"]


def arrangement(board: Board) -> Hashable:
    """The pieces, wherever the hive lies, and the side to move."""
    cells = set(board.pieces().values())
    q, r = min((cell.q for cell in cells), default=0), min((cell.r for cell in cells), default=0)
    stacks = (
        (cell.q - q, cell.r - r, *((piece.color, piece.bug) for piece in board.stack(cell)))
        for cell in cells
    )
    return board.turn, frozenset(stacks)


def occurrences(board: Board) -> int:
    """How often the arrangement has occurred in the game, now included."""
    past, now, count = board.copy(), arrangement(board), 1
    while past.ply > 1:
        past.pop()
        count += arrangement(past) == now
    return count
