"""No two games alike: the dice of a thought, and a choice among opening moves that are as good."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skep._core import Move
    from skep.board import Board
    from skep.engine.result import SearchResult
    from skep.game.limits import Limits

__all__ = ["OPENING_PLIES", "BestOf", "dice", "one_of_the_best"]

OPENING_PLIES: Final = 6
"""So long full strength chooses among moves that are as good: three turns of each side."""

_PARTS: Final = 3
_AS_GOOD: Final = 8
"""In points."""


class BestOf(Protocol):
    """`Searcher.best_of` with its settings."""

    def __call__(self, board: Board, moves: Sequence[Move], limits: Limits) -> SearchResult:
        """Find the best of some moves."""


def dice(board: Board, seed: int | None) -> random.Random:
    """What decides a thought: the same for the same seed at the same point of a game."""
    return random.Random(None if seed is None else f"{seed}:{board.ply}:{board.key}")


def one_of_the_best(
    board: Board, moves: Sequence[Move], limits: Limits, rng: random.Random, best_of: BestOf
) -> SearchResult:
    """Divide moves in random order into parts, and choose among those winners that are as good.

    Moves that lead to one another's mirror image are one move, so that a part costs less than its
    share of the limits would suggest.
    """
    different = _different(board, moves)
    count = min(_PARTS, len(different), limits.nodes or _PARTS)
    parts = [different[number::count] for number in range(count)]
    seconds, nodes, most_seconds = limits.seconds, limits.nodes, limits.most_seconds
    share = replace(
        limits,
        seconds=None if seconds is None else seconds / count,
        nodes=None if nodes is None else nodes // count,
        most_seconds=None if most_seconds is None else most_seconds / count,
    )
    found = [best_of(board, part, share) for part in parts]
    best = max(result.score for result in found)
    chosen = rng.choice([result for result in found if result.score >= best - _AS_GOOD])
    return replace(
        chosen,
        nodes=sum(result.nodes for result in found),
        seconds=sum(result.seconds for result in found),
    )


def _different(board: Board, moves: Sequence[Move]) -> list[Move]:
    """One of each kind of moves whose positions are turned or mirrored images of one another."""
    after = board.copy()
    kinds: dict[int, Move] = {}
    for move in moves:
        after.push(move)
        kinds.setdefault(after.canonical_key, move)
        after.pop()
    return list(kinds.values())
