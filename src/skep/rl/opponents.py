"""Opponents for environments of one agent: levels, functions, and random moves."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from skep.board import Board
from skep.engine.levels import opponent
from skep.engine.searcher import Searcher
from skep.game.limits import Limits

if TYPE_CHECKING:
    from skep._core import Move

__all__ = ["Policy", "opponent_policy"]

_NODES: Final = 20_000
"""The most that a level may search for a move; all but the highest search less."""

Policy = Callable[[Board], "Move"]
"""Chooses a legal move; it must not change the board."""


def opponent_policy(chosen: int | str | Policy, seed: int) -> Policy:
    """The policy of a level from 1 to 10, of "random", or the function itself."""
    if callable(chosen):
        return chosen
    if chosen == "random":
        return _random_policy(random.Random(seed))
    if isinstance(chosen, bool) or not isinstance(chosen, int):
        message = f"an opponent is a level, a function or 'random', not {chosen!r}"
        raise TypeError(message)
    return _level_policy(chosen, random.Random(seed))


def _random_policy(rng: random.Random) -> Policy:
    def choose(board: Board) -> Move:
        return rng.choice(list(board.legal_moves))

    return choose


def _level_policy(level: int, rng: random.Random) -> Policy:
    opponent(level)  # says at once if there is no such level
    searcher = Searcher()

    def choose(board: Board) -> Move:
        limits = Limits(nodes=_NODES)
        return searcher(board, limits, level=level, seed=rng.randrange(2**32), hash_mib=1).move

    return choose
