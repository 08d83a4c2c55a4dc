"""The store of games: every event is written before it is sent."""

from skep.server.store.changes import Change, EndedGames, GameRow, Life, StoreError
from skep.server.store.store import Store

__all__ = ["Change", "EndedGames", "GameRow", "Life", "Store", "StoreError"]
