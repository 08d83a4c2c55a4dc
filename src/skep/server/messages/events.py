"""The events of a game, which are numbered from 1 without gaps and stored."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from skep._core import Color
from skep.server.messages.base import GameId, Message
from skep.server.messages.views import Clocks, GameStatus, MoveView, Result, TakebackOfferView

__all__ = ["Declined", "Ended", "Event", "Joined", "Moved", "Offered", "Rematched", "TakenBack"]


class _Event(Message):
    """An event: its number, its time, and how the game stands after it.

    A client that applies an event assigns these fields and deduces nothing. Events stored by early
    versions lack them; they are filled in when a game is loaded.
    """

    seq: int
    at: datetime
    status: GameStatus = "playing"
    state: str = "NotStarted"
    can_abort: bool = False
    clocks: Clocks | None = None
    result: Result | None = None
    draw_offer: Color | None = None
    takeback_offer: TakebackOfferView | None = None
    rematch_offer: Color | None = None
    rematch: GameId | None = None


class Joined(_Event):
    """A player took the free seat, and the game begins."""

    type: Literal["joined"] = "joined"
    color: Color
    name: str


class Moved(_Event):
    """A move was made: it is the `ply`-th of the game."""

    type: Literal["moved"] = "moved"
    ply: int
    move: MoveView
    by_itself: bool = False
    """A forced pass that the server made."""


class TakenBack(_Event):
    """The game went back to an earlier ply."""

    type: Literal["taken_back"] = "taken_back"
    ply: int


class Offered(_Event):
    """Somebody offers a draw, asks for a takeback to `ply`, or wants to play again."""

    type: Literal["offered"] = "offered"
    what: Literal["draw", "takeback", "rematch"]
    by: Color
    ply: int | None = None


class Declined(_Event):
    """An offer was turned down by the player named, or withdrawn by the player who made it."""

    type: Literal["declined"] = "declined"
    what: Literal["draw", "takeback", "rematch"]
    by: Color


class Ended(_Event):
    """The game is over."""

    type: Literal["ended"] = "ended"
    result: Result


class Rematched(_Event):
    """The players continue in another game, with the colours exchanged."""

    type: Literal["rematched"] = "rematched"
    game: GameId


Event = Annotated[
    Joined | Moved | TakenBack | Offered | Declined | Ended | Rematched,
    Field(discriminator="type"),
]
