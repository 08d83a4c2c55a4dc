"""The goals of move tasks, and whether a move reaches them; the core decides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from skep._core import PathKind, Piece, Reason

if TYPE_CHECKING:
    from skep._core import Hex, Move
    from skep.board import Board

__all__ = ["GOALS", "Attempt", "can_win", "free_sides", "is_pinned", "reaches"]


@dataclass(frozen=True, slots=True)
class Attempt:
    """A legal move, the boards before and after it, and the piece or cell that the goal names."""

    before: Board
    move: Move
    after: Board
    piece: Piece | None = None
    cell: Hex | None = None


def reaches(goal: str, attempt: Attempt) -> bool:
    """Whether a move does what the goal of that name asks for."""
    return GOALS[goal](attempt)


def free_sides(board: Board, piece: Piece) -> int:
    """How many of the six cells around a piece in play are empty."""
    return sum(not board.stack(side) for side in board.pieces()[piece].neighbors())


def is_pinned(board: Board, piece: Piece) -> bool:
    """Whether a piece of the side to move holds the hive together."""
    # That comes before all questions about the destination, so any other cell will do.
    elsewhere = board.pieces()[piece].neighbors()[0]
    return board.explain(piece, elsewhere).reason is Reason.ONE_HIVE


def can_win(board: Board) -> bool:
    """Whether the side to move can win with this move."""
    mover = board.turn
    for move in board.legal_moves:
        board.push(move)
        outcome = board.outcome()
        board.pop()
        if outcome is not None and outcome.winner is mover:
            return True
    return False


def _named(attempt: Attempt) -> Piece:
    assert attempt.piece is not None, "this goal is about a piece"
    return attempt.piece


def _places(attempt: Attempt) -> bool:
    wanted = attempt.piece
    is_placed = attempt.before.path(attempt.move).kind is PathKind.PLACE
    return is_placed and (wanted is None or attempt.move.piece == wanted)


def _enters(attempt: Attempt) -> bool:
    return attempt.move.to == attempt.cell


def _wins(attempt: Attempt) -> bool:
    outcome = attempt.after.outcome()
    return outcome is not None and outcome.winner is attempt.before.turn


def _draws(attempt: Attempt) -> bool:
    outcome = attempt.after.outcome()
    return outcome is not None and outcome.winner is None


def _pins(attempt: Attempt) -> bool:
    return not attempt.after.is_game_over() and is_pinned(attempt.after, _named(attempt))


def _covers(attempt: Attempt) -> bool:
    stack = attempt.after.stack(attempt.after.pieces()[_named(attempt)])
    return stack[-2:] == (_named(attempt), attempt.move.piece)


def _silences(attempt: Attempt) -> bool:
    moves = list(attempt.after.legal_moves)
    return len(moves) == 1 and moves[0].is_pass


def _throws(attempt: Attempt) -> bool:
    is_thrown = attempt.before.path(attempt.move).kind is PathKind.THROW
    return is_thrown and attempt.move.piece == _named(attempt)


def _fills(attempt: Attempt) -> bool:
    queen = _named(attempt)
    return free_sides(attempt.after, queen) < free_sides(attempt.before, queen)


def _escapes(attempt: Attempt) -> bool:
    queen = _named(attempt)
    is_freer = free_sides(attempt.after, queen) > free_sides(attempt.before, queen)
    return is_freer and attempt.move.piece == queen


def _defends(attempt: Attempt) -> bool:
    return not attempt.after.is_game_over() and not can_win(attempt.after)


GOALS: Final[dict[str, Callable[[Attempt], bool]]] = {
    "places": _places,
    "enters": _enters,
    "wins": _wins,
    "draws": _draws,
    "pins": _pins,
    "covers": _covers,
    "silences": _silences,
    "throws": _throws,
    "fills": _fills,
    "escapes": _escapes,
    "defends": _defends,
}
"""What a move may be asked to do.

places     a piece is placed: the one that is named, if one is
enters     a piece goes to the cell that is named
wins       the opponent's queen is surrounded
draws      both queens are surrounded
pins       the opponent's piece that is named holds the hive together afterwards
covers     the piece that is named lies under the one that moved
silences   the opponent must pass
throws     the piece that is named is thrown
fills      the queen that is named has fewer free sides than before
escapes    the queen that is named moves to where it has more free sides
defends    the opponent cannot win with the next move
"""
