"""Benchmark: how fast move generation and search are, and the signature of the search.

Everything runs on one thread and is measured in CPU time. The signature, the number of nodes that
the search visits in fixed positions, is the same on every machine until the search or its
evaluation changes.
"""

from __future__ import annotations

import os
import platform
import random
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import skep
from skep.board import Board
from skep.engine import Searcher
from skep.engine.net import CLASSIC, DEFAULT_NET, Net
from skep.errors import SkepError
from skep.game import Limits
from skep.lab.bench_peer import peak_memory, peer_perft
from skep.lab.perft import timed_perft

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = [
    "PERFTS",
    "POSITIONS",
    "BenchReport",
    "PerftTask",
    "PerftTimes",
    "SearchCount",
    "bench_steps",
    "measure",
    "random_plies_per_second",
    "search_positions",
    "signature",
]

MIDDLE_GAME: Final = (
    r"Base+MLP;InProgress;White[14];wP;bS1 wP/;wS1 -wP;bG1 bS1/;wL wS1\;bQ bG1\;wQ /wL;bS2 -bG1;"
    r"wA1 \wS1;bP \bG1;wG1 wQ\;bM bQ-;wG2 /wA1;bG2 bM/;wS2 wG2\;bL bG1/;wM -wA1;bB1 -bP;wB1 /wM;"
    r"bB1 bS2;wA2 -wM;bA1 bG2-;wG1 \wM;bB2 bL\;wM wG2;bB1 bP"
)
"""26 plies: all bugs in play, a beetle and a mosquito on top of others, holes in the hive."""


@dataclass(frozen=True, slots=True)
class PerftTask:
    """A perft whose result is known."""

    name: str
    game: str
    depth: int
    nodes: int


PERFTS: Final = (
    PerftTask("Base", "Base", 7, 181_641_900),
    PerftTask("Base+MLP", "Base+MLP", 6, 192_353_904),
    PerftTask("middle game", MIDDLE_GAME, 4, 77_743_195),
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
class PerftTimes:
    """The CPU seconds of each round of a perft, ours and the other program's."""

    task: PerftTask
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

    def to_json(self) -> dict[str, Any]:
        """The figures by name, with the other program's if there is one."""
        figures = {
            "name": self.task.name,
            "game": self.task.game,
            "depth": self.task.depth,
            "nodes": self.task.nodes,
            "seconds": min(self.ours),
            "nodes_per_second": self.speed,
        }
        if self.peers:
            figures["peer_seconds"] = min(self.peers)
            figures["peer_nodes_per_second"] = self.peer_speed
            figures["ratio"] = self.ratio
        return figures


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


@dataclass(frozen=True, slots=True)
class BenchReport:
    """All figures of a benchmark, the best of several rounds."""

    rounds: int
    perfts: tuple[PerftTimes, ...]
    search: SearchCount
    plies_per_second: float
    """Random games played from Python."""
    memory: int | None
    """Our peak memory in bytes; None where the system does not tell."""
    peer: str | None = None
    """The other program, if there is one."""
    peer_memory: int | None = None

    def to_json(self) -> dict[str, Any]:
        """The figures by name."""
        search = self.search
        return {
            "version": skep.__version__,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "rounds": self.rounds,
            "perft": [times.to_json() for times in self.perfts],
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
            "random_games": {"plies": RANDOM_PLIES, "plies_per_second": self.plies_per_second},
            "memory": {"peak_bytes": self.memory, "allowed_bytes": MEMORY_MIB * 2**20}
            | ({"peer_peak_bytes": self.peer_memory} if self.peer else {}),
        }


def bench_steps(rounds: int, *, with_peer: bool) -> int:
    """The number of measurements, each of which `measure` announces."""
    return rounds * (len(PERFTS) * (2 if with_peer else 1) + 2)


def measure(
    rounds: int, peer: Sequence[str] = (), announce: Callable[[str], None] = lambda _: None
) -> BenchReport:
    """Measure perft, search and random games, our program and the other one in turns.

    `announce` is called before each measurement with its name. SkepError if a perft count is wrong,
    EngineError if the other program fails.
    """
    perfts = tuple(PerftTimes(task) for task in PERFTS)
    searches: list[SearchCount] = []
    plies: list[float] = []
    peer_memory = 0
    for number in range(1, rounds + 1):
        for times in perfts:
            task = times.task
            announce(f"{task.name}, depth {task.depth}, round {number}")
            times.ours.append(_perft_seconds(task))
            if peer:
                announce(f"{task.name} by {peer[0]}, round {number}")
                found = peer_perft(peer, task.game, task.depth)
                _check(task, found.nodes, peer[0])
                times.peers.append(found.seconds)
                peer_memory = max(peer_memory, found.memory or 0)
        announce(f"search, depth {SEARCH_DEPTH}, round {number}")
        searches.append(search_positions())
        announce(f"random games, round {number}")
        plies.append(random_plies_per_second(RANDOM_PLIES))
    return BenchReport(
        rounds,
        perfts,
        min(searches, key=lambda one: one.total_seconds),
        max(plies),
        peak_memory(os.getpid()),
        peer[0] if peer else None,
        peer_memory or None,
    )


def _perft_seconds(task: PerftTask) -> float:
    result = timed_perft(Board.from_game_string(task.game), task.depth)
    _check(task, result.nodes, "Skep")
    return result.seconds


def _check(task: PerftTask, nodes: int, who: str) -> None:
    if nodes != task.nodes:
        raise SkepError(f"{who} counts {nodes} nodes in {task.name}, and there are {task.nodes}")


def search_positions(depth: int = SEARCH_DEPTH, net: str | None = None) -> SearchCount:
    """Search each of the positions on one thread with a new table, and an evaluation."""
    nodes: dict[str, int] = {}
    seconds: dict[str, float] = {}
    for game in POSITIONS:
        board = Board.from_game_string(game)
        searcher, moves = Searcher(net=net), list(board.legal_moves)
        start = time.process_time()
        found = searcher.best_of(board, moves, Limits(depth=depth), hash_mib=SEARCH_HASH_MIB)
        seconds[board.game_type.value] = time.process_time() - start
        nodes[board.game_type.value] = found.nodes
    return SearchCount(nodes, seconds)


def signature() -> dict[str, Any]:
    """How many nodes the search visits: what changes when the search does, and only then.

    `nodes` and `total` are those of the linear evaluation; `net` has those of the package's net.
    """
    classic, learned = (search_positions(net=name) for name in (CLASSIC, DEFAULT_NET))
    return {
        "depth": SEARCH_DEPTH,
        "nodes": classic.nodes,
        "total": classic.total,
        "net": {"hash": Net.default().hash, "nodes": learned.nodes, "total": learned.total},
    }


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
