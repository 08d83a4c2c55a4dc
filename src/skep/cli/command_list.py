"""The names of the commands."""

from __future__ import annotations

from typing import Final

__all__ = ["COMMANDS"]

COMMANDS: Final[dict[str, str]] = {
    "serve": "Play",
    "admin": "Play",
    "play": "Play",
    "rules": "Play",
    "show": "Games",
    "convert": "Games",
    "review": "Games",
    "corpus": "Games",
    "uhp": "Engines",
    "bestmove": "Engines",
    "solve": "Engines",
    "match": "Engines",
    "tournament": "Engines",
    "uhp-check": "Engines",
    "lab": "Engines",
    "perft": "Speed",
    "bench": "Speed",
}
"""The commands in the order of the help, and the panel of the help that each stands in."""
