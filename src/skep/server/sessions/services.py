"""What all live games share: the store, the engine pool, the time, and delays."""

from __future__ import annotations

import secrets
import string
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from skep.server.access_rules import AccessRules
from skep.server.metrics import Metrics
from skep.server.sessions.timing import Moment, right_now
from skep.server.settings import RECORD_DAYS

if TYPE_CHECKING:
    from collections.abc import Callable

    from skep.server.store import Store
    from skep.server.workers.engine_pool import EnginePool

__all__ = ["Pace", "Services", "new_id"]

_LETTERS: Final = string.digits + string.ascii_letters
_ID_LENGTH: Final = 12


@dataclass(frozen=True, slots=True)
class Pace:
    """Delays and intervals of live games, in seconds."""

    forced_pass: float = 1.2
    """Before a forced pass: long enough to see that there is no move."""
    think_at_least: float = 0.4
    """The least time for a move of the engine: one that comes at once looks like a mistake."""
    engine_again: float = 10.0
    """Before an engine that has failed is asked again, if somebody is connected."""
    claim_clocked: float = 60.0
    """Until a player who has left a game with a clock can be taken to have given it up."""
    claim_unclocked: float = 7 * 24 * 3600.0
    idle: float = 60.0
    """Before the actor of a game without listeners ends."""
    keep_records: float = RECORD_DAYS * 24 * 3600.0
    """How long a record is kept that nobody opens; 0 for ever."""
    keep_abandoned: float = 0.0
    """How long a game without a clock waits for its players; 0 for ever."""
    rules: float = 5.0
    """Between two looks at bans and quotas, which another node may have changed."""
    beat: float = 1.0
    """Between two heartbeats."""


@dataclass(frozen=True, slots=True)
class Services:
    """The services that live games use: the store, the engine pool, the time, and the delays."""

    store: Store
    opponents: EnginePool
    pace: Pace = field(default_factory=Pace)
    time: Callable[[], Moment] = right_now
    metrics: Metrics = field(default_factory=Metrics)
    rules: AccessRules = field(default_factory=AccessRules)


def new_id() -> str:
    """Make a random game id that cannot be guessed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
