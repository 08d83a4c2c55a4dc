"""What a lesson's board looks like: plain data, ready to be sent, in the shapes of the wire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skep._core import Color

if TYPE_CHECKING:
    from skep._core import Hex
    from skep.board import Board

__all__ = ["BoardView", "Cell", "LastMove", "Placed", "Turn", "cell_of", "view_of"]

Cell = tuple[int, int]
"""A hex as its axial coordinates q and r."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece in play, and at which height: 0 is the table."""

    piece: str
    cell: Cell
    level: int


@dataclass(frozen=True, slots=True)
class LastMove:
    """The move that led here: who went from where to where, along which cells."""

    piece: str | None
    origin: Cell | None
    to: Cell | None
    kind: str
    path: tuple[Cell, ...]
    thrower: str | None


@dataclass(frozen=True, slots=True)
class Turn:
    """What the side to move may do: where each piece may go."""

    ply: int
    color: str
    legal: dict[str, list[Cell]]
    must_pass: bool


@dataclass(frozen=True, slots=True)
class BoardView:
    """A position with all that is needed to draw it and to touch it."""

    game_string: str
    game_type: str
    opening: str
    state: str
    placed: tuple[Placed, ...]
    hands: dict[str, dict[str, int]]
    """By colour, how many of each bug, by its letter, are still to be placed."""
    last: LastMove | None
    turn: Turn | None
    """None when the game is over."""


def cell_of(hex: Hex) -> Cell:
    """A hex as the wire has it."""
    return hex.q, hex.r


def view_of(board: Board) -> BoardView:
    """Look at a board."""
    return BoardView(
        game_string=board.game_string(),
        game_type=board.game_type.value,
        opening=board.rules.opening.value,
        state=board.game_state(),
        placed=tuple(
            Placed(str(piece), cell_of(hex), board.stack(hex).index(piece))
            for piece, hex in board.pieces().items()
        ),
        hands={
            side.value: {bug.letter: count for bug, count in board.hand(side).items()}
            for side in Color
        },
        last=_last_move(board),
        turn=_turn(board),
    )


def _turn(board: Board) -> Turn | None:
    if board.is_game_over():
        return None
    legal: dict[str, list[Cell]] = {}
    moves = list(board.legal_moves)
    for move in moves:
        if move.piece is not None and move.to is not None:
            legal.setdefault(str(move.piece), []).append(cell_of(move.to))
    return Turn(board.ply, board.turn.value, legal, must_pass=not legal)


def _last_move(board: Board) -> LastMove | None:
    if not board.ply:
        return None
    before = board.copy()
    move = before.pop()
    path = before.path(move)
    origin = before.hex_of(move.piece) if move.piece is not None else None
    return LastMove(
        piece=str(move.piece) if move.piece is not None else None,
        origin=cell_of(origin) if origin is not None else None,
        to=cell_of(move.to) if move.to is not None else None,
        kind=path.kind.value,
        path=tuple(cell_of(hex) for hex in path.cells),
        thrower=str(path.throwers[0]) if path.throwers else None,
    )
