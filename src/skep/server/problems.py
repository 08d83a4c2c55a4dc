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
]

_CLOSE_CODES: Final = 4000
_MOST_ERRORS: Final = 5
_MOST_PLACE: Final = 100
_PYDANTIC_PREFIX: Final = "Value error, "
"""Pydantic writes it before the message of a ValueError that one of our validators raises."""


class ProblemError(Exception):
    """A refusal that a client is told of, as it stands."""

    def __init__(
        self, status: int, code: str, message: str, detail: dict[str, object] | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code=code, message=message, detail=detail)

    @property
    def code(self) -> str:
        """The word that programs go by."""
        return self.problem.code

    def response(self) -> Response:
        """The refusal as an answer to a request."""
        return problem_response(self.status, self.problem)


INTERNAL: Final = Problem(
    code="internal", message="Something went wrong in the server; it has been written down."
)
"""All that is told of a mistake of ours."""


def not_found(what: str = "There is nothing at this address.") -> ProblemError:
    """What was asked for does not exist."""
    return ProblemError(404, "not_found", what)


def no_token() -> ProblemError:
    """What was asked for is only for players, and nobody knows who this is."""
    return ProblemError(401, "no_token", "Only who holds a seat may do this, and no token came.")


def invalid(errors: Iterable[Mapping[str, object]]) -> ProblemError:
    """What was said makes no sense; the errors are pydantic's, and their inputs stay unsaid."""
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
    """An answer that says what is wrong, and when to try again if that would help."""
    response = Response(_ascii(problem.model_dump()), status, media_type="application/json")
    wait = (problem.detail or {}).get("retry_after")
    if isinstance(wait, float):
        response.headers["retry-after"] = str(math.ceil(wait))
    return response


async def refuse_socket(websocket: WebSocket, error: ProblemError) -> None:
    """Open a socket only to say why it cannot be: browsers hide the status of a handshake."""
    await websocket.accept()
    await websocket.send_text(refusal(None, error.problem))
    await websocket.close(_CLOSE_CODES + error.status)


def refusal(request: int | None, problem: Problem) -> str:
    """The same on the socket, in answer to the request with that number."""
    return _ascii(Refused(id=request, error=problem).model_dump())


def _ascii(message: dict[str, object]) -> str:
    """JSON in ASCII: what a client sent may not even be Unicode when it is quoted back."""
    return json.dumps(message, default=str, separators=(",", ":"))
