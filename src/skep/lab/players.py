"""Who plays in a match: our own search, or any UHP engine."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

from skep.errors import EngineIllegalMoveError, EngineTimeoutError
from skep.lab.results import Ending

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from skep._core import Move
    from skep.board import Board
    from skep.errors import EngineError
    from skep.game import Limits
    from skep.lab.runner import Conditions

__all__ = ["Contestant", "Player", "Thought", "fault_of"]


@dataclass(frozen=True, slots=True)
class Thought:
    """A move, and what its player tells about it.

    The score is in points for the player who moves, whatever a point is to it; `wins_in` is set
    where the player sees the end: positive if it wins.
    """

    move: Move
    score: int | None = None
    wins_in: int | None = None
    depth: int | None = None
    nodes: int | None = None

    @property
    def has_score(self) -> bool:
        """Does the player tell how it sees its chances?"""
        return self.score is not None or self.wins_in is not None


class Player(Protocol):
    """A player that has been started.

    EngineError means that it has failed and must be started anew; EngineUnsupportedError that it
    never will do what it is asked, so that there is no point in going on.
    """

    async def new_game(self, board: Board, seed: int) -> None:
        """Get ready for a game that begins from this position."""

    async def think(self, board: Board, limits: Limits) -> Thought:
        """Find a move; the board is not changed."""

    async def close(self) -> None:
        """Give back everything; never fails."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A name on the table, and how to start a player for it.

    `identity` is all that makes a difference to how it plays: a match can be resumed only with
    contestants of the same identity.
    """

    name: str
    start: Callable[[Conditions], Awaitable[Player]]
    identity: Mapping[str, object] = field(default_factory=dict)

    def named(self, name: str) -> Contestant:
        """The same under another name."""
        return replace(self, name=name)


def fault_of(error: EngineError) -> Ending:
    """What kind of forfeit a failure is: everything is a crash that is nothing else."""
    if isinstance(error, EngineIllegalMoveError):
        return Ending.ILLEGAL
    return Ending.TIME if isinstance(error, EngineTimeoutError) else Ending.CRASH
