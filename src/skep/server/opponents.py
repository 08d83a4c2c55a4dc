"""The machine's players: our own levels, and the engines that the operator has configured.

At most so many searches run at the same time, each in a thread or a process of its own, and games
get their turns in the order in which they asked.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, TypeVar

from skep.engine import LEVELS, Searcher
from skep.errors import EngineError
from skep.game import Limits
from skep.server.external import ExternalEngines
from skep.server.messages import LevelView, OpponentsView
from skep.server.problems import ProblemError
from skep.uhp.config import OURS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping

    from skep._core import Move
    from skep.board import Board
    from skep.engine import StopFunction
    from skep.uhp import EngineSpec

__all__ = ["Opponents", "level_views", "seconds_for_move"]

T = TypeVar("T")

_HASH_MIB: Final = 8
_TABLES_PER_THREAD: Final = 8
"""So many games keep what their searches found out, for each thread that searches."""

_MOST_SECONDS: Final = 2.0
"""The most that a person likes to wait for a move."""
_LEAST_SECONDS: Final = 0.02
_MOVES_TO_GO: Final = 30
_PART_OF_INCREMENT: Final = 0.7


def level_views() -> tuple[LevelView, ...]:
    """Our levels as they are told."""
    return tuple(
        LevelView(level=level, key=f"level-{level}", name=f"Level {level}", character="")
        for level in LEVELS
    )


def seconds_for_move(left: float | None, increment: float = 0.0) -> float:
    """How long the machine thinks about a move, given what its clock has left.

    >>> seconds_for_move(None), seconds_for_move(15, 1), seconds_for_move(0.1)
    (2.0, 1.2, 0.02)
    """
    if left is None:
        return _MOST_SECONDS
    share = left / _MOVES_TO_GO + _PART_OF_INCREMENT * increment
    return max(_LEAST_SECONDS, min(_MOST_SECONDS, share, left / 2))


class Opponents:
    """Finds the machine's moves for all games."""

    def __init__(self, threads: int, engines: Mapping[str, EngineSpec]) -> None:
        self._engines = {name: spec for name, spec in engines.items() if name != OURS}
        self._turns = asyncio.Semaphore(threads)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="search")
        self._external = ExternalEngines(most=threads)
        # What searches found out, by game, the one that was used last at the end.
        self._searchers: OrderedDict[str, Searcher] = OrderedDict()
        self._most_searchers = threads * _TABLES_PER_THREAD
        self._waiting = 0

    @property
    def waiting(self) -> int:
        """How many games wait for their turn."""
        return self._waiting

    def view(self) -> OpponentsView:
        """Whom one can play against."""
        return OpponentsView(levels=level_views(), engines=tuple(self._engines))

    def check(self, engine: str, level: int) -> None:
        """Refuse who is not here."""
        if engine == OURS:
            if level not in LEVELS:
                raise ProblemError(422, "bad_request", f"There is no level {level}.")
        elif engine not in self._engines:
            raise ProblemError(422, "unsupported", "There is no engine of that name here.")

    def name(self, engine: str) -> str:
        """What an engine is called at the table."""
        return "Skep" if engine == OURS else engine

    async def best_move(
        self, game: str, engine: str, level: int, board: Board, seconds: float
    ) -> Move:
        """Find a move, when it is this game's turn to search; raises EngineError.

        When the one who waits is cancelled, the search stops.
        """
        async with self._turn():
            if engine == OURS:
                searcher = self._searcher(game)
                return await self._in_thread(
                    lambda stop: _find_move(searcher, board.copy(), level, seconds, stop)
                )
            spec = self._engines.get(engine)
            if spec is None:
                raise EngineError(f"{engine} is no longer configured")
            return await self._external.best_move(spec, board, Limits(seconds=seconds))

    async def think(self, work: Callable[[StopFunction], T]) -> T:
        """Do some other work with a search, when it is its turn; it stops as a search does."""
        async with self._turn():
            return await self._in_thread(work)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        self._waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._turns.release()

    async def _in_thread(self, work: Callable[[StopFunction], T]) -> T:
        stopped = threading.Event()
        working = asyncio.get_running_loop().run_in_executor(self._threads, work, stopped.is_set)
        try:
            return await asyncio.shield(working)
        except asyncio.CancelledError:
            # The thread is free again only when the search has seen that it shall stop.
            stopped.set()
            await asyncio.wait([working])
            raise

    def _searcher(self, game: str) -> Searcher:
        searcher = self._searchers.pop(game, None) or Searcher()
        self._searchers[game] = searcher
        while len(self._searchers) > self._most_searchers:
            self._searchers.popitem(last=False)
        return searcher

    def forget(self, game: str) -> None:
        """Give back what is kept for a game."""
        self._searchers.pop(game, None)

    async def close(self) -> None:
        """End all searches and engines."""
        await self._external.close()
        self._threads.shutdown(wait=True, cancel_futures=True)


def _find_move(
    searcher: Searcher, board: Board, level: int, seconds: float, stop: StopFunction
) -> Move:
    found = searcher(board, Limits(seconds=seconds), level=level, hash_mib=_HASH_MIB, stop=stop)
    return found.move
