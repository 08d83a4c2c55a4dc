"""Advice on a position for a beginner; the core chooses it, here and in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep import _core
from skep.learn.words import Saying

if TYPE_CHECKING:
    from skep._core import Color
    from skep.board import Board

__all__ = ["advice"]


def advice(board: Board, color: Color) -> Saying:
    """Say what a player should look at now: what decides the game first, then what builds it up.

    >>> from skep import Board, Color
    >>> advice(Board("Base"), Color.WHITE).key
    'advice-first'
    """
    kind, free_sides = _core.advise(board.native, color)
    return Saying(f"advice-{kind}", {} if free_sides is None else {"count": free_sides})
