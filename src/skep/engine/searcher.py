"""Our own search for the best move: the Python interface of the search in the core."""

from __future__ import annotations

import random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Protocol

from skep import _core
from skep.engine.levels import FULL_STRENGTH, opponent
from skep.engine.net import DEFAULT_NET, Net, find_net
from skep.engine.result import ProgressFunction, SearchResult, StopFunction
from skep.errors import EngineError, GameError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from skep._core import Move
    from skep.board import Board
    from skep.game.limits import Limits

__all__ = [
    "DEFAULT_EVALUATION",
    "DEFAULT_HASH_MIB",
    "EVALUATION_WEIGHTS",
    "MAX_DEPTH",
    "MAX_HASH_MIB",
    "MAX_NODES",
    "MAX_THREADS",
    "TECHNIQUES",
    "SearchFunction",
    "Searcher",
    "check_goes_on",
    "search",
]

DEFAULT_EVALUATION: Final = DEFAULT_NET
"""The evaluation of a search at full strength unless another is asked for: see `find_net`."""

MAX_DEPTH: Final = _core.MAX_DEPTH
"""No search goes deeper."""

MAX_NODES: Final = _core.MAX_NODES
"""The greatest limit of nodes."""

DEFAULT_HASH_MIB: Final = _core.DEFAULT_HASH_MIB
"""The size of the transposition table, in MiB, unless another is asked for."""

MAX_HASH_MIB: Final = _core.MAX_HASH_MIB
MAX_THREADS: Final = _core.MAX_THREADS

EVALUATION_WEIGHTS: Final = MappingProxyType(_core.weights())
"""The weights of the linear evaluation in points, by the names of `Board.features`."""

TECHNIQUES: Final = _core.techniques()
"""The techniques of the search beyond plain alpha-beta; it can do without each, by its name."""

# The part of the time that is kept for what follows the search, and at most so many seconds.
_RESERVE: Final = 0.02
_MOST_RESERVE: Final = 0.01
_LEAST_SECONDS: Final = 1e-6

_SEED_BITS: Final = 64


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
        hash_mib: int = DEFAULT_HASH_MIB,
        progress: ProgressFunction | None = None,
        stop: StopFunction | None = None,
    ) -> SearchResult:
        """Find the best move."""


class Searcher:
    """A search that keeps its transposition table from one move of a game to the next.

    It is called as `search` is. A new table is made when its size changes.

    `net` is the evaluation: a net, its file, `default` for the one in this package, or `classic`
    for the linear evaluation; None is `DEFAULT_EVALUATION`. Levels below full strength always use
    the evaluation they were calibrated with.
    """

    def __init__(self, *, without: Sequence[str] = (), net: Net | str | None = None) -> None:
        """Create a searcher; EngineError if the net cannot be loaded."""
        self._native: _core.Searcher | None = None
        self._without = without
        self._net = net if isinstance(net, Net) else find_net(net or DEFAULT_EVALUATION)
        self._hash_mib = 0

    def __call__(
        self,
        board: Board,
        limits: Limits,
        *,
        level: int = FULL_STRENGTH,
        seed: int | None = None,
        threads: int = 1,
        hash_mib: int = DEFAULT_HASH_MIB,
        progress: ProgressFunction | None = None,
        stop: StopFunction | None = None,
        root_moves: Iterable[Move] | None = None,
    ) -> SearchResult:
        """Find a move of a level within limits; GameError if the game is over.

        Levels below full strength use one thread and a small table. With `root_moves`, which are
        for full strength alone, it is the best of these; IllegalMoveError if one is not legal.
        """
        skill = opponent(level).skill
        check_goes_on(board)
        if root_moves is not None:
            if skill is not None:
                raise ValueError("a level below full strength chooses from all moves")
            return self.best_of(
                board, _distinct(board, root_moves), limits,
                threads=threads, hash_mib=hash_mib, progress=progress, stop=stop,
            )  # fmt: skip
        number = random.getrandbits(_SEED_BITS) if seed is None else seed % 2**_SEED_BITS
        seconds = _without_reserve(limits.seconds)
        depth, nodes = min(limits.depth or 0, MAX_DEPTH), min(limits.nodes or 0, MAX_NODES)
        if skill is not None:
            chosen = _core.choose_level_move(
                skill,
                board.native,
                seed=number,
                seconds=seconds,
                depth=depth,
                nodes=nodes,
                without=self._without,
                net=Net.default().native if skill.learned else None,
                stop=stop,
            )
        else:
            chosen = self.table(hash_mib).choose_move(
                board.native,
                seed=number,
                seconds=seconds,
                depth=depth,
                nodes=nodes,
                most_seconds=_without_reserve(limits.most_seconds),
                threads=threads,
                progress=self._reporting(progress),
                stop=stop,
            )
        classic = self._net is None if skill is None else not skill.learned
        found = SearchResult.from_core(chosen, classic=classic)
        varied = skill is not None or board.ply < _core.OPENING_PLIES
        if varied and progress is not None:
            progress(found)
        return found

    def best_of(
        self,
        board: Board,
        moves: Sequence[Move],
        limits: Limits,
        *,
        threads: int = 1,
        hash_mib: int = DEFAULT_HASH_MIB,
        progress: ProgressFunction | None = None,
        stop: StopFunction | None = None,
    ) -> SearchResult:
        """Find the best of some moves, at full strength; GameError if the game is over.

        EngineError if there is not enough memory for the table.

        Without a limit of time, with one thread and a new searcher, the same moves in the same
        order give the same result.
        """
        check_goes_on(board)
        found = self.table(hash_mib).search(
            board.native,
            moves,
            seconds=_without_reserve(limits.seconds),
            depth=min(limits.depth or 0, MAX_DEPTH),
            nodes=min(limits.nodes or 0, MAX_NODES),
            most_seconds=_without_reserve(limits.most_seconds),
            threads=threads,
            progress=self._reporting(progress),
            stop=stop,
        )
        return SearchResult.from_core(found, classic=self._net is None)

    def _reporting(
        self, progress: ProgressFunction | None
    ) -> Callable[[_core.SearchResult], None] | None:
        """The function that passes results of the core on."""
        if progress is None:
            return None
        classic = self._net is None
        return lambda found: progress(SearchResult.from_core(found, classic=classic))

    def table(self, hash_mib: int) -> _core.Searcher:
        """The search of the core, with a transposition table of this size."""
        if self._native is None or self._hash_mib != hash_mib:
            self._native = None  # the new table may need the room of the old one
            self._native = _new_table(hash_mib, self._without, self._net)
            self._hash_mib = hash_mib
        return self._native


def search(
    board: Board,
    limits: Limits,
    *,
    level: int = FULL_STRENGTH,
    seed: int | None = None,
    threads: int = 1,
    hash_mib: int = DEFAULT_HASH_MIB,
    progress: ProgressFunction | None = None,
    stop: StopFunction | None = None,
    root_moves: Iterable[Move] | None = None,
) -> SearchResult:
    """Find the best move within limits; GameError if the game is over.

    The board is not changed. With the same seed, one thread, and no limit of time, the result is
    the same. With `root_moves` only these are searched: ValueError if there is none, or at a level
    below full strength; IllegalMoveError if one is not legal.

    >>> from skep import Board
    >>> from skep.game import Limits
    >>> board = Board.from_game_string("Base;InProgress;White[1]")
    >>> search(board, Limits(depth=1), seed=1).move in board.legal_moves
    True
    >>> ants = [move for move in board.legal_moves if move.piece.bug == "ant"]
    >>> search(board, Limits(depth=1), root_moves=ants).move in ants
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
        root_moves=root_moves,
    )


def check_goes_on(board: Board) -> None:
    """Raise GameError if the game is over on the board."""
    if board.is_game_over():
        raise GameError("the game is over, and there is nothing to search")


def _distinct(board: Board, moves: Iterable[Move]) -> list[Move]:
    """The moves without repetitions; IllegalMoveError if one is not legal, ValueError for none."""
    found = list(dict.fromkeys(moves))
    if not found:
        raise ValueError("there is no move to search")
    for move in found:
        if move not in board.legal_moves:
            board.copy().push(move)  # says why not
    return found


def _new_table(hash_mib: int, without: Sequence[str], net: Net | None) -> _core.Searcher:
    try:
        return _core.Searcher(hash_mib, without, None if net is None else net.native)
    except MemoryError:
        message = f"there is not enough memory for a table of {hash_mib} MiB"
        raise EngineError(message) from None


def _without_reserve(seconds: float | None) -> float:
    """The time for the search itself; 0 for time without end."""
    if seconds is None:
        return 0.0
    return max(seconds - min(_RESERVE * seconds, _MOST_RESERVE), _LEAST_SECONDS)
