"""`skep lab mine`: puzzles from games.

The command has more than 60 lines, because each of its options is a parameter with its help.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skep.cli import UsageError
from skep.cli.lab_tools import (
    AsJson,
    Bar,
    ClusterAddress,
    Processes,
    ShardText,
    print_json,
    read_shard,
    spread_over,
)
from skep.lab.game_files import read_game_strings
from skep.lab.mining import Mine, search_game
from skep.lab.puzzles import LENGTHS, write_puzzles
from skep.lab.spread import spread
from skep.rules import GameType


def mine(
    games: Annotated[
        list[Path],
        typer.Argument(
            metavar="GAMES...",
            help="Files of `skep lab selfplay`, and all that `skep corpus` reads.",
        ),
    ],
    *,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", "-o", metavar="FILE", show_default=False, help="The file of puzzles to write."
        ),
    ] = None,
    count: Annotated[
        int,
        typer.Option(
            "--count", min=0, metavar="N", help="Of each game type and length; 0 for all there are."
        ),
    ] = 5,
    journal: Annotated[
        Path | None,
        typer.Option(
            "--journal",
            metavar="FILE",
            dir_okay=False,
            show_default=False,
            help="Keep what was searched here: the same command goes on where it was interrupted.",
        ),
    ] = None,
    processes: Processes = 1,
    shard: ShardText = None,
    cluster: ClusterAddress = None,
    as_json: AsJson = False,
) -> None:
    """Find puzzles in games: positions in which one move alone wins by force, in 1, 3 or 5 plies.

    Each game gives one puzzle at most. The file has one on each line: game type, game string,
    plies, solution.

    ```
    skep lab selfplay games.skg --games 2000
    skep lab mine games.skg --out puzzles.tsv
    ```
    """
    part = read_shard(shard)
    if not part.is_whole and (journal is None or out is not None):
        raise UsageError(
            "a part is kept in a --journal, and has no --out: merge the journals first"
        )
    if part.is_whole and out is None:
        raise UsageError("--out FILE is missing: where to write the puzzles")
    work = Mine(list(read_game_strings(games)), count or None, journal=journal, shard=part)
    try:
        total = work.resumed + len(work.left())
        with spread_over(cluster) as elsewhere, Bar("searching games", total) as bar:
            if elsewhere is None:
                work.run(lambda wanted: spread(search_game, wanted, processes), bar.show)
            else:
                work.run(lambda wanted: elsewhere(search_game, wanted, lambda: False), bar.show)
    finally:
        work.close()
    chosen = work.selection()
    found = chosen.puzzles()
    if out is not None:
        write_puzzles(out, found)
    if as_json:
        print_json({"searched": len(work.found), "puzzles": len(found), "counts": chosen.counts()})
        return
    most = "" if not count else f" of {count * len(GameType) * len(LENGTHS)}"
    typer.echo(f"{len(work.found)} games searched, {len(found)}{most} puzzles")
