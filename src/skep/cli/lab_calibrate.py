"""`skep lab calibrate`: the levels measured against each other.

The command has more than 60 lines, because each of its options is a parameter with its help.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skep import SkepError
from skep.cli import UsageError
from skep.cli.lab_tools import (
    AsJson,
    ClusterAddress,
    Processes,
    ShardText,
    print_json,
    progress,
    read_shard,
    spread_over,
)
from skep.lab.calibrate import Calibration, Plan, play_all, write_into


def calibrate(
    *,
    games: Annotated[
        int, typer.Option("--games", "-n", min=2, metavar="N", help="Between neighbours.")
    ] = 200,
    top_games: Annotated[
        int, typer.Option("--top-games", min=2, metavar="N", help="Of the two highest levels.")
    ] = 100,
    far_games: Annotated[
        int, typer.Option("--far-games", min=0, metavar="N", help="Between the next but one.")
    ] = 40,
    nodes: Annotated[
        int, typer.Option("--nodes", min=1, metavar="N", help="Of a search at full strength.")
    ] = 100_000,
    folder: Annotated[
        Path | None,
        typer.Option(
            "--folder",
            file_okay=False,
            show_default=False,
            help="Keep the games there: the same command goes on where it was interrupted.",
        ),
    ] = None,
    write: Annotated[
        Path | None,
        typer.Option(
            "--write", metavar="FILE", show_default=False, help="The document with the table."
        ),
    ] = None,
    processes: Processes = 1,
    concurrency: Annotated[
        int,
        typer.Option("--concurrency", "-c", min=1, metavar="N", help="Games of a match at a time."),
    ] = 1,
    shard: ShardText = None,
    cluster: ClusterAddress = None,
    as_json: AsJson = False,
) -> None:
    """Measure the levels against each other, and print a table of their ratings.

    Every level plays the next one and the next but one; level 1 also plays a scripted beginner. The
    exit code is 1 unless each level is better than the one below by a step that a person notices.

    ```
    skep lab calibrate --folder games --processes 4 --write docs/levels.md
    ```
    """
    part = read_shard(shard)
    if not part.is_whole and (folder is None or write is not None):
        raise UsageError("a part is kept in a --folder, and has no table: merge the folders first")
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    plan = Plan(games, top_games, far_games, nodes, folder, concurrency, part)
    matches = plan.matches()
    with spread_over(cluster) as spread:
        playing = play_all(matches, processes, spread)
        results = list(progress(playing, "playing", len(matches)))
    if not part.is_whole:
        played = sum(map(len, results))
        if as_json:
            print_json({"shard": str(part), "games": played})
        else:
            typer.echo(f"part {part}: {played} games in {folder}")
        return
    try:
        found = Calibration.from_results(results)
        if write is not None:
            write_into(write, found.table())
    except ValueError as error:
        raise SkepError(str(error)) from None
    if as_json:
        print_json(found.to_json())
    else:
        typer.echo(found.table(), nl=False)
    for fault in found.faults():
        typer.echo(fault, err=True)
    if found.faults():
        raise typer.Exit(1)
