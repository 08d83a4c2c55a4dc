"""Worker processes: they think for the server, and are replaced when they crash, hang or babble."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import deque
from typing import TYPE_CHECKING, Final, Protocol

from skep.errors import EngineError
from skep.server.metrics import Metrics
from skep.server.workers.thoughts import MOST_TABLES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from skep.server.workers.thoughts import Json

__all__ = ["WorkerProcesses", "Workers"]

_log = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-m", "skep.server.workers.worker")
_MOST_ANSWER: Final = 1 << 22
"""The longest answer that is taken, in bytes: a record of the longest game has far less."""
_START_SECONDS: Final = 60.0
_STOP_SECONDS: Final = 10.0
"""How long a search may take to end that was asked to; a busy machine needs its time."""
_ATTEMPTS: Final = 3
_CANNOT_START: Final = (OSError, ValueError)


class Workers(Protocol):
    """Those who answer requests."""

    async def start(self) -> None:
        """Prepare for a request, so that the first one need not wait."""

    async def run(
        self, request: Json, seconds: float, on_start: Callable[[Callable[[], None]], None]
    ) -> Json:
        """Answer a request; `on_start` gets a function that asks for the answer at once."""

    async def close(self) -> None:
        """End all workers."""


class _WorkerDiedError(Exception):
    """A worker has ended, hangs or says nonsense; the request can be repeated by another."""


class _Worker:
    """One process, which answers one request at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._number = 0
        self.games: deque[object] = deque(maxlen=MOST_TABLES)
        """The games that it thought about last: it still has their transposition tables."""

    @classmethod
    async def start(cls, command: Sequence[str]) -> _Worker:
        """Start a process and wait until it is ready."""
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=_MOST_ANSWER,
            start_new_session=True,
        )  # fmt: skip
        worker = cls(process)
        try:
            await worker._read(_START_SECONDS)
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    def note_game(self, game: object) -> None:
        """Note that a search of a game has ended; None is no game."""
        if game is None:
            return
        if game in self.games:
            self.games.remove(game)
        self.games.append(game)

    async def ask(self, number: int, request: Json, seconds: float) -> Json:
        """The answer; when the caller is cancelled, it waits until the worker is free again."""
        self._number = number
        self._write({"id": number, **request})
        reading = asyncio.create_task(self._read(seconds))
        try:
            message = await asyncio.shield(reading)
        except asyncio.CancelledError:
            self.stop()
            done, _ = await asyncio.wait([reading], timeout=_STOP_SECONDS)
            if not done or reading.exception() is not None:
                reading.cancel()
                await self.end()
            raise
        if message.get("id") != number:
            raise _WorkerDiedError("a worker answers another request")
        return message

    def stop(self) -> None:
        """Ask for the answer at once."""
        with contextlib.suppress(_WorkerDiedError):
            self._write({"stop": self._number})

    def _write(self, message: Json) -> None:
        assert self._process.stdin is not None
        if self._process.stdin.is_closing():
            raise _WorkerDiedError("a worker has ended")
        self._process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    async def _read(self, seconds: float) -> Json:
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                line = await self._process.stdout.readline()
            message = json.loads(line) if line else None
        except TimeoutError:
            raise _WorkerDiedError("a worker hangs") from None
        except (ValueError, ConnectionError) as error:
            raise _WorkerDiedError(f"a worker says nonsense: {error}") from None
        if not isinstance(message, dict):
            raise _WorkerDiedError("a worker has ended")
        return message

    async def end(self) -> None:
        """End the process."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()


class WorkerProcesses:
    """As many worker processes as there are requests at the same time; the caller limits those."""

    def __init__(self, command: Sequence[str] = COMMAND, metrics: Metrics | None = None) -> None:
        self._command = command
        metrics = metrics or Metrics()
        metrics.gauge("skep_workers", "Worker processes.", self._counts, "state")
        self._failures = metrics.worker_failures
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._numbers = itertools.count(1)
        self._is_closed = False
        self.replaced: int = 0
        """How many workers were replaced."""

    def __len__(self) -> int:
        return len(self._idle) + len(self._busy)

    def _counts(self) -> dict[str, float]:
        return {"idle": len(self._idle), "busy": len(self._busy)}

    async def start(self) -> None:
        """Start one worker beforehand."""
        with contextlib.suppress(_WorkerDiedError, *_CANNOT_START):
            worker = await _Worker.start(self._command)
            if self._is_closed:
                await worker.end()
            else:
                self._idle.append(worker)

    async def run(
        self, request: Json, seconds: float, on_start: Callable[[Callable[[], None]], None]
    ) -> Json:
        """Answer a request; a thought whose worker dies is repeated by a new one.

        Raises EngineError if that happens again and again, or if the thought itself fails.
        """
        reason = ""
        for _ in range(_ATTEMPTS):
            if self._is_closed:
                raise EngineError("the server ends")
            try:
                message = await self._run_once(request, seconds, on_start)
            except _WorkerDiedError as error:
                reason = str(error)
                self.replaced += 1
                self._failures.add("worker")
                _log.warning("a worker is replaced: %s", reason)
            except _CANNOT_START as error:
                raise EngineError(f"no worker can be started: {error}") from error
            else:
                if "answer" not in message:
                    raise EngineError(f"a thought fails: {message.get('failure')}")
                answer: Json = message["answer"]
                return answer
        raise EngineError(f"no worker answers: {reason}")

    async def _run_once(
        self, request: Json, seconds: float, on_start: Callable[[Callable[[], None]], None]
    ) -> Json:
        worker = self._take(request.get("game"))
        if worker is None:
            worker = await _Worker.start(self._command)
        if self._is_closed:
            await worker.end()
            raise EngineError("the server ends")
        self._busy.add(worker)
        on_start(worker.stop)
        try:
            message = await worker.ask(next(self._numbers), request, seconds)
        except BaseException:
            self._busy.discard(worker)
            is_free = worker.is_alive and isinstance(sys.exception(), asyncio.CancelledError)
            if is_free and not self._is_closed:
                self._idle.append(worker)
            else:
                await worker.end()
            raise
        self._busy.discard(worker)
        if self._is_closed:
            await worker.end()
        else:
            worker.note_game(request.get("game"))
            self._idle.append(worker)
        return message

    def _take(self, game: object) -> _Worker | None:
        """An idle worker, the one that knows the game if there is one."""
        self._idle = [worker for worker in self._idle if worker.is_alive]
        if not self._idle:
            return None
        knows = [worker for worker in self._idle if game in worker.games]
        worker = (knows or self._idle)[-1]
        self._idle.remove(worker)
        return worker

    async def close(self) -> None:
        """End all workers, and start no more."""
        self._is_closed = True
        everybody = (*self._idle, *self._busy)
        self._idle = []
        await asyncio.gather(*(worker.end() for worker in everybody))
