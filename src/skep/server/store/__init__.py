"""Where games are kept: every event before anyone hears of it."""

from skep.server.store.changes import Change, GameRow, Life, StoreError
from skep.server.store.store import Store

__all__ = ["Change", "GameRow", "Life", "Store", "StoreError"]
