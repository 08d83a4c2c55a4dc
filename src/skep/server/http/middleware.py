"""The outermost middleware: rate limits, origin check, body size, security headers, errors."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from starlette.datastructures import MutableHeaders
from starlette.websockets import WebSocket

from skep.server import logs
from skep.server.http.access_log import AccessLog, request_id
from skep.server.http.rate_limits import client_key
from skep.server.messages import MOST_RECORD
from skep.server.problems import INTERNAL, ProblemError, problem_response, refuse_socket

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from skep.server.access_rules import AccessRules
    from skep.server.http.hosts import Hosts
    from skep.server.http.rate_limits import RateLimits
    from skep.server.metrics import Metrics

__all__ = ["GuardMiddleware"]

_log = logging.getLogger(__name__)

SECURITY_HEADERS: Final = {
    # 'wasm-unsafe-eval' lets the page compile WebAssembly, which is the core, and no scripts.
    "content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"
    " img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
    " object-src 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_FILES: Final = "/assets/"  # files of the built page
_FOR_ALL: Final = ("/api/operator/", "/api/health", "/metrics", _FILES)
"""Where bans do not hold: an operator who is banned by mistake can lift it."""
_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
_MOST_BODY: Final = 16 * 1024
_MOST_BODIES: Final = {"/api/records": 6 * MOST_RECORD + 1024}  # a character takes up to 6 bytes
_BODY_SECONDS: Final = 20.0
_HTTPS_ONLY: Final = "max-age=31536000"
"""Browsers that have come by https once use nothing else for a year."""


class GuardMiddleware:
    """Checks each request before the application sees it, and adds headers to each answer."""

    def __init__(
        self,
        app: ASGIApp,
        rate_limits: RateLimits,
        hosts: Hosts,
        metrics: Metrics,
        rules: AccessRules,
    ) -> None:
        self._app = app
        self._hosts = hosts
        self._times = metrics.requests
        self._access = AccessLog()
        self._rate_limits = rate_limits
        self._rules = rules

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket on to the application, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        logs.enter(request=request_id(scope), game="")
        with self._access.entry(scope, client_key(scope)) as entry:
            if scope["type"] == "http":
                sent = entry.watch(_with_headers(scope, send))
                await self._http(scope, receive, self._timed(sent))
            else:
                await self._socket(scope, receive, entry.watch(send))

    def _timed(self, send: Send) -> Send:
        """Note how long it took until an answer began, which for a stream is not its end."""
        began = time.perf_counter()

        async def timed(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._times.observe(str(message["status"]), time.perf_counter() - began)
            await send(message)

        return timed

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def watched(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            is_file = scope["path"].startswith(_FILES)
            limit = self._rate_limits.files if is_file else self._rate_limits.requests
            limit.charge(client_key(scope))
            if not scope["path"].startswith(_FOR_ALL):
                self._rules.check(client_key(scope))
            self._hosts.check_host(scope)
            if scope["method"] not in _SAFE_METHODS:
                self._hosts.check_origin(scope)
                receive = _replay(await _read_body(scope, receive), receive)
            await self._app(scope, receive, watched)
        except ProblemError as error:
            await error.response()(scope, receive, send)
        except Exception:
            # The log gets the traceback; the client gets only that something went wrong.
            _log.exception("%s %s failed", scope["method"], scope["path"])
            if has_begun:
                raise
            await problem_response(500, INTERNAL)(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._rate_limits.requests.charge(client_key(scope))
            self._rules.check(client_key(scope))
            self._rate_limits.connections.check(client_key(scope))
            self._hosts.check_host(scope)
            self._hosts.check_origin(scope)
        except ProblemError as error:
            await refuse_socket(WebSocket(scope, receive, send), error)
        else:
            await self._app(scope, receive, send)


async def _read_body(scope: Scope, receive: Receive) -> bytes:
    most = _MOST_BODIES.get(scope["path"], _MOST_BODY)
    body = bytearray()
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            while True:
                message = await receive()
                body += message.get("body", b"")
                if len(body) > most:
                    raise ProblemError(413, "too_large", f"A request has at most {most} bytes.")
                if not message.get("more_body", False):
                    return bytes(body)
    except TimeoutError:
        raise ProblemError(408, "too_slow", "The request did not arrive in time.") from None


def _replay(body: bytes, receive: Receive) -> Receive:
    is_read = False

    async def replayed() -> Message:
        nonlocal is_read
        if is_read:
            return await receive()
        is_read = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replayed


def _with_headers(scope: Scope, send: Send) -> Send:
    is_api = scope["path"].startswith("/api/")
    is_secure = scope["scheme"] == "https"

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
            if is_api:
                headers.setdefault("cache-control", "no-store")
            if is_secure:
                headers.setdefault("strict-transport-security", _HTTPS_ONLY)
            headers["x-request-id"] = logs.current_request()
        await send(message)

    return sent
