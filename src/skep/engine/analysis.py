"""Analysis: the best moves of a position, each with its score and principal variation."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

from skep.engine.result import (
    ProgressFunction,
    SearchResult,
    StopFunction,
    one_ply_earlier,
    score_of_end,
    wins_in,
)
from skep.engine.searcher import DEFAULT_HASH_MIB, MAX_DEPTH, Searcher, check_goes_on
from skep.game.limits import Limits

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from typing import Protocol

    from skep._core import Move
    from skep.board import Board

    class _BestOf(Protocol):
        """`Searcher.best_of` with its settings."""

        def __call__(
            self,
            board: Board,
            moves: list[Move],
            limits: Limits,
            *,
            progress: ProgressFunction | None = None,
        ) -> SearchResult: ...


__all__ = ["Analysis", "AnalysisFunction", "analyse", "analyse_async"]


@dataclass(frozen=True, slots=True)
class Analysis:
    """The best moves of a position, the best first, each with the line that follows it.

    All of several lines were searched equally deep, save those that end in a proven win or loss,
    which need no more depth. `nodes` and `seconds` are those of the whole analysis.
    """

    lines: tuple[SearchResult, ...]
    nodes: int
    seconds: float
    board: Board | None = field(default=None, compare=False, repr=False)
    """The position that was analysed."""

    @property
    def best(self) -> SearchResult:
        """The best line."""
        return self.lines[0]

    def _repr_html_(self) -> str | None:
        if self.board is None:
            return None
        from skep.render.notebook import analysis_html  # noqa: PLC0415 - only notebooks load it

        lines = [(line.pv, _chance(line), str(line.depth)) for line in self.lines]
        return analysis_html(self.board, lines)


def _chance(line: SearchResult) -> str:
    if line.wins_in is not None:
        return f"{'wins' if line.wins_in > 0 else 'loses'} in {abs(line.wins_in)}"
    return f"{line.win_probability:.0%}"


AnalysisFunction = Callable[[Analysis], None]
"""Called with the analysis so far after each finished depth."""


def analyse(
    board: Board,
    seconds: float | None = 1,
    *,
    depth: int | None = None,
    nodes: int | None = None,
    lines: int = 1,
    threads: int = 1,
    hash_mib: int = DEFAULT_HASH_MIB,
    searcher: Searcher | None = None,
    progress: AnalysisFunction | None = None,
    stop: StopFunction | None = None,
) -> Analysis:
    """Find the best moves of a position; GameError if the game is over.

    It ends when the first of the limits is reached; without a limit of time (`seconds=None`) and
    with one thread the result is always the same. The limits are for the whole: `lines` share
    them, so that three lines come about as deep as one does in a third of the time. There are
    fewer lines where there are fewer moves, or where the limits did not suffice for more.

    >>> from skep import Board
    >>> board = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
    >>> analysis = analyse(board, depth=2, lines=3)
    >>> [line.depth for line in analysis.lines]
    [2, 2, 2]
    >>> analysis.best.score >= analysis.lines[1].score >= analysis.lines[2].score
    True
    """
    limits = Limits(seconds, depth, nodes)
    _check(board, lines)
    best_of = partial((searcher or Searcher()).best_of, threads=threads, hash_mib=hash_mib)
    return _analyse(best_of, board, limits, lines, progress, stop)


def analyse_async(
    board: Board,
    limits: Limits,
    *,
    lines: int = 1,
    threads: int = 1,
    hash_mib: int = DEFAULT_HASH_MIB,
    searcher: Searcher | None = None,
) -> AsyncGenerator[Analysis, None]:
    """Yield the analysis after each finished depth, and at last the result; GameError at once.

    The search runs in a thread of its own from the first step of the iteration on. It ends with
    the iteration: after `aclose()`, or when the task that iterates is cancelled, it is told to
    stop, and waited for, which takes some milliseconds.
    """
    _check(board, lines)
    best_of = partial((searcher or Searcher()).best_of, threads=threads, hash_mib=hash_mib)
    board = board.copy()
    # An engine that is started by others does not wait for asyncio.
    from skep.engine.background import stream_from_thread  # noqa: PLC0415

    return stream_from_thread(
        lambda report, stop: _analyse(best_of, board, limits, lines, report, stop)
    )


def _check(board: Board, lines: int) -> None:
    if lines < 1:
        raise ValueError(f"an analysis has one line at the least, not {lines!r}")
    check_goes_on(board)


def _analyse(
    search: Callable[..., SearchResult],
    board: Board,
    limits: Limits,
    lines: int,
    progress: AnalysisFunction | None,
    stop: StopFunction | None,
) -> Analysis:
    best_of: _BestOf = partial(search, stop=stop)
    board = board.copy()
    moves = list(board.legal_moves)
    if lines == 1 or len(moves) == 1:
        tell = None if progress is None else lambda found: progress(_alone(board, found))
        return _alone(board, _think(best_of, board, moves, limits, tell))
    return _several(best_of, board, lines, _Budget(limits, stop), progress)


def _alone(board: Board, found: SearchResult) -> Analysis:
    return Analysis((found,), found.nodes, found.seconds, board)


# ---- several lines


class _Budget:
    """The limits of an analysis, and what it has used of them."""

    def __init__(self, limits: Limits, stop: StopFunction | None) -> None:
        self.depth = min(limits.depth or MAX_DEPTH, MAX_DEPTH)
        self.nodes = 0
        self._limits = limits
        self._stop = stop
        self._start = time.monotonic()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._start

    def rest(self, depth: int) -> Limits | None:
        """The limits of the next search; None if nothing is left or the analysis was stopped."""
        seconds, nodes = self._limits.seconds, self._limits.nodes
        if seconds is not None:
            seconds -= self.seconds
        if nodes is not None:
            nodes -= self.nodes
        if (seconds is not None and seconds <= 0) or (nodes is not None and nodes <= 0):
            return None
        if self._stop is not None and self._stop():
            return None
        return Limits(seconds, depth, nodes)


def _several(
    best_of: _BestOf, board: Board, lines: int, budget: _Budget, progress: AnalysisFunction | None
) -> Analysis:
    """Search all lines ply by ply; the transposition table makes repeated searches cheap.

    A depth that some of the lines do not come to is forgotten: the scores could not be compared.
    """
    best: list[SearchResult] = []
    for depth in range(1, budget.depth + 1):
        found = _at_depth(best_of, board, lines, budget, depth)
        if len(found) < min(lines, len(board.legal_moves)):
            best = best or found
            break
        best = found
        if progress is not None:
            progress(Analysis(tuple(best), budget.nodes, budget.seconds, board))
        if all(line.wins_in is not None for line in best):
            break
    if not best:
        # There is always a move, even if nothing is known about it.
        best = [best_of(board, list(board.legal_moves), Limits(nodes=1))]
    return Analysis(tuple(best), budget.nodes, budget.seconds, board)


def _at_depth(
    best_of: _BestOf, board: Board, lines: int, budget: _Budget, depth: int
) -> list[SearchResult]:
    """The best move, the best of those that are left, and so on; fewer if the budget is spent."""
    left = list(board.legal_moves)
    found: list[SearchResult] = []
    while left and len(found) < lines:
        limits = budget.rest(depth)
        if limits is None:
            break
        # What a search found after its last whole depth may rest on some of the moves only.
        whole: list[SearchResult] = []
        budget.nodes += _think(best_of, board, left, limits, whole.append).nodes
        if not whole or (whole[-1].depth < depth and whole[-1].wins_in is None):
            break
        found.append(whole[-1])
        left.remove(whole[-1].move)
    return sorted(found, key=lambda line: line.score, reverse=True)


# ---- one line


def _think(
    best_of: _BestOf,
    board: Board,
    moves: list[Move],
    limits: Limits,
    progress: ProgressFunction | None,
) -> SearchResult:
    """The best of some moves; a single move is searched one ply later.

    `Searcher` does not search a single move, because a player has no choice there.
    """
    if len(moves) > 1 or limits.depth == 1:
        return best_of(board, moves, limits, progress=progress)
    (move,) = moves
    after = board.copy()
    after.push(move)
    score = score_of_end(after)
    if score is not None:
        depth = min(limits.depth or 1, MAX_DEPTH)
        ended = SearchResult(move, score, depth, 1, (move,), 0.0, wins_in(score))
        if progress is not None:
            progress(ended)
        return ended
    tell = None if progress is None else lambda found: progress(one_ply_earlier(move, found))
    if limits.depth is not None:
        limits = replace(limits, depth=limits.depth - 1)
    return one_ply_earlier(move, _think(best_of, after, list(after.legal_moves), limits, tell))
