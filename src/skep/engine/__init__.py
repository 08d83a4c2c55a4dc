"""Opponents behind one interface: our own search, other engines, and our engine for others.

`search` finds a move; `skep.engine.player` has players for a game, `skep.engine.uhp_server` the UHP
engine. Neither of these is imported here, so that the engine starts without what it does not use.
"""

from skep.engine.searcher import (
    FULL_STRENGTH,
    LEVELS,
    WIN,
    ProgressFunction,
    Searcher,
    SearchFunction,
    SearchResult,
    StopFunction,
    search,
)

__all__ = [
    "FULL_STRENGTH",
    "LEVELS",
    "WIN",
    "ProgressFunction",
    "SearchFunction",
    "SearchResult",
    "Searcher",
    "StopFunction",
    "search",
]
