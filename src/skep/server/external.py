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
    """Starts engines when they are needed and ends them when they are not."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._idle: list[tuple[str, Engine, asyncio.TimerHandle]] = []
        self._ending: set[asyncio.Task[None]] = set()

    async def best_move(self, spec: EngineSpec, board: Board, limits: Limits) -> Move:
        """Ask an engine; one that fails is started anew and asked once more."""
        try:
            return await self._ask(await self._take(spec), spec, board, limits)
        except EngineError as error:
            _log.warning("engine %s is started anew: %s", spec.name, error)
        return await self._ask(await self._start(spec), spec, board, limits)

    async def _ask(self, engine: Engine, spec: EngineSpec, board: Board, limits: Limits) -> Move:
        try:
            move = await engine.best_move(board, limits)
        except BaseException:
            self._end(engine)
            raise
        self._put_back(spec, engine)
        return move

    async def _take(self, spec: EngineSpec) -> Engine:
        for item in reversed(self._idle):
            name, engine, timer = item
            if name == spec.name:
                self._idle.remove(item)
                timer.cancel()
                if engine.is_alive:
                    return engine
                self._end(engine)
        return await self._start(spec)

    async def _start(self, spec: EngineSpec) -> Engine:
        engine = Engine.from_spec(spec, timeouts=_TIMEOUTS)
        await engine.start()
        return engine

    def _put_back(self, spec: EngineSpec, engine: Engine) -> None:
        loop = asyncio.get_running_loop()
        timer = loop.call_later(_IDLE_SECONDS, self._retire, engine)
        self._idle.append((spec.name, engine, timer))
        if len(self._idle) > self._most:
            self._retire(self._idle[0][1])

    def _retire(self, engine: Engine) -> None:
        for item in self._idle:
            if item[1] is engine:
                self._idle.remove(item)
                item[2].cancel()
                self._end(engine)
                return

    def _end(self, engine: Engine) -> None:
        task = asyncio.create_task(engine.close(), name=f"end of {engine.name}")
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all engines."""
        for _, engine, _ in list(self._idle):
            self._retire(engine)
        if self._ending:
            await asyncio.wait(self._ending)
