"""Where a premove may lead: nobody knows the answer yet, so the likely moves are counted."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from skep.learn.views import cell_of
from skep.server.messages import Cells, Premoves

if TYPE_CHECKING:
    from skep._core import Move
    from skep.board import Board
    from skep.server.messages import Cell

__all__ = ["likely_moves"]


def likely_moves(board: Board) -> Premoves:
    """The moves of the side that is not to move that are legal after at least half of the answers.

    The board is used and left as it was. Some fifty answers take ten milliseconds.
    """
    ply, answers = board.played, list(board.legal_moves)
    legal: Counter[Move] = Counter()
    for answer in answers:
        board.push(answer)
        legal.update(board.legal_moves)
        board.pop()
    likely: dict[str, list[Cell]] = {}
    for move, times in legal.items():
        if move.piece is not None and move.to is not None and 2 * times >= len(answers):
            likely.setdefault(move.piece.name, []).append(cell_of(move.to))
    return Premoves(ply=ply, likely={piece: Cells(tuple(cells)) for piece, cells in likely.items()})
