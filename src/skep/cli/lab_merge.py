"""`skep lab merge`: the parts of an experiment put together."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skep.cli.lab_tools import AsJson, print_json
from skep.lab.merge import merge as merge_parts


def merge(
    parts: Annotated[
        list[Path],
        typer.Argument(
            metavar="PARTS...",
            help="Files of `skep lab selfplay`, journals of matches, tournaments and mining, or"
            " folders of `skep lab calibrate`.",
        ),
    ],
    *,
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FILE", help="The file or folder to write.")
    ],
    as_json: AsJson = False,
) -> None:
    """Put the parts of an experiment together that were done with --shard.

    Games come in the order of their numbers; one that is in two parts is taken once. The command
    that made the parts, without --shard and with the merged journal or folder, prints what one
    machine would have printed, and does what is still missing.

    ```
    skep match skep:level=4 skep:level=3 --nodes 2000 --journal a.jsonl --shard 1/2
    skep match skep:level=4 skep:level=3 --nodes 2000 --journal b.jsonl --shard 2/2
    skep lab merge a.jsonl b.jsonl --out all.jsonl
    skep match skep:level=4 skep:level=3 --nodes 2000 --journal all.jsonl
    ```
    """
    done = merge_parts(parts, out)
    for lost in done.lost:
        typer.echo(f"skep: {lost}", err=True)
    if as_json:
        print_json({**done.to_json(), "out": str(out)})
    else:
        typer.echo(f"{out}: {done}")
