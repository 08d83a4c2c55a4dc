"""Players for a game: our own search, and any UHP engine."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Protocol

from skep.engine.levels import FULL_STRENGTH
from skep.engine.searcher import Searcher, SearchFunction

if TYPE_CHECKING:
    from skep._core import Move
    from skep.board import Board
    from skep.game.limits import Limits

__all__ = ["BuiltinPlayer", "ExternalPlayer", "Player", "UhpEngine"]


class Player(Protocol):
    """Whoever finds a move when asked for one."""

    @property
    def name(self) -> str:
        """What to call the player."""

    async def best_move(self, board: Board, limits: Limits) -> Move:
        """Find a move; the board is not changed."""

    async def close(self) -> None:
        """Give back what the player holds; it is not asked again."""


class BuiltinPlayer:
    """Our own search, in a thread, so that others can go on meanwhile."""

    def __init__(
        self,
        name: str = "Skep",
        *,
        level: int = FULL_STRENGTH,
        seed: int | None = None,
        threads: int = 1,
        hash_mib: int = 64,
        search: SearchFunction | None = None,
    ) -> None:
        self.name = name
        self._level = level
        self._seed = seed
        self._threads = threads
        self._hash_mib = hash_mib
        self._search = search or Searcher()

    async def best_move(self, board: Board, limits: Limits) -> Move:
        """Search for a move; the search ends when the one who waits for it is cancelled."""
        stopped = threading.Event()
        work = asyncio.to_thread(
            self._search,
            board.copy(),
            limits,
            level=self._level,
            seed=self._seed,
            threads=self._threads,
            hash_mib=self._hash_mib,
            stop=stopped.is_set,
        )
        try:
            return (await work).move
        finally:
            stopped.set()

    async def close(self) -> None:
        """Do nothing: there is nothing to give back."""


class UhpEngine(Protocol):
    """What a player needs of `skep.uhp.Engine`."""

    @property
    def name(self) -> str:
        """What the engine calls itself."""

    async def best_move(self, board: Board, limits: Limits) -> Move:
        """Ask the engine for a move."""

    async def close(self) -> None:
        """End the engine."""


class ExternalPlayer:
    """A UHP engine that has been started; it ends with the player."""

    def __init__(self, engine: UhpEngine, name: str | None = None) -> None:
        self._engine = engine
        self.name = name or engine.name

    async def best_move(self, board: Board, limits: Limits) -> Move:
        """Ask the engine; EngineError where it does not answer with a legal move."""
        return await self._engine.best_move(board, limits)

    async def close(self) -> None:
        """End the engine."""
        await self._engine.close()
