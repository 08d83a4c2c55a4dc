"""Reads a game from the store and rebuilds its session."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from skep.server.problems import INTERNAL, ProblemError, not_found, unavailable
from skep.server.sessions.session import GameSession
from skep.server.store import StoreError

if TYPE_CHECKING:
    from skep.server.store import Store

__all__ = ["load_session"]

_log = logging.getLogger(__name__)


async def load_session(store: Store, game: str) -> GameSession:
    """The session of a game; raises ProblemError if there is none or it cannot be read."""
    try:
        found = await store.load(game)
    except StoreError as error:
        _log.warning("game %s cannot be read: %s", game, error)
        raise unavailable() from error
    if found is None:
        raise not_found("There is no such game.")
    try:
        return GameSession(*found)
    except Exception as error:
        _log.exception("game %s cannot be rebuilt from its events", game)
        raise ProblemError(500, INTERNAL.code, INTERNAL.message) from error
