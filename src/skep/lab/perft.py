"""Perft with its time: counts the leaves of the game tree and measures what that takes."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import skep

if TYPE_CHECKING:
    from skep.board import Board

__all__ = ["PerftCount", "timed_perft"]


@dataclass(frozen=True, slots=True)
class PerftCount:
    """The number of leaf nodes, below each move too, and what it took to count them."""

    nodes: int
    seconds: float
    """CPU time of all threads."""
    elapsed: float
    divide: dict[str, int]

    @property
    def nodes_per_second(self) -> float:
        """Nodes for each second of CPU time."""
        return self.nodes / self.seconds if self.seconds > 0 else 0.0


def timed_perft(board: Board, depth: int, threads: int = 1) -> PerftCount:
    """Count the leaf nodes below each move; the time is that of the count alone."""
    if depth == 0:
        return PerftCount(1, 0.0, 0.0, {})
    elapsed, seconds = time.perf_counter(), time.process_time()
    counts = skep.divide(board, depth, threads)
    seconds, elapsed = time.process_time() - seconds, time.perf_counter() - elapsed
    divided = {board.uhp(move): nodes for move, nodes in counts.items()}
    return PerftCount(sum(counts.values()), seconds, elapsed, divided)
