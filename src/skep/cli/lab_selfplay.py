"""`skep lab selfplay`: games of the search against itself.

The command has more than 60 lines, because each of its options is a parameter with its help.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from skep import GameType
from skep.cli import UsageError, terminal
from skep.cli.lab_tools import (
    AsJson,
    ClusterAddress,
    ShardText,
    print_json,
    read_shard,
    spread_over,
    stopped_by_ctrl_c,
)
from skep.engine.net import CLASSIC, find_net
from skep.engine.searcher import MAX_THREADS
from skep.lab.nets import selfplay as runs

_DEFAULT_NODES = 2400


def selfplay(
    out: Annotated[Path, typer.Argument(help="The file to write; one that is there is continued.")],
    *,
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            "-n",
            min=1,
            metavar="N",
            show_default=False,
            help="Stop when the file has that many games.",
        ),
    ] = None,
    minutes: Annotated[
        float | None,
        typer.Option(
            "--minutes", min=0.001, metavar="N", show_default=False, help="Stop after that time."
        ),
    ] = None,
    nodes: Annotated[
        int | None,
        typer.Option(
            "--nodes",
            min=2,
            metavar="N",
            show_default=False,
            help=f"Nodes of a search on average: {_DEFAULT_NODES} if not said.",
        ),
    ] = None,
    threads: Annotated[
        int,
        typer.Option(
            "--threads", min=1, max=MAX_THREADS, metavar="N", help="How many threads play."
        ),
    ] = os.cpu_count() or 1,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            min=0,
            max=2**63 - 1,
            metavar="N",
            show_default=False,
            help="Where the games come from; one is drawn and recorded if not said.",
        ),
    ] = None,
    types: Annotated[
        str | None,
        typer.Option(
            "--types",
            metavar="TYPES",
            show_default=False,
            help="The game types to draw from, as in Base+MLP,Base; one that is named "
            "twice is likelier. All eight, Base+MLP most, if not said.",
        ),
    ] = None,
    net: Annotated[
        str,
        typer.Option(
            "--net",
            metavar="FILE",
            help="Play with the net of a file, the *default* one, or *classic* without.",
        ),
    ] = CLASSIC,
    shard: ShardText = None,
    cluster: ClusterAddress = None,
    as_json: AsJson = False,
) -> None:
    """Play games of the search against itself, and write them to a file.

    Ctrl-C ends the run; the same command goes on with it. Without --games and --minutes it plays
    until Ctrl-C. Files of other machines are read together with this one by `skep lab train`; with
    --shard, the same --seed on each and --games in all, `skep lab merge` makes one file of them.

    ```
    skep lab selfplay games.skg --minutes 60
    skep lab selfplay second.skg --games 10000 --net default --nodes 8000
    ```
    """  # fmt: skip
    part = read_shard(shard)
    if not part.is_whole and seed is None and runs.origin_of(out) is None:
        raise UsageError("the parts of a run have one --seed, which must be given")
    evaluation = find_net(net)
    names = None if types is None else _types(types)
    known = runs.origin_of(out)
    origin = known or runs.new_origin(
        seed=seed, nodes=nodes or _DEFAULT_NODES, types=names or runs.DEFAULT_TYPES, net=evaluation
    )
    for option, wanted, there in (
        ("--seed", seed, origin.seed),
        ("--nodes", nodes, origin.nodes),
        ("--types", names, origin.types),
    ):
        if wanted is not None and wanted != there:
            raise UsageError(f"{out} was made with {option} {there}, and cannot go on with another")
    typer.echo(f"seed {origin.seed}", err=True)
    seconds = None if minutes is None else 60 * minutes
    with spread_over(cluster) as spread, stopped_by_ctrl_c() as stop, _bar(games, seconds) as show:
        done, lost = runs.run(
            out, origin, evaluation,
            games=games, seconds=seconds, threads=threads, shard=part, spread=spread,
            progress=show, stop=stop,
        )  # fmt: skip
    if lost is not None:
        typer.echo(f"skep: {lost}", err=True)
    if as_json:
        print_json({
            "seed": origin.seed, "games": done.games, "positions": done.plies,
            "draws": done.draws, "seconds": round(done.seconds, 3),
            "positions_per_second": round(done.positions_per_second, 1),
        })  # fmt: skip
        return
    typer.echo(
        f"{done.games} games, {done.plies} positions, {done.draws} draws in {done.seconds:.0f} s, "
        f"{done.positions_per_second:.0f} positions/s"
    )


def _types(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in {game_type.value for game_type in GameType}:
            known = ", ".join(game_type.value for game_type in GameType)
            raise UsageError(f"--types: there is no game type {name!r}, only {known}")
    return names


@contextmanager
def _bar(
    games: int | None, seconds: float | None
) -> Iterator[Callable[[runs.SelfplayProgress], None]]:
    """Yield a function that shows the progress of a run, if standard error is a terminal."""
    if not terminal.is_terminal(sys.stderr):
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=games if games is not None else seconds)

        def show(state: runs.SelfplayProgress) -> None:
            drawn = 100 * state.draws / state.games if state.games else 0.0
            bar.update(
                task,
                completed=state.games if games is not None else state.seconds,
                description=f"{state.games} games, {state.positions_per_second:.0f} positions/s, "
                f"{drawn:.0f} % drawn",
            )

        yield show
