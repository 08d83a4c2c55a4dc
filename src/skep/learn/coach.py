"""Advice on a position for a beginner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep._core import Bug, Piece
from skep.learn.goals import Attempt, can_win, free_sides, reaches
from skep.learn.words import Saying

if TYPE_CHECKING:
    from skep._core import Color
    from skep.board import Board

__all__ = ["advice"]

_LAST_QUIET_TURN = 3
_NARROW = 2


def advice(board: Board, color: Color) -> Saying:
    """Say what a player should look at now: what decides the game first, then what builds it up.

    >>> from skep import Board, Color
    >>> advice(Board("Base"), Color.WHITE).key
    'advice-first'
    """
    if board.turn is not color:
        return Saying("advice-wait")
    own = Piece(color, Bug.QUEEN)
    if own not in board.pieces():
        return _about_the_opening(board)
    if board.legal_moves[0].is_pass:
        return Saying("advice-pass")
    if can_win(board):
        return Saying("advice-win")
    if free_sides(board, own) <= _NARROW:
        return Saying("advice-danger", {"count": free_sides(board, own)})
    return _about_the_attack(board)


def _about_the_opening(board: Board) -> Saying:
    if board.turn_number == 1:
        return Saying("advice-first")
    return Saying("advice-queen" if board.turn_number <= _LAST_QUIET_TURN else "advice-queen-due")


def _about_the_attack(board: Board) -> Saying:
    placed = board.pieces()
    if not any(piece.bug is Bug.ANT and piece.color is board.turn for piece in placed):
        return Saying("advice-ant")
    queen = Piece(board.turn.opponent, Bug.QUEEN)
    if queen in placed and _can_fill(board, queen):
        return Saying("advice-fill", {"count": free_sides(board, queen)})
    return Saying("advice-build")


def _can_fill(board: Board, queen: Piece) -> bool:
    """Whether some move takes a free side of a queen away."""
    for move in board.legal_moves:
        after = board.copy()
        after.push(move)
        if reaches("fills", Attempt(board, move, after, queen)):
            return True
    return False
