"""Where a premove may lead: nobody knows the answer yet, so the core counts the likely moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep.learn.views import cell_of
from skep.server.messages import Cells, Premoves

if TYPE_CHECKING:
    from skep.board import Board
    from skep.server.messages import Cell

__all__ = ["likely_moves"]


def likely_moves(board: Board) -> Premoves:
    """The moves of the side that is not to move that are legal after at least half of the answers.

    The page asks the core itself where it can.
    """
    likely: dict[str, list[Cell]] = {}
    for move in board.native.likely_moves():
        if move.piece is not None and move.to is not None:
            likely.setdefault(move.piece.name, []).append(cell_of(move.to))
    cells = {piece: Cells(tuple(each)) for piece, each in likely.items()}
    return Premoves(ply=board.played, likely=cells)
