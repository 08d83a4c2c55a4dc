"""`skep bestmove`: what to play in a position."""

from __future__ import annotations

import json
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from skep.cli import UsageError, games, languages, terminal
from skep.cli.engine_side import NAMES
from skep.cli.option_groups import option_group
from skep.engine import (
    FULL_STRENGTH,
    LEVELS,
    Analysis,
    Searcher,
    SearchResult,
    StopFunction,
    analyse,
)
from skep.game import Limits
from skep.uhp.protocol import parse_time

if TYPE_CHECKING:
    from skep import Board
    from skep.locales import Catalogue

Found = TypeVar("Found", SearchResult, Analysis)
_DEFAULT = Limits(seconds=1)
_SPINNER = 3  # columns, with what keeps it from the text and the line from its end


@dataclass(frozen=True, slots=True, kw_only=True)
class BestMoveOptions:
    """How to search, for what, and how to print it."""

    time: Annotated[
        str | None,
        typer.Option(
            "--time",
            "-t",
            metavar="TIME",
            show_default=False,
            help="Search for that many seconds, or hh:mm:ss.",
        ),
    ] = None
    depth: Annotated[
        int | None,
        typer.Option(
            "--depth", "-d", min=1, metavar="N", show_default=False, help="Search that many plies."
        ),
    ] = None
    nodes: Annotated[
        int | None,
        typer.Option(
            "--nodes", min=1, metavar="N", show_default=False, help="Look at that many positions."
        ),
    ] = None
    at: games.At = None
    number: games.Number = None
    net: Annotated[
        str | None,
        typer.Option(
            "--net",
            metavar="FILE",
            show_default=False,
            help="Evaluate with the net of a file, with the *default* one, or *classic* without.",
        ),
    ] = None
    level: Annotated[
        int,
        typer.Option(
            "--level",
            metavar="N",
            min=LEVELS[0],
            max=LEVELS[-1],
            help=f"How strongly to play: {NAMES}, which is full strength.",
        ),
    ] = FULL_STRENGTH
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            metavar="N",
            show_default=False,
            help="With the same seed, choose the same move.",
        ),
    ] = None
    lines: Annotated[
        int | None,
        typer.Option(
            "--lines",
            "-l",
            metavar="N",
            min=1,
            show_default=False,
            help="Print the N best moves, and what each promises; they share the limits.",
        ),
    ] = None
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the move and all about it as JSON.")
    ] = False
    lang: languages.Lang = None

    def limits(self) -> Limits:
        """The limits of the search; UsageError where the options do not fit together."""
        if self.lines is not None and (self.level != FULL_STRENGTH or self.seed is not None):
            raise UsageError("--lines is for full strength, without --level and --seed")
        time = self.time
        if time is None and self.depth is None and self.nodes is None:
            return _DEFAULT
        try:
            seconds = None if time is None else parse_time(time) if ":" in time else float(time)
            return Limits(seconds=seconds, depth=self.depth, nodes=self.nodes)
        except ValueError as error:
            message = f"--time is in seconds, as in 2.5, or hh:mm:ss, not {time!r}"
            raise UsageError(message) from error


@option_group("options", BestMoveOptions)
def bestmove(
    game: games.Game = None,
    *,
    options: BestMoveOptions,
) -> None:
    """Find a good move at the end of a game, or before it with --at.

    Without a limit it searches for a second; with several, until the first is reached. Ctrl-C ends
    the search, and the best move so far is printed.

    ```
    skep bestmove "Base;InProgress;White[2];wS1;bS1 wS1-" --time 5
    skep bestmove game.pgn --depth 3 --json
    skep bestmove game.pgn --time 10 --lines 3 --at 20
    ```
    """
    limits = options.limits()
    board = games.board_at(games.read_one(game, options.number), options.at)
    searcher = Searcher(net=options.net)
    words = _Words(board, languages.catalogue(options.lang))
    if options.lines is not None:
        analysis = _analyse(board, limits, options.lines, searcher, words)
        if options.as_json:
            typer.echo(json.dumps(_lines_as_json(board, analysis), indent=2))
        else:
            typer.echo(words.table(analysis.lines))
        return
    result = _search(board, limits, options.level, options.seed, searcher, words)
    if options.as_json:
        typer.echo(json.dumps(_as_json(board, result), indent=2))
        return
    typer.echo(board.uhp(result.move))
    if terminal.is_terminal(sys.stdout):
        typer.echo(words.details(result))


class _Words:
    """Formats search results in a language."""

    def __init__(self, board: Board, catalogue: Catalogue) -> None:
        self._board = board
        self.say = catalogue.text

    def details(self, result: SearchResult) -> str:
        """Score, depth, cost and expected moves of one result."""
        return self.say(
            "cli-found",
            color=self._board.turn.value,
            score=self._score(result),
            depth=result.depth,
            nodes=result.nodes,
            seconds=result.seconds,
            line=self._expected(result),
        )

    def table(self, results: Sequence[SearchResult]) -> str:
        """Several results, in columns."""
        rows = [
            (
                self._score(result),
                self.say("cli-chance", chance=result.win_probability),
                self.say("cli-depth", depth=result.depth),
            )
            for result in results
        ]
        score, chance, depth = (max(map(len, column)) for column in zip(*rows, strict=True))
        return "\n".join(
            f"{row[0]:>{score}}  {row[1]:>{chance}}  {row[2]:<{depth}}  {self._expected(result)}"
            for row, result in zip(rows, results, strict=True)
        )

    def _score(self, result: SearchResult) -> str:
        if result.wins_in is None:
            return self.say("cli-points", points=f"{result.score:+}", count=abs(result.score))
        key = "cli-wins-in" if result.wins_in > 0 else "cli-loses-in"
        return self.say(key, count=abs(result.wins_in))

    def _expected(self, result: SearchResult) -> str:
        return ", ".join(result.pv_uhp(self._board))


def _search(
    board: Board,
    limits: Limits,
    level: int,
    seed: int | None,
    searcher: Searcher,
    words: _Words,
) -> SearchResult:
    def run(tell: Callable[[SearchResult], None] | None, stop: StopFunction) -> SearchResult:
        return searcher(board, limits, level=level, seed=seed, progress=tell, stop=stop)

    return _until_interrupted(words.say("cli-searching"), run, words.details)


def _analyse(
    board: Board, limits: Limits, lines: int, searcher: Searcher, words: _Words
) -> Analysis:
    def run(tell: Callable[[Analysis], None] | None, stop: StopFunction) -> Analysis:
        return analyse(
            board,
            limits.seconds,
            depth=limits.depth,
            nodes=limits.nodes,
            lines=lines,
            searcher=searcher,
            progress=tell,
            stop=stop,
        )

    return _until_interrupted(
        words.say("cli-searching"), run, lambda found: words.details(found.best)
    )


def _until_interrupted(
    title: str,
    run: Callable[[Callable[[Found], None] | None, StopFunction], Found],
    describe: Callable[[Found], str],
) -> Found:
    """Search until the limits are reached or Ctrl-C is pressed, with a line of progress."""
    stopped = threading.Event()
    before = signal.signal(signal.SIGINT, lambda *_: stopped.set())
    try:
        if not terminal.is_terminal(sys.stderr):
            return run(None, stopped.is_set)
        from rich.console import Console  # noqa: PLC0415 - a script does not wait for it
        from rich.text import Text  # noqa: PLC0415

        def line(text: str) -> Text:
            return Text(text[: terminal.width() - _SPINNER])

        with Console(stderr=True).status(line(title)) as status:
            return run(lambda found: status.update(line(describe(found))), stopped.is_set)
    finally:
        signal.signal(signal.SIGINT, before)


def _as_json(board: Board, result: SearchResult) -> dict[str, Any]:
    return {
        "game_string": games.game_string_of(board),
        "position": board.position_string(),
        "move": board.uhp(result.move),
        "score": result.score,
        "win_probability": round(result.win_probability, 4),
        "wins_in": result.wins_in,
        "depth": result.depth,
        "nodes": result.nodes,
        "seconds": round(result.seconds, 3),
        "pv": list(result.pv_uhp(board)),
    }


def _lines_as_json(board: Board, analysis: Analysis) -> dict[str, Any]:
    return {
        "game_string": games.game_string_of(board),
        "position": board.position_string(),
        "nodes": analysis.nodes,
        "seconds": round(analysis.seconds, 3),
        "lines": [
            {
                "move": board.uhp(found.move),
                "score": found.score,
                "win_probability": round(found.win_probability, 4),
                "wins_in": found.wins_in,
                "depth": found.depth,
                "pv": list(found.pv_uhp(board)),
            }
            for found in analysis.lines
        ],
    }
