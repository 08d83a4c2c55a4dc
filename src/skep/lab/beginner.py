"""A scripted beginner: fills the cells beside the opponent's queen, and moves its own away.

The weakest level is measured against it, and should lose.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from skep._core import Bug, Piece
from skep.engine.player import Thought

if TYPE_CHECKING:
    from skep._core import Color, Hex, Move
    from skep.board import Board
    from skep.game import Limits

__all__ = ["BeginnerPlayer", "beginner_move", "random_for"]

_QUEEN_TURN: Final = 2
"""The queen comes into play on this turn."""
_ALARM: Final = 4
"""With so many neighbours the queen is in danger."""
_LAST_SIDE: Final = 5


class BeginnerPlayer:
    """A player that follows the script."""

    def __init__(self, name: str = "beginner") -> None:
        self.name = name
        self._seed: int | None = None

    async def new_game(self, board: Board, seed: int | None = None) -> None:  # noqa: ARG002
        """Set the seed."""
        self._seed = seed

    async def think(self, board: Board, limits: Limits) -> Thought:  # noqa: ARG002
        """Choose a move by the script, which takes no time worth limiting."""
        return Thought(beginner_move(board, random_for(board, self._seed)))

    async def close(self) -> None:
        """Do nothing: the beginner holds nothing."""


def random_for(board: Board, seed: int | None) -> random.Random:
    """A random number generator that gives the same for the same seed and position of a game."""
    return random.Random(None if seed is None else f"{seed}:{board.ply}:{board.key}")


def beginner_move(board: Board, rng: random.Random) -> Move:
    """Win, else free the own queen in danger, fill a cell beside the other, or come closer."""
    moves = list(board.legal_moves)
    rng.shuffle(moves)
    us = board.turn
    own, other = (board.hex_of(Piece(color, Bug.QUEEN)) for color in (us, us.opponent))
    if own is None and board.turn_number >= _QUEEN_TURN:
        return next((move for move in moves if move.piece == Piece(us, Bug.QUEEN)), moves[0])
    fills = [move for move in moves if _fills(board, move, other)]
    if own is not None and _taken(board, own) >= _ALARM and not _wins(board, fills, other):
        flight = max(moves, key=lambda move: _relief(board, move, us))
        if _relief(board, flight, us) > 0:
            return flight
    if fills:
        return fills[0]
    places = [move for move in moves if move.piece and board.hex_of(move.piece) is None]
    harmless = [move for move in places or moves if not _fills(board, move, own)] or moves
    return min(harmless, key=lambda move: _way_left(board, move, other))


def _taken(board: Board, queen: Hex) -> int:
    """How many cells beside a queen are occupied."""
    return sum(board.piece_at(side) is not None for side in queen.neighbors())


def _fills(board: Board, move: Move, queen: Hex | None) -> bool:
    """Whether a move occupies one more cell beside a queen."""
    if queen is None or move.piece is None or move.to is None:
        return False
    sides = queen.neighbors()
    return (
        move.to in sides
        and board.piece_at(move.to) is None
        and board.hex_of(move.piece) not in sides
    )


def _wins(board: Board, fills: list[Move], queen: Hex | None) -> bool:
    return bool(fills) and queen is not None and _taken(board, queen) == _LAST_SIDE


def _relief(board: Board, move: Move, color: Color) -> int:
    """By how many neighbours a move frees the queen."""
    after = board.copy()
    after.push(move)
    here, there = (one.hex_of(Piece(color, Bug.QUEEN)) for one in (board, after))
    return 0 if here is None or there is None else _taken(board, here) - _taken(after, there)


def _way_left(board: Board, move: Move, queen: Hex | None) -> float:
    """The distance to a queen after a move; infinite if the piece already stood beside her."""
    if queen is None or move.piece is None or move.to is None:
        return 0
    origin = board.hex_of(move.piece)
    leaves = origin is not None and origin.distance(queen) == 1
    return float("inf") if leaves else move.to.distance(queen)
