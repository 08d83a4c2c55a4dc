"""What clients send: commands of players, over HTTP and over the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from skep._core import Color
from skep.server.messages.base import MOST_MOVE, Cell, Message, Phrase, PieceName

__all__ = [
    "Command",
    "Incoming",
    "MakeMove",
    "Ping",
    "Request",
    "SayPhrase",
    "Simple",
    "Step",
    "SyncGame",
]

MOST_SYNCED = 200
"""Moves in one command; more are sent in several."""


class Step(Message):
    """A move by its piece and destination."""

    piece: PieceName
    to: Cell


_AnyMove = Step | Annotated[str, Field(min_length=1, max_length=MOST_MOVE)]


class MakeMove(Message):
    """Make a move; `ply` is how many were made before it, so that none is made twice."""

    type: Literal["move"] = "move"
    ply: Annotated[int, Field(ge=0, le=100_000)]
    move: _AnyMove
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
        "think_on_server",
    ]
    color: Color | None = None
    """The side it is for, where one player has both seats; by default the side to move."""


class SyncGame(Message):
    """Store how a game went on on the player's device, where the device chooses the engine's moves.

    The first `ply` moves stay, the rest of them is taken back, and `moves` follow. If the game is
    at event `seq`, this is carried out as a whole or not at all; if it was carried out already,
    nothing happens.
    """

    type: Literal["sync"] = "sync"
    seq: Annotated[int, Field(ge=0, le=2**53)]
    ply: Annotated[int, Field(ge=0, le=100_000)]
    moves: Annotated[tuple[_AnyMove, ...], Field(max_length=MOST_SYNCED)] = ()
    ends: Literal["resign", "abort"] | None = None
    """Does the player give up, or call the game off, after these moves?"""


class SayPhrase(Message):
    """Say a phrase to the other player of a game by link, and to those who watch."""

    type: Literal["say"] = "say"
    phrase: Phrase


Command = Annotated[MakeMove | Simple | SyncGame | SayPhrase, Field(discriminator="type")]


class Request(Message):
    """A command on the socket; the answer carries its `id`."""

    id: Annotated[int, Field(ge=0, le=2**53)]
    command: Command


class Ping(Message):
    """Ask for a pong at once; `rtt` is what the client measured last, in milliseconds."""

    ping: Annotated[int, Field(ge=0, le=2**53)]
    rtt: Annotated[float, Field(ge=0, le=60_000, allow_inf_nan=False)] | None = None


Incoming = Request | Ping
