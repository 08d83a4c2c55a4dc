"""The moves of a game, with what was taken back and can be made again."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from skep._core import Move
    from skep.board import Board

__all__ = ["MoveHistory"]


class MoveHistory:
    """The board of a game, the comments on its moves, and the moves that were taken back.

    What was taken back can be made again, with its comment, until another move is made.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self._first_ply = board.played
        self._comments: dict[int, str] = {}
        self._undone: list[Move] = []

    @property
    def first_ply(self) -> int:
        """The ply the history began from; as in a record, plies are counted from a set-up on."""
        return self._first_ply

    @property
    def comments(self) -> dict[int, str]:
        """The comments by ply; 0 is before the first move."""
        return {at: text for at, text in self._comments.items() if at <= self.board.played}

    @property
    def next_move(self) -> Move | None:
        """The move that was taken back last and can be made again, if any."""
        return self._undone[-1] if self._undone else None

    def replay(self, moves: Iterable[Move], comments: Mapping[int, str]) -> None:
        """Make the moves of a record, and take over its comments."""
        for move in moves:
            self.board.push(move)
        self._comments = dict(comments)

    def push(self, move: Move) -> bool:
        """Make a move; raises IllegalMoveError. Returns False if it was taken back before."""
        is_new = move != self.next_move
        self.board.push(move)
        if is_new:
            self._undone.clear()
            ply = self.board.played
            self._comments = {at: text for at, text in self._comments.items() if at < ply}
        else:
            self._undone.pop()
        return is_new

    def go_back_to(self, ply: int) -> None:
        """Take moves back until a ply."""
        while self.board.played > ply:
            self._undone.append(self.board.pop())
