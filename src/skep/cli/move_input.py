"""Pieces and moves as people type them: in any case, their own colour left out."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from skep import Piece
from skep.notation import parse_move

if TYPE_CHECKING:
    from skep import Board, Bug, Move

__all__ = ["read_bug", "read_move", "read_piece"]


def read_move(board: Board, text: str) -> Move:
    """Read a move; the colour of the mover's own piece may be left out. Raises NotationError."""
    name, *target = text.split(maxsplit=1)
    piece = read_piece(board, name)
    return parse_move(board, " ".join([str(piece or name), *target]), marked_climbs=True)


def read_piece(board: Board, name: str) -> Piece | None:
    """The piece of that name, with or without its colour, if there is one."""
    return _piece(name) or _piece(board.turn.letter + name)


def _piece(name: str) -> Piece | None:
    with contextlib.suppress(ValueError):
        return Piece.from_name(name[:1].lower() + name[1:].upper())
    return None


def read_bug(board: Board, name: str) -> Bug | None:
    """The kind of bug with that letter or English name, if it takes part in the game."""
    name = name.lower()
    bugs = board.game_type.bugs
    return next((bug for bug in bugs if name in (bug.letter.lower(), bug.value)), None)
