"""The one shape of all errors: `{code, message, detail}`, with an HTTP status."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Final

from fastapi import Response

from skep.server.messages import Problem, Refused

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from fastapi import WebSocket

__all__ = [
    "INTERNAL",
    "ProblemError",
    "invalid",
    "no_token",
    "not_found",
    "problem_response",
    "refusal",
    "refuse_socket",
    "too_many",
    "unavailable",
]

_CLOSE_CODES: Final = 4000
_MOST_ERRORS: Final = 5
_MOST_PLACE: Final = 100
_PYDANTIC_PREFIX: Final = "Value error, "
"""Pydantic writes it before the message of a ValueError that one of our validators raises."""


class ProblemError(Exception):
    """An error that is sent to the client."""

    def __init__(
        self, status: int, code: str, message: str, detail: dict[str, object] | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.problem: Problem = Problem(code=code, message=message, detail=detail)

    @property
    def code(self) -> str:
        """The code of the error, for programs."""
        return self.problem.code

    def response(self) -> Response:
        """The error as an HTTP response."""
        return problem_response(self.status, self.problem)


INTERNAL: Final = Problem(
    code="internal", message="Something went wrong in the server; the error has been logged."
)
"""All that is told of a mistake of ours."""


def not_found(what: str = "There is nothing at this address.") -> ProblemError:
    """The error for something that does not exist."""
    return ProblemError(404, "not_found", what)


def no_token() -> ProblemError:
    """The error for a request without a token that only a player may send."""
    return ProblemError(401, "no_token", "Only a player may do this, and the request has no token.")


def unavailable() -> ProblemError:
    """The error while games cannot be read or stored."""
    return ProblemError(503, "unavailable", "Games cannot be read or stored now; try again soon.")


def too_many(what: str, wait: float) -> ProblemError:
    """The error for too many requests of a kind, with the seconds to wait."""
    seconds = round(wait + 0.05, 1)
    return ProblemError(
        429, "too_many", f"Too many {what}: wait {seconds:g} s.", {"retry_after": seconds}
    )


def invalid(errors: Iterable[Mapping[str, object]]) -> ProblemError:
    """The error for invalid input, from pydantic's errors; the input itself is left out."""
    places = []
    for error in list(errors)[:_MOST_ERRORS]:
        where = error["loc"]
        assert isinstance(where, tuple)
        place = ".".join(str(part)[:_MOST_PLACE] for part in where)
        what = str(error["msg"]).removeprefix(_PYDANTIC_PREFIX)
        places.append({"where": place, "what": what})
    first = places[0]
    message = f"{first['where']}: {first['what']}" if first["where"] else first["what"]
    return ProblemError(422, "bad_request", message, {"errors": places})


def problem_response(status: int, problem: Problem) -> Response:
    """An HTTP response with an error, and with Retry-After where the error says so."""
    response = Response(_ascii(problem.model_dump()), status, media_type="application/json")
    wait = (problem.detail or {}).get("retry_after")
    if isinstance(wait, float):
        response.headers["retry-after"] = str(math.ceil(wait))
    return response


async def refuse_socket(websocket: WebSocket, error: ProblemError) -> None:
    """Accept a socket, send the error and close it: browsers hide the status of a handshake."""
    await websocket.accept()
    await websocket.send_text(refusal(None, error.problem))
    await websocket.close(_CLOSE_CODES + error.status)


def refusal(request: int | None, problem: Problem) -> str:
    """The error as a message on the socket, in answer to the request with that id."""
    return _ascii(Refused(id=request, error=problem).model_dump())


def _ascii(message: dict[str, object]) -> str:
    """JSON in ASCII, because quoted input may hold lone surrogates, which UTF-8 cannot encode."""
    return json.dumps(message, default=str, separators=(",", ":"))
