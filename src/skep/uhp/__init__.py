"""The Universal Hive Protocol: its words, and any engine that speaks it as a subprocess.

The names below are imported when they are used, so that our own engine, which needs only the words,
starts without the rest.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skep.uhp.analysis_stream import AnalysisStream
    from skep.uhp.answers import BestMove
    from skep.uhp.client import Engine
    from skep.uhp.config import EngineSpec, find_engine, known_engines
    from skep.uhp.function_engine import serve
    from skep.uhp.functions import Request
    from skep.uhp.infos import Info
    from skep.uhp.protocol import Option, Progress
    from skep.uhp.sync import SyncAnalysisStream, SyncEngine
    from skep.uhp.timeouts import Timeouts

__all__ = [
    "AnalysisStream",
    "BestMove",
    "Engine",
    "EngineSpec",
    "Info",
    "Option",
    "Progress",
    "Request",
    "SyncAnalysisStream",
    "SyncEngine",
    "Timeouts",
    "find_engine",
    "known_engines",
    "serve",
]

_MODULES = {
    "AnalysisStream": "analysis_stream",
    "BestMove": "answers",
    "Engine": "client",
    "EngineSpec": "config",
    "Info": "infos",
    "Option": "protocol",
    "Progress": "protocol",
    "Request": "functions",
    "SyncAnalysisStream": "sync",
    "SyncEngine": "sync",
    "Timeouts": "timeouts",
    "find_engine": "config",
    "known_engines": "config",
    "serve": "function_engine",
}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"skep.uhp.{_MODULES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
