"""The part of a UHP engine that does not choose moves: games, moves, options and their words.

A line goes in, the lines of its answer come out. A command that is refused changes nothing. Moves
and games are read as Mzinga reads them, and written in one form; where engines differ, this one
does what Mzinga does.
"""

from __future__ import annotations

import sys
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from skep.errors import EngineError, IllegalMoveError, NotationError, excerpt
from skep.rules import GameType, Opening, Repetition
from skep.uhp.engine_game import UhpGame
from skep.uhp.protocol import (
    ERROR,
    INVALID_MOVE,
    OK,
    Option,
    format_capabilities,
    parse_count,
    parse_limits,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skep._core import Move
    from skep.board import Board
    from skep.game.limits import Limits

__all__ = ["OPENING", "REPETITION", "Emit", "RefusedError", "Stop", "UhpConversation"]

REPETITION: Final = Option("Repetition", "enum", "off", "off", values=tuple(Repetition))
OPENING: Final = Option("Opening", "enum", "tournament", "tournament", values=tuple(Opening))
"""The options that every engine of ours has: the rules of its games."""

_HELP: Final = {
    "info": ("info", "say who this is and which bugs it knows"),
    "newgame": ("newgame [GameType|GameString]", "start a game, Base if not said, or load one"),
    "play": ("play MoveString", "make a move"),
    "pass": ("pass", "pass, which is allowed only when there is no move"),
    "validmoves": ("validmoves", "list the legal moves"),
    "bestmove": (
        "bestmove time hh:mm:ss[.fff] | depth N | nodes N",
        "find a move, without making it; Ctrl-C ends the search",
    ),
    "undo": ("undo [N]", "take back the last move, or the last N"),
    "options": ("options [get Name | set Name Value]", "show or change the options"),
    "help": ("help [Command]", "list the commands"),
    "exit": ("exit", "end the engine"),
}

Emit = Callable[[str], None]
"""Writes a line at once."""
Stop = Callable[[], bool]
"""Says whether to end a search early."""


class RefusedError(Exception):
    """A command that cannot be carried out, and why: `err`."""


class UhpConversation(ABC):
    """One conversation with a viewer. A subclass chooses the moves."""

    def __init__(
        self,
        identity: str,
        options: Iterable[Option],
        game_types: Iterable[GameType] = GameType,
    ) -> None:
        self._identity = identity
        self._options = {option.name: option for option in options}
        self._game_types = list(game_types)
        self._game: UhpGame | None = None
        self.ended: bool = False
        self._commands: dict[str, Callable[[list[str]], list[str]]] = {
            "info": self._info,
            "newgame": self._newgame,
            "play": self._play,
            "pass": self._pass,
            "validmoves": self._validmoves,
            "undo": self._undo,
            "options": self._show_options,
            "help": self._help,
            "?": self._help,
        }

    @abstractmethod
    def choose(self, board: Board, limits: Limits, emit: Emit, stop: Stop | None) -> Move:
        """Find a move on the board, which may be changed; `emit` writes lines about the search."""

    # ---- lines in and out

    def greeting(self) -> list[str]:
        """What the engine says first, without being asked."""
        return [*self._info([]), OK]

    def handle(self, line: str, emit: Emit | None = None, stop: Stop | None = None) -> list[str]:
        """Carry out a command and return the lines of its answer: none for a blank line or `exit`.

        Lines of progress go to `emit` as they come, or, without it, into the answer. A search ends
        early, and answers with what it has found, when `stop` says so.
        """
        keyword, *words = line.removeprefix("\ufeff").split() or [""]
        keyword = keyword.lower()
        if keyword == "exit":
            self.ended = True
        if keyword in ("", "exit"):
            return []
        try:
            answer = self._answer(keyword, words, emit, stop)
        except (RefusedError, NotationError, EngineError) as error:
            return self.refuse(str(error))
        except MemoryError:
            return self.refuse("There is not enough memory for that.")
        except IllegalMoveError as error:
            answer = [_line(INVALID_MOVE, str(error.explanation))]
        except Exception as error:  # noqa: BLE001 - an internal error must not end the game
            traceback.print_exc(file=sys.stderr)
            return self.refuse(f"Something is wrong in the engine: {error!r}")
        return [*answer, OK]

    def _answer(
        self,
        keyword: str,
        words: list[str],
        emit: Emit | None,
        stop: Stop | None,
    ) -> list[str]:
        if keyword == "bestmove":
            return self._bestmove(words, emit, stop)
        if command := self._commands.get(keyword):
            return command(words)
        raise RefusedError(f"There is no command {excerpt(keyword)}: try 'help'.")

    def refuse(self, message: str) -> list[str]:
        """The answer to what cannot be carried out."""
        return [_line(ERROR, message), OK]

    # ---- commands

    def _info(self, words: list[str]) -> list[str]:
        _expect_none("info", words)
        return [f"id {self._identity}", format_capabilities(self._game_types)]

    def _newgame(self, words: list[str]) -> list[str]:
        text = " ".join(words) or GameType.BASE.value
        game = UhpGame(text, self._text(OPENING.name), self._text(REPETITION.name))
        if game.board.game_type not in self._game_types:
            known = ", ".join(self._game_types)
            raise RefusedError(f"{game.board.game_type} is not played here, only {known}")
        self._game = game
        return [str(self._game)]

    def _play(self, words: list[str]) -> list[str]:
        if not words:
            raise RefusedError("Which move? play MoveString")
        game = self._running_game()
        try:
            game.play(" ".join(words))
        except NotationError as error:
            return [_line(INVALID_MOVE, str(error))]
        return [str(game)]

    def _pass(self, words: list[str]) -> list[str]:
        _expect_none("pass", words)
        return self._play(["pass"])

    def _validmoves(self, words: list[str]) -> list[str]:
        _expect_none("validmoves", words)
        board = self._running_game().board
        return [";".join(board.uhp(move) for move in board.legal_moves)]

    def _bestmove(self, words: list[str], emit: Emit | None, stop: Stop | None) -> list[str]:
        limits = parse_limits(words)
        board = self._running_game().board
        answer: list[str] = []
        best = self.choose(board.copy(), limits, emit or answer.append, stop)
        return [*answer, board.uhp(best)]

    def _undo(self, words: list[str]) -> list[str]:
        if len(words) > 1:
            raise RefusedError("undo takes one number or nothing")
        count = parse_count(words[0]) if words else 1
        game = self._loaded_game()
        if not 1 <= count <= game.ply:
            raise RefusedError(
                f"Cannot take back {count}: the number of moves played is {game.ply}"
            )
        game.undo(count)
        return [str(game)]

    def _show_options(self, words: list[str]) -> list[str]:
        match [words[0].lower(), *words[1:]] if words else []:
            case []:
                return [option.line() for option in self._options.values()]
            case ["get", name]:
                return [self._option(name).line()]
            case ["set", name, value]:
                return [self.set_option(name, value).line()]
            case ["set", name, *parts] if parts and self.takes_spaces(name):
                return [self.set_option(name, " ".join(parts)).line()]
        raise RefusedError(f"The ways to say it are: {_HELP['options'][0]}")

    def _help(self, words: list[str]) -> list[str]:
        if not words:
            width = max(len(usage) for usage, _ in _HELP.values())
            return [f"{usage:{width}}  {what}" for usage, what in _HELP.values()]
        if len(words) > 1 or words[0].lower() not in _HELP:
            raise RefusedError("There is no such command: try 'help'.")
        return list(_HELP[words[0].lower()])

    # ---- helpers of the commands

    def _loaded_game(self) -> UhpGame:
        if self._game is None:
            raise RefusedError("No game in progress: start one with 'newgame'.")
        return self._game

    def _running_game(self) -> UhpGame:
        game = self._loaded_game()
        if game.is_over:
            raise RefusedError("The game is over: try 'undo' or 'newgame'.")
        return game

    def takes_spaces(self, name: str) -> bool:  # noqa: ARG002
        """Whether the value of an option may have spaces in it."""
        return False

    def _option(self, name: str) -> Option:
        if name not in self._options:
            names = ", ".join(self._options)
            raise NotationError(f"There is no option {excerpt(name)}, only {names}", name)
        return self._options[name]

    def set_option(self, name: str, value: str) -> Option:
        """Change an option; NotationError or EngineError, and no change, for a value it has not."""
        option = self._option(name).changed(value)
        self._options[name] = option
        return option

    def _text(self, name: str) -> str:
        return str(self._options[name].value)


def _expect_none(command: str, words: Sequence[str]) -> None:
    if words:
        raise RefusedError(f"{command} stands alone, without {excerpt(' '.join(words))}")


def _line(kind: str, message: str) -> str:
    """A line that says what is wrong: whatever is quoted, one line of printable ASCII."""
    text = " ".join(message.replace("…", "...").split())
    text = text.encode("ascii", "backslashreplace").decode("ascii")
    return f"{kind} " + "".join(c if c.isprintable() else "?" for c in text)
