"""How positions, moves and explanations look on the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skep._core import PASS, Bug, Hex, Move, Piece
from skep.learn import message_of_reason
from skep.learn.views import cell_of
from skep.locales import Catalogue
from skep.server.messages import MoveView, Seat, Why

if TYPE_CHECKING:
    from skep._core import Color
    from skep.board import Board
    from skep.explanation import Explanation
    from skep.server.messages import Cell
    from skep.server.sessions.setup import GameSetup

__all__ = [
    "explain",
    "move_of",
    "move_view",
    "seat_view",
    "throws_of",
    "why_view",
]

_THROWERS: Final = (Bug.PILLBUG, Bug.MOSQUITO)


def move_view(board: Board, move: Move, seconds: float | None = None) -> MoveView:
    """A move that is about to be made; raises IllegalMoveError if the rules forbid it."""
    path = board.path(move)
    if move.piece is None or move.to is None:
        return MoveView(
            uhp="pass", piece=None, origin=None, to=None, kind=path.kind, path=(), seconds=seconds
        )
    origin = board.hex_of(move.piece)
    return MoveView(
        uhp=board.uhp(move),
        piece=move.piece.name,
        origin=None if origin is None else cell_of(origin),
        to=cell_of(move.to),
        kind=path.kind,
        path=tuple(cell_of(hex) for hex in path.cells),
        thrower=path.throwers[0].name if path.throwers else None,
        seconds=seconds,
    )


def move_of(view: MoveView) -> Move:
    """The move of a view."""
    if view.piece is None or view.to is None:
        return PASS
    return Move(Piece.from_name(view.piece), Hex(*view.to))


def explain(board: Board, piece: str, to: Cell | None, language: str | None = None) -> Why:
    """Why a piece may not go to a cell or, without one, why it can go nowhere.

    In a language the sentence is for people; without one it is for programmers.
    """
    why = board.explain_piece(piece) if to is None else board.explain(piece, Hex(*to))
    view = why_view(why).model_copy(update={"throws": throws_of(board, Piece.from_name(piece))})
    if language is None or why.reason is None:
        return view
    sentence = message_of_reason(why, Piece.from_name(piece)).text(Catalogue(language))
    return view.model_copy(update={"sentence": sentence})


def throws_of(board: Board, thrower: Piece) -> tuple[str, ...]:
    """The pieces that this one, a pillbug or a mosquito beside one, may throw now."""
    if thrower.bug not in _THROWERS or thrower.color is not board.turn:
        return ()
    thrown = (move.piece for move in board.legal_moves if thrower in board.path(move).throwers)
    return tuple(dict.fromkeys(piece.name for piece in thrown if piece is not None))


def why_view(explanation: Explanation) -> Why:
    """Why something may not be done."""
    return Why(
        legal=explanation.legal,
        reason=explanation.reason,
        sentence=str(explanation),
        pieces=tuple(piece.name for piece in explanation.pieces),
        cells=tuple(cell_of(hex) for hex in explanation.cells),
        numbers=dict(explanation.numbers),
    )


def seat_view(
    setup: GameSetup, color: Color, *, name: str, taken: bool, yours: bool, here: bool
) -> Seat:
    """One seat."""
    engine = setup.engine
    if engine is not None and engine.color is color:
        return Seat(
            kind="engine", name=name, level=engine.level, here=here, thinks_on=engine.thinks_on
        )
    if not taken:
        return Seat(kind="open")
    return Seat(kind="person", name=name, yours=yours, here=here)
