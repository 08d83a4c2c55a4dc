"""The result of a search: the move, its score, the principal variation and what it took."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from skep import _core
from skep.engine.win_probability import win_probability

if TYPE_CHECKING:
    from skep._core import Move
    from skep.board import Board

__all__ = [
    "WIN",
    "ProgressFunction",
    "SearchResult",
    "StopFunction",
    "line_uhp",
    "one_ply_earlier",
    "score_of_end",
    "wins_in",
]

WIN: Final = _core.WIN_SCORE
"""The score of a won game. A win in n plies scores WIN - n, so that shorter wins are better."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of a search, or of its last finished iteration.

    The score is in points for the side to move. `wins_in` is set where the win is proven: n if the
    side to move wins within n of its turns, -n if it loses within n of the opponent's. `pv` is the
    principal variation: the best move, then the expected replies.
    """

    move: Move
    score: int
    depth: int
    nodes: int
    pv: tuple[Move, ...]
    seconds: float
    wins_in: int | None = None
    classic: bool = False
    """Whether the linear evaluation was used: its scores stand for other chances than a net's."""

    @property
    def win_probability(self) -> float:
        """The expected result of the side to move, from 0 to 1, a draw counting as half a win.

        It is 1 or 0 where the win is proven, and else read from the score on a logistic curve
        that was fitted to games (`skep.engine.win_probability`).

        >>> from skep import PASS
        >>> SearchResult(PASS, 158, 1, 1, (PASS,), 0.0).win_probability
        0.731...
        """
        if self.wins_in is not None:
            return float(self.wins_in > 0)
        return win_probability(self.score, classic=self.classic)

    @classmethod
    def from_core(cls, found: _core.SearchResult, *, classic: bool = False) -> SearchResult:
        """The result that the core gives."""
        return cls(
            found.pv[0],
            found.score,
            found.depth,
            found.nodes,
            found.pv,
            found.seconds,
            wins_in(found.score),
            classic,
        )

    def pv_uhp(self, board: Board) -> tuple[str, ...]:
        """The principal variation as UHP move strings, from the position that was searched."""
        return line_uhp(board, self.pv)


ProgressFunction = Callable[[SearchResult], None]
"""Called with the result of each finished iteration of a search."""

StopFunction = Callable[[], bool]
"""Called every few milliseconds; a search stops when it returns True. It must be quick."""


def line_uhp(board: Board, moves: Iterable[Move]) -> tuple[str, ...]:
    """Moves that follow each other from a position, as UHP move strings."""
    future = board.copy()
    texts = []
    for move in moves:
        texts.append(future.uhp(move))
        future.push(move)
    return tuple(texts)


def wins_in(score: int) -> int | None:
    """The number of turns until a proven win, negative for a loss; None if nothing is proven."""
    if abs(score) >= _core.PROVEN_SCORE:
        turns = (WIN - abs(score) + 1) // 2
        return turns if score > 0 else -turns
    return None


def score_of_end(after: Board) -> int | None:
    """The score of the last move if it ended the game or repeated a position; else None."""
    outcome = after.outcome()
    if outcome is not None and outcome.winner is not None:
        return WIN - 1 if outcome.winner is after.turn.opponent else 1 - WIN
    # A repetition scores 0, as in the search.
    return 0 if outcome is not None or after.repetition_count() > 1 else None


def one_ply_earlier(move: Move, found: SearchResult) -> SearchResult:
    """The result of a search after a move, turned into a result for the move itself."""
    score = -found.score
    if found.wins_in is not None:
        score += 1 if score < 0 else -1
    return replace(
        found,
        move=move,
        score=score,
        depth=found.depth + 1,
        pv=(move, *found.pv),
        wins_in=wins_in(score),
    )
