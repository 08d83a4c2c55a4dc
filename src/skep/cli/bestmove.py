"""`skep bestmove`: what to play in a position."""

from __future__ import annotations

import json
import signal
import sys
import threading
from typing import TYPE_CHECKING, Annotated, Any

import typer

from skep.cli import UsageError, games, terminal
from skep.engine import FULL_STRENGTH, LEVELS, SearchResult, search
from skep.game import Limits
from skep.uhp.protocol import parse_time

if TYPE_CHECKING:
    from skep import Board
    from skep.engine import ProgressFunction

_DEFAULT = Limits(seconds=1)
_SPINNER = 3  # columns, with what keeps it from the text and the line from its end


def bestmove(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            show_default=False,
            help="A game string, a PGN or SGF file, or - for standard input.",
        ),
    ] = None,
    *,
    time: Annotated[
        str | None,
        typer.Option(
            "--time",
            "-t",
            metavar="TIME",
            show_default=False,
            help="Search for that many seconds, or hh:mm:ss.",
        ),
    ] = None,
    depth: Annotated[
        int | None,
        typer.Option(
            "--depth", "-d", min=1, metavar="N", show_default=False, help="Search that many plies."
        ),
    ] = None,
    nodes: Annotated[
        int | None,
        typer.Option(
            "--nodes", min=1, metavar="N", show_default=False, help="Look at that many positions."
        ),
    ] = None,
    number: games.Number = None,
    level: Annotated[
        int,
        typer.Option(
            "--level",
            metavar="N",
            min=LEVELS[0],
            max=LEVELS[-1],
            help="How strongly to play; 10 is full.",
        ),
    ] = FULL_STRENGTH,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            metavar="N",
            show_default=False,
            help="With the same seed, choose the same among equal moves.",
        ),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the move and all about it as JSON.")
    ] = False,
) -> None:
    """Find a good move at the end of a game.

    Without a limit it searches for a second; with several, until the first is reached. Ctrl-C ends
    the search, and the best move so far is printed.

    ```
    skep bestmove "Base;InProgress;White[2];wS1;bS1 wS1-" --time 5
    skep bestmove game.pgn --depth 3 --json
    ```
    """
    limits = _limits(time, depth, nodes)
    board = games.read_one(game, number).board()
    result = _search(board, limits, level, seed)
    if as_json:
        typer.echo(json.dumps(_as_json(board, result), indent=2))
        return
    typer.echo(board.uhp(result.move))
    if terminal.is_terminal(sys.stdout):
        typer.echo(_details(board, result))


def _limits(time: str | None, depth: int | None, nodes: int | None) -> Limits:
    if time is None and depth is None and nodes is None:
        return _DEFAULT
    try:
        seconds = None if time is None else parse_time(time) if ":" in time else float(time)
        return Limits(seconds=seconds, depth=depth, nodes=nodes)
    except ValueError as error:
        raise UsageError(f"--time is in seconds, as in 2.5, or hh:mm:ss, not {time!r}") from error


def _search(board: Board, limits: Limits, level: int, seed: int | None) -> SearchResult:
    """Search until the limits are reached or Ctrl-C is pressed, with a line of progress."""
    stopped = threading.Event()

    def run(progress: ProgressFunction | None) -> SearchResult:
        return search(board, limits, level=level, seed=seed, progress=progress, stop=stopped.is_set)

    before = signal.signal(signal.SIGINT, lambda *_: stopped.set())
    try:
        if not terminal.is_terminal(sys.stderr):
            return run(None)
        from rich.console import Console  # noqa: PLC0415 - a script does not wait for it
        from rich.text import Text  # noqa: PLC0415

        def line(text: str) -> Text:
            return Text(text[: terminal.width() - _SPINNER])

        with Console(stderr=True).status(line(f"Searching: {limits}")) as status:
            return run(lambda found: status.update(line(_details(board, found))))
    finally:
        signal.signal(signal.SIGINT, before)


def _details(board: Board, result: SearchResult) -> str:
    if result.wins_in is None:
        score = f"{result.score:+} points"
    else:
        verb = "wins" if result.wins_in > 0 else "loses"
        score = f"{verb} in {abs(result.wins_in)}"
    line = " ".join(f"{text}," for text in result.pv_uhp(board)).rstrip(",")
    effort = f"depth {result.depth}, {result.nodes:,} nodes, {result.seconds:.2f} s"
    return f"{board.turn.value.capitalize()}: {score} ({effort}): {line}"


def _as_json(board: Board, result: SearchResult) -> dict[str, Any]:
    return {
        "game_string": board.game_string(),
        "move": board.uhp(result.move),
        "score": result.score,
        "wins_in": result.wins_in,
        "depth": result.depth,
        "nodes": result.nodes,
        "seconds": round(result.seconds, 3),
        "pv": list(result.pv_uhp(board)),
    }
