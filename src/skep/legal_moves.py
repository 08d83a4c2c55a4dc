"""The legal moves of a board, as a sequence."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, overload

from skep._core import Move
from skep.uhp_strings import format_move

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skep._core import MoveSequence
    from skep.base_board import BaseBoard

__all__ = ["LegalMoves"]


class LegalMoves(Sequence[Move]):
    """The legal moves of a board at the time they were asked for, as a sequence."""

    __slots__ = ("_board", "_moves", "_ply")

    def __init__(
        self, board: BaseBoard, moves: MoveSequence | list[Move], ply: int | None = None
    ) -> None:
        self._board = board
        self._ply = board.ply if ply is None else ply
        self._moves = moves

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self._board, list(self), self._ply)

    def __len__(self) -> int:
        return len(self._moves)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self._moves[i] for i in range(*index.indices(len(self._moves)))]
        return self._moves[index]

    def __contains__(self, move: object) -> bool:
        return move in self._moves

    def __iter__(self) -> Iterator[Move]:
        return iter([self._moves[i] for i in range(len(self._moves))])

    def __repr__(self) -> str:
        if self._are_of_the_board():
            texts = [format_move(self._board, move) for move in self]
        else:
            texts = [str(move) for move in self]
        return f"<LegalMoves ({len(self)}): {', '.join(texts)}>"

    def _repr_html_(self) -> str:
        from skep.render.notebook import moves_html  # noqa: PLC0415 - only notebooks load it

        return moves_html(self._board, self) if self._are_of_the_board() else escape(repr(self))

    def _are_of_the_board(self) -> bool:
        """Has the board not changed since they were asked for?"""
        return self._ply == self._board.ply and list(self) == list(self._board.legal_moves)
