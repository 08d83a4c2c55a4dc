"""What is read from the store and written to it, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from skep.errors import SkepError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skep._core import Color
    from skep.server.identity import PlayerId
    from skep.server.messages import GameKind, GameStatus

__all__ = ["Change", "EndedGames", "GameRow", "Life", "StoreError"]


class StoreError(SkepError):
    """The database failed or refused; a change is not written, or it is not known whether it is."""

    @classmethod
    def because(cls, what: str, error: Exception) -> StoreError:
        """What went wrong, with the reason that the database gives, in one line."""
        reason = " ".join(str(getattr(error, "orig", None) or error).split())
        if not reason and isinstance(error, TimeoutError):
            reason = "it does not answer"
        failure = cls(f"{what}: {reason or type(error).__name__}")
        failure.__cause__ = error
        return failure


@dataclass(slots=True)
class GameRow:
    """A game without its events: what lists show, and the setup."""

    id: str
    kind: GameKind
    status: GameStatus
    setup: str
    white: PlayerId | None
    black: PlayerId | None
    white_name: str
    black_name: str
    created: int
    changed: int
    ply: int
    result: str | None
    due: bool
    white_hides: bool = False
    black_hides: bool = False
    opened: int | None = None
    """When a record was last opened; None for other games."""


class EndedGames(NamedTuple):
    """Finished games of one player, in which colour, setup and result are the same."""

    color: Color
    setup: str
    result: str
    games: int
    """How many there are."""


class Life(NamedTuple):
    """The time from a server's start to its last heartbeat, in milliseconds since 1970."""

    started: int
    alive: int


@dataclass(slots=True)
class Change:
    """A change of one game: all of it is stored, or nothing."""

    game: str
    events: Mapping[int, str] = field(default_factory=dict)
    """The new events by their numbers."""
    fields: Mapping[str, object] = field(default_factory=dict)
    """The columns of the game that change."""
    creates: GameRow | None = None
    """A new game: this one itself, or the one that follows it."""
    deletes: bool = False
    rewrites: Mapping[int, str] = field(default_factory=dict)
    """Stored events that change, by their numbers: names of people who are forgotten."""
