"""Our search, players behind one interface, and our UHP engine.

`search` finds a move, `analyse` the best few with the lines that follow, `solve` a forced win,
`review` judges the moves of a game.
`Player` is the interface of everybody who plays: `SearchPlayer` is our search at a level,
`UhpPlayer` any UHP engine, `FunctionPlayer` any function that chooses moves.
`skep.engine.uhp_server` is our own UHP engine.

The players and the review are imported when they are used, so that our engine starts quickly.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from skep._core import Judgement
from skep.engine.analysis import Analysis, AnalysisFunction, analyse, analyse_async
from skep.engine.levels import FULL_STRENGTH, LEVELS, OPPONENTS, Opponent, opponent
from skep.engine.result import (
    WIN,
    ProgressFunction,
    SearchResult,
    StopFunction,
)
from skep.engine.searcher import (
    EVALUATION_WEIGHTS,
    TECHNIQUES,
    Searcher,
    SearchFunction,
    search,
)
from skep.engine.solver import Solution, solve

if TYPE_CHECKING:
    from skep.engine.function_player import FunctionPlayer
    from skep.engine.game_review import Review, ReviewedMove, review
    from skep.engine.player import Player, Thought
    from skep.engine.search_player import SearchPlayer
    from skep.engine.uhp_player import UhpPlayer

__all__ = [
    "EVALUATION_WEIGHTS",
    "FULL_STRENGTH",
    "LEVELS",
    "OPPONENTS",
    "TECHNIQUES",
    "WIN",
    "Analysis",
    "AnalysisFunction",
    "FunctionPlayer",
    "Judgement",
    "Opponent",
    "Player",
    "ProgressFunction",
    "Review",
    "ReviewedMove",
    "SearchFunction",
    "SearchPlayer",
    "SearchResult",
    "Searcher",
    "Solution",
    "StopFunction",
    "Thought",
    "UhpPlayer",
    "analyse",
    "analyse_async",
    "opponent",
    "review",
    "search",
    "solve",
]

_MODULES = {
    "FunctionPlayer": "function_player",
    "Player": "player",
    "Review": "game_review",
    "ReviewedMove": "game_review",
    "SearchPlayer": "search_player",
    "Thought": "player",
    "UhpPlayer": "uhp_player",
    "review": "game_review",
}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"skep.engine.{_MODULES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
