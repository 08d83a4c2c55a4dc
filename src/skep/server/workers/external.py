"""Engines of the operator's choice: a few processes, lent to one game after another."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from skep.errors import EngineError
from skep.uhp import Engine, Timeouts

if TYPE_CHECKING:
    from skep._core import Move
    from skep.board import Board
    from skep.game import Limits
    from skep.uhp import EngineSpec

__all__ = ["ExternalEngines"]

_log = logging.getLogger(__name__)

_IDLE_SECONDS: Final = 60.0
_TIMEOUTS: Final = Timeouts(start=15.0, answer=10.0, margin=3.0)


class ExternalEngines:
    """Starts engines when they are needed and ends them when they are not.

    Whoever asks sees to it that no more than `most` are asked at the same time; those that wait for
    the next question are ended where there would be more processes than that.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._busy = 0
        self._idle: dict[Engine, tuple[str, asyncio.TimerHandle]] = {}
        self._ending: set[asyncio.Task[None]] = set()

    async def best_move(self, spec: EngineSpec, board: Board, limits: Limits) -> Move:
        """Ask an engine; one that fails is started anew and asked once more."""
        self._busy += 1
        try:
            try:
                return await self._ask(self._take(spec), spec, board, limits)
            except EngineError as error:
                _log.warning("engine %s is started anew: %s", spec.name, error)
            return await self._ask(self._new(spec), spec, board, limits)
        finally:
            self._busy -= 1

    async def _ask(self, engine: Engine, spec: EngineSpec, board: Board, limits: Limits) -> Move:
        try:
            if engine.pid is None:
                await engine.start()
            move = await engine.best_move(board, limits)
        except BaseException:
            self._end(engine)
            raise
        timer = asyncio.get_running_loop().call_later(_IDLE_SECONDS, self._retire, engine)
        self._idle[engine] = (spec.name, timer)
        return move

    def _take(self, spec: EngineSpec) -> Engine:
        """One that waits, the last that was asked, or else a new one."""
        for engine, (name, timer) in reversed(tuple(self._idle.items())):
            if name == spec.name and engine.is_alive:
                del self._idle[engine]
                timer.cancel()
                return engine
        return self._new(spec)

    def _new(self, spec: EngineSpec) -> Engine:
        while self._idle and self._busy + len(self._idle) > self._most:
            self._retire(next(iter(self._idle)))
        return Engine.from_spec(spec, timeouts=_TIMEOUTS)

    def _retire(self, engine: Engine) -> None:
        _, timer = self._idle.pop(engine)
        timer.cancel()
        self._end(engine)

    def _end(self, engine: Engine) -> None:
        task = asyncio.create_task(engine.close(), name=f"end of {engine.name}")
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all engines."""
        for engine in tuple(self._idle):
            self._retire(engine)
        if self._ending:
            await asyncio.wait(self._ending)
