"""Opponents behind one interface: our own search, other engines, and our engine for others.

`search` finds a move, `analyse` the best few and what they lead to; `skep.engine.player` has
players for a game, `skep.engine.uhp_server` the UHP engine. Neither of these is imported here, so
that the engine starts without what it does not use.
"""

from skep.engine.analysis import Analysis, AnalysisFunction, analyse, analyse_async
from skep.engine.levels import FULL_STRENGTH, LEVELS, OPPONENTS, Opponent, opponent
from skep.engine.result import (
    POINTS_PER_LOGIT,
    WIN,
    ProgressFunction,
    SearchResult,
    StopFunction,
)
from skep.engine.searcher import TECHNIQUES, Searcher, SearchFunction, search
from skep.engine.solver import Solution, solve

__all__ = [
    "FULL_STRENGTH",
    "LEVELS",
    "OPPONENTS",
    "POINTS_PER_LOGIT",
    "TECHNIQUES",
    "WIN",
    "Analysis",
    "AnalysisFunction",
    "Opponent",
    "ProgressFunction",
    "SearchFunction",
    "SearchResult",
    "Searcher",
    "Solution",
    "StopFunction",
    "analyse",
    "analyse_async",
    "opponent",
    "search",
    "solve",
]
