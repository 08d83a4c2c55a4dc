"""A simple player: alpha-beta over the board, counting the neighbours of the queens.

It sees a win or a loss within its depth, and otherwise wants the opponent's queen crowded and its
own free. `search` is all that others know of it.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from skep._core import Bug, Color, Move, Piece
from skep.game.errors import GameError
from skep.rules import Repetition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skep._core import Hex
    from skep.board import Board
    from skep.game.limits import Limits

__all__ = [
    "FULL_STRENGTH",
    "LEVELS",
    "WIN",
    "ProgressFunction",
    "SearchFunction",
    "SearchResult",
    "StopFunction",
    "search",
]

LEVELS: Final = range(1, 11)
"""How strongly one can play."""

FULL_STRENGTH: Final = 10

WIN: Final = 100_000
"""The score of a win on the board, less one for each ply until then."""

_MAX_DEPTH: Final = 64
_SURELY: Final = WIN - 2 * _MAX_DEPTH

# What a queen's neighbours are worth to the opponent, from none to five; with six she is lost.
_CROWDED: Final = (0, 20, 45, 80, 130, 200, 0)
_COVERED: Final = 60

# What a level looks at: how deep at most, and which part of its moves it overlooks.
_DEPTHS: Final = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3}
_OVERLOOKED: Final = 0.1

# The part of the time kept back for what follows the search, and its most in seconds.
_RESERVE: Final = 0.02
_MOST_RESERVE: Final = 0.01
_NODES_BETWEEN_LOOKS: Final = 32


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


def search(
    board: Board,
    limits: Limits,
    *,
    level: int = FULL_STRENGTH,
    seed: int | None = None,
    threads: int = 1,  # noqa: ARG001 - for a search that has more than one
    hash_mib: int = 64,  # noqa: ARG001 - for a search that has a table
    progress: ProgressFunction | None = None,
    stop: StopFunction | None = None,
) -> SearchResult:
    """Find the best move within limits; GameError if the game is over.

    The board is not changed. With the same seed, and no limit of time, the result is the same.

    >>> from skep import Board
    >>> from skep.game import Limits
    >>> board = Board.from_game_string("Base;InProgress;White[1]")
    >>> search(board, Limits(depth=1), seed=1).move in board.legal_moves
    True
    """
    if level not in LEVELS:
        raise ValueError(f"a level is from {LEVELS[0]} to {LEVELS[-1]}, not {level!r}")
    return _Search(board.copy(), limits, level, random.Random(seed), stop).run(progress)


class _StopError(Exception):
    """The search has to end now."""


class _Search:
    """One search on a board of its own."""

    def __init__(
        self,
        board: Board,
        limits: Limits,
        level: int,
        rng: random.Random,
        stop: StopFunction | None,
    ) -> None:
        self._board = board
        self._threefold = board.rules.repetition is Repetition.THREEFOLD
        self._queens = {color: Piece(color, Bug.QUEEN) for color in Color}
        self._nodes = 0
        self._max_nodes = limits.nodes
        self._max_depth = min(limits.depth or _MAX_DEPTH, _DEPTHS.get(level, _MAX_DEPTH))
        self._stop = stop
        self._start = time.monotonic()
        self._deadline: float | None = None
        if limits.seconds is not None:
            reserve = min(_RESERVE * limits.seconds, _MOST_RESERVE)
            self._deadline = self._start + limits.seconds - reserve
        if self._is_over():
            raise GameError("the game is over, and there is nothing to search")
        moves = list(board.legal_moves)
        rng.shuffle(moves)
        overlooked = _OVERLOOKED * (FULL_STRENGTH - level)
        noticed = [move for move in moves if rng.random() >= overlooked] or moves[:1]
        self._moves = self._sorted(noticed)

    def run(self, progress: ProgressFunction | None) -> SearchResult:
        """Search ever deeper until a limit is reached or there is nothing left to find."""
        best = self._result(0, 0, (self._moves[0],))
        for depth in range(1, self._max_depth + 1):
            try:
                for score, pv in self._improvements(depth):
                    best = self._result(depth - 1, score, pv)
            except _StopError:
                break
            # The best move comes first the next time, so that an unfinished search is no worse.
            self._moves.remove(best.move)
            self._moves.insert(0, best.move)
            best = self._result(depth, best.score, best.pv)
            if progress is not None:
                progress(best)
            if best.wins_in is not None or len(self._moves) == 1:
                break
        return self._result(best.depth, best.score, best.pv)

    def _improvements(self, depth: int) -> Iterator[tuple[int, tuple[Move, ...]]]:
        """Search all moves and yield each that is better than those before it."""
        alpha = -WIN
        for move in self._moves:
            score, pv = self._after(move, depth, 1, -WIN, -alpha)
            if score > alpha:
                alpha = score
                yield score, (move, *pv)

    def _after(
        self, move: Move, depth: int, ply: int, alpha: int, beta: int
    ) -> tuple[int, tuple[Move, ...]]:
        """What a move is worth to the one who makes it; alpha and beta are the opponent's."""
        self._count()
        self._board.push(move)
        try:
            score, pv = self._negamax(depth - 1, ply, alpha, beta)
        finally:
            self._board.pop()
        return -score, pv

    def _negamax(self, depth: int, ply: int, alpha: int, beta: int) -> tuple[int, tuple[Move, ...]]:
        """What a position is worth to the side to move, and what both would play."""
        if self._is_over():
            outcome = self._board.outcome()
            if outcome is None or outcome.winner is None:
                return 0, ()
            return (WIN - ply if outcome.winner is self._board.turn else ply - WIN), ()
        if depth == 0:
            return self._evaluate(), ()
        best = -WIN
        best_pv: tuple[Move, ...] = ()
        for move in self._sorted(list(self._board.legal_moves)):
            score, pv = self._after(move, depth, ply + 1, -beta, -max(alpha, best))
            if score > best:
                best, best_pv = score, (move, *pv)
                if best >= beta:
                    break
        return best, best_pv

    def _is_over(self) -> bool:
        board = self._board
        return board.is_game_over() or (self._threefold and board.repetition_count() >= 3)

    def _evaluate(self) -> int:
        """Compare how crowded the queens are, for the side to move."""
        turn = self._board.turn
        return self._crowding(turn.opponent) - self._crowding(turn)

    def _crowding(self, color: Color) -> int:
        board, queen = self._board, self._queens[color]
        cell = board.hex_of(queen)
        if cell is None:
            return 0
        neighbors = sum(board.piece_at(beside) is not None for beside in cell.neighbors())
        return _CROWDED[neighbors] + (_COVERED if board.piece_at(cell) != queen else 0)

    def _sorted(self, moves: list[Move]) -> list[Move]:
        """Put the moves that go to the opponent's queen first."""
        queen = self._board.hex_of(self._queens[self._board.turn.opponent])
        if queen is not None:
            moves.sort(key=lambda move: not _is_near(queen, move.to))
        return moves

    def _count(self) -> None:
        """Count a node, unless it would be one too many."""
        if self._nodes == self._max_nodes:
            raise _StopError
        if self._deadline is not None and time.monotonic() >= self._deadline:
            raise _StopError
        if self._stop is not None and self._nodes % _NODES_BETWEEN_LOOKS == 0 and self._stop():
            raise _StopError
        self._nodes += 1

    def _result(self, depth: int, score: int, pv: tuple[Move, ...]) -> SearchResult:
        wins_in = None
        if abs(score) >= _SURELY:
            turns = (WIN - abs(score) + 1) // 2
            wins_in = turns if score > 0 else -turns
        seconds = time.monotonic() - self._start
        return SearchResult(pv[0], score, depth, self._nodes, pv, seconds, wins_in)


def _is_near(queen: Hex, to: Hex | None) -> bool:
    return to is not None and to.distance(queen) <= 1
