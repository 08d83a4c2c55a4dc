"""Limits below the application: connections, incomplete requests and control frames."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import struct
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
from websockets.exceptions import WebSocketException

from server.http_client import PATIENCE, Person, receive, running, socket_of
from skep.server.http.limit_log import LimitLog
from skep.server.http.protocols import ConnectionGuard
from skep.server.metrics import Metrics
from skep.server.settings import Allowance, ClientLimits

T = TypeVar("T")

PING, PONG, TEXT, CONTINUATION = 0x9, 0xA, 0x1, 0x0


def raw(address: str, source: str = "127.0.0.1") -> socket.socket:
    host, port = address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE, source_address=(source, 0))


def is_ended(line: socket.socket) -> bool:
    """Read until the server ends the connection; False if it does not."""
    end = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < end:
            line.settimeout(PATIENCE)
            if not line.recv(65536):
                return True
    except ConnectionError:
        return True
    except TimeoutError:
        pass
    return False


def read_until(line: socket.socket, text: bytes) -> bytes:
    """Read until a text has arrived, and return everything up to there."""
    line.settimeout(PATIENCE)
    end, received = time.monotonic() + PATIENCE, b""
    while text not in received:
        more = line.recv(65536)
        assert more, "the server has ended the connection"
        assert time.monotonic() < end
        received += more
    return received


def eventually(action: Callable[[], T]) -> T:
    """Repeat an action until no connection is lost in it: a busy machine may be too slow."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return action()
        except (httpx.TransportError, WebSocketException, OSError):
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


def frame(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A masked frame, with a mask of zeros."""
    assert len(payload) < 126
    return struct.pack("!BB", last << 7 | opcode, 0x80 | len(payload)) + bytes(4) + payload


def open_socket(address: str, game: str) -> socket.socket:
    """A WebSocket without a library, which would not send what we send."""
    line = raw(address)
    host = address.removeprefix("http://")
    line.sendall(
        f"GET /api/games/{game}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    read_until(line, b'"snapshot"')
    return line


# ---- control frames


@pytest.mark.parametrize(
    "flood",
    [frame(PING, b"x" * 125), frame(PONG), frame(CONTINUATION, last=False)],
    ids=["pings", "pongs", "fragments"],
)
def test_a_flood_of_control_frames_closes_the_socket(
    tmp_path: Path, flood: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    limits = ClientLimits(control_frames=Allowance(burst=20, per_second=0.01))
    with running(tmp_path, limits=limits) as address, Person(address) as ada:
        game = ada.create("screen")
        with open_socket(address, game) as line, caplog.at_level(logging.WARNING):
            if flood[0] & 0xF == CONTINUATION:
                line.sendall(frame(TEXT, b"{", last=False))
            try:
                for _ in range(100):
                    line.sendall(flood * 1000)
            except ConnectionError:
                pass
            assert is_ended(line)
        assert [each.getMessage() for each in caplog.records] == [
            "limit of control frames reached by 127.0.0.0/24"
        ]
        with socket_of(ada, game) as other:
            assert receive(other)["type"] == "snapshot"


def test_a_few_control_frames_are_answered(tmp_path: Path) -> None:
    with (
        running(tmp_path) as address,
        Person(address) as ada,
        socket_of(ada, ada.create("screen")) as line,
    ):
        receive(line)
        for _ in range(20):
            assert line.ping().wait(PATIENCE)


def test_messages_in_one_packet_are_all_answered_in_order(tmp_path: Path) -> None:
    limits = ClientLimits(messages=Allowance(burst=1000, per_second=1000))
    pings = b"".join(frame(TEXT, f'{{"ping":{number}}}'.encode()) for number in range(500))
    with (
        running(tmp_path, limits=limits) as address,
        Person(address) as ada,
        open_socket(address, ada.create("screen")) as line,
    ):
        line.sendall(pings)
        received = read_until(line, b'"ping":499}')
    places = [received.index(f'"ping":{number}}}'.encode()) for number in range(500)]
    assert places == sorted(places)


# ---- incomplete requests


@pytest.mark.parametrize(
    "begun",
    [
        b"GET /api/health HTTP/1.1\r\nHost: x",
        b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /api",
    ],
    ids=["half a head", "a second one"],
)
def test_an_incomplete_request_is_not_waited_for(
    tmp_path: Path, begun: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    limits = ClientLimits(request_seconds=0.3)
    with running(tmp_path, limits=limits) as address, caplog.at_level(logging.WARNING):
        with raw(address) as line:
            line.sendall(begun)
            assert is_ended(line)
        assert "limit of seconds for a request reached by 127.0.0.0/24" in caplog.text


def test_a_connection_that_a_browser_opened_in_advance_is_closed_without_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = ClientLimits(request_seconds=0.3)
    with running(tmp_path, limits=limits) as address, caplog.at_level(logging.WARNING):
        with raw(address) as line:
            assert is_ended(line)
        assert caplog.text == ""


def test_a_slow_answer_and_a_socket_are_not_cut_off(tmp_path: Path) -> None:
    limits = ClientLimits(request_seconds=0.2)
    with running(tmp_path, limits=limits) as address, ExitStack() as stack:
        ada = stack.enter_context(eventually(lambda: Person(address)))
        game = eventually(lambda: ada.create("screen"))
        line = eventually(lambda: stack.enter_context(socket_of(ada, game)))
        assert receive(line)["type"] == "snapshot"
        stream = f"/games/{game}/events"
        events = eventually(lambda: stack.enter_context(ada.http.stream("GET", stream)))
        lines = events.iter_lines()
        next(lines)
        with raw(address) as idle:
            assert is_ended(idle)  # so long have the others lasted, too
        eventually(lambda: ada.move(game, 0, "wS1"))
        assert receive(line)["type"] == "moved"
        assert any("moved" in text for text in lines)


# ---- connections


@pytest.mark.skipif(os.name == "nt", reason="Windows has one loopback address")
def test_the_connections_of_an_address_are_limited(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = ClientLimits(tcp_connections_per_client=3)
    with running(tmp_path, limits=limits) as address, ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(raw(address, "127.0.0.2"))
        with caplog.at_level(logging.WARNING):
            assert is_ended(stack.enter_context(raw(address, "127.0.0.2")))
        assert "limit of connections of an address reached by 127.0.0.0/24" in caplog.text
        for _ in range(5):  # a proxy on this machine
            stack.enter_context(raw(address))
        assert httpx.get(f"{address}/api/health", timeout=PATIENCE).status_code == 200


def test_all_connections_are_limited_and_freed(tmp_path: Path) -> None:
    limits = ClientLimits(tcp_connections=4)
    with running(tmp_path, limits=limits) as address:
        lines = [raw(address) for _ in range(4)]
        with raw(address) as refused:
            refused.settimeout(PATIENCE)
            assert refused.recv(65536).startswith(b"HTTP/1.1 503 ")
        for line in lines:
            line.close()
        end = time.monotonic() + PATIENCE
        while eventually(lambda: httpx.get(f"{address}/api/health")).status_code != 200:
            assert time.monotonic() < end, "closed connections still count"
            time.sleep(0.05)


class Line(asyncio.Transport):
    """A transport of which only the address is known."""

    def __init__(self, address: object) -> None:
        super().__init__({"peername": address})


def test_a_proxy_may_open_many_connections() -> None:
    log = LimitLog(Metrics())
    limits = ClientLimits(tcp_connections_per_client=1, tcp_connections=6)
    guard = ConnectionGuard(limits, log, ["10.0.0.0/8", "::1", "nonsense"])
    assert all(guard.admit(Line(("10.1.2.3", number))) for number in range(2))
    assert guard.admit(Line(""))  # a socket file
    assert guard.admit(Line(""))
    first = Line(("192.0.2.1", 1))
    assert guard.admit(first)
    assert not guard.admit(Line(("192.0.2.1", 2)))
    guard.leave(first)
    guard.leave(first)
    assert guard.admit(Line(("192.0.2.1", 3)))
    assert guard.admit(Line(("192.0.2.2", 3)))
    assert not guard.admit(Line(("192.0.2.3", 3)))
    anybody = ConnectionGuard(ClientLimits(tcp_connections_per_client=1), log, ["*"])
    assert all(anybody.admit(Line(("192.0.2.1", number))) for number in range(3))


# ---- the log


def test_an_attack_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    now, metrics = 0.0, Metrics()
    log = LimitLog(metrics, lambda: now)
    with caplog.at_level(logging.WARNING):
        for _ in range(1000):
            log.note("requests", "203.0.113.7")
        log.note("new games", "2001:db8:1:2::/64")
        now = 11.0
        log.note("requests", "")
    assert [each.getMessage() for each in caplog.records] == [
        "limit of requests reached by 203.0.113.0/24",
        "limit of new games reached by 2001:db8:1::/48",
        "limit of requests reached by an unknown address (999 more since the last such line)",
    ]
    assert metrics.limits.count("requests") == 1001
