"""Counting move sequences (perft)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skep._core import Move
    from skep.base_board import BaseBoard

__all__ = ["divide", "perft"]


def divide(board: BaseBoard, depth: int, threads: int = 1) -> dict[Move, int]:
    """The perft count of each legal move: the move sequences of that length that begin with it."""
    if depth < 1 or threads < 1:
        raise ValueError("depth and threads are at least 1")
    return {count.move: count.nodes for count in board.native.divide(depth, threads)}


def perft(board: BaseBoard, depth: int, threads: int = 1) -> int:
    """Count the sequences of legal moves of a length, the leaves of the game tree (perft).

    >>> from skep import Board
    >>> perft(Board("Base+MLP"), 4)
    151686
    """
    if depth == 0:
        return 1
    return sum(divide(board, depth, threads).values())
