"""Our search as a UHP engine, without input and output: see `UhpConversation`."""

from __future__ import annotations

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
from skep.errors import EngineError, NotationError
from skep.uhp.conversation import OPENING, REPETITION, UhpConversation
from skep.uhp.protocol import Option, Progress

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skep._core import Move
    from skep.board import Board
    from skep.game.limits import Limits
    from skep.uhp.conversation import Emit, Stop

__all__ = ["OPTIONS", "UhpSession"]

MOST_LINES: Final = 100
"""Of how many moves a search can tell."""

OPTIONS: Final = (
    Option("Threads", "int", 1, 1, 1, MAX_THREADS),
    Option("HashMiB", "int", DEFAULT_HASH_MIB, DEFAULT_HASH_MIB, 1, MAX_HASH_MIB),
    Option("Level", "int", FULL_STRENGTH, FULL_STRENGTH, LEVELS[0], LEVELS[-1]),
    Option("ReportProgress", "bool", False, False),
    Option("Lines", "int", 0, 0, 0, MOST_LINES),
    REPETITION,
    OPENING,
    Option("Net", "enum", DEFAULT_EVALUATION, DEFAULT_EVALUATION, values=(CLASSIC, DEFAULT_NET)),
)
"""The options of the engine with their defaults; `Net` may be the name of a file as well."""

_NET: Final = "Net"


class UhpSession(UhpConversation):
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
        super().__init__(f"Skep v{__version__}", OPTIONS)
        self._given_search = search
        self._search = search or Searcher()
        self._seed = seed
        for name, value in (options or {}).items():
            try:
                self.set_option(name, value)
            except EngineError as error:
                raise NotationError(str(error), value) from error

    def choose(self, board: Board, limits: Limits, emit: Emit, stop: Stop | None) -> Move:
        """Find a move by our search, at the level that the options say."""

        def progress(result: SearchResult) -> None:
            emit(_progress(board, result).line())

        if self._analyses():
            return self._analyse(board, limits, emit, stop)
        return self._search(
            board.copy(),
            limits,
            level=self._number("Level"),
            seed=self._seed,
            threads=self._number("Threads"),
            hash_mib=self._number("HashMiB"),
            progress=progress if self._options["ReportProgress"].value else None,
            stop=stop,
        ).move

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

    def _analyse(self, board: Board, limits: Limits, report: Emit, stop: Stop | None) -> Move:
        """Search the best lines, and tell of all after each depth, of the best one last.

        Whoever takes the last line for the best move so far is right, then.
        """

        def progress(found: Analysis) -> None:
            for rank in range(len(found.lines), 0, -1):
                line = replace(found.lines[rank - 1], nodes=found.nodes, seconds=found.seconds)
                report(_progress(board, line, rank).line())

        assert isinstance(self._search, Searcher)
        return analyse(
            board.copy(),
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

    # ---- options

    def set_option(self, name: str, value: str) -> Option:
        """Change an option; NotationError or EngineError, and no change, for a value it has not."""
        if name != _NET:
            return super().set_option(name, value)
        option = self._option(name)
        if value.lower() not in (CLASSIC, DEFAULT_NET):
            if ";" in value:
                raise NotationError("the file of a net has no ; in its name here", value)
            option = replace(option, values=(CLASSIC, DEFAULT_NET, value))
        option = option.changed(value)
        self._search = self._given_search or Searcher(net=str(option.value))
        self._options[name] = option
        return option

    def takes_spaces(self, name: str) -> bool:
        """The name of a net's file may have spaces in it."""
        return name == _NET

    def _number(self, name: str) -> int:
        return int(self._options[name].value)


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
