"""The engine pool: searches of our own levels and of the configured engines.

A limited number of searches run at the same time, each in a thread or a process of its own; games
are served in the order of their requests.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, TypeVar

from skep.engine import LEVELS, OPPONENTS, SearchPlayer
from skep.engine.background import run_in_thread
from skep.errors import EngineError
from skep.game import Limits
from skep.server.messages import LevelView, OpponentsView
from skep.server.problems import ProblemError
from skep.server.workers.external import ExternalEngines
from skep.uhp.config import OURS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping

    from skep._core import Move
    from skep.board import Board
    from skep.engine import StopFunction
    from skep.uhp import EngineSpec

__all__ = ["EnginePool", "level_views", "limits_for_move"]

T = TypeVar("T")

_HASH_MIB: Final = 8
_TABLES_PER_THREAD: Final = 8
"""So many games keep what their searches found out, for each thread that searches."""

_UNCLOCKED: Final = Limits(seconds=2.0)
"""As long as a person likes to wait for a move."""
_MOST_SECONDS: Final = 4.0
"""However much time is on the clock, others wait for the thread."""
_MOST_IN_DOUBT: Final = 8.0
_LEAST_LEFT: Final = 0.01


def level_views() -> tuple[LevelView, ...]:
    """The levels as they are sent to clients."""
    return tuple(
        LevelView(level=one.level, key=one.key, name=one.name, character=one.character)
        for one in OPPONENTS
    )


def limits_for_move(left: float | None, increment: float = 0.0, ply: int = 0) -> Limits:
    """The search limits for a move, given the seconds left on the clock, or None without one.

    >>> print(limits_for_move(None))
    2 s
    >>> print(limits_for_move(3600))
    4 s, at most 8 s
    """
    if left is None:
        return _UNCLOCKED
    share = Limits.for_clock(max(left, _LEAST_LEFT), increment, ply)
    assert share.seconds is not None
    assert share.most_seconds is not None
    return Limits(
        seconds=min(share.seconds, _MOST_SECONDS),
        most_seconds=min(share.most_seconds, _MOST_IN_DOUBT),
    )


class EnginePool:
    """Runs the engine searches of all games."""

    def __init__(self, threads: int, engines: Mapping[str, EngineSpec]) -> None:
        self._engines = {name: spec for name, spec in engines.items() if name != OURS}
        self._turns = asyncio.Semaphore(threads)
        self._external = ExternalEngines(most=threads)
        # Our players by game, with their transposition tables; the last used one at the end.
        self._players: OrderedDict[str, SearchPlayer] = OrderedDict()
        self._most_players = threads * _TABLES_PER_THREAD
        self._thinking: set[SearchPlayer] = set()
        self._closing = threading.Event()
        self._threads = threads
        self._waiting = 0

    @property
    def waiting(self) -> int:
        """The number of searches that wait for a free thread."""
        return self._waiting

    def view(self) -> OpponentsView:
        """The opponents that can be chosen."""
        return OpponentsView(levels=level_views(), engines=tuple(self._engines))

    def check(self, engine: str, level: int) -> None:
        """Raise ProblemError if there is no such level or engine."""
        if engine == OURS:
            if level not in LEVELS:
                raise ProblemError(422, "bad_request", f"There is no level {level}.")
        elif engine not in self._engines:
            raise ProblemError(422, "unsupported", "There is no engine of that name here.")

    def name(self, engine: str) -> str:
        """The name of an engine that players see."""
        return "Skep" if engine == OURS else engine

    async def best_move(
        self, game: str, engine: str, level: int, board: Board, limits: Callable[[], Limits]
    ) -> Move:
        """Wait for a free thread and search for a move; raises EngineError.

        `limits` is called when the search begins. Cancelling the caller stops the search.
        """
        async with self._turn():
            if engine == OURS:
                return await self._search(game, level, board, limits())
            spec = self._engines.get(engine)
            if spec is None:
                raise EngineError(f"{engine} is no longer configured")
            plain = Limits(seconds=limits().seconds)  # every engine understands this limit
            return await self._external.best_move(spec, board, plain)

    async def think(self, work: Callable[[StopFunction], T]) -> T:
        """Wait for a free thread and run other search work; cancelling the caller stops it."""
        async with self._turn():
            return await run_in_thread(lambda stop: work(lambda: stop() or self._closing.is_set()))

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        self._waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self._waiting -= 1
        try:
            if self._closing.is_set():
                raise EngineError("the server ends")
            yield
        finally:
            self._turns.release()

    async def _search(self, game: str, level: int, board: Board, limits: Limits) -> Move:
        # The player is in use by this search only, and is dropped if the search is cancelled.
        player = self._players.pop(game, None)
        if player is None or player.level != level:
            player = SearchPlayer(level=level, hash_mib=_HASH_MIB)
        self._thinking.add(player)
        try:
            thought = await player.think(board, limits)
        finally:
            self._thinking.discard(player)
        self._players[game] = player
        while len(self._players) > self._most_players:
            self._players.popitem(last=False)
        return thought.move

    def forget(self, game: str) -> None:
        """Free the player that is kept for a game."""
        self._players.pop(game, None)

    async def close(self) -> None:
        """End all searches and engines."""
        self._closing.set()
        for player in tuple(self._thinking):
            await player.close()
        for _ in range(self._threads):
            await self._turns.acquire()
        await self._external.close()
