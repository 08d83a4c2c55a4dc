"""What the operator of the server can do over HTTP, with a token of its own: `skep admin` does it.

Whoever has no such token gets 404, as if there were nothing. Each change is in the audit log, with
the name that the operator gives and the address, shortened.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import BaseModel, ConfigDict, Field

from skep.server.http.limit_log import shortened
from skep.server.http.rate_limits import client_key
from skep.server.messages import GAME_ID
from skep.server.problems import not_found
from skep.server.sessions.game_lists import read_place
from skep.server.sessions.operator import Operator

__all__ = ["router"]

_MOST_NAME: Final = 40
_MOST_DAYS: Final = 36_500
_LARGEST_PAGE: Final = 1000

router: APIRouter = APIRouter(prefix="/api/operator", include_in_schema=False)

GameInPath = Annotated[str, Path(pattern=GAME_ID)]
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class OperatorContext:
    """The operator who sends a request."""

    operator: Operator
    who: str


def _operator(request: Request) -> OperatorContext:
    token: str = request.app.state.operator_token
    sent = request.headers.get("authorization", "").encode()
    if not token or not secrets.compare_digest(sent, f"Bearer {token}".encode()):
        raise not_found()
    name = request.headers.get("x-operator", "")[:_MOST_NAME]
    name = "".join(letter for letter in name if letter.isprintable()).strip() or "operator"
    who = f"{name} from {shortened(client_key(request.scope))}"
    return OperatorContext(request.app.state.lobby.operator, who)


ByOperator = Annotated[OperatorContext, Depends(_operator)]


class _Body(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(extra="forbid", allow_inf_nan=False)


class Subject(_Body):
    """A player by id or seat (`white@GAME`), or an address or network."""

    subject: str = Field(max_length=100)


class NewBan(Subject):
    """A ban, for some days or for ever."""

    days: float | None = Field(default=None, gt=0, le=_MOST_DAYS)
    reason: str = Field(default="", max_length=500)


class NewQuota(Subject):
    """How many times as large the limits are; 1 for the usual ones."""

    factor: float = Field(ge=0.01, le=1000)


class Expiry(_Body):
    """For how many days nothing has happened."""

    days: float = Field(gt=0, le=_MOST_DAYS)


@router.get("/games")
async def list_all_games(
    by: ByOperator,
    status: Literal["waiting", "playing", "over"] | None = None,
    kind: Literal["engine", "screen", "link", "record"] | None = None,
    player: Annotated[str | None, Query(pattern="^[0-9a-f]{64}$")] = None,
    before: Annotated[str | None, Query(max_length=80)] = None,
    limit: Annotated[int, Query(ge=1, le=_LARGEST_PAGE)] = 50,
) -> Json:
    """List the games of everybody, the one that changed last first."""
    filters = {"status": status, "kind": kind, "player": player}
    given = {name: value for name, value in filters.items() if value is not None}
    games = await by.operator.games(given, before=read_place(before), limit=limit + 1)
    shown = games[:limit]
    more = f"{shown[-1]['changed']}-{shown[-1]['id']}" if len(games) > limit else None
    return {"games": shown, "next": more}


@router.post("/games/{game}/close", status_code=204)
async def close_any_game(game: GameInPath, by: ByOperator) -> None:
    """Call a game off: it ends without a result; one that nobody has joined is deleted."""
    await by.operator.close_game(game, by.who)


@router.delete("/games/{game}", status_code=204)
async def delete_any_game(game: GameInPath, by: ByOperator) -> None:
    """Delete any game."""
    await by.operator.delete_game(game, by.who)


@router.post("/expire")
async def expire_games(expiry: Expiry, by: ByOperator) -> Json:
    """Call off the games without a running clock in which nothing has happened for so long."""
    return {"closed": await by.operator.expire(expiry.days, by.who)}


@router.get("/bans")
async def list_bans(by: ByOperator) -> Json:
    """List all bans."""
    return {"bans": await by.operator.bans()}


@router.post("/bans")
async def ban(new: NewBan, by: ByOperator) -> Json:
    """Ban a player or a network."""
    return {"subject": await by.operator.ban(new.subject, new.days, new.reason, by.who)}


@router.post("/bans/lift")
async def lift_ban(subject: Subject, by: ByOperator) -> Json:
    """Lift a ban."""
    return {"subject": await by.operator.lift(subject.subject, by.who)}


@router.get("/quotas")
async def list_quotas(by: ByOperator) -> Json:
    """List all quotas."""
    return {"quotas": await by.operator.quotas()}


@router.post("/quotas")
async def set_quota(new: NewQuota, by: ByOperator) -> Json:
    """Multiply the limits of a player or a network."""
    return {"subject": await by.operator.set_quota(new.subject, new.factor, by.who)}


@router.post("/people/export")
async def export_person(subject: Subject, by: ByOperator) -> Json:
    """Give everything that is stored of a player."""
    return await by.operator.export_person(subject.subject, by.who)


@router.post("/people/delete")
async def delete_person(subject: Subject, by: ByOperator) -> Json:
    """Delete what is stored of a player."""
    return {"games": await by.operator.delete_person(subject.subject, by.who)}


@router.get("/audit")
async def read_audit(
    by: ByOperator, limit: Annotated[int, Query(ge=1, le=_LARGEST_PAGE)] = 50
) -> Json:
    """Read the audit log, the newest entry first."""
    return {"entries": await by.operator.audit(limit)}
