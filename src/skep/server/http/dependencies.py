"""FastAPI dependencies: the player who sends a request, and the lobby that answers it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Request, Response, params

from skep.server.http.rate_limits import RateLimits, client_key
from skep.server.identity import give_cookie, new_token, player_id, read_token
from skep.server.problems import no_token

if TYPE_CHECKING:
    from skep.server.identity import PlayerId
    from skep.server.sessions.lobby import Lobby

__all__ = ["NewGameLimit", "NewPlayer", "OptionalPlayer", "RequiredPlayer"]


@dataclass(frozen=True, slots=True)
class RequestContext:
    """A request from anybody; `player` is None without a token."""

    lobby: Lobby
    player: PlayerId | None
    client: str


@dataclass(frozen=True, slots=True)
class PlayerContext:
    """A request with a token, so that its player is known."""

    lobby: Lobby
    player: PlayerId
    client: str


def _guest(request: Request) -> RequestContext:
    token = read_token(request)
    player = None if token is None else player_id(token)
    return RequestContext(request.app.state.lobby, player, client_key(request.scope))


def _seated(request: Request) -> PlayerContext:
    token = read_token(request)
    if token is None:
        raise no_token()
    return _player(request, token)


def _newcomer(request: Request, response: Response) -> PlayerContext:
    token = read_token(request) or new_token()
    if "authorization" not in request.headers:
        # Every new game extends the cookie, so that active players keep their seats.
        give_cookie(response, token, request)
    return _player(request, token)


def _player(request: Request, token: str) -> PlayerContext:
    player = player_id(token)
    request.app.state.rules.check(player)
    return PlayerContext(request.app.state.lobby, player, client_key(request.scope))


def _charge_new_game(request: Request) -> None:
    rate_limits: RateLimits = request.app.state.rate_limits
    rate_limits.new_games.charge(client_key(request.scope))


OptionalPlayer = Annotated[RequestContext, Depends(_guest)]
"""For what anybody may see."""

RequiredPlayer = Annotated[PlayerContext, Depends(_seated)]
"""For what only a known player may do."""

NewPlayer = Annotated[PlayerContext, Depends(_newcomer)]
"""For what makes a player known: a request without a token gets one, in a cookie."""

NewGameLimit: params.Depends = Depends(_charge_new_game)
"""Counts a request that creates a game, apart from other requests."""
