"""Reading moves that clients send, and the refusals of what cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep._core import Hex, Move, Piece
from skep.errors import IllegalMoveError, NotationError
from skep.server.messages import Step
from skep.server.problems import ProblemError
from skep.server.sessions.views import move_of, why_view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skep._core import Color
    from skep.board import Board
    from skep.server.messages import MakeMove, MoveView

__all__ = ["game_over", "illegal_move", "is_repeated", "read_move", "sentence_of"]


def read_move(board: Board, move: Step | str) -> Move:
    """The move that a client has sent, by piece and cell or as a UHP string."""
    try:
        if isinstance(move, Step):
            return Move(Piece.from_name(move.piece), Hex(*move.to))
        return board.parse_uhp(move)
    except IllegalMoveError as error:
        raise illegal_move(error) from None
    except NotationError as error:
        raise ProblemError(422, "bad_request", sentence_of(error)) from None


def is_repeated(
    board: Board, moves: Sequence[MoveView], command: MakeMove, mine: tuple[Color, ...]
) -> bool:
    """Has the player made this very move at this ply, so that it is only sent again?"""
    mover = board.turn if (board.played - command.ply) % 2 == 0 else board.turn.opponent
    if command.ply >= len(moves) or mover not in mine:
        return False
    before = board.copy()
    while before.played > command.ply:
        before.pop()
    return read_move(before, command.move) == move_of(moves[command.ply])


def illegal_move(error: IllegalMoveError) -> ProblemError:
    """The refusal of an illegal move, with the rule that it breaks."""
    why = why_view(error.explanation)
    detail: dict[str, object] = why.model_dump(mode="json", exclude={"legal", "throws"})
    return ProblemError(422, "illegal_move", why.sentence, detail)


def game_over() -> ProblemError:
    """The refusal of what needs a game that goes on."""
    return ProblemError(409, "game_over", "The game is over.")


def sentence_of(error: Exception) -> str:
    """The message of an error as a sentence."""
    text = str(error)
    return f"{text[:1].upper()}{text[1:]}."
