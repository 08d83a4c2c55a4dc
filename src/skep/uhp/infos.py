"""What a UHP engine tells of its search while it goes on, line by line."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from skep.errors import IllegalMoveError, NotationError
from skep.uhp.protocol import Progress, parse_count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skep._core import Move
    from skep.board import Board

__all__ = ["Info", "read_info"]

_LONGEST_VARIATION: Final = 256
_LONGEST_NUMBER: Final = 64


@dataclass(frozen=True, slots=True)
class Info:
    """What an engine has told of one line of its search; None for what it has not told.

    `rank` is 1 for the best line, 2 for the second best, and so on. `pv` begins with `move`, and
    ends before the first move that is not legal. The score is for the side to move, in the
    engine's own points. `wins_in` is n if the side to move wins within n of its turns, -n if it
    loses within n of the opponent's. `text` is the line as the engine has written it.
    """

    move: Move
    rank: int = 1
    depth: int | None = None
    score: float | None = None
    wins_in: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    pv: tuple[Move, ...] = ()
    text: str = ""

    @property
    def is_move_alone(self) -> bool:
        """Has the engine told nothing but the move?"""
        return self.depth is None


def read_info(board: Board, line: str) -> Info | None:
    """Read a line of the answer to `bestmove`; None if it does not begin with a legal move.

    It is a move alone, a line of progress as `skep uhp` writes it, or one of Mzinga:
    `Move;depth;score;Move;Move;...`. Of any other line only the move is taken.
    """
    fields = [field.strip() for field in line.split(";", _LONGEST_VARIATION)]
    move = _read_move(board, fields[0])
    if move is None:
        return None
    try:
        progress = Progress.parse(";".join(fields))
    except NotationError:
        return _read_mzinga(board, move, fields, line)
    return Info(
        move,
        progress.rank,
        progress.depth,
        progress.score if progress.wins_in is None else None,
        progress.wins_in,
        progress.nodes,
        progress.seconds,
        _read_variation(board, move, progress.variation),
        line,
    )


def _read_mzinga(board: Board, move: Move, fields: Sequence[str], line: str) -> Info:
    try:
        depth, score = parse_count(fields[1]), _read_score(fields[2])
    except (IndexError, NotationError):
        return Info(move, pv=(move,), text=line)
    variation = _read_variation(board, move, fields[3:])
    return Info(move, depth=depth, score=score, pv=variation, text=line)


def _read_score(text: str) -> float:
    """A number; Mzinga writes an infinite one where it sees the end of the game."""
    try:
        score = float(text.replace("∞", "inf")[:_LONGEST_NUMBER])
    except ValueError:
        score = math.nan
    if math.isnan(score):
        raise NotationError("this is not a score", text)
    return score


def _read_variation(board: Board, move: Move, texts: Sequence[str]) -> tuple[Move, ...]:
    """The moves of a variation as far as they are legal; the move alone if it begins otherwise."""
    future = board.copy()
    moves: list[Move] = []
    for text in texts[:_LONGEST_VARIATION]:
        found = None if future.is_game_over() else _read_move(future, text)
        if found is None or (not moves and found != move):
            break
        moves.append(found)
        future.push(found)
    return tuple(moves) or (move,)


def _read_move(board: Board, text: str) -> Move | None:
    try:
        return board.parse_uhp(text)
    except (NotationError, IllegalMoveError):
        return None
