"""Starts a subprocess with three pipes, in the same way on every event loop.

`loop.subprocess_exec` differs between event loops. That of uvloop, which the server runs on, gives
the child a second copy of each pipe, so that a program that closes its output is not noticed; it
loses a process whose start is cancelled; and it does not say which file was not found. Therefore
the process is started here by `subprocess.Popen`, and the event loop is asked only to watch pipes,
which every loop does alike. Windows has one event loop that can do this, and uses its own way.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import threading
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

__all__ = ["signal_group", "start_subprocess"]

_INPUT, _OUTPUT, _ERRORS = range(3)
_STREAMS: Final = (_INPUT, _OUTPUT, _ERRORS)


async def start_subprocess(
    protocol: asyncio.SubprocessProtocol,
    command: Sequence[str],
    *,
    directory: str | Path | None,
    environment: Mapping[str, str] | None,
) -> asyncio.SubprocessTransport:
    """Start a program in a session of its own and report all it does to the protocol.

    Raises OSError or ValueError where it cannot be started. The protocol hears of everything on
    the running event loop, as with `loop.subprocess_exec`.
    """
    settings: dict[str, Any] = {
        "stdin": subprocess.PIPE,
        "stdout": subprocess.PIPE,
        "stderr": subprocess.PIPE,
        "cwd": directory,
        "env": environment,
    }
    loop = asyncio.get_running_loop()
    if sys.platform == "win32":
        settings["creationflags"] = subprocess.CREATE_NEW_PROCESS_GROUP
        transport, _ = await loop.subprocess_exec(lambda: protocol, *command, **settings)
        return transport
    popen = subprocess.Popen(command, bufsize=0, start_new_session=True, **settings)  # noqa: S603
    process = _PipedProcess(loop, protocol, popen)
    connecting = loop.create_task(process.connect())
    try:
        await asyncio.shield(connecting)
    except BaseException:
        # A loop that is interrupted while it connects a pipe may lose it: let it finish.
        await asyncio.wait([connecting])
        await process.abandon()
        raise
    return process


def signal_group(group: int, number: signal.Signals) -> None:
    """Send a signal to a process group that is not ours.

    `killpg(0)` would kill the group of this process, and `killpg(1)` every process of the user.
    """
    if group <= 1 or group == os.getpgrp():
        raise ValueError(f"{group} is no process group of a subprocess")
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, number)


class _Pipe(asyncio.Protocol):
    """One pipe of a subprocess; it forwards data and the end of the stream."""

    def __init__(
        self,
        number: int,
        receive: Callable[[int, bytes], None],
        lost: Callable[[int, Exception | None], None],
    ) -> None:
        self._number = number
        self._receive = receive
        self._lost = lost

    def data_received(self, data: bytes) -> None:
        self._receive(self._number, data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost(self._number, exc)


class _PipedProcess(asyncio.SubprocessTransport):
    """A subprocess whose pipes the event loop watches, and a thread whose exit."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        protocol: asyncio.SubprocessProtocol,
        popen: subprocess.Popen[bytes],
    ) -> None:
        super().__init__()
        self._loop = loop
        self._protocol = protocol
        self._popen = popen
        self._pipes: dict[int, asyncio.BaseTransport] = {}
        self._open_pipes = set(_STREAMS)
        self._exited = False
        self._closing = False

    async def connect(self) -> None:
        """Connect the pipes to the event loop, and begin to wait for the exit."""
        loop, popen = self._loop, self._popen
        assert popen.stdin is not None
        assert popen.stdout is not None
        assert popen.stderr is not None
        self._pipes[_INPUT], _ = await loop.connect_write_pipe(
            lambda: _Pipe(_INPUT, self._protocol.pipe_data_received, self._pipe_lost), popen.stdin
        )
        self._protocol.connection_made(self)
        for number, pipe in ((_OUTPUT, popen.stdout), (_ERRORS, popen.stderr)):
            self._pipes[number], _ = await loop.connect_read_pipe(
                lambda number=number: _Pipe(  # type: ignore[misc]
                    number, self._protocol.pipe_data_received, self._pipe_lost
                ),
                pipe,
            )
        name = f"wait for {popen.pid}"
        threading.Thread(target=self._wait_for_exit, name=name, daemon=True).start()

    async def abandon(self) -> None:
        """Kill the process, wait for its exit, and close its pipes, connected or not."""
        signal_group(self._popen.pid, signal.SIGKILL)
        self._popen.wait()
        self._exited = True
        self.close()
        files = (self._popen.stdin, self._popen.stdout, self._popen.stderr)
        for number, file in zip(_STREAMS, files, strict=True):
            if number not in self._pipes and file is not None:
                file.close()
                self._open_pipes.discard(number)
        while self._open_pipes:
            await asyncio.sleep(0)

    def _wait_for_exit(self) -> None:
        self._popen.wait()
        with contextlib.suppress(RuntimeError):  # the event loop is closed
            self._loop.call_soon_threadsafe(self._process_exited)

    def _process_exited(self) -> None:
        self._exited = True
        self._protocol.process_exited()
        self._finish()

    def _pipe_lost(self, number: int, exc: Exception | None) -> None:
        self._open_pipes.discard(number)
        self._protocol.pipe_connection_lost(number, exc)
        self._finish()

    def _finish(self) -> None:
        """Report the end of the connection when the process and all pipes have ended."""
        if self._exited and not self._open_pipes:
            self._closing = True
            self._protocol.connection_lost(None)

    # ---- what asyncio.SubprocessTransport offers

    def get_pid(self) -> int:
        return self._popen.pid

    def get_returncode(self) -> int | None:
        return self._popen.returncode if self._exited else None

    def get_pipe_transport(self, fd: int) -> asyncio.BaseTransport | None:
        return self._pipes.get(fd)

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        self._closing = True
        for pipe in self._pipes.values():
            pipe.close()

    def kill(self) -> None:
        if not self._exited:
            signal_group(self._popen.pid, signal.SIGKILL)
