"""A UHP engine for programs that wait for each answer."""

from __future__ import annotations

import asyncio
import threading
import weakref
from typing import TYPE_CHECKING, Any, TypeVar

from skep.uhp.client import Engine

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
    from types import TracebackType
    from typing import Self

    from skep._core import Move
    from skep.board import Board
    from skep.game.limits import Limits
    from skep.rules import GameType
    from skep.uhp.analysis_stream import AnalysisStream
    from skep.uhp.answers import BestMove
    from skep.uhp.config import EngineSpec
    from skep.uhp.infos import Info
    from skep.uhp.protocol import Option, Value

__all__ = ["SyncAnalysisStream", "SyncEngine"]

_T = TypeVar("_T")


class SyncEngine:
    """An engine that is started at once and ends with its `with` block, or with the program.

        with SyncEngine(["nokamute", "uhp"]) as engine:
            move = engine.best_move(board, Limits(seconds=1))

    It takes what `Engine` takes, has the same methods, and raises the same errors. When the waiting
    for an answer is interrupted, by Ctrl-C for example, the engine is ended.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        **settings: Any,  # noqa: ANN401 - those of an Engine
    ) -> None:
        self._begin(Engine(command, **settings))

    @classmethod
    def from_spec(cls, spec: EngineSpec, **settings: Any) -> SyncEngine:  # noqa: ANN401
        """Start an engine that `find_engine` has found."""
        engine = object.__new__(cls)
        engine._begin(Engine.from_spec(spec, **settings))
        return engine

    def _begin(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.new_event_loop()
        thread = threading.Thread(target=_run, args=(self._loop,), name="engine", daemon=True)
        # Whatever becomes of this object, the engine does not outlive it.
        self._end = weakref.finalize(self, _end, engine, self._loop, thread)
        thread.start()
        try:
            self._wait(engine.start())
        except BaseException:
            self.close()
            raise

    def _wait(self, work: Coroutine[Any, Any, _T]) -> _T:
        if not self._end.alive:
            work.close()
            raise ValueError("the engine has been closed")
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the engine; it does not matter if it has ended already."""
        self._end()

    # ---- what the engine is

    @property
    def name(self) -> str:
        """What the engine calls itself."""
        return self._engine.name

    @property
    def version(self) -> str:
        """Its version, as it writes it, or nothing."""
        return self._engine.version

    @property
    def game_types(self) -> frozenset[GameType]:
        """What it can play."""
        return self._engine.game_types

    @property
    def options(self) -> Mapping[str, Option]:
        """The options by name, with their values."""
        return self._engine.options

    @property
    def is_alive(self) -> bool:
        """Has the engine not ended, for any reason?"""
        return self._engine.is_alive

    @property
    def pid(self) -> int | None:
        """The number of its process."""
        return self._engine.pid

    @property
    def errors(self) -> str:
        """The last of what it has written to standard error."""
        return self._engine.errors

    # ---- what it is asked

    def command(self, text: str, *, timeout: float | None = None) -> list[str]:
        """Send a command as it is and return the lines of the answer, errors too, without `ok`."""
        return self._wait(self._engine.command(text, timeout=timeout))

    def set_option(self, name: str, value: Value) -> Option:
        """Change an option, and return it as the engine has it now."""
        return self._wait(self._engine.set_option(name, value))

    def new_game(self, game: Board | str) -> None:
        """Start a new game, and play what has been played on a board or stands in a game string."""
        self._wait(self._engine.new_game(game))

    def legal_moves(self, board: Board) -> list[Move]:
        """The moves that the engine holds for legal, whether they are or not."""
        return self._wait(self._engine.legal_moves(board))

    def best_move(self, board: Board, limits: Limits) -> Move:
        """The move that the engine chooses, which is legal."""
        return self._wait(self._engine.best_move(board, limits))

    def search(self, board: Board, limits: Limits) -> BestMove:
        """The move that the engine chooses, with what it tells of its search."""
        return self._wait(self._engine.search(board, limits))

    def analysis(
        self, board: Board, limits: Limits | None = None, *, lines: int = 1
    ) -> SyncAnalysisStream:
        """A search that tells what it finds as it goes on; without limits it is to be stopped.

        with engine.analysis(board, Limits(seconds=10), lines=3) as analysis:
            for info in analysis:
                print(info.rank, info.depth, info.score, board.uhp(info.move))
        """
        stream = self._engine.analysis(board, limits, lines=lines)
        return SyncAnalysisStream(stream, self._wait, lambda: self._end.alive)

    @property
    def most_lines(self) -> int:
        """How many lines of a search the engine can tell of."""
        return self._engine.most_lines

    def __repr__(self) -> str:
        return f"<SyncEngine {self.name} {self.version}".rstrip() + ">"


class SyncAnalysisStream:
    """An analysis by an engine, for programs that wait for each `Info`; see `AnalysisStream`."""

    def __init__(
        self,
        stream: AnalysisStream,
        wait: Callable[[Coroutine[Any, Any, Any]], Any],
        is_open: Callable[[], bool],
    ) -> None:
        """Wrap a stream, which `wait` runs; `SyncEngine.analysis` does."""
        self._stream = stream
        self._wait = wait
        self._is_open = is_open

    def __enter__(self) -> Self:
        self._wait(self._stream.__aenter__())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._is_open():
            self._wait(self._stream.__aexit__(kind, error, trace))

    def __iter__(self) -> Iterator[Info]:
        while (info := self.get()) is not None:
            yield info

    def get(self) -> Info | None:
        """The next that the engine tells, or None at the end of its search."""
        found: Info | None = self._wait(self._stream.get())
        return found

    def wait(self) -> BestMove:
        """Wait for the end of the search, and return the engine's choice."""
        found: BestMove = self._wait(self._stream.wait())
        return found

    def stop(self) -> None:
        """Interrupt the search, and wait for its end, so that the engine can be asked again."""
        self._wait(self._stream.stop())

    @property
    def lines(self) -> tuple[Info, ...]:
        """The newest whole set of lines, the best first; empty before the engine has told any."""
        return self._stream.lines

    @property
    def skipped(self) -> int:
        """How many lines of the engine did not begin with a legal move."""
        return self._stream.skipped


def _run(loop: asyncio.AbstractEventLoop) -> None:
    """The whole life of the thread."""
    asyncio.set_event_loop(loop)
    try:
        loop.run_forever()
    finally:
        loop.close()


def _end(engine: Engine, loop: asyncio.AbstractEventLoop, thread: threading.Thread) -> None:
    """End the engine and then the thread; called once."""
    if not thread.is_alive():
        loop.close()
        return
    try:
        asyncio.run_coroutine_threadsafe(_finish(engine), loop).result()
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


async def _finish(engine: Engine) -> None:
    """Close the engine, and wait for whoever was waiting for an answer of it."""
    await engine.close()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
