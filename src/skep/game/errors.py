"""The errors of the game around the board.

GameError             something that cannot be done in this game now
└── GameOverError     because it is over
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep.errors import SkepError

if TYPE_CHECKING:
    from skep.outcome import Outcome

__all__ = ["GameError", "GameOverError"]


class GameError(SkepError):
    """Something that cannot be done in this game now, such as accepting what nobody offered."""


class GameOverError(GameError):
    """The game is over: `.outcome` says how it ended."""

    def __init__(self, message: str, outcome: Outcome) -> None:
        super().__init__(message, outcome)
        self.outcome = outcome

    def __str__(self) -> str:
        return str(self.args[0])
