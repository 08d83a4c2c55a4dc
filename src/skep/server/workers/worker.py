"""The worker process: `python -m skep.server.workers.worker` answers requests on its input.

A request is a line of JSON with an id; the answer is a line with the same id, and either `answer`
or `failure`. A line `{"stop": id}` asks for the answer at once. The worker ends with its input, so
it never outlives the server.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import sys
import threading
from typing import Final

from skep.server.logs import describe
from skep.server.workers.thoughts import Json, Thinker

if sys.platform != "win32":
    import resource

__all__ = ["main"]

_MOST_MEMORY: Final = 2 << 30
"""The address space of a worker; a thought that needs more fails, and the worker goes on."""
_NICENESS: Final = 5
"""Thinking leaves the processor to talking where both want it."""


class _Inbox:
    """Reads requests in a thread of its own, so that a stop arrives while a search runs."""

    def __init__(self) -> None:
        self._requests: queue.SimpleQueue[Json] = queue.SimpleQueue()
        self._stopped = -1
        threading.Thread(target=self._read, name="inbox", daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin.buffer:
            message = json.loads(line)
            if "stop" in message:
                self._stopped = message["stop"]
            else:
                self._requests.put(message)
        os._exit(0)  # the server has ended: nobody waits for an answer

    def next(self) -> Json:
        """Wait for a request."""
        return self._requests.get()

    def is_stopped(self, number: int) -> bool:
        """Has the server asked for the answer to this request at once?"""
        return self._stopped == number


def main() -> None:
    """Answer requests until the input ends."""
    _limit()
    inbox, thinker = _Inbox(), Thinker()
    _say({"ready": True})
    while True:
        request = inbox.next()
        number: int = request["id"]
        try:
            answer = thinker.answer(request, lambda number=number: inbox.is_stopped(number))  # type: ignore[misc]
        except Exception as error:  # noqa: BLE001 - the server logs it
            _say({"id": number, "failure": describe(error)})
        else:
            _say({"id": number, "answer": answer})


def _limit() -> None:
    if sys.platform != "win32":
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))
        with contextlib.suppress(OSError):
            os.nice(_NICENESS)


def _say(message: Json) -> None:
    sys.stdout.write(json.dumps(message, separators=(",", ":")) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
