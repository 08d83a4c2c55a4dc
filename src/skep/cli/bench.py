"""`skep bench`: how fast Skep is, alone or beside another program, and the search's signature."""

from __future__ import annotations

import json
import re
import shlex
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer

import skep
from skep.cli import UsageError, terminal
from skep.cli.bench_rl import print_speeds
from skep.lab import bench as lab

if TYPE_CHECKING:
    from rich.table import Table


def bench(
    *,
    rounds: Annotated[
        int,
        typer.Option(
            "--rounds", "-r", metavar="N", min=1, max=1000, help="The best of so many counts."
        ),
    ] = 3,
    peer: Annotated[
        str | None,
        typer.Option(
            "--peer",
            metavar="COMMAND",
            show_default=False,
            help="Another program to compare with, in turns. `COMMAND perft GAMESTRING` must print"
            " depth, nodes, time and speed, a line for each depth, as nokamute does.",
        ),
    ] = None,
    rl: Annotated[
        bool,
        typer.Option(
            "--rl",
            help="Measure environments for learning instead: batches of games with observations"
            " and masks, and PettingZoo's and OpenSpiel's Hive where they are installed.",
        ),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    as_signature: Annotated[
        bool,
        typer.Option(
            "--signature",
            help="Print only how many nodes the search visits in fixed positions, as JSON: the"
            " same on every machine until the search or its evaluation changes.",
        ),
    ] = False,
) -> None:
    """Measure how fast Skep is, on one thread.

    Every perft is compared with the known count. Time is CPU time. The search goes to a fixed depth
    in a position of each game type. Random games are played from Python, choosing among
    `board.legal_moves` and calling `board.push`.
    """
    if as_signature:
        typer.echo(json.dumps(lab.signature(), indent=2))
        return
    if rl:
        _bench_environments(rounds, as_json=as_json)
        return
    command = shlex.split(peer) if peer is not None else []
    if peer is not None and not command:
        raise UsageError("--peer needs a command")
    with _Progress(lab.bench_steps(rounds, with_peer=bool(command))) as progress:
        report = lab.measure(rounds, command, progress.step)
    if as_json:
        typer.echo(json.dumps(report.to_json(), indent=2))
    else:
        _print(report)


def _bench_environments(rounds: int, *, as_json: bool) -> None:
    if find_spec("numpy") is None:
        raise UsageError("--rl needs numpy: pip install 'skep[rl]'")
    from skep.lab import bench_rl  # noqa: PLC0415 - needs numpy

    with _Progress(len(bench_rl.TASKS) + len(bench_rl.PEERS)) as progress:
        speeds = bench_rl.measure(rounds, progress.step)
    if as_json:
        typer.echo(json.dumps(bench_rl.to_json(rounds, speeds), indent=2))
    else:
        print_speeds(rounds, speeds)


class _Progress:
    """A bar on a terminal's standard error, redrawn only between measurements."""

    def __init__(self, steps: int) -> None:
        self._steps = steps

    def __enter__(self) -> _Progress:
        from rich.console import Console  # noqa: PLC0415 - not needed for --help
        from rich.progress import Progress  # noqa: PLC0415

        console = Console(stderr=True)
        self._bar = Progress(
            console=console,
            transient=True,
            auto_refresh=False,
            disable=not terminal.is_terminal(sys.stderr),
        )
        self._bar.start()
        self._task = self._bar.add_task("", total=self._steps)
        self._done = -1
        return self

    def step(self, what: str) -> None:
        """Say what is measured next."""
        self._done += 1
        self._bar.update(self._task, description=what, completed=self._done, refresh=True)

    def __exit__(self, *_: object) -> None:
        self._bar.stop()


def _print(report: lab.BenchReport) -> None:
    from rich.console import Console  # noqa: PLC0415 - not needed for --json

    console = Console(width=terminal.width(), no_color=not terminal.has_color())
    console.print(_table(report))


def _table(report: lab.BenchReport) -> Table:
    from rich import box  # noqa: PLC0415 - not needed for --json
    from rich.table import Table  # noqa: PLC0415

    peer, search = report.peer, report.search
    table = Table(
        title=f"Skep {skep.__version__}, one thread, CPU time, best of {report.rounds}",
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        show_edge=False,
        padding=(0, 1, 0, 0),
    )
    table.add_column("", no_wrap=True)
    columns = ["depth", "count", "seconds", "per second"]
    for column in columns + ([_short(peer), "ratio"] if peer else []):
        table.add_column(column, justify="right", no_wrap=True)
    for times in report.perfts:
        task = times.task
        table.add_row(
            f"perft {task.name}",
            str(task.depth),
            f"{task.nodes:,}",
            f"{min(times.ours):.3f}",
            f"{times.speed / 1e6:.1f} M",
            *([f"{times.peer_speed / 1e6:.1f} M", f"{times.ratio:.2f}"] if peer else []),
        )
    table.add_row(
        f"search, {len(lab.POSITIONS)} positions",
        str(lab.SEARCH_DEPTH),
        f"{search.total:,}",
        f"{search.total_seconds:.3f}",
        f"{search.speed / 1e6:.2f} M",
    )
    seconds = f"{lab.RANDOM_PLIES / report.plies_per_second:.3f}"
    speed = f"{report.plies_per_second / 1e3:.1f} k"
    table.add_row("random plies, Python", "", f"{lab.RANDOM_PLIES:,}", seconds, speed)
    sizes = [report.memory, report.peer_memory] if peer else [report.memory]
    allowed = f"of {lab.MEMORY_MIB} MiB"
    table.add_row("peak memory", "", allowed, "", *map(_mebibytes, sizes))
    return table


def _mebibytes(size: int | None) -> str:
    return "?" if size is None else f"{size / 2**20:.1f} MiB"


def _short(peer: str) -> str:
    return re.split(r"[/\\]", peer)[-1]
