"""The WebSocket of a game: it sends events and notices, and takes commands."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from typing import TYPE_CHECKING, Final

from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from skep.server.http.rate_limits import Bucket, RateLimits, client_key
from skep.server.identity import player_id, read_token
from skep.server.messages import GAME_ID, Done, Incoming, Ping, Pong, Request
from skep.server.problems import (
    INTERNAL,
    ProblemError,
    invalid,
    no_token,
    not_found,
    refusal,
    refuse_socket,
)

if TYPE_CHECKING:
    from skep.server.access_rules import AccessRules
    from skep.server.identity import PlayerId
    from skep.server.messages import Problem
    from skep.server.sessions.game_handle import GameHandle
    from skep.server.sessions.lobby import Lobby
    from skep.server.sessions.subscription import Subscription

__all__ = ["LONGEST_MESSAGE", "router"]

_log = logging.getLogger(__name__)

LONGEST_MESSAGE: Final = 4096
MOST_LAG: Final = 0.5
_TRY_AGAIN: Final = 1013
_INCOMING: Final[TypeAdapter[Request | Ping]] = TypeAdapter(Incoming)

router: APIRouter = APIRouter()


@router.websocket("/api/games/{game}/socket")
async def open_socket(websocket: WebSocket, game: str) -> None:
    """Open the socket of a game, to play or watch; `?since=N` resumes after event number N."""
    rate_limits: RateLimits = websocket.app.state.rate_limits
    lobby: Lobby = websocket.app.state.lobby
    try:
        token = read_token(websocket)
        player = None if token is None else player_id(token)
        actor = await _find_actor(lobby, game)
        since = _number(websocket.query_params.get("since"))
        subscription = actor.subscribe(player, since, client_key(websocket.scope))
    except ProblemError as error:
        await refuse_socket(websocket, error)
        return
    with rate_limits.connections.held(client_key(websocket.scope), subscription):
        await websocket.accept()
        bucket = Bucket(rate_limits.limits.messages, time.monotonic())
        sending = asyncio.create_task(_send_all(websocket, subscription))
        try:
            await _Listener(websocket, actor, player, subscription, bucket).listen()
        finally:
            sending.cancel()


async def _find_actor(lobby: Lobby, game: str) -> GameHandle:
    if not re.fullmatch(GAME_ID, game):
        raise not_found("There is no such game.")
    return await lobby.game(game)


def _number(text: str | None) -> int | None:
    """The event number in a query; None, for the whole game, if it is not a number."""
    return int(text) if text and text.isdecimal() and len(text) < 16 else None


async def _send_all(websocket: WebSocket, subscription: Subscription) -> None:
    try:
        async for text in subscription:
            await websocket.send_text(text)
        await websocket.close(_TRY_AGAIN)
    except WebSocketDisconnect:
        pass  # the receiving side sees the disconnect, too


class _Listener:
    """Receives the messages of one socket and carries them out, one after another."""

    def __init__(
        self,
        websocket: WebSocket,
        actor: GameHandle,
        player: PlayerId | None,
        subscription: Subscription,
        bucket: Bucket,
    ) -> None:
        self._websocket = websocket
        self._actor = actor
        self._player = player
        self._subscription = subscription
        self._bucket = bucket
        self._rules: AccessRules = websocket.app.state.rules
        self._lag = 0.0

    async def listen(self) -> None:
        """Receive messages until the client disconnects."""
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            # A client that sends too fast is slowed down, not cut off.
            if wait := self._bucket.take(time.monotonic()):
                await asyncio.sleep(wait)
            await self._take(message.get("text"))

    async def _take(self, text: str | None) -> None:
        try:
            message = _read(text)
        except ProblemError as error:
            self._refuse(None, error.problem)
            return
        if isinstance(message, Ping):
            if message.rtt is not None:
                self._lag = min(message.rtt / 2000, MOST_LAG)
            self._subscription.tell(Pong(ping=message.ping).model_dump_json())
        else:
            await self._carry_out(message)

    async def _carry_out(self, request: Request) -> None:
        if self._player is None:
            self._refuse(request.id, no_token().problem)
            return
        try:
            self._rules.check(self._player)
            await self._actor.command(self._player, request.command, lag=self._lag)
        except ProblemError as error:
            self._refuse(request.id, error.problem)
        except Exception:  # noqa: BLE001 - one command that fails must not end the others
            _log.exception("a command failed: %s", request.command)
            self._refuse(request.id, INTERNAL)
        else:
            self._subscription.tell(Done(id=request.id).model_dump_json())

    def _refuse(self, request: int | None, problem: Problem) -> None:
        self._subscription.tell(refusal(request, problem))


def _read(text: str | None) -> Request | Ping:
    if text is None:
        raise ProblemError(422, "bad_request", "Messages are text, not bytes.")
    if len(text) > LONGEST_MESSAGE:
        raise ProblemError(413, "too_large", f"A message has at most {LONGEST_MESSAGE} bytes.")
    try:
        return _INCOMING.validate_json(text)
    except ValidationError as error:
        raise invalid(error.errors(include_input=False, include_context=False)) from None
