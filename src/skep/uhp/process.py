"""Another program as a subprocess that is asked one thing at a time.

Everything happens in callbacks of the event loop: what the program writes is read at once, its
errors are kept, its end is noticed and its children end with it. There is no task that could be
left over, and whatever goes wrong, the program is killed and its exit is waited for.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from skep.errors import (
    EngineDiedError,
    EngineError,
    EngineProtocolError,
    EngineStartError,
    EngineTimeoutError,
    excerpt,
)
from skep.uhp.protocol import OK
from skep.uhp.subprocess_pipes import signal_group, start_subprocess

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

__all__ = ["MAX_ANSWER", "MAX_LINE", "Process"]

MAX_LINE: Final = 1 << 20
"""The longest line that is taken, in bytes; room for a game of many thousand moves."""

MAX_ANSWER: Final = 1 << 22
"""The longest answer that is taken, and the most that may be said unasked after it, in bytes."""

_KEPT_ERRORS: Final = 4096
_QUOTED_ERRORS: Final = 300

# The end of a program's output and its exit are told apart, in either order and close together.
# One without the other means that a child of it has the output, or that it lives on without one.
_SECONDS_TO_SETTLE: Final = 0.25

# How long a program can take to end that has been killed; far more than it ever needs.
_SECONDS_TO_DIE: Final = 10.0

_INPUT, _OUTPUT, _ERRORS = 0, 1, 2


class Process(asyncio.SubprocessProtocol):
    """A program that answers each line with some lines, the last of which is `ok`."""

    def __init__(self, label: str) -> None:
        loop = asyncio.get_running_loop()
        self.label = label
        """What messages call the program."""
        self.pid: int | None = None
        """The process id, which is also that of its process group; None before the start."""
        self._loop = loop
        self._transport: asyncio.SubprocessTransport | None = None
        self._input: asyncio.WriteTransport | None = None
        self._occasion = ""
        self._answer: asyncio.Future[list[str]] | None = None
        self._hear: Callable[[str], None] | None = None
        self._lines: list[str] = []
        self._rest = b""
        self._size = 0
        self._errors = b""
        self._fault: EngineError | None = None
        self._ended_streams: set[int] = set()
        self._exited = False
        self._settling: asyncio.TimerHandle | None = None
        self._closed: asyncio.Future[None] = loop.create_future()

    # ---- from start to end

    @classmethod
    async def start(
        cls,
        command: Sequence[str],
        *,
        directory: str | Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> Process:
        """Start a program, with these variables added to our own; raises EngineStartError."""
        label = Path(command[0]).name if command else ""
        if not label:
            raise EngineStartError("there is no command to start an engine with")
        process = cls(label)
        try:
            await start_subprocess(
                process,
                command,
                directory=directory,
                environment=None if environment is None else {**os.environ, **environment},
            )
        except OSError as error:
            name = os.fsdecode(error.filename) if error.filename else command[0]
            raise EngineStartError(f"cannot start {name}: {error.strerror or error}") from error
        except ValueError as error:
            raise EngineStartError(f"cannot start {excerpt(command[0])}: {error}") from error
        return process

    async def close(self, grace: float) -> None:
        """End the program, by asking it if it is not busy, or else by force; never fails."""
        try:
            if self._fault is None and self._answer is None and self._write("exit"):
                self._hang_up()
                await asyncio.wait([self._closed], timeout=grace)
        finally:
            self._fail(EngineDiedError(f"{self.label} has been closed"))
            await asyncio.wait([self._closed], timeout=_SECONDS_TO_DIE)
            if self._transport is not None:
                self._transport.close()

    def interrupt(self) -> bool:
        """Interrupt the program and its children, as Ctrl-C does in a terminal.

        False where there is no such signal, or nobody to send it to.
        """
        if sys.platform == "win32" or self._exited or self._transport is None:
            return False
        signal_group(self._transport.get_pid(), signal.SIGINT)
        return True

    def give_up(self, error: EngineError) -> None:
        """End the program because of an error, which whoever waits for an answer gets."""
        self._fail(error)

    def kill(self) -> None:
        """Kill the program and its children; the event loop reports the exit later."""
        if self._exited or self._transport is None:
            return
        if sys.platform == "win32":
            with contextlib.suppress(ProcessLookupError):
                self._transport.kill()
        else:
            signal_group(self._transport.get_pid(), signal.SIGKILL)

    @property
    def is_alive(self) -> bool:
        """Can the program still be asked?"""
        return self._fault is None

    @property
    def errors(self) -> str:
        """The last of what the program has written to standard error."""
        return self._errors.decode("utf-8", "replace")

    # ---- asking

    async def ask(
        self, question: str, seconds: float, hear: Callable[[str], None] | None = None
    ) -> list[str]:
        """Send a line and return the lines of the answer without its `ok`.

        `hear` is called with each of them as it comes.

        EngineError where the program does not answer; then, and when the waiting is cancelled, the
        program is ended, because nobody knows any more which answer would belong to what.
        """
        if self._fault is not None:
            raise EngineDiedError(str(self._fault)) from self._fault
        if self._answer is not None:
            raise RuntimeError(f"{self.label} is asked before it has answered")
        self._expect(f"when asked {excerpt(question)}")
        self._hear = hear
        if not self._write(question):
            self._settle()
        return await self._wait(seconds)

    async def greeting(self, seconds: float) -> list[str]:
        """Wait for the lines that the program writes at its start, with the errors of `ask`."""
        return await self._wait(seconds)

    def _expect(self, occasion: str) -> None:
        """Drop what came unasked, and prepare to receive an answer."""
        self._occasion = occasion
        self._answer = self._loop.create_future()
        self._hear = None
        self._lines, self._rest, self._size = [], b"", 0

    async def _wait(self, seconds: float) -> list[str]:
        answer = self._answer
        assert answer is not None
        try:
            async with asyncio.timeout(seconds):
                return await answer
        except TimeoutError:
            within = f"has not answered within {seconds:g} s {self._occasion}"
            error = EngineTimeoutError(f"{self.label} {within}{self._hint()}")
            self._fail(error)
            raise error from None
        except asyncio.CancelledError:
            self._fail(EngineDiedError(f"{self.label} was ended while it was to answer"))
            raise
        finally:
            self._answer = None

    def _write(self, line: str) -> bool:
        """Send a line, unless nobody reads it."""
        if self._input is None or self._input.is_closing():
            return False
        self._input.write(line.encode() + b"\n")
        return True

    def _hang_up(self) -> None:
        if self._input is not None:
            self._input.close()

    # ---- callbacks of the event loop (asyncio.SubprocessProtocol)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport and the process id."""
        process = cast("asyncio.SubprocessTransport", transport)
        self._transport = process
        self.pid = process.get_pid()
        self._input = cast("asyncio.WriteTransport", process.get_pipe_transport(_INPUT))
        self._expect("at its start")

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        """Take what the program writes."""
        assert isinstance(data, bytes)
        if fd == _ERRORS:
            self._errors = (self._errors + data)[-_KEPT_ERRORS:]
        elif self._fault is None:
            self._receive(data)

    def _receive(self, data: bytes) -> None:
        self._size += len(data)
        *ends, rest = data.split(b"\n")
        for end in ends:
            self._take(self._rest + end)
            self._rest = b""
        self._rest += rest
        longest = max(len(self._rest), *(len(end) for end in ends), 0)
        if longest > MAX_LINE:
            self._babbles(f"a line of more than {MAX_LINE} bytes")
        elif self._size > MAX_ANSWER:
            self._babbles(f"more than {MAX_ANSWER} bytes without an end")

    def _take(self, line: bytes) -> None:
        if self._answer is None or self._answer.done():
            return
        text = line.decode("utf-8", "replace").strip()
        if text == OK:
            self._answer.set_result(self._lines)
            self._size = 0
        else:
            self._lines.append(text)
            if self._hear is not None:
                self._hear(text)

    def _babbles(self, what: str) -> None:
        when = "unasked" if self._answer is None else self._occasion
        self._fail(EngineProtocolError(f"{self.label} says {what} {when}{self._hint()}"))

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:  # noqa: ARG002
        """Take notice of the end of a stream.

        The end of the errors alone says nothing: `engine 2> log` never writes to ours.
        """
        self._ended_streams.add(fd)
        if fd == _OUTPUT or self._exited:
            self._settle()

    def process_exited(self) -> None:
        """Take notice of the exit, and end what the program has left behind."""
        self.kill()
        self._exited = True
        self._settle()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Take notice that there is nothing left of the program."""
        if self._settling is not None:
            self._settling.cancel()
        if not self._closed.done():
            self._closed.set_result(None)

    # ---- the end

    def _settle(self) -> None:
        """One sign of the end has come: wait a moment for the others."""
        if self._settling is not None:
            self._settling.cancel()
        if self._exited and self._ended_streams >= {_OUTPUT, _ERRORS}:
            self._ended()
        else:
            self._settling = self._loop.call_later(_SECONDS_TO_SETTLE, self._ended)

    def _ended(self) -> None:
        when = "" if self._answer is None else f" {self._occasion}"
        how = self._exit_code()
        self._fail(EngineDiedError(f"{self.label} has died{when} ({how}){self._hint()}"))
        if self._exited and self._transport is not None:
            # Only a child that has left the group can still hold a stream.
            self._transport.close()

    def _exit_code(self) -> str:
        code = self._transport.get_returncode() if self._transport is not None else None
        if code is None:
            closed = "output" if _OUTPUT in self._ended_streams else "input"
            return f"it has closed its {closed}"
        if code >= 0:
            return f"exit code {code}"
        try:
            return signal.Signals(-code).name
        except ValueError:
            return f"signal {-code}"

    def _hint(self) -> str:
        """The last that was written to standard error, for the end of a message."""
        words = " ".join(self.errors[-_QUOTED_ERRORS:].split())
        return f"; its last words: {words}" if words else ""

    def _fail(self, error: EngineError) -> None:
        """End the program because of an error; the first one counts."""
        if self._fault is None:
            self._fault = error
            if self._answer is not None and not self._answer.done():
                self._answer.set_exception(error)
                # Who was waiting may have been cancelled; then nobody needs to look at it.
                self._answer.exception()
        self.kill()
