"""What a search tells: the move, what it promises, and what it took."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from skep.engine.win_probability import win_probability

if TYPE_CHECKING:
    from skep._core import Move
    from skep.board import Board

__all__ = [
    "WIN",
    "ProgressFunction",
    "SearchResult",
    "StopFunction",
    "one_ply_earlier",
    "score_of_end",
    "wins_in",
]

WIN: Final = 30_000
"""The score of a win on the board, less one for each ply until then."""

_SURELY: Final = WIN - 128


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search found, or has found so far.

    The score is in points for the side to move. `wins_in` is set where the end is in sight: n if
    the side to move wins within n of its turns, -n if it loses within n of the opponent's.
    `pv` holds the moves that are expected, the best one first.
    """

    move: Move
    score: int
    depth: int
    nodes: int
    pv: tuple[Move, ...]
    seconds: float
    wins_in: int | None = None

    @property
    def win_probability(self) -> float:
        """How likely the side to move wins, from 0 to 1, a draw being half a win.

        It is 1 or 0 where the end is in sight, and else read from the score on a logistic curve
        that was fitted to games (`skep.engine.win_probability`).

        >>> from skep import PASS
        >>> SearchResult(PASS, 173, 1, 1, (PASS,), 0.0).win_probability
        0.731...
        """
        if self.wins_in is not None:
            return float(self.wins_in > 0)
        return win_probability(self.score)

    def pv_uhp(self, board: Board) -> tuple[str, ...]:
        """The expected moves as UHP move strings, from the position that was searched."""
        future = board.copy()
        texts = []
        for move in self.pv:
            texts.append(future.uhp(move))
            future.push(move)
        return tuple(texts)


ProgressFunction = Callable[[SearchResult], None]
"""Is told what has been found each time the search has gone one ply deeper."""

StopFunction = Callable[[], bool]
"""Is asked again and again whether the search shall stop; it must be quick."""


def wins_in(score: int) -> int | None:
    """Within how many turns a score says that the side to move wins, or loses; None if unknown."""
    if abs(score) >= _SURELY:
        turns = (WIN - abs(score) + 1) // 2
        return turns if score > 0 else -turns
    return None


def score_of_end(after: Board) -> int | None:
    """What a move that led here is worth to who made it, if no search is needed to know."""
    outcome = after.outcome()
    if outcome is not None and outcome.winner is not None:
        return WIN - 1 if outcome.winner is after.turn.opponent else 1 - WIN
    # To come back to a position is worth nothing, as in the search.
    return 0 if outcome is not None or after.repetition_count() > 1 else None


def one_ply_earlier(move: Move, found: SearchResult) -> SearchResult:
    """What was found after a move, as the one who made it sees it."""
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
