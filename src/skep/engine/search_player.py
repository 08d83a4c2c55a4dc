"""Our own search as a player."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from skep.engine.background import run_in_thread
from skep.engine.levels import FULL_STRENGTH, opponent
from skep.engine.player import Thought
from skep.engine.searcher import DEFAULT_HASH_MIB, Searcher

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skep.board import Board
    from skep.engine.net import Net
    from skep.game.limits import Limits

__all__ = ["SearchPlayer"]


class SearchPlayer:
    """Our own search at one of the levels, in a thread of its own."""

    def __init__(
        self,
        name: str | None = None,
        *,
        level: int = FULL_STRENGTH,
        seed: int | None = None,
        threads: int = 1,
        hash_mib: int = DEFAULT_HASH_MIB,
        without: Sequence[str] = (),
        net: Net | str | None = None,
    ) -> None:
        """Create a player; ValueError if there is no such level.

        `without` names search techniques (`TECHNIQUES`) to leave out; `net` is the evaluation, as
        in `Searcher`.
        """
        self.level = level
        self.name: str = name or opponent(level).name
        self._seed = seed
        self._threads = threads
        self._hash_mib = hash_mib
        self._without = without
        self._net = net
        self._searcher: Searcher | None = None
        self._closed = threading.Event()

    async def new_game(self, board: Board, seed: int | None = None) -> None:  # noqa: ARG002
        """Drop the transposition table, so that a game is the same every time, and set the seed."""
        self._searcher = None
        self._seed = seed

    async def think(self, board: Board, limits: Limits) -> Thought:
        """Search for a move; GameError if the game is over, EngineError without enough memory."""
        if self._searcher is None:
            self._searcher = Searcher(without=self._without, net=self._net)
        searcher, board = self._searcher, board.copy()
        found = await run_in_thread(
            lambda stop: searcher(
                board,
                limits,
                level=self.level,
                seed=self._seed,
                threads=self._threads,
                hash_mib=self._hash_mib,
                stop=lambda: stop() or self._closed.is_set(),
            )
        )
        return Thought.from_search(found)

    async def close(self) -> None:
        """Free the transposition table; a running search ends with the best move so far."""
        self._closed.set()
        self._searcher = None
