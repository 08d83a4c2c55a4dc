"""Variety between games: seeded random numbers, and a choice among equally good opening moves."""

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

__all__ = ["OPENING_PLIES", "BestOf", "choose_opening_move", "random_for"]

OPENING_PLIES: Final = 6
"""Up to this ply full strength chooses among equally good moves: three turns of each side."""

_PARTS: Final = 3
_AS_GOOD: Final = 8
"""Scores that differ by no more points than this count as equal."""

_AS_GOOD_TO_A_NET: Final = 24
_UNLEARNED_PLIES: Final = 2
"""A net has seen no search of the first plies: there its scores say less."""


class BestOf(Protocol):
    """`Searcher.best_of` with its settings."""

    def __call__(self, board: Board, moves: Sequence[Move], limits: Limits) -> SearchResult:
        """Find the best of some moves."""


def random_for(board: Board, seed: int | None) -> random.Random:
    """A random number generator that gives the same for the same seed and position of a game."""
    return random.Random(None if seed is None else f"{seed}:{board.ply}:{board.key}")


def choose_opening_move(
    board: Board,
    moves: Sequence[Move],
    limits: Limits,
    rng: random.Random,
    best_of: BestOf,
    *,
    learned: bool = False,
) -> SearchResult:
    """Search the moves in three parts, and choose one of the parts' best moves that score alike.

    The moves come in random order. Moves that lead to mirrored or rotated positions count as one,
    so that a part costs less than its share of the limits suggests. `learned` says that a net
    evaluates.
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
    unsure = learned and board.ply < _UNLEARNED_PLIES
    margin = _AS_GOOD_TO_A_NET if unsure else _AS_GOOD
    chosen = rng.choice([result for result in found if result.score >= best - margin])
    return replace(
        chosen,
        nodes=sum(result.nodes for result in found),
        seconds=sum(result.seconds for result in found),
    )


def _different(board: Board, moves: Sequence[Move]) -> list[Move]:
    """One move for each resulting position, with rotated and mirrored positions taken as one."""
    after = board.copy()
    kinds: dict[int, Move] = {}
    for move in moves:
        after.push(move)
        kinds.setdefault(after.canonical_key, move)
        after.pop()
    return list(kinds.values())
