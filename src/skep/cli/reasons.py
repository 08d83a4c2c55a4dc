"""Sentences for a terminal on why a move is or is not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep import PathKind
from skep.cli.move_input import read_move, read_piece
from skep.learn.words import message_of_reason

if TYPE_CHECKING:
    from skep import Board, Explanation, Move, Piece
    from skep.cli.console import Console

__all__ = ["tell_about", "tell_refusal", "tell_stuck"]


def tell_about(console: Console, board: Board, text: str) -> None:
    """Say whether a piece or a move, as it was typed, is able to move, and why."""
    piece = read_piece(board, text)
    if piece is not None and board.ply:
        can = sum(move.piece == piece for move in board.legal_moves)
        if can:
            console.tell("cli-can-go", piece=str(piece), count=can)
        else:
            tell_stuck(console, board, piece)
        return
    move = read_move(board, text)
    why = board.explain_move(move)
    if why:
        _tell_way(console, board, move)
    else:
        tell_refusal(console, move.piece, why)


def _tell_way(console: Console, board: Board, move: Move) -> None:
    """Say how a legal move is made."""
    path = board.path(move)
    if path.kind is PathKind.THROW:
        console.tell("cli-legal-throw", piece=str(path.throwers[0]))
    elif path.kind is PathKind.SLIDE:
        console.tell("cli-legal-slide", count=len(path.cells) - 1)
    else:
        console.tell(f"cli-legal-{path.kind.value}")


def tell_stuck(console: Console, board: Board, piece: Piece) -> None:
    """Say why a piece can go nowhere."""
    tell_refusal(console, piece, board.explain_piece(piece))


def tell_refusal(console: Console, piece: Piece | None, why: Explanation) -> None:
    """Say why a piece cannot move, or why a player cannot pass."""
    # The board on a terminal shows pieces by their codes.
    reason = message_of_reason(why, piece).text(console.catalogue, codes=True)
    if piece is None:
        console.say(reason)
    else:
        console.tell("cli-cannot", piece=str(piece), reason=reason)
