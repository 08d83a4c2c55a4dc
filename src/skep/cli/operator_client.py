"""Talks to the operator's door of a running server, for `skep admin`."""

from __future__ import annotations

import getpass
import json
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from skep import SkepError
from skep.cli import UsageError

if TYPE_CHECKING:
    from skep.cli.server_options import ServerOptions

__all__ = ["OperatorClient"]

_SECONDS: Final = 600.0
"""A long list of games may take a while to be deleted."""


class OperatorClient:
    """Sends requests with the operator's token; an answer that refuses is raised as SkepError."""

    def __init__(self, options: ServerOptions, server: str | None) -> None:
        self._token = options.word("operator-token")
        if not self._token:
            raise UsageError(
                "skep admin needs the token of the server: set SKEP_OPERATOR_TOKEN, or"
                " operator-token in the settings file, as for skep serve"
            )
        self._server = (server or f"http://127.0.0.1:{options.port}").rstrip("/")
        parts = urlsplit(self._server)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise UsageError("--server is an address such as https://hive.example.org")

    def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - as JSON is
        """The answer to a request, from JSON; None if there is none."""
        request = urllib.request.Request(  # noqa: S310 - the scheme is checked above
            f"{self._server}/api/operator{path}",
            None if body is None else json.dumps(body).encode(),
            {
                "Authorization": f"Bearer {self._token}",
                "Content-Type": "application/json",
                "X-Operator": _user(),
            },
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=_SECONDS) as answer:  # noqa: S310
                text = answer.read()
            return json.loads(text) if text else None
        except urllib.error.HTTPError as error:
            raise SkepError(_refusal(error)) from error
        except (OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise SkepError(f"{self._server} does not answer: {reason}") from error


def _refusal(error: urllib.error.HTTPError) -> str:
    try:
        problem = json.loads(error.read())
        code, message = str(problem["code"]), str(problem["message"])
    except (OSError, ValueError, TypeError, KeyError):
        return f"the server answers with {error.code}, and not as Skep does"
    if (error.code, message) == (404, "There is nothing at this address."):
        return "the server does not take this token, or has none: see SKEP_OPERATOR_TOKEN"
    return f"{message} ({code})"


def _user() -> str:
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        name = "operator"
    return name if name.isascii() and name.isprintable() else "operator"
