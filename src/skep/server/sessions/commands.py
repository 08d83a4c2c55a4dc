"""The commands that the queue of a game carries: one type for each request.

A `Question` is answered with a value of its type; a `Notification` is not answered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Literal, TypeAlias, TypeVar

from skep.board import Board
from skep.record import Record
from skep.server.messages import GameView
from skep.server.workers.thoughts import PastGame

if TYPE_CHECKING:
    from skep._core import Move
    from skep.server.identity import PlayerId
    from skep.server.messages import Command, Turn
    from skep.server.sessions.subscription import Subscription

__all__ = [
    "ActorCommand",
    "Alarm",
    "BoardAt",
    "CarryOut",
    "Close",
    "Delete",
    "EngineFailed",
    "EngineMove",
    "HintPosition",
    "Leave",
    "Listen",
    "MoveSeat",
    "Notification",
    "Operate",
    "OperatorAction",
    "PastGameOf",
    "Question",
    "ReadRecord",
    "TakeSeat",
    "View",
]

T = TypeVar("T")

OperatorAction: TypeAlias = Literal["call_off", "forget"]


class Question(Generic[T]):
    """A command whose sender waits for an answer."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class View(Question[GameView]):
    """Show the whole game to a player, or to somebody who only watches."""

    player: PlayerId | None


@dataclass(frozen=True, slots=True)
class TakeSeat(Question[GameView]):
    """Let a player take the free seat."""

    player: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class MoveSeat(Question[GameView]):
    """Give the seat of a player to another id, which is the same person on another device."""

    owner: PlayerId
    player: PlayerId


@dataclass(frozen=True, slots=True)
class CarryOut(Question[int]):
    """Carry out a player's command; the answer is the number of the last event."""

    player: PlayerId
    command: Command
    lag: float


@dataclass(frozen=True, slots=True)
class BoardAt(Question[Board]):
    """Copy the board after a ply, by default as it stands."""

    ply: int | None


@dataclass(frozen=True, slots=True)
class HintPosition(Question[Board]):
    """Copy the position for which a player may have a hint."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class PastGameOf(Question[PastGame]):
    """Give the finished game that a player may have reviewed."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class ReadRecord(Question[Record]):
    """Give the record of the game."""


@dataclass(frozen=True, slots=True)
class Delete(Question[None]):
    """Delete the game, or hide it from a player whose opponent may still look at it."""

    player: PlayerId | None


@dataclass(frozen=True, slots=True)
class Operate(Question[None]):
    """Call the game off, or forget a player in it, as the operator asks."""

    action: OperatorAction
    player: PlayerId | None = None


class Notification:
    """A command whose sender does not wait."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Listen(Notification):
    """Send what came after event number `since`, or the whole game, and all that follows."""

    listener: Subscription
    since: int | None


@dataclass(frozen=True, slots=True)
class Leave(Notification):
    """Send no more to a listener."""

    listener: Subscription


@dataclass(frozen=True, slots=True)
class Alarm(Notification):
    """Do what is due in a turn: make a forced pass, end a game on time, ask the engine again."""

    turn: Turn


@dataclass(frozen=True, slots=True)
class EngineMove(Notification):
    """Make the move that the engine has found in a turn."""

    turn: Turn
    move: Move


@dataclass(frozen=True, slots=True)
class EngineFailed(Notification):
    """Note that the engine has found no move in a turn."""

    turn: Turn


@dataclass(frozen=True, slots=True)
class Close(Notification):
    """End the game's task after all earlier commands."""


ActorCommand: TypeAlias = (
    View
    | TakeSeat
    | MoveSeat
    | CarryOut
    | BoardAt
    | HintPosition
    | PastGameOf
    | ReadRecord
    | Delete
    | Operate
    | Listen
    | Leave
    | Alarm
    | EngineMove
    | EngineFailed
    | Close
)
