"""The access log: a line for each request and socket when it ends, and the ids of requests."""

from __future__ import annotations

import logging
import re
import secrets
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers

from skep.server import logs
from skep.server.http.limit_log import shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.types import Message, Scope, Send

__all__ = ["AccessLog", "request_id"]

_log = logging.getLogger(logs.ACCESS)

_ID: Final = re.compile(r"[0-9A-Za-z_-]{8,64}")
_ID_BYTES: Final = 8
_GAME: Final = re.compile(r"/(?:api/(?:operator/)?games|game)/([0-9A-Za-z]{12})(?:/|$)")
_MOST_PATH: Final = 200
_SOCKET: Final = 101


def request_id(scope: Scope) -> str:
    """The id of a request: a proxy's `X-Request-Id`, if it is one, or a new one."""
    sent = Headers(scope=scope).get("x-request-id", "")
    return sent if _ID.fullmatch(sent) else secrets.token_hex(_ID_BYTES)


class Entry:
    """What is known of a request when it ends."""

    __slots__ = ("began", "status")

    def __init__(self) -> None:
        self.began: float = time.perf_counter()
        self.status: int = 0

    def watch(self, send: Send) -> Send:
        """Note the status of the answer."""

        async def watched(message: Message) -> None:
            kind = message["type"]
            if kind == "http.response.start":
                self.status = message["status"]
            elif kind == "websocket.accept":
                self.status = _SOCKET
            await send(message)

        return watched


class AccessLog:
    """Writes a line for each request, with the address shortened and without the query."""

    @contextmanager
    def entry(self, scope: Scope, client: str) -> Iterator[Entry]:
        """Log a request when the block ends, however it ends."""
        entry = Entry()
        if found := _GAME.match(scope["path"]):
            logs.enter(game=found[1])
        try:
            yield entry
        finally:
            if _log.isEnabledFor(logging.INFO):
                self._write(entry, scope, client)

    def _write(self, entry: Entry, scope: Scope, client: str) -> None:
        method = scope.get("method", "SOCKET")
        path = scope["path"][:_MOST_PATH]
        milliseconds = round(1000 * (time.perf_counter() - entry.began), 1)
        address = shortened(client)
        fields = {
            "method": method,
            "path": path,
            "status": entry.status,
            "milliseconds": milliseconds,
            "client": address,
        }
        line = "%s %s %s %s ms %s"
        values = (method, path, entry.status or "-", milliseconds, address)
        _log.info(line, *values, extra={"fields": fields})
