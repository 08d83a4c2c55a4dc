"""What a game begins with, where that is not the empty table: a set-up, moves, or both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep._core import Color
from skep.board import Board
from skep.learn.views import Placed, cell_of
from skep.server.messages import GameStart, Message
from skep.server.sessions.views import move_view

if TYPE_CHECKING:
    from skep.game.view import GameView as ReadOnlyGame
    from skep.record import Record
    from skep.rules import Rules
    from skep.server.messages import MoveView

__all__ = ["StoredStart", "moves_of", "start_view"]


class StoredStart(Message):
    """What is stored of the start of a game: a position that was set up, and moves after it."""

    position: str | None = None
    """A position string; None for the empty table."""
    moves: tuple[str, ...] = ()
    """The moves as UHP strings."""

    @property
    def first(self) -> Color:
        """Who makes the first of the moves."""
        return Color.WHITE if self.position is None else Board.from_position(self.position).turn

    def replay(self, rules: Rules) -> tuple[Board, list[MoveView]]:
        """The board with which the game begins, and the moves that led to it."""
        board = (
            Board.from_rules(rules) if self.position is None else Board.from_position(self.position)
        )
        moves: list[MoveView] = []
        for text in self.moves:
            move = board.parse_uhp(text)
            moves.append(move_view(board, move))
            board.push(move)
        return board, moves


def moves_of(record: Record) -> list[MoveView]:
    """The moves of a record as they are shown."""
    return [
        move_view(board, move, record.elapsed.get(board.played + 1))
        for board, move in zip(record.boards(), record.moves, strict=False)
    ]


def start_view(game: ReadOnlyGame) -> GameStart | None:
    """The start of a game as it is sent; None where that is the empty table."""
    start = game.start
    root = start.root()
    if not start.ply:
        return None
    return GameStart(
        position=root.position_string() if root.is_set_up else None,
        placed=tuple(
            Placed(piece.name, cell_of(hex), root.stack(hex).index(piece))
            for piece, hex in root.pieces().items()
        ),
        plies_before=root.ply,
        moves=start.played,
    )
