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

__all__ = [
    "COOKIE",
    "SECURE_COOKIE",
    "PlayerId",
    "give_cookie",
    "needs_cookie",
    "new_token",
    "player_id",
    "read_token",
]

PlayerId = NewType("PlayerId", str)
"""The SHA-256 of a token: all that is stored, compared or passed around."""

COOKIE: Final = "skep_player"
SECURE_COOKIE: Final = "__Host-skep_player"
"""The cookie of https: browsers take this name only from the host itself, and only by https."""
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
    for name in (SECURE_COOKIE, COOKIE):
        token = connection.cookies.get(name, "")
        if _TOKEN.fullmatch(token):
            return token
    return None


def needs_cookie(connection: HTTPConnection) -> bool:
    """Has a browser no cookie, or by https only the one of http?"""
    if "authorization" in connection.headers:
        return False
    if _is_secure(connection):
        return not _TOKEN.fullmatch(connection.cookies.get(SECURE_COOKIE, ""))
    return read_token(connection) is None


def give_cookie(response: Response, token: str, connection: HTTPConnection) -> None:
    """Set the cookie with the token, which scripts of the page cannot read.

    By https it has a name that no other site of the same domain can set; the cookie of http, if
    there is one, is exchanged for it.
    """
    secure = _is_secure(connection)
    response.set_cookie(
        SECURE_COOKIE if secure else COOKIE,
        token,
        max_age=_COOKIE_SECONDS,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )
    if secure and COOKIE in connection.cookies:
        response.delete_cookie(COOKIE, path="/", secure=True, httponly=True, samesite="lax")


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")
