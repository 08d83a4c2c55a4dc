"""The UHP client: any UHP engine as a subprocess.

An engine gets one command at a time. Each answer has a time limit and is checked; where there is
none, or none that makes sense, EngineError is raised. An engine that has not answered in time is
ended, because later answers could not be told apart; one that has answered badly may be asked on.
"""

from __future__ import annotations

import asyncio
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from skep.board import Board
from skep.errors import (
    EngineDiedError,
    EngineProtocolError,
    EngineRefusedError,
    EngineUnsupportedError,
    NotationError,
    excerpt,
)
from skep.game.limits import Limits
from skep.notation import format_moves, parse_move
from skep.rules import GameType
from skep.uhp.analysis_stream import AnalysisStream, Stage
from skep.uhp.answers import (
    BestMove,
    check_game,
    check_has_game,
    last_progress,
    read_best_move,
    read_greeting,
)
from skep.uhp.config import split_command
from skep.uhp.process import Process
from skep.uhp.protocol import ERROR, INVALID_MOVE, Option, Value
from skep.uhp.search_words import most_lines, reporting_options, ways_to_say
from skep.uhp.timeouts import Timeouts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path
    from types import TracebackType
    from typing import Self

    from skep._core import Move
    from skep.rules import Rules
    from skep.uhp.config import EngineSpec

__all__ = ["Engine"]

# An engine that is this many moves behind is told them one by one, and keeps what it has found
# out; else it is given the whole game.
_MOVES_TO_CATCH_UP: Final = 4

_UNTIL_STOPPED: Final = Limits(seconds=24 * 60 * 60 - 1)
"""The longest time that every engine reads: more hours are days to some."""


class Engine:
    """A UHP engine; `async with` starts and ends it.

        async with Engine(["nokamute", "uhp"], options={"NumThreads": 1}) as engine:
            move = await engine.best_move(board, Limits(seconds=1))

    A command can be a string too, which is split as a shell does it. `environment` is added to the
    variables of this process. Every method but `close` raises EngineError where the engine fails.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        options: Mapping[str, Value] | None = None,
        directory: str | Path | None = None,
        environment: Mapping[str, str] | None = None,
        timeouts: Timeouts | None = None,
    ) -> None:
        self.command_line: tuple[str, ...] = tuple(split_command(command))
        self.timeouts: Timeouts = timeouts or Timeouts()
        self.name: str = self.command_line[0] if self.command_line else ""
        """What the engine calls itself; the program, until it has been started."""
        self.version: str = ""
        self.game_types: frozenset[GameType] = frozenset()
        """What it can play."""
        self._given = dict(options or {})
        self._directory = directory
        self._environment = environment
        self._options: dict[str, Option] = {}
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        # The game the engine has been told, or None where that is not known.
        self._game: tuple[Rules, list[Move]] | None = None
        self._time_form: int | None = None

    @classmethod
    def from_spec(
        cls,
        spec: EngineSpec,
        *,
        options: Mapping[str, Value] | None = None,
        timeouts: Timeouts | None = None,
    ) -> Engine:
        """An engine that `find_engine` has found, with more options."""
        return cls(
            spec.command,
            options={**spec.options, **(options or {})},
            directory=spec.directory,
            environment=spec.environment,
            timeouts=timeouts,
        )

    # ---- from start to end

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def start(self) -> None:
        """Start the engine, read its greeting, and set the options it was given."""
        if self._process is not None:
            raise RuntimeError("an engine is started once")
        self._process = await Process.start(
            self.command_line, directory=self._directory, environment=self._environment
        )
        try:
            greeting = read_greeting(self.name, await self._process.greeting(self.timeouts.start))
            self.name, self.version, self.game_types = greeting
            self._process.label = self.name
            await self._learn_options()
            for name, value in self._given.items():
                await self._set_option(name, value)
        except BaseException:
            await self.close()
            raise

    async def _learn_options(self) -> None:
        try:
            lines = await self._ask("options")
        except EngineRefusedError:
            return
        for line in lines:
            try:
                option = Option.parse(line)
            except NotationError:
                continue  # a kind of option that the protocol does not have
            self._options[option.name] = option

    async def close(self) -> None:
        """End the engine, by force if it does not end by itself; never fails."""
        if self._process is not None:
            await self._process.close(self.timeouts.exit)

    @property
    def is_alive(self) -> bool:
        """Has the engine been started, and not ended for any reason?"""
        return self._process is not None and self._process.is_alive

    @property
    def pid(self) -> int | None:
        """The number of the process, which leads a group of its own; None before the start."""
        return None if self._process is None else self._process.pid

    @property
    def errors(self) -> str:
        """The last of what the engine has written to standard error."""
        return "" if self._process is None else self._process.errors

    @property
    def options(self) -> Mapping[str, Option]:
        """The options by name, with their values."""
        return MappingProxyType(self._options)

    # ---- asking

    async def command(self, text: str, *, timeout: float | None = None) -> list[str]:
        """Send a command as it is and return the lines of the answer, errors too, without `ok`."""
        async with self._turn:
            self._game = None
            return await self._say(text, timeout)

    async def set_option(self, name: str, value: Value) -> Option:
        """Change an option, and return it as the engine has it now."""
        async with self._turn:
            return await self._set_option(name, value)

    async def new_game(self, game: Board | str) -> None:
        """Start a new game, and play what has been played on a board or stands in a game string."""
        board = Board.from_game_string(game) if isinstance(game, str) else game
        async with self._turn:
            await self._load(board)

    async def legal_moves(self, board: Board) -> list[Move]:
        """The moves that the engine lists as legal, whether they are or not."""
        async with self._turn:
            if board.is_game_over():
                return []
            await self._follow(board)
            lines = await self._ask("validmoves")
        texts = [text for line in lines for text in line.split(";") if text.strip()]
        try:
            return [parse_move(board, text, marked_climbs=True) for text in texts]
        except NotationError as error:
            raise EngineProtocolError(f"{self.name} lists no move: {error}") from error

    async def best_move(self, board: Board, limits: Limits) -> Move:
        """The move that the engine chooses, which is legal."""
        return (await self.search(board, limits)).move

    async def search(self, board: Board, limits: Limits) -> BestMove:
        """The move that the engine chooses, with what it tells of its search."""
        if board.is_game_over():
            raise ValueError("the game is over")
        async with self._turn:
            await self._follow(board)
            said = [line for line in await self._think(limits) if line]
        return self._best_move(board, said)

    def analysis(
        self, board: Board, limits: Limits | None = None, *, lines: int = 1
    ) -> AnalysisStream:
        """A search that tells what it finds as it goes on; without limits it is to be stopped.

            async with engine.analysis(board, Limits(seconds=10), lines=3) as analysis:
                async for info in analysis:
                    print(info.rank, info.depth, info.score, board.uhp(info.move))

        There are no more than `most_lines`. An engine that tells nothing of its search gives one
        `Info` with its move, at the end. Whatever else it is asked waits until then.
        """
        if board.is_game_over():
            raise ValueError("the game is over")
        if lines < 1:
            raise ValueError(f"an analysis has one line at the least, not {lines!r}")
        board = board.copy()
        return AnalysisStream(
            self.name,
            board,
            lambda stream: self._analyse(board, limits or _UNTIL_STOPPED, lines, stream),
            interrupt=lambda: self._process is not None and self._process.interrupt(),
            give_up=lambda error: self._process.give_up(error) if self._process else None,
            patience=self.timeouts.margin,
        )

    @property
    def most_lines(self) -> int:
        """How many lines of a search the engine can tell of; 1 for one that has no such option."""
        return most_lines(self._options)

    async def _analyse(
        self, board: Board, limits: Limits, lines: int, stream: AnalysisStream
    ) -> BestMove:
        async with self._turn:
            stream.stage = Stage.PREPARING
            await self._follow(board)
            before = await self._report(lines)
            try:
                stream.stage = Stage.SEARCHING
                # What was stopped meanwhile ends at once, and in the same way.
                limits = Limits(depth=1) if stream.is_stopped else limits
                said = [line for line in await self._think(limits, stream.hear) if line]
            finally:
                stream.stage = Stage.PREPARING
                for name, value in before.items() if self.is_alive else ():
                    await self._set_option(name, value)
        return self._best_move(board, said)

    async def _report(self, lines: int) -> dict[str, Value]:
        """Have the engine tell of so many lines; the options that it had before, if others."""
        wanted = reporting_options(self._options, lines)
        before = {name: self._options[name].value for name in wanted}
        for name, value in wanted.items():
            await self._set_option(name, value)
        return before

    def _best_move(self, board: Board, said: Sequence[str]) -> BestMove:
        if not said:
            raise EngineProtocolError(f"{self.name} answers 'bestmove' with nothing")
        return BestMove(read_best_move(self.name, board, said[-1]), last_progress(said))

    # ---- one command at a time: the caller holds the lock

    async def _say(
        self, text: str, seconds: float | None = None, hear: Callable[[str], None] | None = None
    ) -> list[str]:
        if not text.strip() or not text.isprintable():
            raise ValueError(f"a command is one line and not empty: {text!r}")
        if self._process is None:
            raise EngineDiedError(f"{self.name} has not been started")
        wait = self.timeouts.answer if seconds is None else seconds
        return await self._process.ask(text, wait, hear)

    async def _ask(
        self, text: str, seconds: float | None = None, hear: Callable[[str], None] | None = None
    ) -> list[str]:
        """Send a command that is to be carried out; raises EngineRefusedError if it is not."""
        lines = await self._say(text, seconds, hear)
        for kind in (ERROR, INVALID_MOVE):
            for line in lines:
                if line.split(maxsplit=1)[:1] == [kind]:
                    message = f"{self.name} answers {excerpt(text)} with {excerpt(line)}"
                    raise EngineRefusedError(message, line)
        return lines

    async def _set_option(self, name: str, value: Value) -> Option:
        option = self._options.get(name)
        if option is None:
            there = f"only {', '.join(self._options)}" if self._options else "nor any other"
            raise EngineUnsupportedError(f"{self.name} has no option {excerpt(name)}, {there}")
        text = str(value)
        try:
            changed = option.changed(text)
        except NotationError as error:
            reason = str(error) if name in str(error) else f"{name}: {error}"
            raise EngineUnsupportedError(f"{self.name}: {reason}") from error
        for line in await self._ask(f"options set {name} {changed.value}"):
            try:
                changed = Option.parse(line)
            except NotationError:
                continue
        self._options[name] = changed
        return changed

    async def _load(self, board: Board) -> None:
        if board.game_type not in self.game_types:
            raise EngineUnsupportedError(f"{self.name} does not play {board.game_type.value}")
        await self._agree_on(board.rules)
        check_has_game(board)
        self._game = None
        game = board.game_string() if board.ply else board.game_type.value
        check_game(self.name, board, await self._ask(f"newgame {game}"))
        self._game = (board.rules, board.move_stack)

    async def _agree_on(self, rules: Rules) -> None:
        """Set the options by which our engine knows the rules, if they are not given otherwise."""
        for name, value in (("Opening", rules.opening), ("Repetition", rules.repetition)):
            option = self._options.get(name)
            if option is None or name in self._given or value.value not in option.values:
                continue
            if option.value != value.value:
                await self._set_option(name, value.value)

    async def _follow(self, board: Board) -> None:
        """Bring the engine to the same game as the board."""
        check_has_game(board)
        moves = board.move_stack
        rules, known = self._game or (None, [])
        behind = len(moves) - len(known)
        if (
            rules != board.rules
            or not 0 <= behind <= _MOVES_TO_CATCH_UP
            or moves[: len(known)] != known
        ):
            await self._load(board)
            return
        if not behind:
            return
        self._game = None
        lines: list[str] = []
        for text in format_moves(moves)[len(known) :]:
            lines = await self._ask("pass" if text == "pass" else f"play {text}")
        check_game(self.name, board, lines)
        self._game = (board.rules, moves)

    # ---- searching

    async def _think(self, limits: Limits, hear: Callable[[str], None] | None = None) -> list[str]:
        seconds = limits.seconds
        wait = self.timeouts.search if seconds is None else seconds + self.timeouts.margin
        refusal: EngineRefusedError | None = None
        for form, words in ways_to_say(self.name, limits, self._time_form):
            try:
                lines = await self._ask(f"bestmove {words}", wait, hear)
            except EngineRefusedError as error:
                refusal = refusal or error
            else:
                self._time_form = form
                return lines
        if refusal is None:
            raise EngineUnsupportedError(f"{self.name} cannot be told to think for {limits}")
        raise refusal

    def __repr__(self) -> str:
        return f"<Engine {self.name} {self.version}".rstrip() + ">"
