"""The errors of the library.

SkepError
├── NotationError         text that cannot be read (also a ValueError)
│   ├── RecordError       a whole game that is mangled or breaks the rules
│   └── PositionError     a position that no game can come to
├── IllegalMoveError      a move the rules forbid, and why (also a ValueError)
├── HistoryError          taking back or looking at a move that was never made (also an IndexError)
├── GameError             something that cannot be done in this game now
│   ├── GameOverError     because it is over
│   └── RepeatedOfferError    because the same was offered in this position already
├── RenderError           a theme, a mark or a layout that does not exist (also a ValueError)
├── ConfigError           a configuration file, or a name that should be in it (also a ValueError)
├── JournalError          a match that cannot be resumed (in skep.lab.journal)
├── DataError             a file of self-play games that cannot be used (in skep.lab.nets)
├── ActionError           an action that no legal move has (in skep.rl; also a ValueError)
├── StoreError            a database that cannot be used (in skep.server.store)
└── EngineError           another program that does not answer as it should
    ├── EngineStartError          it cannot be started
    ├── EngineDiedError           it has ended, or been ended, before it was told to
    ├── EngineTimeoutError        it does not answer in time
    ├── EngineProtocolError       its answer makes no sense
    │   └── EngineIllegalMoveError    its move is against the rules
    ├── EngineRefusedError        it says that it cannot do what it should
    └── EngineUnsupportedError    it is known not to be able to do that
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skep._core import Hex, Move, Piece, PositionFault, Reason
    from skep.explanation import Explanation
    from skep.outcome import Outcome

__all__ = [
    "ConfigError",
    "EngineDiedError",
    "EngineError",
    "EngineIllegalMoveError",
    "EngineProtocolError",
    "EngineRefusedError",
    "EngineStartError",
    "EngineTimeoutError",
    "EngineUnsupportedError",
    "GameError",
    "GameOverError",
    "HistoryError",
    "IllegalMoveError",
    "NotationError",
    "PositionError",
    "RecordError",
    "RenderError",
    "RepeatedOfferError",
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
    """A record that is mangled or breaks the rules.

    `.ply` is the number of the offending move, `.line` the line of the file, and `.game` the number
    of the game among those of the file, from 1; None where they are not known.
    """

    def __init__(
        self,
        message: str,
        text: str = "",
        position: int | None = None,
        ply: int | None = None,
        line: int | None = None,
        game: int | None = None,
    ) -> None:
        super().__init__(message, text, position)
        self.ply = ply
        self.line = line
        self.game = game

    def __reduce__(self) -> tuple[object, ...]:
        fields = (self.text, self.position, self.ply, self.line, self.game)
        return type(self), (*self.args, *fields)


class PositionError(NotationError):
    """A position string that is malformed, or whose position no game can come to.

    `.fault` is the reason, `.pieces` and `.hexes` are the evidence.
    """

    def __init__(
        self,
        message: str,
        text: str,
        position: int | None,
        fault: PositionFault,
        pieces: tuple[Piece, ...] = (),
        hexes: tuple[Hex, ...] = (),
    ) -> None:
        super().__init__(message, text, position)
        self.fault = fault
        self.pieces = pieces
        self.hexes = hexes

    def __reduce__(self) -> tuple[object, ...]:
        fields = (self.text, self.position, self.fault, self.pieces, self.hexes)
        return type(self), (*self.args, *fields)


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


class GameError(SkepError):
    """Something that cannot be done in this game now, such as accepting what nobody offered."""


class GameOverError(GameError):
    """The game is over: `.outcome` says how it ended."""

    def __init__(self, message: str, outcome: Outcome) -> None:
        super().__init__(message, outcome)
        self.outcome = outcome

    def __str__(self) -> str:
        return str(self.args[0])


class RepeatedOfferError(GameError):
    """A player may make the same offer only once in a position."""


class RenderError(SkepError, ValueError):
    """A theme, a mark or a layout that does not exist."""


class ConfigError(SkepError, ValueError):
    """A configuration file that cannot be used, or an engine that is not found in it."""


class EngineError(SkepError):
    """Another program that does not answer as it should."""


class EngineStartError(EngineError):
    """An engine that cannot be started, because there is no such program, for example."""


class EngineDiedError(EngineError):
    """An engine that has ended, or has been ended after another error, and cannot be asked."""


class EngineTimeoutError(EngineError):
    """An engine that does not answer in time; it has been ended."""


class EngineProtocolError(EngineError):
    """An engine whose answer makes no sense."""


class EngineIllegalMoveError(EngineProtocolError):
    """A move against the rules: `.text` is what the engine said, `.game_string` the position."""

    def __init__(self, message: str, text: str = "", game_string: str = "") -> None:
        super().__init__(message)
        self.text = text
        self.game_string = game_string

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (*self.args, self.text, self.game_string)


class EngineRefusedError(EngineError):
    """An engine that says it cannot do something: `.answer` is its line, err or invalidmove."""

    def __init__(self, message: str, answer: str = "") -> None:
        super().__init__(message)
        self.answer = answer

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (*self.args, self.answer)


class EngineUnsupportedError(EngineError):
    """Something an engine is known not to be able to do, such as a game type it does not play."""
