"""The engine pool: searches of our own levels and of the configured engines.

A limited number of searches run at the same time, each in a process of its own; the scheduler
decides who is next.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from skep.engine import LEVELS, OPPONENTS
from skep.engine.levels import opponent
from skep.errors import EngineError
from skep.game import Limits
from skep.server.messages import LevelView, OpponentsView
from skep.server.metrics import Metrics
from skep.server.problems import ProblemError
from skep.server.settings import ENGINE_MEMORY
from skep.server.workers.external import ExternalEngines
from skep.server.workers.processes import WorkerProcesses, Workers
from skep.server.workers.scheduler import Scheduler
from skep.server.workers.thoughts import move_from, position_of
from skep.uhp.config import OURS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from skep._core import Move
    from skep.board import Board
    from skep.server.workers.scheduler import Ticket
    from skep.server.workers.thoughts import Json
    from skep.uhp import EngineSpec

__all__ = ["EnginePool", "level_views", "limits_for_move"]

_NODES_PER_SECOND: Final = 100_000
"""About as fast as a slow machine searches, to tell short thoughts from long ones."""
_EXPECTED: Final = {"hint": 0.4, "review": 4.0, "record": 0.3, "start": 0.3}
_GRACE: Final = 20.0
"""A worker that takes so many seconds more than it should hangs."""
_CLOSING_SECONDS: Final = 5.0

_UNCLOCKED: Final = Limits(seconds=2.0)
"""As long as a person likes to wait for a move."""
_MOST_SECONDS: Final = 4.0
"""However much time is on the clock, others wait for the worker."""
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

    def __init__(
        self,
        threads: int,
        engines: Mapping[str, EngineSpec],
        *,
        workers: Workers | None = None,
        metrics: Metrics | None = None,
        engine_memory: int = ENGINE_MEMORY,
    ) -> None:
        self._engines = {name: spec for name, spec in engines.items() if name != OURS}
        self._scheduler = Scheduler(threads, metrics)
        self._workers = WorkerProcesses(metrics=metrics) if workers is None else workers
        self._external = ExternalEngines(threads, metrics, engine_memory)

    @property
    def waiting(self) -> int:
        """The number of searches that wait for a free worker."""
        return self._scheduler.waiting

    @property
    def scheduler(self) -> Scheduler:
        """The queue of thoughts."""
        return self._scheduler

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
        self,
        game: str,
        engine: str,
        level: int,
        board: Board,
        limits: Callable[[], Limits],
        client: str = "",
        on_clock: bool = False,
        on_wait: Callable[[int], None] = lambda _: None,
    ) -> Move:
        """Wait for a free worker and search for a move; raises EngineError.

        `limits` is called when the search begins. Cancelling the caller stops the search. `client`
        is who waits for the move; `on_wait` is told the place in the queue if that takes long.
        """
        expected = _expected_seconds(engine, level, limits())
        async with self._scheduler.turn(
            client, "move", expected=expected, on_clock=on_clock, on_wait=on_wait
        ) as turn:
            now = limits()
            if engine == OURS:
                request = {
                    "kind": "move",
                    "game": game,
                    "level": level,
                    "position": position_of(board),
                    "limits": asdict(now),
                }
                most = now.most_seconds or now.seconds or _EXPECTED["review"]
                return move_from(await self._run(request, most, turn))
            spec = self._engines.get(engine)
            if spec is None:
                raise EngineError(f"{engine} is no longer configured")
            plain = Limits(seconds=now.seconds)  # every engine understands this limit
            return await self._external.best_move(spec, board, plain)

    async def think(self, request: Json, client: str = "") -> Json:
        """Wait for a free worker and let it answer a request; raises EngineError."""
        kind = request["kind"]
        expected = _EXPECTED[kind]
        async with self._scheduler.turn(client, kind, expected=expected) as turn:
            return await self._run(request, expected, turn)

    async def _run(self, request: Json, seconds: float, turn: Ticket) -> Json:
        def on_start(stop: Callable[[], None]) -> None:
            turn.stop = stop if request["kind"] == "move" else None

        return await self._workers.run(request, seconds + _GRACE, on_start)

    async def start(self) -> None:
        """Start a worker beforehand, so that the first move need not wait for it."""
        await self._workers.start()

    async def close(self) -> None:
        """End all searches and engines."""
        self._scheduler.close()
        loop = asyncio.get_running_loop()
        end = loop.time() + _CLOSING_SECONDS
        while self._scheduler.running and loop.time() < end:
            await asyncio.sleep(0.01)
        await self._workers.close()
        await self._external.close()


def _expected_seconds(engine: str, level: int, limits: Limits) -> float:
    """How long a search will take, roughly."""
    seconds = limits.seconds or 0.0
    skill = opponent(level).skill if engine == OURS else None
    return seconds if skill is None else min(seconds, skill.nodes / _NODES_PER_SECOND)
