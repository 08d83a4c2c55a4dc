"""The notices that are sent on the socket, which have no number and are not stored."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from skep._core import Color
from skep.server.messages.base import Message, Phrase
from skep.server.messages.lessons import Turn
from skep.server.messages.views import Clocks, GameView, Seats

__all__ = [
    "CaughtUp",
    "Done",
    "Notice",
    "Pong",
    "Presence",
    "Problem",
    "Refused",
    "Said",
    "Snapshot",
    "TurnNotice",
]


class Problem(Message):
    """An error; all errors have this shape."""

    code: str
    message: str
    detail: dict[str, object] | None = None


class Snapshot(Message):
    """The whole game: the first message if the client gave no valid event number."""

    type: Literal["snapshot"] = "snapshot"
    game: GameView


class CaughtUp(Message):
    """All events that were missed have been sent; current notices follow."""

    type: Literal["caught_up"] = "caught_up"
    seq: int
    clocks: Clocks | None
    seats: Seats
    claim_in: float | None = None
    queue: int = 0


class TurnNotice(Message):
    """What the side to move may do; sent to all after every change."""

    type: Literal["turn"] = "turn"
    turn: Turn | None


class Presence(Message):
    """Which players are connected, and the place in the queue of an engine that waits."""

    type: Literal["presence"] = "presence"
    seats: Seats
    claim_in: float | None = None
    queue: int = 0


class Said(Message):
    """A player said a phrase; it is told to those who are connected, and not stored."""

    type: Literal["said"] = "said"
    by: Color
    phrase: Phrase


class Done(Message):
    """The request with this id was carried out, and its events have been sent."""

    type: Literal["done"] = "done"
    id: int


class Refused(Message):
    """The request with this id was not carried out."""

    type: Literal["refused"] = "refused"
    id: int | None
    error: Problem


class Pong(Message):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"
    ping: int


Notice = Annotated[
    Snapshot | CaughtUp | TurnNotice | Presence | Said | Done | Refused | Pong,
    Field(discriminator="type"),
]
