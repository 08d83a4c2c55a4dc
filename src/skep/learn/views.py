"""A position as plain data: what is needed to draw it and to move on it.

The server sends these dataclasses as they are, so their fields are the fields of the wire.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skep._core import Color, PathKind
from skep.rules import Opening

if TYPE_CHECKING:
    from skep._core import Hex, Piece
    from skep.board import Board
    from skep.game.view import GameView

__all__ = ["Cell", "LessonBoard", "LessonMove", "Placed", "Turn", "cell_of", "turn_of", "view_of"]

Cell = tuple[int, int]
"""A hex as its axial coordinates q and r."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece in play, and at which height: 0 is the table."""

    piece: str
    cell: Cell
    level: int


@dataclass(frozen=True, slots=True)
class LessonMove:
    """The move that led to a position: who went from where to where, along which cells."""

    piece: str | None
    origin: Cell | None
    to: Cell | None
    kind: PathKind
    path: tuple[Cell, ...]
    thrower: str | None


@dataclass(frozen=True, slots=True)
class Turn:
    """What the side to move may do now."""

    ply: int
    color: Color
    legal: dict[str, tuple[Cell, ...]]
    """Where each piece may go; a piece that is not named may go nowhere."""
    must_pass: bool
    """There is no move but the pass; in a game on the server it is made after a moment."""


@dataclass(frozen=True, slots=True)
class LessonBoard:
    """A position with all that is needed to draw it and to touch it."""

    game_string: str
    game_type: str
    opening: Opening
    state: str
    placed: tuple[Placed, ...]
    hands: dict[Color, dict[str, int]]
    """How many of each bug, by its letter, are still to be placed."""
    last: LessonMove | None
    turn: Turn | None
    """None when the game is over."""


def cell_of(hex: Hex) -> Cell:
    """A hex as the wire has it."""
    return hex.q, hex.r


def view_of(board: Board) -> LessonBoard:
    """Look at a board."""
    return LessonBoard(
        game_string=board.game_string(),
        game_type=board.game_type.value,
        opening=board.rules.opening,
        state=board.game_state(),
        placed=tuple(
            Placed(str(piece), cell_of(hex), board.stack(hex).index(piece))
            for piece, hex in board.pieces().items()
        ),
        hands={
            side: {bug.letter: count for bug, count in board.hand(side).items()} for side in Color
        },
        last=_last_move(board),
        turn=None if board.is_game_over() else turn_of(board),
    )


def turn_of(game: Board | GameView) -> Turn:
    """What the side to move may do.

    Generating the legal moves is the costly part of a move on the server. The position keeps them,
    so checking the next move does not generate them again.
    """
    legal: dict[str, list[Cell]] = {}
    must_pass = False
    latest: Piece | None = None
    cells: list[Cell] = []
    for move in game.legal_moves:  # the moves of a piece come one after another
        piece, to = move.piece, move.to
        if piece is None or to is None:
            must_pass = True
            continue
        if piece != latest:
            latest, cells = piece, legal.setdefault(piece.name, [])
        cells.append((to.q, to.r))
    return Turn(
        ply=game.ply,
        color=game.turn,
        legal={name: tuple(each) for name, each in legal.items()},
        must_pass=must_pass,
    )


def _last_move(board: Board) -> LessonMove | None:
    if not board.ply:
        return None
    before = board.copy()
    move = before.pop()
    path = before.path(move)
    origin = before.hex_of(move.piece) if move.piece is not None else None
    return LessonMove(
        piece=str(move.piece) if move.piece is not None else None,
        origin=cell_of(origin) if origin is not None else None,
        to=cell_of(move.to) if move.to is not None else None,
        kind=path.kind,
        path=tuple(cell_of(hex) for hex in path.cells),
        thrower=str(path.throwers[0]) if path.throwers else None,
    )
