"""The sentences of a review: what a move does to the position, as messages of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep import _core
from skep.learn.words import Saying

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skep._core import Move, MoveNote
    from skep.board import Board

__all__ = ["facts_of", "said_of", "sayings_of"]


def facts_of(board: Board, move: Move) -> tuple[Saying, ...]:
    """All that the core knows of a legal move, the most important first; ValueError for others.

    >>> from skep import Board
    >>> board = Board.from_game_string("Base;InProgress;Black[1];wS1")
    >>> [fact.key for fact in facts_of(board, board.parse_uhp("bA1 wS1-"))]
    ['fact-brings']
    """
    return sayings_of(_core.move_facts(board.native, move))


def said_of(board: Board, move: Move, *, is_error: bool) -> tuple[Saying, ...]:
    """The one or two sentences that tell the most of a move.

    Of an error they are what speaks against it, if anything does; of a good move what speaks for
    it, or else whatever there is.
    """
    return sayings_of(_core.most_telling_facts(board.native, move, is_error))


def sayings_of(notes: Iterable[MoveNote]) -> tuple[Saying, ...]:
    """What the core notes of a move, as messages of the catalogue."""
    return tuple(_saying(note) for note in notes)


def _saying(note: MoveNote) -> Saying:
    return Saying(
        f"fact-{note.fact.value}",
        {
            "color": note.color.value,
            "free": note.free,
            "pieces": [piece.name for piece in note.pieces],
        },
    )
