"""The server process: uvicorn with the application, until a signal stops it."""

from __future__ import annotations

import contextlib
import gc
import signal
import socket
import sys
import threading
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import uvicorn

from skep.server.http.app import create_app
from skep.server.http.protocols import GuardedConfig
from skep.server.http.websocket import LONGEST_MESSAGE
from skep.server.logs import prepare_logs

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from skep.server.settings import ClientLimits, Settings

__all__ = ["Server", "address_of", "listen", "prepare_logs", "prepare_process"]

_STOP_SECONDS: Final = 5
_OTHER_FILES: Final = 100
"""Files that are kept free for the database, engines and workers."""
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def listen(host: str, port: int) -> socket.socket:
    """Open a listening socket; port 0 takes any free one. Raises OSError."""
    family, _, _, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    return socket.create_server(address[:2], family=family, backlog=2048)


def address_of(listener: socket.socket) -> str:
    """The address that a browser on this machine opens."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - compared, not bound
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def prepare_process() -> None:
    """Tune garbage collector and file limit for thousands of games."""
    _allow_many_sockets()
    # The garbage collector stops the server while it runs. With the default thresholds it runs
    # seldom and then visits 50,000 objects, which takes 0.1 s. With these it runs often and takes
    # about a millisecond. A full collection visits every object of every live game (0.5 s for
    # 2,000 games), so it must be rare. Objects that exist now are excluded from it.
    gc.collect()
    gc.freeze()
    gc.set_threshold(200, 3, 80_000)


def _allow_many_sockets() -> None:
    """Raise the limit of open files to its maximum: every socket is a file."""
    if sys.platform == "win32":  # which has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _most_connections(limits: ClientLimits) -> int:
    """How many connections there may be, so that files are left for everything else."""
    if sys.platform == "win32":
        return limits.tcp_connections
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return min(limits.tcp_connections, max(1, files - _OTHER_FILES))


class Server(uvicorn.Server):
    """A uvicorn server that reports when it is ready, and closes connections before it stops."""

    def __init__(self, settings: Settings, on_ready: Callable[[], None] = lambda: None) -> None:
        self._app = create_app(settings)
        self._on_ready = on_ready
        limits = replace(settings.limits, tcp_connections=_most_connections(settings.limits))
        config = GuardedConfig(
            self._app,
            limits,
            self._app.state.limit_log,
            ws_max_size=LONGEST_MESSAGE,
            # No compression: a deflate window per socket would take most of a game's memory.
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=_STOP_SECONDS,
            forwarded_allow_ips=",".join(settings.proxies) or None,
        )
        super().__init__(config)
        self._app.state.metrics.gauge(
            "skep_connections", "Open TCP connections.", lambda: len(config.guard)
        )

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the lobby, serve, and close it; errors in that are raised to the caller."""
        async with self._app.router.lifespan_context(self._app):
            await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close all connections, since event streams never end by themselves, and stop.

        Before that other nodes get the games of this one, so that players can go on there; who
        connects now is to reach another node.
        """
        for server in self.servers:
            server.close()
        await self._app.state.lobby.hand_over()
        self._app.state.rate_limits.connections.hang_up()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal, and end normally afterwards instead of raising the signal again."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
