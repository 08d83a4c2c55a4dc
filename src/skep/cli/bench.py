"""`skep bench`: how fast Skep is, alone or beside another program."""

from __future__ import annotations

import json
import os
import platform
import random
import re
import shlex
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

import skep
from skep import Board, EngineError, SkepError
from skep.cli import UsageError, terminal
from skep.cli.perft import count

if TYPE_CHECKING:
    from collections.abc import Iterator

MIDDLE_GAME: Final = (
    r"Base+MLP;InProgress;White[14];wP;bS1 wP/;wS1 -wP;bG1 bS1/;wL wS1\;bQ bG1\;wQ /wL;bS2 -bG1;"
    r"wA1 \wS1;bP \bG1;wG1 wQ\;bM bQ-;wG2 /wA1;bG2 bM/;wS2 wG2\;bL bG1/;wM -wA1;bB1 -bP;wB1 /wM;"
    r"bB1 bS2;wA2 -wM;bA1 bG2-;wG1 \wM;bB2 bL\;wM wG2;bB1 bP"
)
"""26 plies: all bugs in play, a beetle and a mosquito on top of others, holes in the hive."""


@dataclass(frozen=True, slots=True)
class Task:
    """A perft whose result is known."""

    name: str
    game: str
    depth: int
    nodes: int


TASKS: Final = (
    Task("Base", "Base", 7, 181_641_900),
    Task("Base+MLP", "Base+MLP", 6, 192_353_904),
    Task("middle game", MIDDLE_GAME, 4, 77_743_195),
)
RANDOM_PLIES: Final = 100_000


@dataclass(slots=True)
class Figures:
    """The CPU seconds of each round of a task, ours and the other program's."""

    task: Task
    ours: list[float] = field(default_factory=list)
    peers: list[float] = field(default_factory=list)

    @property
    def speed(self) -> float:
        """Our nodes per second in the best round."""
        return self.task.nodes / min(self.ours)

    @property
    def peer_speed(self) -> float:
        """The other program's nodes per second in its best round."""
        return self.task.nodes / min(self.peers)

    @property
    def ratio(self) -> float:
        """How many times faster we are."""
        return self.speed / self.peer_speed


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
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure how fast Skep is, on one thread.

    Every count is compared with the known one. Time is CPU time. Random games are played from
    Python, choosing among `board.legal_moves` and calling `board.push`.
    """
    command = shlex.split(peer) if peer is not None else []
    if peer is not None and not command:
        raise UsageError("--peer needs a command")
    peer_memory = 0
    figures = [Figures(task) for task in TASKS]
    plies: list[float] = []
    with _Progress(rounds * (len(figures) * (2 if command else 1) + 1)) as progress:
        for number in range(1, rounds + 1):
            for row in figures:
                progress.step(f"{row.task.name}, depth {row.task.depth}, round {number}")
                row.ours.append(_count(row.task))
                if command:
                    progress.step(f"{row.task.name} by {command[0]}, round {number}")
                    seconds, size = _count_by_peer(command, row.task)
                    row.peers.append(seconds)
                    peer_memory = max(peer_memory, size or 0)
            progress.step(f"random games, round {number}")
            plies.append(random_plies_per_second(RANDOM_PLIES))
    memory = _peak_memory(os.getpid()), peer_memory or None
    if as_json:
        typer.echo(json.dumps(_as_json(figures, max(plies), memory, rounds, peer), indent=2))
    else:
        _print_table(figures, max(plies), memory, rounds, peer)


# ---- measuring


def _count(task: Task) -> float:
    result = count(Board.from_game_string(task.game), task.depth)
    _check(task, result.nodes, "Skep")
    return result.seconds


def _check(task: Task, nodes: int, who: str) -> None:
    if nodes != task.nodes:
        raise SkepError(f"{who} counts {nodes} nodes in {task.name}, and there are {task.nodes}")


def random_plies_per_second(plies: int, seed: int = 1) -> float:
    """Play random games of all bugs from Python, and say how many plies a CPU second has."""
    choose = random.Random(seed).random
    board = Board()
    start = time.process_time()
    for _ in range(plies):
        moves = board.legal_moves
        if not moves:
            board = Board()
            moves = board.legal_moves
        board.push(moves[int(choose() * len(moves))])
    return plies / (time.process_time() - start)


# ---- the other program

_LINE: Final = re.compile(r"\s*(?P<depth>\d+)\s+(?P<nodes>\d+)\s+\S+\s+(?P<kilonodes>[\d.]+)\s*")


def _count_by_peer(command: list[str], task: Task) -> tuple[float, int | None]:
    """The CPU seconds from the line before that of the depth to that line, and peak memory."""
    process = subprocess.Popen(  # noqa: S603 - the user names the program
        [*command, "perft", task.game], stdout=subprocess.PIPE, text=True, errors="replace"
    )
    try:
        before = 0.0
        for depth, nodes, wall in _peer_lines(process):
            now = _cpu_seconds(process.pid)
            if depth == task.depth:
                _check(task, nodes, command[0])
                return wall if now is None else now - before, _peak_memory(process.pid)
            before = now or 0.0
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
    raise EngineError(f"{command[0]} ended before it came to depth {task.depth} of {task.name}")


def _peer_lines(process: subprocess.Popen[str]) -> Iterator[tuple[int, int, float]]:
    """The depth, the nodes and the elapsed seconds of each line that has them."""
    assert process.stdout is not None
    for line in process.stdout:
        if match := _LINE.fullmatch(line):
            nodes, speed = int(match["nodes"]), 1000 * float(match["kilonodes"])
            yield int(match["depth"]), nodes, nodes / speed if speed else 0.0


def _cpu_seconds(pid: int) -> float | None:
    """The CPU time of another process; None where the system does not tell."""
    if sys.platform != "linux":
        return None
    # The clock of a process has its number from the kernel: see clock_getcpuclockid(3).
    return time.clock_gettime(~pid << 3 | 2)


def _peak_memory(pid: int) -> int | None:
    """The largest size of a process so far, in bytes; None where the system does not tell."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except OSError:
        return None
    match = re.search(r"^VmHWM:\s*(\d+) kB$", status, re.MULTILINE)
    return 1024 * int(match[1]) if match else None


# ---- telling


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


def _print_table(
    figures: list[Figures],
    plies: float,
    memory: tuple[int | None, int | None],
    rounds: int,
    peer: str | None,
) -> None:
    from rich import box  # noqa: PLC0415 - not needed for --json
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    title = f"Skep {skep.__version__}, one thread, CPU time, best of {rounds}"
    table = Table(
        title=title,
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
    for row in figures:
        task = row.task
        table.add_row(
            f"perft {task.name}",
            str(task.depth),
            f"{task.nodes:,}",
            f"{min(row.ours):.3f}",
            f"{row.speed / 1e6:.1f} M",
            *([f"{row.peer_speed / 1e6:.1f} M", f"{row.ratio:.2f}"] if peer else []),
        )
    seconds = f"{RANDOM_PLIES / plies:.3f}"
    speed = f"{plies / 1e3:.1f} k"
    table.add_row("random plies, Python", "", f"{RANDOM_PLIES:,}", seconds, speed)
    table.add_row("peak memory", "", "", "", *map(_mebibytes, memory if peer else memory[:1]))
    Console(width=terminal.width(), no_color=not terminal.has_color()).print(table)


def _mebibytes(size: int | None) -> str:
    return "?" if size is None else f"{size / 2**20:.1f} MiB"


def _short(peer: str) -> str:
    return re.split(r"[/\\]", shlex.split(peer)[0])[-1]


def _as_json(
    figures: list[Figures],
    plies: float,
    memory: tuple[int | None, int | None],
    rounds: int,
    peer: str | None,
) -> dict[str, Any]:
    return {
        "version": skep.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": rounds,
        "perft": [
            {
                "name": row.task.name,
                "game": row.task.game,
                "depth": row.task.depth,
                "nodes": row.task.nodes,
                "seconds": min(row.ours),
                "nodes_per_second": row.speed,
            }
            | (
                {
                    "peer_seconds": min(row.peers),
                    "peer_nodes_per_second": row.peer_speed,
                    "ratio": row.ratio,
                }
                if peer
                else {}
            )
            for row in figures
        ],
        "random_games": {"plies": RANDOM_PLIES, "plies_per_second": plies},
        "memory": {"peak_bytes": memory[0]} | ({"peer_peak_bytes": memory[1]} if peer else {}),
    }
