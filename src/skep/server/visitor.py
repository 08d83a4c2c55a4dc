"""Who knocks at a door, and the house behind it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Request, Response

from skep.server.identity import give_cookie, new_token, player_id, read_token
from skep.server.limits import Doorkeeper, client_key
from skep.server.problems import no_token

if TYPE_CHECKING:
    from skep.server.identity import PlayerId
    from skep.server.lobby import Lobby

__all__ = ["Guest", "NewGameCharged", "Newcomer", "Seated"]


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who may only look, if no token came along."""

    lobby: Lobby
    player: PlayerId | None


@dataclass(frozen=True, slots=True)
class KnownVisitor:
    """Somebody who can hold a seat."""

    lobby: Lobby
    player: PlayerId


def _guest(request: Request) -> Visitor:
    token = read_token(request)
    return Visitor(request.app.state.lobby, None if token is None else player_id(token))


def _seated(request: Request) -> KnownVisitor:
    token = read_token(request)
    if token is None:
        raise no_token()
    return KnownVisitor(request.app.state.lobby, player_id(token))


def _newcomer(request: Request, response: Response) -> KnownVisitor:
    token = read_token(request) or new_token()
    if "authorization" not in request.headers:
        # Every new game makes the cookie last longer, so that who plays keeps the seats.
        give_cookie(response, token, secure=request.url.scheme == "https")
    return KnownVisitor(request.app.state.lobby, player_id(token))


def _charge_new_game(request: Request) -> None:
    keeper: Doorkeeper = request.app.state.doorkeeper
    keeper.new_games.charge(client_key(request.scope))


Guest = Annotated[Visitor, Depends(_guest)]
"""For what anybody may see."""

Seated = Annotated[KnownVisitor, Depends(_seated)]
"""For what only a known player may do."""

Newcomer = Annotated[KnownVisitor, Depends(_newcomer)]
"""For where a player becomes known: who comes without a token gets one, in a cookie."""

NewGameCharged = Depends(_charge_new_game)
"""For what fills the database: it is counted apart from other requests."""
