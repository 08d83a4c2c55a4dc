"""`skep bench`: how fast Skep is, alone or beside another program, and the search's signature."""

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
from skep.engine import Searcher
from skep.game import Limits

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

POSITIONS: Final = (
    r"Base;InProgress;White[4];wG1;bG1 \wG1;wG2 wG1\;bQ bG1/;wQ wG2/;bG2 -bG1",
    (
        r"Base+M;InProgress;White[7];wM;bS1 wM/;wS1 -wM;bG1 bS1-;wB1 /wS1;bS2 \bG1;wQ wM\;bQ -bS2;"
        r"wB1 wS1\;bG1 /bQ;wM bS1;bQ \bS2"
    ),
    (
        r"Base+L;InProgress;White[10];wG1;bL wG1/;wB1 -wG1;bQ \bL;wQ wB1\;bG1 bL/;wQ /wB1;bA1 bG1\;"
        r"wL -wQ;bA1 -wL;wS1 \wB1;bA1 -wS1;wB2 wB1\;bA1 wL\;wL /bA1;bA2 \bG1;wS1 -bA2;bA2 -wQ"
    ),
    (
        r"Base+P;InProgress;Black[12];wG1;bA1 /wG1;wB1 wG1-;bA2 /bA1;wQ wB1/;bS1 /bA2;wS1 \wG1;"
        r"bQ bA2\;wP -wQ;bS1 /wS1;wB1 wG1\;bS1 \wP;wB2 wQ\;bP bQ-;bS1 wP\;bP bA1\;wB1 bP;bA2 wQ/;"
        r"wB2 bS1;bB1 bA2-;wA1 wQ\;bB1 bA2;wA1 bB1-"
    ),
    (
        r"Base+ML;InProgress;Black[13];wM;bA1 wM-;wB1 \wM;bM bA1-;wS1 -wB1;bB1 bM-;wQ /wM;bQ \bM;"
        r"wB2 wS1\;bB1 bM;wB1 wM;bQ bB1/;wA1 /wB2;bB2 bA1\;wA1 /bB2;bB1 bB2;wA1 \bQ;bB1 wB1\;"
        r"wB1 bB1;bA1 -wS1;wA1 \bA1;bL bM\;wL \wM;bL -bM;wA1 bQ/"
    ),
    (
        r"Base+MP;InProgress;White[17];wG1;bA1 wG1\;wB1 -wG1;bS1 /bA1;wA1 -wB1;bM bA1\;wQ \wB1;"
        r"bQ /bS1;wA1 bM\;bP bQ\;wP \wG1;bB1 bM/;wM wA1\;bP bS1\;wM -bQ;bM wA1;wB2 \wM;bB2 bA1\;"
        r"wB2 wM;bA2 bP\;wB2 bQ;bA2 /wM;wA2 wP/;bA2 wA2-;wS1 wM\;bB1 bA1;wM -bS1;bP wB2\;wS2 /wS1;"
        r"bP wS1\;wA3 /wM;bB1 bS1"
    ),
    (
        r"Base+LP;InProgress;Black[18];wL;bA1 -wL;wQ wL\;bQ /bA1;wS1 wL/;bA2 \bA1;wS1 \bA2;bS1 bQ\;"
        r"wB1 wQ-;bP /bA2;wB2 wB1\;bB1 /bP;wA1 -wS1;bB1 wA1\;wA1 /bS1;bA2 /wB2;wP \wB1;bB2 -bB1;"
        r"wS1 -bB2;bS2 \bA1;wS1 /bP;bS2 wP/;wQ /wB1;bA2 /wQ;wB2 wQ\;bA2 /wB2;bS2 wL\;wS1 bB2\;"
        r"wB1 bS2;bB1 wS1\;wS2 \wP;bA2 /wB1;wL bB1\;bQ \bA1;wA1 bQ/"
    ),
    (
        r"Base+MLP;InProgress;White[23];wA1;bA1 wA1/;wL /wA1;bQ \bA1;wQ wA1\;bL bA1-;wM -wA1;"
        r"bM \bL;wM bM/;bB1 bL\;wS1 \wM;bB1 bA1\;wQ bB1\;bL wQ/;wS1 -bQ;bP bM\;wQ bL\;bB1 bL;"
        r"wB1 /wQ;bA2 bB1/;wL bA1\;bA1 wM\;wA1 \bQ;bA1 bA2\;wL bQ\;bA2 bA1\;wB1 wQ\;bA2 \wA1;"
        r"wB2 /wS1;wL \bA1;wB2 wS1\;bA2 /bB1;wL bA1/;bB2 /bP;wB2 bQ;bB2 -wL;wP wS1\;bB2 wL;"
        r"wS1 wB2\;bB1 wQ;wB1 bB1;wS1 -bB2;wS2 /wA1;wM \wS1"
    ),
)
"""From games of our own, one of each type, from the opening to late in the game."""

SEARCH_DEPTH: Final = 6
SEARCH_HASH_MIB: Final = 16
MEMORY_MIB: Final = SEARCH_HASH_MIB + 100
"""What all of it may take: the table, and a hundred beside it."""

_TICK: Final = 1e-6
"""The least time that is taken to have passed."""


@dataclass(slots=True)
class Figures:
    """The CPU seconds of each round of a task, ours and the other program's."""

    task: Task
    ours: list[float] = field(default_factory=list)
    peers: list[float] = field(default_factory=list)

    @property
    def speed(self) -> float:
        """Our nodes per second in the best round."""
        return self.task.nodes / max(min(self.ours), _TICK)

    @property
    def peer_speed(self) -> float:
        """The other program's nodes per second in its best round."""
        return self.task.nodes / max(min(self.peers), _TICK)

    @property
    def ratio(self) -> float:
        """How many times faster we are."""
        return self.speed / self.peer_speed


@dataclass(frozen=True, slots=True)
class SearchCount:
    """The nodes of a search of each position, by game type, and its CPU seconds."""

    nodes: dict[str, int]
    seconds: dict[str, float]

    @property
    def total(self) -> int:
        """The nodes of all positions."""
        return sum(self.nodes.values())

    @property
    def total_seconds(self) -> float:
        """The CPU seconds of all positions."""
        return sum(self.seconds.values())

    @property
    def speed(self) -> float:
        """Nodes per CPU second."""
        return self.total / self.total_seconds


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
        typer.echo(json.dumps(signature(), indent=2))
        return
    command = shlex.split(peer) if peer is not None else []
    if peer is not None and not command:
        raise UsageError("--peer needs a command")
    peer_memory = 0
    figures = [Figures(task) for task in TASKS]
    searches: list[SearchCount] = []
    plies: list[float] = []
    with _Progress(rounds * (len(figures) * (2 if command else 1) + 2)) as progress:
        for number in range(1, rounds + 1):
            for row in figures:
                progress.step(f"{row.task.name}, depth {row.task.depth}, round {number}")
                row.ours.append(_count(row.task))
                if command:
                    progress.step(f"{row.task.name} by {command[0]}, round {number}")
                    seconds, size = _count_by_peer(command, row.task)
                    row.peers.append(seconds)
                    peer_memory = max(peer_memory, size or 0)
            progress.step(f"search, depth {SEARCH_DEPTH}, round {number}")
            searches.append(search_positions())
            progress.step(f"random games, round {number}")
            plies.append(random_plies_per_second(RANDOM_PLIES))
    search = min(searches, key=lambda one: one.total_seconds)
    memory = _peak_memory(os.getpid()), peer_memory or None
    if as_json:
        report = _as_json(figures, search, max(plies), memory, rounds, peer)
        typer.echo(json.dumps(report, indent=2))
    else:
        _print_table(figures, search, max(plies), memory, rounds, peer)


# ---- measuring


def _count(task: Task) -> float:
    result = count(Board.from_game_string(task.game), task.depth)
    _check(task, result.nodes, "Skep")
    return result.seconds


def _check(task: Task, nodes: int, who: str) -> None:
    if nodes != task.nodes:
        raise SkepError(f"{who} counts {nodes} nodes in {task.name}, and there are {task.nodes}")


def search_positions(depth: int = SEARCH_DEPTH) -> SearchCount:
    """Search each of the positions on one thread with a new table."""
    nodes: dict[str, int] = {}
    seconds: dict[str, float] = {}
    for game in POSITIONS:
        board = Board.from_game_string(game)
        searcher, moves = Searcher(), list(board.legal_moves)
        start = time.process_time()
        found = searcher.best_of(board, moves, Limits(depth=depth), hash_mib=SEARCH_HASH_MIB)
        seconds[board.game_type.value] = time.process_time() - start
        nodes[board.game_type.value] = found.nodes
    return SearchCount(nodes, seconds)


def signature() -> dict[str, Any]:
    """How many nodes the search visits: what changes when the search does, and only then."""
    count = search_positions()
    return {"depth": SEARCH_DEPTH, "nodes": count.nodes, "total": count.total}


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
    search: SearchCount,
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
    table.add_row(
        f"search, {len(POSITIONS)} positions",
        str(SEARCH_DEPTH),
        f"{search.total:,}",
        f"{search.total_seconds:.3f}",
        f"{search.speed / 1e6:.2f} M",
    )
    seconds = f"{RANDOM_PLIES / plies:.3f}"
    speed = f"{plies / 1e3:.1f} k"
    table.add_row("random plies, Python", "", f"{RANDOM_PLIES:,}", seconds, speed)
    allowed = f"of {MEMORY_MIB} MiB"
    table.add_row("peak memory", "", allowed, "", *map(_mebibytes, memory if peer else memory[:1]))
    Console(width=terminal.width(), no_color=not terminal.has_color()).print(table)


def _mebibytes(size: int | None) -> str:
    return "?" if size is None else f"{size / 2**20:.1f} MiB"


def _short(peer: str) -> str:
    return re.split(r"[/\\]", shlex.split(peer)[0])[-1]


def _as_json(
    figures: list[Figures],
    search: SearchCount,
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
        "search": {
            "depth": SEARCH_DEPTH,
            "hash_mib": SEARCH_HASH_MIB,
            "nodes": search.total,
            "seconds": search.total_seconds,
            "nodes_per_second": search.speed,
            "positions": [
                {"name": name, "game": game, "nodes": nodes, "seconds": search.seconds[name]}
                for game, (name, nodes) in zip(POSITIONS, search.nodes.items(), strict=True)
            ],
        },
        "random_games": {"plies": RANDOM_PLIES, "plies_per_second": plies},
        "memory": {"peak_bytes": memory[0], "allowed_bytes": MEMORY_MIB * 2**20}
        | ({"peer_peak_bytes": memory[1]} if peer else {}),
    }
