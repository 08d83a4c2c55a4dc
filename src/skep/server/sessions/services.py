"""What all live games share: the store, the engine pool, the time, and delays."""

from __future__ import annotations

import secrets
import string
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from skep.server.sessions.timing import Moment, right_now

if TYPE_CHECKING:
    from collections.abc import Callable

    from skep.server.store import Store
    from skep.server.workers.engine_pool import EnginePool

__all__ = ["Pace", "Services", "new_id"]

_LETTERS: Final = string.digits + string.ascii_letters
_ID_LENGTH: Final = 12


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take that nobody hurries, in seconds."""

    forced_pass: float = 1.2
    """Until a pass is made by itself: long enough to see that there is no move."""
    think_at_least: float = 0.4
    """For the machine: a move that comes at once looks like a mistake."""
    engine_again: float = 10.0
    """Until an engine that has failed is asked again, if somebody is there."""
    claim_clocked: float = 60.0
    """Until a player who has left a game with a clock can be taken to have given it up."""
    claim_unclocked: float = 7 * 24 * 3600.0
    idle: float = 60.0
    """Until a game that nobody looks at is put away."""
    beat: float = 1.0
    """Between two signs of life."""


@dataclass(frozen=True, slots=True)
class Services:
    """The store, the engine pool, the time, and how long things take."""

    store: Store
    opponents: EnginePool
    pace: Pace = field(default_factory=Pace)
    time: Callable[[], Moment] = right_now


def new_id() -> str:
    """An id of a game that nobody can guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
