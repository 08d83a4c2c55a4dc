"""The errors of the library.

SkepError
├── NotationError         text that cannot be read (also a ValueError)
│   └── RecordError       a whole game that is mangled or breaks the rules
├── IllegalMoveError      a move the rules forbid, and why (also a ValueError)
├── HistoryError          taking back or looking at a move that was never made (also an IndexError)
└── EngineError           another program that does not answer as it should
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skep._core import Move, Reason
    from skep.explanation import Explanation

__all__ = [
    "EngineError",
    "HistoryError",
    "IllegalMoveError",
    "NotationError",
    "RecordError",
    "SkepError",
]

_EXCERPT = 80


def excerpt(text: str) -> str:
    """Quote a text, shortened if it is long, for use in a message."""
    return repr(text if len(text) <= _EXCERPT else text[: _EXCERPT - 1] + "…")


class SkepError(Exception):
    """The base of every error Skep raises on purpose."""


class NotationError(SkepError, ValueError):
    """A text that cannot be read: `.text` is what was given, `.position` where it went wrong."""

    def __init__(self, message: str, text: str = "", position: int | None = None) -> None:
        super().__init__(message)
        self.text = text
        self.position = position

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (*self.args, self.text, self.position)


class RecordError(NotationError):
    """A record that is mangled or breaks the rules: `.ply` is the number of the offending move."""

    def __init__(
        self,
        message: str,
        text: str = "",
        position: int | None = None,
        ply: int | None = None,
    ) -> None:
        super().__init__(message, text, position)
        self.ply = ply

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (*self.args, self.text, self.position, self.ply)


class IllegalMoveError(SkepError, ValueError):
    """A move the rules forbid: `.reason` says which rule, `.explanation` with the evidence."""

    def __init__(self, move: Move, explanation: Explanation, game_string: str) -> None:
        super().__init__(move, explanation, game_string)
        self.move = move
        self.explanation = explanation
        self.game_string = game_string

    @property
    def reason(self) -> Reason:
        """The rule that forbids the move."""
        reason = self.explanation.reason
        assert reason is not None, "an illegal move has a reason"
        return reason

    def __str__(self) -> str:
        return f"{self.explanation} [{self.game_string}]"


class HistoryError(SkepError, IndexError):
    """Taking back or looking at a move when none has been made."""


class EngineError(SkepError):
    """Another program that does not answer as it should."""
