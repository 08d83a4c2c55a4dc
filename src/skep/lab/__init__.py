"""The lab: matches, ratings, self-play, training, puzzles; `skep lab` has most of it as commands.

`play_match` plays functions, engines and our own search against each other.

The names below are imported when they are used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skep.lab.function_match import MatchReport, play_match

__all__ = ["MatchReport", "play_match"]

_MODULES = {"MatchReport": "function_match", "play_match": "function_match"}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"skep.lab.{_MODULES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
