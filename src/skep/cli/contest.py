"""Runs the games of `skep match` and `skep tournament`, with a live display."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from typing import TYPE_CHECKING, Any, Final

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from skep import Color
from skep.cli import UsageError, terminal
from skep.lab.cluster import Cluster
from skep.lab.contestants import contestant

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from rich.console import RenderableType

    from skep.cli.contest_options import ContestOptions
    from skep.lab.contest import Contest
    from skep.lab.contestants import Contestant
    from skep.lab.results import GameResult

_REFRESH: Final = 0.5
_MOST_RUNNING: Final = 6
_BAR: Final = 30


def _engine_options(texts: Sequence[str]) -> dict[str, str]:
    """Options of an engine given as NAME=VALUE."""
    pairs = [text.partition("=") for text in texts]
    for text, (name, equals, _) in zip(texts, pairs, strict=True):
        if not name or not equals:
            raise UsageError(f"{text!r} is not an option NAME=VALUE")
    return {name: value for name, _, value in pairs}


def contestants(specs: Sequence[tuple[str, Sequence[str], str | None]]) -> list[Contestant]:
    """The players by specification, options and name, those of the same name numbered."""
    found = [contestant(spec, _engine_options(texts), name) for spec, texts, name in specs]
    names = [player.name for player in found]
    return [
        player.named(f"{player.name} #{1 + names[:place].count(player.name)}")
        if names.count(player.name) > 1
        else player
        for place, player in enumerate(found)
    ]


# ---- running


def run(
    contest: Contest,
    options: ContestOptions,
    display: Callable[[], RenderableType],
    figures: Callable[[], dict[str, Any]],
) -> None:
    """Play with a live display, and print the result; on Ctrl-C, the result so far."""
    as_json = options.as_json
    console = Console(stderr=as_json, no_color=None if terminal.has_color() else True)
    try:
        if options.cluster is None:
            asyncio.run(_play(contest, contest.run(options.concurrency), display, console))
        else:
            with Cluster(options.cluster) as cluster:
                elsewhere = contest.run_elsewhere(cluster.spread)
                asyncio.run(_play(contest, elsewhere, display, console))
    except KeyboardInterrupt:
        _conclude(console, display, figures, as_json=as_json)
        again = (
            "the same command goes on" if contest.journaled else "nothing was kept to go on from"
        )
        console.print(f"Interrupted after {len(contest.results)} games; {again}.")
        raise
    finally:
        contest.close()
    _conclude(console, display, figures, as_json=as_json)


def _conclude(
    console: Console,
    display: Callable[[], RenderableType],
    figures: Callable[[], dict[str, Any]],
    *,
    as_json: bool,
) -> None:
    if as_json:
        typer.echo(json.dumps(figures(), indent=2, allow_nan=False))
    else:
        console.print(display())


async def _play(
    contest: Contest,
    playing: Coroutine[Any, Any, None],
    display: Callable[[], RenderableType],
    console: Console,
) -> None:
    """Play, with a live display if the output is a terminal."""
    if not console.is_terminal:
        await playing
        return
    # The display is drawn between two steps of a game, so that it never sees half of one.
    with Live(display(), console=console, auto_refresh=False, transient=True) as live:

        async def refresh() -> None:
            began = time.monotonic()
            while True:
                live.update(Group(display(), progress(contest, began)), refresh=True)
                await asyncio.sleep(_REFRESH)

        watcher = asyncio.create_task(refresh())
        try:
            await playing
        finally:
            watcher.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await watcher


def reporter(contest_games: int, *, as_json: bool) -> Callable[[GameResult], None] | None:
    """A function that prints a line for every game; None if there is a live display."""
    stream = sys.stderr if as_json else sys.stdout
    if terminal.is_terminal(stream):
        return None

    def report(result: GameResult) -> None:
        score = {Color.WHITE: "1-0", Color.BLACK: "0-1", None: "½-½"}[result.state.winner]
        detail = f" ({result.detail})" if result.culprit else ""
        game = f"game {result.number + 1} of {contest_games}: {result.white} - {result.black}"
        typer.echo(f"{game} {score}, {result.ending}{detail}, {result.plies} plies", err=as_json)

    return report


def progress(contest: Contest, began: float) -> RenderableType:
    """A progress bar, the time left at most, and the games in progress."""
    done, planned = len(contest.results), contest.planned
    fresh = done - contest.resumed
    bar = Table.grid(padding=(0, 1))
    left = ""
    if fresh:
        seconds_left = (planned - done) * (time.monotonic() - began) / fresh
        left = f"{done / planned:.0%}, at most {_duration(seconds_left)} left"
    bar.add_row(ProgressBar(total=planned, completed=done, width=_BAR), left)
    games = [
        f"{game.fixture.number + 1}" + (f" (ply {game.ply})" if game.ply else "")
        for game in contest.running
    ]
    more = f" and {len(games) - _MOST_RUNNING} more" if len(games) > _MOST_RUNNING else ""
    text = ", ".join(games[:_MOST_RUNNING]) + more if games else "none yet"
    return Group(bar, Text(f"playing game {text}", style="dim"))


def _duration(seconds_left: float) -> str:
    minutes, rest = divmod(round(seconds_left), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"
