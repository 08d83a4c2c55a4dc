"""A real server: `skep serve` in a process of its own."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_READY = re.compile(r"Skep is at (http://127\.0\.0\.1:(\d+))")
_START_SECONDS = 300
_STOP_SECONDS = 120


class ServerProcess:
    """A server with its data in a folder; after a restart it keeps its games and its port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self._log = folder / "log.txt"

    def start(self) -> None:
        """Start, and wait until it prints its address."""
        command = [sys.executable, "-m", "skep", "serve", "--no-browser"]
        command += ["--port", str(self._port), "--data", str(self.folder)]
        with self._log.open("a") as log:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        self._process = process
        assert process.stdout is not None
        # A server that prints nothing is killed, which ends the reading too.
        watchdog = threading.Timer(_START_SECONDS, process.kill)
        watchdog.start()
        said = process.stdout.readline()
        watchdog.cancel()
        ready = _READY.match(said)
        if ready is None:
            self.kill()
            raise RuntimeError(f"the server did not start: {said}{self.log()}")
        self.address, self._port = ready[1], int(ready[2])

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(by_force=True)

    def stop(self) -> None:
        """End it as an operator would."""
        self._end(by_force=False)

    def _end(self, *, by_force: bool) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if by_force:
            process.kill()
        else:
            process.terminate()
        code = process.wait(_STOP_SECONDS)
        assert process.stdout is not None
        process.stdout.close()
        assert by_force or code == 0, f"the server ended with {code}: {self.log()}"

    def log(self) -> str:
        """What the server wrote into its log; a healthy one writes nothing."""
        return self._log.read_text()
