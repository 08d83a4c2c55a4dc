"""What clients send: commands of players, over HTTP and over the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from skep._core import Color
from skep.server.messages.base import MOST_MOVE, Cell, Message, Phrase, PieceName

__all__ = ["Command", "Incoming", "MakeMove", "Ping", "Request", "SayPhrase", "Simple", "Step"]


class Step(Message):
    """A move by its piece and destination."""

    piece: PieceName
    to: Cell


class MakeMove(Message):
    """Make a move; `ply` is how many were made before it, so that none is made twice."""

    type: Literal["move"] = "move"
    ply: Annotated[int, Field(ge=0, le=100_000)]
    move: Step | Annotated[str, Field(min_length=1, max_length=MOST_MOVE)]
    """A piece with its destination, or a UHP move string."""


class Simple(Message):
    """A command without arguments of its own."""

    type: Literal[
        "offer_draw",
        "accept_draw",
        "decline_draw",
        "ask_takeback",
        "accept_takeback",
        "decline_takeback",
        "resign",
        "abort",
        "claim_win",
        "claim_draw",
        "rematch",
        "decline_rematch",
    ]
    color: Color | None = None
    """The side it is for, where one player has both seats; by default the side to move."""


class SayPhrase(Message):
    """Say a phrase to the other player of a game by link, and to those who watch."""

    type: Literal["say"] = "say"
    phrase: Phrase


Command = Annotated[MakeMove | Simple | SayPhrase, Field(discriminator="type")]


class Request(Message):
    """A command on the socket; the answer carries its `id`."""

    id: Annotated[int, Field(ge=0, le=2**53)]
    command: Command


class Ping(Message):
    """Ask for a pong at once; `rtt` is what the client measured last, in milliseconds."""

    ping: Annotated[int, Field(ge=0, le=2**53)]
    rtt: Annotated[float, Field(ge=0, le=60_000, allow_inf_nan=False)] | None = None


Incoming = Request | Ping
