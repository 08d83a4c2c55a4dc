"""What the commands of `skep lab` share: options, progress, Ctrl-C, and optional packages."""

from __future__ import annotations

import json
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.progress import Progress, track

from skep import SkepError
from skep.cli import UsageError, terminal
from skep.lab.cluster import Cluster
from skep.lab.shard import WHOLE, Shard

if TYPE_CHECKING:
    from typing import Self

    from skep.lab.nets.games import Games
    from skep.lab.spread import Spread

T = TypeVar("T")

AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
ShardText = Annotated[
    str | None,
    typer.Option(
        "--shard",
        metavar="I/N",
        show_default=False,
        help="Do part I of N only; `skep lab merge` puts the parts together.",
    ),
]

ClusterAddress = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        show_default=False,
        help="Work on a Ray cluster: its address, or *local* for one on this machine.",
    ),
]
Processes = Annotated[
    int, typer.Option("--processes", "-p", min=1, metavar="N", help="How many processes work.")
]


class Bar:
    """A progress bar on standard error, if that is a terminal."""

    def __init__(self, title: str, total: int) -> None:
        self._bar = Progress(
            *Progress.get_default_columns(),
            console=Console(stderr=True),
            transient=True,
            disable=not terminal.is_terminal(sys.stderr),
        )
        self._task = self._bar.add_task(title, total=total)

    def show(self, done: int) -> None:
        """Show how much is done."""
        self._bar.update(self._task, completed=done)

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()


@contextmanager
def spread_over(address: str | None) -> Iterator[Spread | None]:
    """Yield what spreads work over a cluster; None without an address."""
    if address is None:
        yield None
        return
    with Cluster(address) as cluster:
        yield cluster.spread


def read_shard(text: str | None) -> Shard:
    """The part that an option names; UsageError if it names none."""
    try:
        return WHOLE if text is None else Shard.parse(text)
    except ValueError as error:
        raise UsageError(f"--shard: {error}") from None


def print_json(figures: dict[str, Any]) -> None:
    """Print figures as JSON."""
    typer.echo(json.dumps(figures, indent=2, allow_nan=False))


def progress(items: Iterable[T], title: str, total: int | None = None) -> Iterable[T]:
    """Iterate with a progress bar on standard error, if that is a terminal."""
    return track(
        items, title, total=total, console=Console(stderr=True), transient=True,
        disable=not terminal.is_terminal(sys.stderr),
    )  # fmt: skip


@contextmanager
def stopped_by_ctrl_c() -> Iterator[Callable[[], bool]]:
    """Yield a function that says whether Ctrl-C was pressed, in place of KeyboardInterrupt."""
    stopped = threading.Event()
    before = signal.signal(signal.SIGINT, lambda *_: stopped.set())
    try:
        yield stopped.is_set
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def needs_numpy() -> Iterator[None]:
    """Raise SkepError where NumPy is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name == "numpy":
            raise SkepError('this needs NumPy: pip install "skep[lab]"') from None
        raise


def read_games(data: list[Path]) -> Games:
    """The games of some files; what was damaged is said."""
    with needs_numpy():
        from skep.lab.nets.games import Games  # noqa: PLC0415 - NumPy is optional
    games = Games(data)
    for lost in games.damage:
        typer.echo(f"skep: {lost}", err=True)
    return games
