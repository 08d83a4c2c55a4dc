"""The machine's players: our own levels, and the engines that the operator has configured.

At most so many searches run at the same time, each in a thread or a process of its own, and games
get their turns in the order in which they asked.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, TypeVar

from skep.engine import LEVELS, OPPONENTS, SearchPlayer
from skep.engine.background import run_in_thread
from skep.engine.levels import LEVEL_EVALUATION
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
    """Our levels as they are told."""
    return tuple(
        LevelView(level=one.level, key=one.key, name=one.name, character=one.character)
        for one in OPPONENTS
    )


def limits_for_move(left: float | None, increment: float = 0.0, ply: int = 0) -> Limits:
    """What the machine may spend on a move, given what its clock has left, if it has one.

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
    """Finds the machine's moves for all games."""

    def __init__(self, threads: int, engines: Mapping[str, EngineSpec]) -> None:
        self._engines = {name: spec for name, spec in engines.items() if name != OURS}
        self._turns = asyncio.Semaphore(threads)
        self._external = ExternalEngines(most=threads)
        # The players of our levels by game, with their tables; the last used one at the end.
        self._players: OrderedDict[str, SearchPlayer] = OrderedDict()
        self._most_players = threads * _TABLES_PER_THREAD
        self._thinking: set[SearchPlayer] = set()
        self._closing = threading.Event()
        self._threads = threads
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
        self, game: str, engine: str, level: int, board: Board, limits: Callable[[], Limits]
    ) -> Move:
        """Find a move, when it is this game's turn to search; raises EngineError.

        The limits are asked for when the search begins. When the one who waits is cancelled, the
        search stops.
        """
        async with self._turn():
            if engine == OURS:
                return await self._search(game, level, board, limits())
            spec = self._engines.get(engine)
            if spec is None:
                raise EngineError(f"{engine} is no longer configured")
            plain = Limits(seconds=limits().seconds)  # what every engine understands
            return await self._external.best_move(spec, board, plain)

    async def think(self, work: Callable[[StopFunction], T]) -> T:
        """Do some other work with a search, when it is its turn; it stops as a search does."""
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
        # Nobody else has the player meanwhile; it is not kept if the search is cancelled.
        player = self._players.pop(game, None)
        if player is None or player.level != level:
            player = SearchPlayer(level=level, hash_mib=_HASH_MIB, net=LEVEL_EVALUATION)
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
        """Give back what is kept for a game."""
        self._players.pop(game, None)

    async def close(self) -> None:
        """End all searches and engines."""
        self._closing.set()
        for player in tuple(self._thinking):
            await player.close()
        for _ in range(self._threads):
            await self._turns.acquire()
        await self._external.close()
