"""Who is who: a player is whoever holds a token, and the server keeps only its hash.

A browser holds the token in a cookie that the page's scripts cannot read; a program sends it as
`Authorization: Bearer …`. Nothing needs to be stored for a token to be good: a seat remembers the
hash of the one who sat down.
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
_COOKIE_SECONDS: Final = 400 * 24 * 3600  # browsers keep none for longer
_TOKEN_BYTES: Final = 32
_TOKEN: Final = re.compile(r"[0-9A-Za-z_-]{43}")
_BEARER: Final = "bearer "


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def player_id(token: str) -> PlayerId:
    """The player who holds a token."""
    return PlayerId(hashlib.sha256(token.encode()).hexdigest())


def read_token(connection: HTTPConnection) -> str | None:
    """The token that a request or a socket came with, if any.

    A program that sends something else as its token is told so; a cookie that is none of ours is
    as good as no cookie.
    """
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        token = authorization[len(_BEARER) :].strip()
        if not authorization.lower().startswith(_BEARER) or not _TOKEN.fullmatch(token):
            raise ProblemError(
                401, "bad_token", "This is not a token: POST /api/tokens gives you one."
            )
        return token
    token = connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def give_cookie(response: Response, token: str, *, secure: bool) -> None:
    """Let a browser keep its token where only the server sees it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=_COOKIE_SECONDS,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )
