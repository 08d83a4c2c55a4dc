"""What `skep match` and `skep tournament` share: options, the live display, the way to the end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from skep import Color, GameType, Repetition, Rules
from skep.cli import UsageError, terminal
from skep.game import Limits, TimeControl
from skep.lab.conditions import Conditions, DrawRule, ResignRule
from skep.lab.contestants import contestant
from skep.lab.results import FORFEITS, Ending

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable, Iterable, Sequence

    from rich.console import RenderableType

    from skep.lab.contest import Contest
    from skep.lab.contestants import Contestant
    from skep.lab.results import GameResult, Score
    from skep.lab.stats import Estimate

_REFRESH: Final = 0.5
_MOST_RUNNING: Final = 6
_BAR: Final = 30
_CERTAIN: Final = 0.999

TypeOption = Annotated[
    GameType,
    typer.Option(
        "--type",
        "-t",
        metavar="TYPE",
        case_sensitive=False,
        help="The bugs in the game: Base, Base+M, ..., Base+MLP.",
    ),
]
TimeOption = Annotated[
    float | None,
    typer.Option("--time", metavar="SECONDS", show_default=False, help="How long a move may take."),
]
ClockOption = Annotated[
    str | None,
    typer.Option(
        "--clock",
        metavar="MINUTES+SECONDS",
        show_default=False,
        help="The time for a game, and what every move adds to it: 5+3.",
    ),
]
DepthOption = Annotated[
    int | None,
    typer.Option("--depth", metavar="N", min=1, show_default=False, help="How deep to search."),
]
NodesOption = Annotated[
    int | None,
    typer.Option("--nodes", metavar="N", min=1, show_default=False, help="How much to search."),
]
ConcurrencyOption = Annotated[
    int,
    typer.Option("--concurrency", "-c", metavar="N", min=1, help="How many games at a time."),
]
OpeningsOption = Annotated[
    Path | None,
    typer.Option(
        "--openings",
        metavar="FILE",
        exists=True,
        dir_okay=False,
        show_default="the book for the game type",
        help="Openings to begin from, a game string on each line.",
    ),
]
MarginOption = Annotated[
    float,
    typer.Option(
        "--margin", metavar="SECONDS", min=0, help="How much longer than its time a move may take."
    ),
]
PatienceOption = Annotated[
    float,
    typer.Option(
        "--patience",
        metavar="SECONDS",
        min=0.001,
        help="How long a move may take if its time is not limited.",
    ),
]
MaxPliesOption = Annotated[
    int,
    typer.Option(
        "--max-plies",
        metavar="N",
        min=0,
        help="After how many plies a game is drawn as too long; 0 for never.",
    ),
]
RepetitionOption = Annotated[
    Repetition,
    typer.Option("--repetition", help="Is a position that occurs for the third time a draw?"),
]
ResignOption = Annotated[
    tuple[int, int] | None,
    typer.Option(
        "--resign",
        metavar="MOVES SCORE",
        show_default=False,
        help="Resign for a player whose own score is -SCORE or worse for so many moves in a row.",
    ),
]
DrawOption = Annotated[
    tuple[int, int, int] | None,
    typer.Option(
        "--draw",
        metavar="PLY MOVES SCORE",
        show_default=False,
        help="From that ply on, draw if both scores stay within SCORE of 0 for so many moves.",
    ),
]
PgnOption = Annotated[
    Path | None,
    typer.Option(
        "--pgn",
        metavar="FILE",
        dir_okay=False,
        show_default=False,
        help="Add every game to this file as it ends.",
    ),
]
JournalOption = Annotated[
    Path | None,
    typer.Option(
        "--journal",
        metavar="FILE",
        dir_okay=False,
        show_default=False,
        help="Keep all results here: the same command goes on where it was interrupted.",
    ),
]
SeedOption = Annotated[
    int, typer.Option("--seed", metavar="N", help="Decides the order of the openings.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print only the final result, as JSON.")]


def conditions(
    *,
    game_type: GameType,
    repetition: Repetition,
    seconds: float | None,
    clock: str | None,
    depth: int | None,
    nodes: int | None,
    margin: float,
    patience: float,
    max_plies: int,
    resign: tuple[int, int] | None,
    draw: tuple[int, int, int] | None,
) -> Conditions:
    """What holds for every game; UsageError where the options do not fit together."""
    if sum(limit is not None for limit in (seconds, clock, depth, nodes)) != 1:
        raise UsageError("give one of --time, --clock, --depth and --nodes")
    if resign is not None and min(resign) < 1:
        raise UsageError("--resign MOVES SCORE: both are at least 1")
    if draw is not None and (draw[0] < 0 or draw[1] < 1 or draw[2] < 0):
        raise UsageError("--draw PLY MOVES SCORE: there must be a move, and nothing below 0")
    try:
        limits = (
            Limits(seconds=seconds, depth=depth, nodes=nodes)
            if clock is None
            else TimeControl.parse(clock)
        )
    except ValueError as error:
        raise UsageError(str(error)) from None
    return Conditions(
        Rules(game_type, repetition=repetition),
        limits,
        margin=margin,
        patience=patience,
        max_plies=max_plies or None,
        resign=None if resign is None else ResignRule(*resign),
        draw=None if draw is None else DrawRule(*draw),
    )


def options(texts: Sequence[str]) -> dict[str, str]:
    """Options of an engine given as NAME=VALUE."""
    pairs = [text.partition("=") for text in texts]
    for text, (name, equals, _) in zip(texts, pairs, strict=True):
        if not name or not equals:
            raise UsageError(f"{text!r} is not an option NAME=VALUE")
    return {name: value for name, _, value in pairs}


def contestants(specs: Sequence[tuple[str, Sequence[str], str | None]]) -> list[Contestant]:
    """The players by specification, options and name, those of the same name numbered."""
    found = [contestant(spec, options(texts), name) for spec, texts, name in specs]
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
    concurrency: int,
    display: Callable[[], RenderableType],
    figures: Callable[[], dict[str, Any]],
    *,
    as_json: bool,
) -> None:
    """Play, show how it stands, and print the result; Ctrl-C prints what there is."""
    console = Console(stderr=as_json, no_color=None if terminal.has_color() else True)
    try:
        asyncio.run(_play(contest, concurrency, display, console))
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
    contest: Contest, concurrency: int, display: Callable[[], RenderableType], console: Console
) -> None:
    """Play, with a live display where somebody can watch."""
    if not console.is_terminal:
        await contest.run(concurrency)
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
            await contest.run(concurrency)
        finally:
            watcher.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await watcher


def reporter(contest_games: int, *, as_json: bool) -> Callable[[GameResult], None] | None:
    """What prints a line for every game, where nobody watches a live display."""
    stream = sys.stderr if as_json else sys.stdout
    if terminal.is_terminal(stream):
        return None

    def report(result: GameResult) -> None:
        score = {Color.WHITE: "1-0", Color.BLACK: "0-1", None: "½-½"}[result.state.winner]
        detail = f" ({result.detail})" if result.culprit else ""
        game = f"game {result.number + 1} of {contest_games}: {result.white} - {result.black}"
        typer.echo(f"{game} {score}, {result.ending}{detail}, {result.plies} plies", err=as_json)

    return report


# ---- in words


def progress(contest: Contest, began: float) -> RenderableType:
    """How far it has come, how long it will take at most, and the games being played."""
    done, planned = len(contest.results), contest.games
    fresh = done - contest.resumed
    bar = Table.grid(padding=(0, 1))
    left = ""
    if fresh:
        seconds_left = (planned - done) * (time.monotonic() - began) / fresh
        left = f"{done / planned:.0%}, at most {_duration(seconds_left)} left"
    bar.add_row(ProgressBar(total=planned, completed=done, width=_BAR), left)
    games = [f"{game.fixture.number + 1} (ply {game.ply})" for game in contest.running]
    more = f" and {len(games) - _MOST_RUNNING} more" if len(games) > _MOST_RUNNING else ""
    text = ", ".join(games[:_MOST_RUNNING]) + more if games else "none yet"
    return Group(bar, Text(f"playing game {text}", style="dim"))


def _duration(seconds_left: float) -> str:
    minutes, rest = divmod(round(seconds_left), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"


def heading(contest: Contest) -> Text:
    """What is played."""
    held = contest.conditions
    timed = isinstance(held.limits, Limits) and held.limits.seconds is not None
    per_move = " a move" if timed else ""
    parts = [held.rules.game_type.value, f"{held.limits}{per_move}"]
    if held.rules.repetition is Repetition.THREEFOLD:
        parts.append("threefold repetition")
    parts.append(f"{len(contest.openings)} openings")
    return Text(", ".join(parts), style="dim")


def standing(played: int, planned: int, resumed: int) -> str:
    """How far it has come."""
    text = f"{played} of {planned} games"
    return f"{text}, {resumed} of them from the journal" if resumed else text


def points(value: float) -> str:
    """Points, with a half where there is one."""
    whole, half = divmod(round(2 * value), 2)
    return f"{whole or ''}½" if half else f"{whole}"


def record(games: Sequence[int]) -> str:
    """Losses, draws and wins, the best first."""
    return "+{2} ={1} -{0}".format(*games)


def estimate(value: Estimate) -> str:
    """An estimate with its error, or the bound there is."""
    if math.isnan(value.value):
        return "not known yet"
    if value.value == math.inf:
        return f"more than {value.low:+.0f}"
    if value.value == -math.inf:
        return f"less than {value.high:+.0f}"
    if math.isinf(value.margin):
        bound = (
            f"more than {value.low:+.0f}"
            if value.high == math.inf
            else (f"less than {value.high:+.0f}")
        )
        return f"{value.value:+.1f}, {bound}"
    return f"{value.value:+.1f} ± {value.margin:.1f}"


def amount(value: float | None) -> str:
    """A number that is read at a glance."""
    if value is None:
        return "-"
    for size, unit in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value:.3g}"


def probability(value: float) -> str:
    """A probability, never quite certain."""
    if value > _CERTAIN:
        return f"> {_CERTAIN:.1%}"
    return f"< {1 - _CERTAIN:.1%}" if value < 1 - _CERTAIN else f"{value:.1%}"


def seconds(value: float | None) -> str:
    """A time to the millisecond."""
    return "-" if value is None else f"{value:.3f} s"


def endings(counts: Counter[Ending]) -> str:
    """How the games ended, the forfeits and the truncated apart."""
    texts = [f"{ending} {counts[ending]}" for ending in Ending if counts[ending]]
    return ", ".join(texts) if texts else "-"


def forfeits(scores: Iterable[tuple[str, Score]]) -> str:
    """What the players forfeited."""
    texts = [
        f"{name}: {count} by {ending}"
        for name, score in scores
        for ending in FORFEITS
        if (count := score.forfeits[ending])
    ]
    return ", ".join(texts) if texts else "none"


def players_table(columns: Sequence[str]) -> Table:
    """A table with the players in front, as wide as the terminal leaves room for their names."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("player", no_wrap=True, overflow="ellipsis")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True, min_width=len(column))
    return table


def grid(rows: Iterable[tuple[str, str]]) -> Table:
    """Two columns, names and values."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for name, value in rows:
        table.add_row(name, value)
    return table


def notes(contest: Contest, scores: Iterable[tuple[str, Score]]) -> list[str]:
    """What one should know to read the figures rightly."""
    found = []
    held = contest.conditions
    lacking = [text for rule, text in ((held.resign, "resigns"), (held.draw, "agrees")) if rule]
    if lacking:
        found += [
            f"{name} gives no scores, so it never {' or '.join(lacking)} by them"
            for name, score in scores
            if score.effort.moves and not score.effort.scored_moves
        ]
    used = contest.openings_needed
    if used > len(contest.openings):
        found.append(
            f"there are {len(contest.openings)} openings for {used} pairs: they are used again, and"
            " a game that is played again is no new evidence"
        )
    return found
