"""The UHP engine without input and output: a line goes in, the lines of its answer come out.

A command that is refused changes nothing. Moves and games are read as Mzinga reads them, and
written in one form; where engines differ, this one does what Mzinga does.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from skep import __version__
from skep.engine.analysis import Analysis, analyse
from skep.engine.levels import FULL_STRENGTH, LEVELS
from skep.engine.net import CLASSIC, DEFAULT_NET
from skep.engine.result import SearchResult
from skep.engine.searcher import (
    DEFAULT_EVALUATION,
    DEFAULT_HASH_MIB,
    MAX_HASH_MIB,
    MAX_THREADS,
    Searcher,
    SearchFunction,
)
from skep.engine.uhp_game import UhpGame
from skep.errors import EngineError, IllegalMoveError, NotationError, excerpt
from skep.rules import GameType, Opening, Repetition
from skep.uhp.protocol import (
    ERROR,
    INVALID_MOVE,
    OK,
    Option,
    Progress,
    format_capabilities,
    parse_count,
    parse_limits,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skep._core import Move
    from skep.board import Board
    from skep.game.limits import Limits

__all__ = ["OPTIONS", "UhpSession"]

MOST_LINES: Final = 100
"""Of how many moves a search can tell."""

OPTIONS: Final = (
    Option("Threads", "int", 1, 1, 1, MAX_THREADS),
    Option("HashMiB", "int", DEFAULT_HASH_MIB, DEFAULT_HASH_MIB, 1, MAX_HASH_MIB),
    Option("Level", "int", FULL_STRENGTH, FULL_STRENGTH, LEVELS[0], LEVELS[-1]),
    Option("ReportProgress", "bool", False, False),
    Option("Lines", "int", 0, 0, 0, MOST_LINES),
    Option("Repetition", "enum", "off", "off", values=tuple(Repetition)),
    Option("Opening", "enum", "tournament", "tournament", values=tuple(Opening)),
    Option("Net", "enum", DEFAULT_EVALUATION, DEFAULT_EVALUATION, values=(CLASSIC, DEFAULT_NET)),
)
"""The options of the engine with their defaults; `Net` may be the name of a file as well."""

_NET: Final = "Net"

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


class _RefusedError(Exception):
    """A command that cannot be carried out, and why: `err`."""


class UhpSession:
    """One conversation with a viewer.

    >>> session = UhpSession()
    >>> session.handle("newgame Base")
    ['Base;NotStarted;White[1]', 'ok']
    >>> session.handle("play wS1")
    ['Base;InProgress;Black[1];wS1', 'ok']
    >>> session.handle("play bS2 wS1-")
    ['invalidmove Pieces of a kind are placed by their numbers: bS1 is next.', 'ok']
    """

    def __init__(
        self,
        options: Mapping[str, str] | None = None,
        *,
        search: SearchFunction | None = None,
        seed: int | None = None,
    ) -> None:
        """Start with some options changed; NotationError where there is no such option or value."""
        self._options = {option.name: option for option in OPTIONS}
        self._given_search = search
        self._search = search or Searcher()
        self._seed = seed
        self._game: UhpGame | None = None
        self.ended = False
        for name, value in (options or {}).items():
            try:
                self._set_option(name, value)
            except EngineError as error:
                raise NotationError(str(error), value) from error
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

    # ---- lines in and out

    def greeting(self) -> list[str]:
        """What the engine says first, without being asked."""
        return [*self._info([]), OK]

    def handle(
        self, line: str, emit: Emit | None = None, stop: Callable[[], bool] | None = None
    ) -> list[str]:
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
        except (_RefusedError, NotationError, EngineError) as error:
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
        stop: Callable[[], bool] | None,
    ) -> list[str]:
        if keyword == "bestmove":
            return self._bestmove(words, emit, stop)
        if command := self._commands.get(keyword):
            return command(words)
        raise _RefusedError(f"There is no command {excerpt(keyword)}: try 'help'.")

    def refuse(self, message: str) -> list[str]:
        """The answer to what cannot be carried out."""
        return [_line(ERROR, message), OK]

    # ---- commands

    def _info(self, words: list[str]) -> list[str]:
        _expect_none("info", words)
        return [f"id Skep v{__version__}", format_capabilities(GameType)]

    def _newgame(self, words: list[str]) -> list[str]:
        text = " ".join(words) or GameType.BASE.value
        opening, repetition = self._text("Opening"), self._text("Repetition")
        self._game = UhpGame(text, opening, repetition)
        return [str(self._game)]

    def _play(self, words: list[str]) -> list[str]:
        if not words:
            raise _RefusedError("Which move? play MoveString")
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

    def _bestmove(
        self, words: list[str], emit: Emit | None, stop: Callable[[], bool] | None
    ) -> list[str]:
        limits = parse_limits(words)
        board = self._running_game().board
        answer: list[str] = []
        report = emit or answer.append

        def progress(result: SearchResult) -> None:
            report(_progress(board, result).line())

        if self._analyses():
            best = self._analyse(board.copy(), limits, report, stop)
            return [*answer, board.uhp(best)]
        result = self._search(
            board.copy(),
            limits,
            level=self._number("Level"),
            seed=self._seed,
            threads=self._number("Threads"),
            hash_mib=self._number("HashMiB"),
            progress=progress if self._options["ReportProgress"].value else None,
            stop=stop,
        )
        return [*answer, board.uhp(result.move)]

    def _analyses(self) -> bool:
        """Is a search to tell of the best moves, and not only of the one that it would play?

        At the beginning of a game these differ, for variety. Levels tell only of their move.
        """
        return (
            bool(self._options["ReportProgress"].value)
            and self._number("Lines") > 0
            and self._number("Level") == FULL_STRENGTH
            and isinstance(self._search, Searcher)
        )

    def _analyse(
        self, board: Board, limits: Limits, report: Emit, stop: Callable[[], bool] | None
    ) -> Move:
        """Search the best lines, and tell of all after each depth, of the best one last.

        Whoever takes the last line for the best move so far is right, then.
        """

        def progress(found: Analysis) -> None:
            for rank in range(len(found.lines), 0, -1):
                line = replace(found.lines[rank - 1], nodes=found.nodes, seconds=found.seconds)
                report(_progress(board, line, rank).line())

        assert isinstance(self._search, Searcher)
        return analyse(
            board,
            limits.seconds,
            depth=limits.depth,
            nodes=limits.nodes,
            lines=self._number("Lines"),
            threads=self._number("Threads"),
            hash_mib=self._number("HashMiB"),
            searcher=self._search,
            progress=progress,
            stop=stop,
        ).best.move

    def _undo(self, words: list[str]) -> list[str]:
        if len(words) > 1:
            raise _RefusedError("undo takes one number or nothing")
        count = parse_count(words[0]) if words else 1
        game = self._loaded_game()
        if not 1 <= count <= game.ply:
            raise _RefusedError(
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
                return [self._set_option(name, value).line()]
            case ["set", name, *parts] if name == _NET and parts:
                return [self._set_option(name, " ".join(parts)).line()]
        raise _RefusedError(f"The ways to say it are: {_HELP['options'][0]}")

    def _help(self, words: list[str]) -> list[str]:
        if not words:
            width = max(len(usage) for usage, _ in _HELP.values())
            return [f"{usage:{width}}  {what}" for usage, what in _HELP.values()]
        if len(words) > 1 or words[0].lower() not in _HELP:
            raise _RefusedError("There is no such command: try 'help'.")
        return list(_HELP[words[0].lower()])

    # ---- helpers of the commands

    def _loaded_game(self) -> UhpGame:
        if self._game is None:
            raise _RefusedError("No game in progress: start one with 'newgame'.")
        return self._game

    def _running_game(self) -> UhpGame:
        game = self._loaded_game()
        if game.is_over:
            raise _RefusedError("The game is over: try 'undo' or 'newgame'.")
        return game

    def _option(self, name: str) -> Option:
        if name not in self._options:
            names = ", ".join(self._options)
            raise NotationError(f"There is no option {excerpt(name)}, only {names}", name)
        return self._options[name]

    def _set_option(self, name: str, value: str) -> Option:
        """Change an option; NotationError or EngineError, and no change, for a value it has not."""
        option = self._option(name)
        if name == _NET:
            if value.lower() not in (CLASSIC, DEFAULT_NET):
                if ";" in value:
                    raise NotationError("the file of a net has no ; in its name here", value)
                option = replace(option, values=(CLASSIC, DEFAULT_NET, value))
            option = option.changed(value)
            self._search = self._given_search or Searcher(net=str(option.value))
        else:
            option = option.changed(value)
        self._options[name] = option
        return option

    def _number(self, name: str) -> int:
        return int(self._options[name].value)

    def _text(self, name: str) -> str:
        return str(self._options[name].value)


def _expect_none(command: str, words: Sequence[str]) -> None:
    if words:
        raise _RefusedError(f"{command} stands alone, without {excerpt(' '.join(words))}")


def _line(kind: str, message: str) -> str:
    """A line that says what is wrong: whatever is quoted, one line of printable ASCII."""
    text = " ".join(message.replace("…", "...").split())
    text = text.encode("ascii", "backslashreplace").decode("ascii")
    return f"{kind} " + "".join(c if c.isprintable() else "?" for c in text)


def _progress(board: Board, result: SearchResult, rank: int = 1) -> Progress:
    """What a search has found so far, as a line of the answer."""
    return Progress(
        move=board.uhp(result.move),
        depth=result.depth,
        score=result.score,
        nodes=result.nodes,
        seconds=result.seconds,
        variation=result.pv_uhp(board),
        wins_in=result.wins_in,
        rank=rank,
    )
