"""How long the UHP client waits for an engine."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Timeouts"]


@dataclass(frozen=True, slots=True)
class Timeouts:
    """The timeouts of an engine in seconds."""

    start: float = 30.0
    answer: float = 15.0
    margin: float = 5.0
    """For a search, beyond its time, and after it was told to stop."""
    search: float = 600.0
    """For a search without a time."""
    exit: float = 2.0
