"""The solver: proves or refutes forced wins by searching every defence."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from skep import _core
from skep.engine.searcher import MAX_NODES
from skep.errors import GameError

if TYPE_CHECKING:
    from skep._core import Move
    from skep.board import Board
    from skep.engine.result import StopFunction

__all__ = ["MAX_PLIES", "Solution", "solve"]

MAX_PLIES: Final = _core.MAX_SOLVE_PLIES
"""The longest win one can ask for; proofs of that length never end in practice."""


@dataclass(frozen=True, slots=True)
class Solution:
    """Whether the side to move can force a win, and how.

    `proven` is True if it can, False if it cannot within `plies` plies, and None if a limit came
    first; then it is only known that it cannot within `plies` plies. Where it can, `plies` is the
    length of the shortest forced win, `moves` are all moves that begin one of that length, and
    `line` is the way it goes when the opponent holds out as long as possible.

    `unique` says whether there is only one winning move, or several that lead to the same position
    but for symmetry and the numbers of pieces. It is None where a limit came before all moves had
    been tried, or where there is no win.
    """

    proven: bool | None
    plies: int
    moves: tuple[Move, ...]
    unique: bool | None
    line: tuple[Move, ...]
    nodes: int
    seconds: float

    def line_uhp(self, board: Board) -> tuple[str, ...]:
        """The line as UHP move strings, from the position that was solved."""
        future = board.copy()
        texts = []
        for move in self.line:
            texts.append(future.uhp(move))
            future.push(move)
        return tuple(texts)


def solve(
    board: Board,
    plies: int,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    stop: StopFunction | None = None,
) -> Solution:
    """Find the shortest forced win within so many plies, or show that there is none.

    Plies of both sides are counted, so a win in 3 is a move, any reply, and a move. A draw is not a
    win. The board is not changed, and repetitions are not looked at. ValueError for limits that
    make no sense, GameError if the game is over.

    >>> from skep import Board
    >>> board = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
    >>> solve(board, 5).proven
    False
    """
    if not 1 <= plies <= MAX_PLIES:
        raise ValueError(f"a win is looked for within 1 to {MAX_PLIES} plies, not {plies!r}")
    if nodes is not None and nodes < 1:
        raise ValueError(f"nodes is a whole number from 1 up, not {nodes!r}")
    if seconds is not None and not (math.isfinite(seconds) and seconds > 0):
        raise ValueError(f"the time for a proof is more than 0 seconds, not {seconds!r}")
    if board.is_game_over():
        raise GameError("the game is over, and there is nothing to solve")
    position = board.native
    most = min(nodes or 0, MAX_NODES)
    found = _core.solve(position, plies, most, float(seconds or 0), stop)
    return Solution(
        found.proven,
        found.plies,
        found.moves,
        found.unique,
        found.line,
        found.nodes,
        found.seconds,
    )
