"""Identity of players: a player is whoever holds a token; the server keeps only its hash.

A browser holds the token in a cookie that the page's scripts cannot read; a program sends it as
`Authorization: Bearer …`. Tokens are not stored: a seat has the hash of
its player's token.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import TYPE_CHECKING, Final, NewType

from skep.server.problems import ProblemError

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

__all__ = ["COOKIE", "PlayerId", "give_cookie", "new_token", "player_id", "read_token"]

PlayerId = NewType("PlayerId", str)
"""The SHA-256 of a token: all that is stored, compared or passed around."""

COOKIE: Final = "skep_player"
_COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest that browsers allow
_TOKEN_BYTES: Final = 32
_TOKEN: Final = re.compile(r"[0-9A-Za-z_-]{43}")
_BEARER: Final = "bearer "


def new_token() -> str:
    """Make a random token that cannot be guessed."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def player_id(token: str) -> PlayerId:
    """The id of the player who holds a token: its hash."""
    return PlayerId(hashlib.sha256(token.encode()).hexdigest())


def read_token(connection: HTTPConnection) -> str | None:
    """The token of a request or a socket, or None.

    Raises ProblemError if the Authorization header holds no valid token; an invalid cookie is
    ignored.
    """
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        token = authorization[len(_BEARER) :].strip()
        if not authorization.lower().startswith(_BEARER) or not _TOKEN.fullmatch(token):
            raise ProblemError(
                401, "bad_token", "The token is not valid: POST /api/tokens makes one."
            )
        return token
    token = connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def give_cookie(response: Response, token: str, *, secure: bool) -> None:
    """Set the cookie with the token, which scripts of the page cannot read."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=_COOKIE_SECONDS,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )
