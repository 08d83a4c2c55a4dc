"""`skep serve` as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from server.http_client import PATIENCE


class Process:
    """A running `skep serve`."""

    def __init__(self, *options: str, **variables: str) -> None:
        words = [sys.executable, "-m", "skep", "serve", "--port", "0", "--no-browser", *options]
        self.popen = subprocess.Popen(
            words,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **variables},
            start_new_session=True,
        )
        assert self.popen.stdout is not None
        self.greeting = self.popen.stdout.readline()
        self.address = self.greeting.split()[3] if self.greeting else ""

    def end(self, how: int) -> tuple[int, str]:
        """Wait for the end; the exit code, and the text on standard error."""
        self.popen.send_signal(how)
        _, errors = self.popen.communicate(timeout=PATIENCE)
        return self.popen.returncode, errors


@contextmanager
def serving(*options: str, **variables: str) -> Iterator[Process]:
    process = Process(*options, **variables)
    try:
        yield process
    finally:
        process.popen.kill()
        process.popen.communicate()


def refused(*options: str, code: str = "") -> subprocess.CompletedProcess[str]:
    """Run a `skep serve` that ends with an error before it serves."""
    run = ["-c", f"{code}; import sys, skep.cli; sys.exit(skep.cli.main())"]
    words = [sys.executable, *(run if code else ["-m", "skep"]), "serve", *options]
    return subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
