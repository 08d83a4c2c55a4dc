"""What callers give to boards and pictures, checked: pieces by name, and moves."""

from __future__ import annotations

from skep._core import Move, Piece
from skep.errors import NotationError, excerpt

__all__ = ["as_piece", "check_move", "wrong_type"]


def as_piece(piece: Piece | str) -> Piece:
    """The piece itself or the piece of that name; raises NotationError if there is none."""
    if isinstance(piece, Piece):
        return piece
    if not isinstance(piece, str):
        raise wrong_type("a piece is a Piece or its name", piece)
    try:
        return Piece.from_name(piece)
    except (ValueError, TypeError):  # the latter for what is no Unicode
        raise NotationError(f"no piece is called {excerpt(piece)}", piece) from None


def check_move(move: object) -> None:
    """Raise TypeError for what is no move."""
    if not isinstance(move, Move):
        raise wrong_type("a move is a Move", move)


def wrong_type(what: str, thing: object) -> TypeError:
    """The error for an argument that is something else."""
    return TypeError(f"{what}, not {type(thing).__name__}")
