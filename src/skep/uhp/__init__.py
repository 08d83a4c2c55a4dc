"""The Universal Hive Protocol: its words, and any engine that speaks it as a subprocess.

The names below are imported when they are used, so that our own engine, which needs only the words,
starts without the rest.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skep.uhp.client import BestMove, Engine, Timeouts
    from skep.uhp.config import EngineSpec, find_engine, known_engines
    from skep.uhp.protocol import Option, Progress
    from skep.uhp.sync import SyncEngine

__all__ = [
    "BestMove",
    "Engine",
    "EngineSpec",
    "Option",
    "Progress",
    "SyncEngine",
    "Timeouts",
    "find_engine",
    "known_engines",
]

_MODULES = {
    "BestMove": "client",
    "Engine": "client",
    "EngineSpec": "config",
    "Option": "protocol",
    "Progress": "protocol",
    "SyncEngine": "sync",
    "Timeouts": "client",
    "find_engine": "config",
    "known_engines": "config",
}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"skep.uhp.{_MODULES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
