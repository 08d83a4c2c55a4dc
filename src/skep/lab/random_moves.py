"""Random moves for checking engines: legal ones of a chosen style, and illegal ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skep._core import Bug, Move, Piece
from skep.errors import NotationError
from skep.rules import GameType

if TYPE_CHECKING:
    import random

    from skep._core import Hex
    from skep.board import Board

__all__ = ["MoveStyle", "illegal_move"]

# Weights of the moves that uniformly random play seldom makes. Each game has its own style, so that
# some end soon and others see many positions; late in a game all attack the queens.
_CLIMBING: Final = (1, 9, 25)
_THROWING: Final = (1, 12, 30)
_PLACING: Final = (0.3, 1, 2)
_ATTACKING: Final = (1, 4, 12)
_ATTACKING_LATE: Final = 40
_LATE: Final = 70
_RARE: Final = frozenset({Bug.BEETLE, Bug.MOSQUITO, Bug.LADYBUG, Bug.PILLBUG})

_ALL_PIECES: Final = GameType.BASE_MLP.pieces


class MoveStyle:
    """How likely each kind of move is in a random game."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng
        self._climbing = rng.choice(_CLIMBING)
        self._throwing = rng.choice(_THROWING)
        self._placing = rng.choice(_PLACING)
        self._attacking = rng.choice(_ATTACKING)

    def choose(self, board: Board) -> Move:
        """A legal move."""
        moves = list(board.legal_moves)
        if board.ply == _LATE:
            self._attacking = _ATTACKING_LATE
        target = board.hex_of(Piece(board.turn.opponent, Bug.QUEEN))
        weights = [self._weight(board, move, target) for move in moves]
        return self._random.choices(moves, weights)[0]

    def _weight(self, board: Board, move: Move, target: Hex | None) -> float:
        """The weight of a move in the random choice."""
        piece, to = move.piece, move.to
        if piece is None or to is None:
            return 1
        start = board.hex_of(piece)
        arrives = target is not None and target.distance(to) == 1
        attacks = self._attacking if arrives else 1
        if start is None:
            rare = 4 if piece.bug is Bug.QUEEN else 3 if piece.bug in _RARE else 1
            return self._placing * rare * attacks
        weight = 5.0 * attacks
        if target is not None and target.distance(start) == 1:
            weight /= self._attacking ** (2 if arrives else 1)
        if board.piece_at(to) is not None:
            weight *= self._climbing
        if piece.color is not board.turn:
            weight *= self._throwing
        return weight / 3 if piece.bug is Bug.ANT else weight


def illegal_move(rng: random.Random, board: Board) -> str | None:
    """A move that can be written and is not legal; None if chance finds none.

    Any piece of either side, or one that does not take part, is sent to any cell of the hive or
    next to it.
    """
    legal = set(board.legal_moves)
    hive = set(board.pieces().values())
    cells = sorted(hive | {near for cell in hive for near in cell.neighbors()})
    for _ in range(20):
        move = Move(rng.choice(_ALL_PIECES), rng.choice(cells))
        if move not in legal:
            try:
                return board.uhp(move)
            except NotationError:
                continue  # next to nothing but itself, which is not written
    return None
