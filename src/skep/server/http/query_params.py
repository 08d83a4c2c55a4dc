"""Query parameters that several routes take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import Query
from pydantic import AfterValidator

from skep.locales import negotiate
from skep.server.messages import FARTHEST
from skep.server.problems import ProblemError

if TYPE_CHECKING:
    from skep.server.messages import Cell

__all__ = ["Coordinate", "LanguageInQuery", "cell_in_query"]

Coordinate = Annotated[int | None, Query(ge=-FARTHEST, le=FARTHEST)]

LanguageInQuery = Annotated[
    str | None,
    Query(
        max_length=40,
        description="The language for people, as `pt` or `pt-BR`; English if we do not have it.",
    ),
    AfterValidator(lambda header: None if header is None else negotiate(header)),
]


def cell_in_query(q: int | None, r: int | None) -> Cell | None:
    """The cell that a query names, or None."""
    if q is not None and r is not None:
        return q, r
    if q is None and r is None:
        return None
    raise ProblemError(422, "bad_request", "A cell has both q and r.")
