"""The table of `skep bench --rl`: how fast environments for learning are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import skep
from skep.cli import terminal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skep.lab.bench_rl import EnvSpeed

__all__ = ["print_speeds"]


def print_speeds(rounds: int, speeds: Sequence[EnvSpeed]) -> None:
    """Print the figures as a table."""
    from rich import box  # noqa: PLC0415 - not needed for --json
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table(
        title=f"Skep {skep.__version__}, steps with observation and mask, best of {rounds}",
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        show_edge=False,
        padding=(0, 1, 0, 0),
    )
    table.add_column("", no_wrap=True)
    for column in ("games", "threads", "steps/s", "per CPU s", "KB a game"):
        table.add_column(column, justify="right", no_wrap=True)
    for speed in speeds:
        memory = speed.bytes_per_game
        table.add_row(
            speed.name,
            str(speed.games),
            str(speed.threads),
            _thousands(speed.steps_per_second) or "not installed",
            _thousands(speed.cpu_steps_per_second),
            "" if memory is None else f"{memory / 1024:.1f}",
        )
    Console(width=terminal.width(), no_color=not terminal.has_color()).print(table)


def _thousands(speed: float | None) -> str:
    return "" if speed is None else f"{speed / 1e3:.1f} k"
