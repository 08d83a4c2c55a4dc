"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skep._core import Color

__all__ = ["Outcome", "Termination"]


class Termination(StrEnum):
    """What ended a game: a board knows the first two, the game around it the others."""

    QUEEN_SURROUNDED = "queen_surrounded"
    BOTH_QUEENS_SURROUNDED = "both_queens_surrounded"
    RESIGNATION = "resignation"
    AGREEMENT = "agreement"
    REPETITION = "repetition"
    TIMEOUT = "timeout"
    ABANDONED = "abandoned"
    ADJUDICATION = "adjudication"
    FORFEIT = "forfeit"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What ended a game, and who won it; nobody when it is drawn."""

    termination: Termination
    winner: Color | None
