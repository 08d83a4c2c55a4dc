"""The game of a UHP session: it is loaded from a game string, and written as one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep.board import Board
from skep.errors import GameOverError, NotationError
from skep.game import Game
from skep.notation import format_moves

if TYPE_CHECKING:
    from skep._core import Move

__all__ = ["UhpGame"]


class UhpGame:
    """A game in play and its moves as UHP move strings."""

    def __init__(self, text: str, opening: str, repetition: str) -> None:
        """Load a game from a game type or a game string; raises NotationError."""
        board = Board.from_game_string(text, opening, repetition)
        self._game = Game(board.rules)
        self._texts = format_moves(board.move_stack)
        for move in board.move_stack:
            self._load(move)

    def _load(self, move: Move) -> None:
        try:
            self._game.play(move)
        except GameOverError as error:
            raise NotationError(
                f"the game was drawn by repetition after move {self._game.ply},"
                f" and {len(self._texts)} are given"
            ) from error

    @property
    def board(self) -> Board:
        """The board of the game."""
        return self._game.board

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return self._game.ply

    @property
    def is_over(self) -> bool:
        """Is the game over?"""
        return self._game.is_over

    def play(self, text: str) -> None:
        """Make a move; NotationError or IllegalMoveError, and no change, if it is not legal."""
        board = self._game.board
        move = board.parse_uhp(text)
        self._game.play(move)
        self._texts.append(board.uhp(move))

    def undo(self, count: int) -> None:
        """Take back so many moves."""
        self._game.takeback(self._game.ply - count)
        del self._texts[self._game.ply :]

    def __str__(self) -> str:
        board = self._game.board
        head = (board.game_type.value, self._game.state.value, board.turn_string())
        return ";".join((*head, *self._texts))
