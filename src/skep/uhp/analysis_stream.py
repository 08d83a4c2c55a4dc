"""A search of a UHP engine as a stream: what it has found so far, as it comes."""

from __future__ import annotations

import asyncio
import enum
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from skep.errors import EngineDiedError, EngineError, EngineTimeoutError
from skep.uhp.infos import Info, read_info

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

    from skep.board import Board
    from skep.uhp.answers import BestMove

__all__ = ["AnalysisStream", "Stage"]


class Stage(enum.Enum):
    """How far an analysis is: before its turn, before its search, or in it."""

    WAITING = enum.auto()
    PREPARING = enum.auto()
    SEARCHING = enum.auto()


class AnalysisStream:
    """An analysis by an engine that goes on while it is read: `Engine.analysis` makes it.

    `async with` starts it and, at the end of the block, stops it. Iterating yields each `Info` as
    the engine tells it, and ends with the search. EngineError is raised where the engine fails.
    """

    def __init__(
        self,
        name: str,
        board: Board,
        work: Callable[[AnalysisStream], Coroutine[Any, Any, BestMove]],
        *,
        interrupt: Callable[[], bool],
        give_up: Callable[[EngineError], None],
        patience: float,
    ) -> None:
        """Prepare an analysis; `work` asks the engine, and sets `stage` and calls `hear`."""
        self.stage = Stage.WAITING
        self.is_stopped: bool = False
        """Was it told to stop?"""
        self.skipped: int = 0
        """How many lines of the engine did not begin with a legal move."""
        self._name = name
        self._board = board
        self._work = work
        self._interrupt = interrupt
        self._give_up = give_up
        self._patience = patience
        self._lines: tuple[Info, ...] = ()
        self._others: dict[int, Info] = {}
        self._news: asyncio.Queue[Info | None] = asyncio.Queue()
        self._is_read = False
        self._task: asyncio.Task[BestMove] | None = None

    async def __aenter__(self) -> Self:
        if self._task is not None:
            raise RuntimeError("an analysis is started once")
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        task = self._started()
        try:
            await self.stop()
        finally:
            # Whoever is cancelled while the engine is to stop does not wait for it.
            if not task.done():
                self._end(EngineDiedError(f"{self._name} was ended while it was to stop"))
                await asyncio.wait([task])
            if not task.cancelled():
                task.exception()  # it was raised where somebody read or waited

    async def _run(self) -> BestMove:
        try:
            return await self._work(self)
        finally:
            self._news.put_nowait(None)

    # ---- reading

    @property
    def lines(self) -> tuple[Info, ...]:
        """The newest whole set of lines, the best first; empty before the engine has told any."""
        return self._lines

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Info:
        info = await self.get()
        if info is None:
            raise StopAsyncIteration
        return info

    async def get(self) -> Info | None:
        """The next that the engine tells, or None at the end of its search."""
        self._started()
        if self._is_read:
            return None
        info = await self._news.get()
        if info is None:
            self._is_read = True
            if not self.is_stopped:
                await self.wait()  # raises what has gone wrong
        return info

    async def wait(self) -> BestMove:
        """Wait for the end of the search, and return the engine's choice."""
        task = self._started()
        await asyncio.wait([task])
        if task.cancelled():
            raise EngineError(f"the analysis of {self._name} was stopped before it began")
        return task.result()

    async def stop(self) -> None:
        """Interrupt the search, and wait for its end, so that the engine can be asked again.

        The engine is interrupted as by Ctrl-C, upon which it should answer with the best move so
        far. One that does not know this is ended: at once if it dies of it, else after a while.
        """
        task = self._started()
        if task.done():
            return
        self.is_stopped = True
        if self.stage is Stage.WAITING:
            task.cancel()
        elif self.stage is Stage.SEARCHING and not self._interrupt():
            self._end(EngineDiedError(f"{self._name} was ended, because it cannot be interrupted"))
        await asyncio.wait([task], timeout=self._patience)
        if not task.done():
            waited = f"has not stopped within {self._patience:g} s"
            self._end(EngineTimeoutError(f"{self._name} {waited}"))
            await asyncio.wait([task])

    def _started(self) -> asyncio.Task[BestMove]:
        if self._task is None:
            raise RuntimeError("an analysis is started by `async with`")
        return self._task

    def _end(self, error: EngineError) -> None:
        """End the engine, unless it works for somebody else."""
        if self.stage is Stage.WAITING:
            self._started().cancel()
        else:
            self._give_up(error)

    # ---- what the engine says

    def hear(self, line: str) -> None:
        """Take a line of the engine."""
        if not line:
            return
        info = read_info(self._board, line)
        if info is None:
            self.skipped += 1
            return
        if info.is_move_alone and self._lines and self._lines[0].move == info.move:
            return  # it repeats the best move, with less than is known
        if info.rank > 1:
            self._others[info.rank] = info
        else:
            self._lines = (info, *(self._others[rank] for rank in sorted(self._others)))
            self._others = {}
        self._news.put_nowait(info)
