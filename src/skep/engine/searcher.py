"""Our own search: which move is best, and what it promises."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Protocol

from skep import _core
from skep.errors import EngineError, GameError
from skep.rules import Repetition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skep._core import Move
    from skep.board import Board
    from skep.game.limits import Limits

__all__ = [
    "FULL_STRENGTH",
    "LEVELS",
    "MAX_DEPTH",
    "MAX_NODES",
    "POINTS_PER_LOGIT",
    "TECHNIQUES",
    "WIN",
    "ProgressFunction",
    "SearchFunction",
    "SearchResult",
    "Searcher",
    "StopFunction",
    "check_goes_on",
    "search",
    "wins_in",
]

LEVELS: Final = range(1, 11)
"""How strongly one can play."""

FULL_STRENGTH: Final = 10

WIN: Final = 30_000
"""The score of a win on the board, less one for each ply until then."""

MAX_DEPTH: Final = 64
"""No search goes deeper."""

MAX_NODES: Final = 2**63 - 1
"""No search counts further."""

POINTS_PER_LOGIT: Final = 160.0
"""So many points make the odds of a win e to one."""

TECHNIQUES: Final = _core.techniques()
"""What the search does beyond plain alpha-beta, and can do without, by name."""

_SURELY: Final = WIN - 128

# What a level looks at: how deep at most, and which part of its moves it overlooks.
_DEPTHS: Final = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 9: 5}
_OVERLOOKED: Final = 0.1

# The part of the time kept back for what follows the search, and its most in seconds.
_RESERVE: Final = 0.02
_MOST_RESERVE: Final = 0.01
_LEAST_SECONDS: Final = 1e-6


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search found, or has found so far.

    The score is in points for the side to move. `wins_in` is set where the end is in sight: n if
    the side to move wins within n of its turns, -n if it loses within n of the opponent's.
    `pv` holds the moves that are expected, the best one first.
    """

    move: Move
    score: int
    depth: int
    nodes: int
    pv: tuple[Move, ...]
    seconds: float
    wins_in: int | None = None

    @property
    def win_probability(self) -> float:
        """How likely the side to move wins, from 0 to 1, a draw being half a win.

        It is 1 or 0 where the end is in sight, and else what the score says by the logistic curve
        that the evaluation was fitted with.

        >>> from skep import PASS
        >>> SearchResult(PASS, 160, 1, 1, (PASS,), 0.0).win_probability
        0.731...
        """
        if self.wins_in is not None:
            return float(self.wins_in > 0)
        return 1 / (1 + math.exp(-self.score / POINTS_PER_LOGIT))

    def pv_uhp(self, board: Board) -> tuple[str, ...]:
        """The expected moves as UHP move strings, from the position that was searched."""
        future = board.copy()
        texts = []
        for move in self.pv:
            texts.append(future.uhp(move))
            future.push(move)
        return tuple(texts)


ProgressFunction = Callable[[SearchResult], None]
"""Is told what has been found each time the search has gone one ply deeper."""

StopFunction = Callable[[], bool]
"""Is asked again and again whether the search shall stop; it must be quick."""


class SearchFunction(Protocol):
    """Anything that searches as `search` does."""

    def __call__(
        self,
        board: Board,
        limits: Limits,
        *,
        level: int = FULL_STRENGTH,
        seed: int | None = None,
        threads: int = 1,
        hash_mib: int = 64,
        progress: ProgressFunction | None = None,
        stop: StopFunction | None = None,
    ) -> SearchResult:
        """Find the best move."""


class Searcher:
    """A search that remembers, from one move of a game to the next, what it found out.

    It is called as `search` is. The table is made anew when its size changes.
    """

    def __init__(self, *, without: Sequence[str] = ()) -> None:
        self._native: _core.Searcher | None = None
        self._without = without
        self._hash_mib = 0

    def __call__(
        self,
        board: Board,
        limits: Limits,
        *,
        level: int = FULL_STRENGTH,
        seed: int | None = None,
        threads: int = 1,
        hash_mib: int = 64,
        progress: ProgressFunction | None = None,
        stop: StopFunction | None = None,
    ) -> SearchResult:
        """Find the best move within limits; GameError if the game is over."""
        if level not in LEVELS:
            raise ValueError(f"a level is from {LEVELS[0]} to {LEVELS[-1]}, not {level!r}")
        deepest = _DEPTHS.get(level)
        if deepest is not None:
            limits = replace(limits, depth=min(limits.depth or deepest, deepest))
        return self.best_of(
            board,
            _noticed_moves(board, level, random.Random(seed)),
            limits,
            threads=threads,
            hash_mib=hash_mib,
            progress=progress,
            stop=stop,
        )

    def best_of(
        self,
        board: Board,
        moves: Sequence[Move],
        limits: Limits,
        *,
        threads: int = 1,
        hash_mib: int = 64,
        progress: ProgressFunction | None = None,
        stop: StopFunction | None = None,
    ) -> SearchResult:
        """Find the best of some moves, at full strength; GameError if the game is over.

        EngineError if there is not enough memory for the table.

        Without a limit of time, with one thread and a new searcher, the same moves in the same
        order give the same result.
        """
        check_goes_on(board)
        if self._native is None or self._hash_mib != hash_mib:
            self._native = None  # the new table may need the room of the old one
            self._native = _new_table(hash_mib, self._without)
            self._hash_mib = hash_mib
        report = None if progress is None else lambda *found: progress(_result(*found))
        found = self._native.search(
            board._position,  # noqa: SLF001 - the board's native half
            moves,
            _without_reserve(limits.seconds),
            min(limits.depth or 0, MAX_DEPTH),
            min(limits.nodes or 0, MAX_NODES),
            _without_reserve(limits.most_seconds),
            threads,
            report,
            stop,
        )
        return _result(*found)


def search(
    board: Board,
    limits: Limits,
    *,
    level: int = FULL_STRENGTH,
    seed: int | None = None,
    threads: int = 1,
    hash_mib: int = 64,
    progress: ProgressFunction | None = None,
    stop: StopFunction | None = None,
) -> SearchResult:
    """Find the best move within limits; GameError if the game is over.

    The board is not changed. With the same seed, one thread, and no limit of time, the result is
    the same.

    >>> from skep import Board
    >>> from skep.game import Limits
    >>> board = Board.from_game_string("Base;InProgress;White[1]")
    >>> search(board, Limits(depth=1), seed=1).move in board.legal_moves
    True
    """
    return Searcher()(
        board,
        limits,
        level=level,
        seed=seed,
        threads=threads,
        hash_mib=hash_mib,
        progress=progress,
        stop=stop,
    )


def check_goes_on(board: Board) -> None:
    """Raise GameError if the game is over, by an agreed draw after repetition too."""
    threefold = board.rules.repetition is Repetition.THREEFOLD
    if board.is_game_over() or (threefold and board.repetition_count() >= 3):
        raise GameError("the game is over, and there is nothing to search")


def _new_table(hash_mib: int, without: Sequence[str]) -> _core.Searcher:
    try:
        return _core.Searcher(hash_mib, without)
    except MemoryError:
        message = f"there is not enough memory for a table of {hash_mib} MiB"
        raise EngineError(message) from None


def _without_reserve(seconds: float | None) -> float:
    """The time for the search itself; 0 for time without end."""
    if seconds is None:
        return 0.0
    return max(seconds - min(_RESERVE * seconds, _MOST_RESERVE), _LEAST_SECONDS)


def _noticed_moves(board: Board, level: int, rng: random.Random) -> list[Move]:
    """The moves a level thinks of, in no order; all of them at full strength."""
    moves = list(board.legal_moves)
    rng.shuffle(moves)
    overlooked = _OVERLOOKED * (FULL_STRENGTH - level)
    return [move for move in moves if rng.random() >= overlooked] or moves[:1]


def _result(
    depth: int, score: int, nodes: int, seconds: float, line: tuple[Move, ...]
) -> SearchResult:
    return SearchResult(line[0], score, depth, nodes, line, seconds, wins_in(score))


def wins_in(score: int) -> int | None:
    """Within how many turns a score says that the side to move wins, or loses; None if unknown."""
    if abs(score) >= _SURELY:
        turns = (WIN - abs(score) + 1) // 2
        return turns if score > 0 else -turns
    return None
