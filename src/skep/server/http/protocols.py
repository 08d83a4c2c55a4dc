"""The protocols of uvicorn with limits: connections, incomplete requests and control frames.

uvicorn limits neither how many connections an address opens, nor how long a request may take to
arrive, nor how many control frames a WebSocket receives; all three happen before the application
is asked, so the limits are here.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from typing import TYPE_CHECKING, Final, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from skep.server.http.rate_limits import Bucket, client_key

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Iterable
    from typing import Any

    from skep.server.http.limit_log import LimitLog
    from skep.server.settings import ClientLimits

__all__ = ["ConnectionGuard", "GuardedConfig", "LimitedHttp", "LimitedWebSocket"]

_SLICE: Final = 4096
"""Received bytes are parsed in slices, so that many small frames cannot hold the event loop."""
_POLICY: Final = 1008
_FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\n"
    b"content-length: 0\r\n\r\n"
)


class ConnectionGuard:
    """The open TCP connections, and the limits that hold for them.

    A trusted proxy opens the connections of all of its clients, so for its address only the limit
    of all connections holds.
    """

    def __init__(self, limits: ClientLimits, log: LimitLog, proxies: Iterable[str] = ()) -> None:
        self.limits = limits
        self.log = log
        self._proxies = _networks(proxies)
        self._open: dict[object, str] = {}
        self._of: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, transport: asyncio.BaseTransport) -> bool:
        """Count a new connection; False if there are too many."""
        address = transport.get_extra_info("peername")
        client = client_key({"client": address if isinstance(address, tuple) else None})
        if len(self._open) >= self.limits.tcp_connections:
            self.log.note("connections", client)
            return False
        if self._of[client] >= self.limits.tcp_connections_per_client and not self._is_proxy(
            client
        ):
            self.log.note("connections of an address", client)
            return False
        self._open[transport] = client
        self._of[client] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Count a connection no longer; one that was not counted is ignored."""
        client = self._open.pop(transport, None)
        if client is not None:
            self._of[client] -= 1
            if not self._of[client]:
                del self._of[client]

    def client_of(self, transport: asyncio.BaseTransport) -> str:
        """The client of a counted connection."""
        return self._open.get(transport, "")

    def _is_proxy(self, client: str) -> bool:
        try:
            address = ipaddress.ip_network(client, strict=False).network_address
        except ValueError:
            return True  # a socket file, which only a proxy on this machine uses
        return any(address in network for network in self._proxies)


def _networks(
    names: Iterable[str],
) -> tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]:
    """The networks among some names; `*` is every address."""
    found = []
    for name in names:
        texts = ("0.0.0.0/0", "::/0") if name == "*" else (name,)
        for text in texts:
            try:
                found.append(ipaddress.ip_network(text, strict=False))
            except ValueError:
                continue  # the name of a socket file
    return tuple(found)


class GuardedConfig(uvicorn.Config):
    """The configuration of uvicorn, with the guard that its protocols ask."""

    def __init__(self, app: Any, limits: ClientLimits, log: LimitLog, **options: Any) -> None:  # noqa: ANN401 - as uvicorn has it
        super().__init__(app, http=LimitedHttp, ws=LimitedWebSocket, **options)
        trusted = self.forwarded_allow_ips
        names = trusted.split(",") if isinstance(trusted, str) else trusted
        self.guard: ConnectionGuard = ConnectionGuard(limits, log, [name.strip() for name in names])


class LimitedHttp(H11Protocol):
    """HTTP/1.1, in which a request must arrive in time and an address has so many connections."""

    _arrival: asyncio.TimerHandle | None = None

    @property
    def _guard(self) -> ConnectionGuard:
        return cast("GuardedConfig", self.config).guard

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and wait for a request only so long."""
        super().connection_made(transport)
        if self._guard.admit(transport):
            self._await_request()
        else:
            transport.write(_FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer."""
        self._stop_waiting()
        self._guard.leave(self.transport)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Parse what has arrived; when that begins a request, nothing is overdue any more."""
        before = self.cycle
        super().handle_events()
        if self.cycle is not before and not self.cycle.response_complete:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: Any) -> None:  # noqa: ANN401 - as uvicorn has it
        """Hand the connection over to the WebSocket, which counts it from then on."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if self.cycle.response_complete:
            self._await_request()

    def _await_request(self) -> None:
        self._stop_waiting()
        if not self.transport.is_closing():
            self._arrival = self.loop.call_later(
                self._guard.limits.request_seconds, self._on_overdue
            )

    def _stop_waiting(self) -> None:
        if self._arrival is not None:
            self._arrival.cancel()
            self._arrival = None

    def _on_overdue(self) -> None:
        self._arrival = None
        if self.transport.is_closing():
            return
        # Browsers open connections in advance and may send nothing: that is no attack.
        unread, _ = self.conn.trailing_data
        if unread:
            self._guard.log.note("seconds for a request", self._guard.client_of(self.transport))
        self.transport.abort()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is closed when it receives too many control frames or fragments.

    What has arrived is parsed in slices, and no further than to the first message: the rest waits
    until the application has taken it.
    """

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - as uvicorn has it
        super().__init__(*args, **options)
        limits = cast("GuardedConfig", self.config).guard.limits
        self._frames_left = Bucket(limits.control_frames, time.monotonic())
        self._unread = b""

    @property
    def _guard(self) -> ConnectionGuard:
        return cast("GuardedConfig", self.config).guard

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer."""
        self._unread = b""
        self._guard.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, unless earlier bytes still wait."""
        if self._unread:
            self._unread += data
        else:
            self._parse(data)

    async def receive(self) -> Any:  # noqa: ANN401 - as uvicorn has it
        """Give the application its next message, and parse what came after it."""
        message = await super().receive()
        if self._unread and not self.read_paused:
            unread, self._unread = self._unread, b""
            self._parse(unread)
        return message

    def _parse(self, data: bytes) -> None:
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE])
            if self.read_paused:
                self._unread = data[start + _SLICE :]
                return

    def handle_ping(self) -> None:
        """Answer a ping, if there are not too many."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong, if there are not too many."""
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a fragment of a message, if there are not too many."""
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        """Count a frame; at the first one too many the socket is closed."""
        if self.close_sent:
            return False
        if not self._frames_left.take(time.monotonic()):
            return True
        self._guard.log.note("control frames", self._guard.client_of(self.transport))
        self.conn.fail(_POLICY, "too many control frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": _POLICY, "reason": ""})
        self.transport.abort()
        return False
