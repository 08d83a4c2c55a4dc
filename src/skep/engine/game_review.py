"""Reviews of games: each move judged against the best, and the turning points in words."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from skep import _core
from skep._core import Color, Judgement
from skep.engine.analysis import analyse, line_of
from skep.engine.review_words import said_of
from skep.engine.searcher import Searcher
from skep.errors import GameError
from skep.learn.words import Saying

if TYPE_CHECKING:
    from skep._core import Move
    from skep.board import Board
    from skep.engine.result import SearchResult, StopFunction
    from skep.record import Record

__all__ = ["DEFAULT_NODES", "Review", "ReviewedMove", "review"]

DEFAULT_NODES: Final = 20_000
"""How many positions are searched for each move of a game."""

_MOST_TURNING_POINTS: Final = 3
_LEAST_LOSS: Final = _core.MISTAKE
_ERRORS: Final = (
    Judgement.MISSED_WIN,
    Judgement.BLUNDER,
    Judgement.MISTAKE,
    Judgement.INACCURACY,
)
_DECAY: Final = 4.354
"""How fast accuracy falls with the chances that a move costs: 10 points of 100 leave 65 %."""


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move of a game, and what the search thinks of it.

    Chances are those of the player who moves, from 0 to 1: `best_chance` with the best move,
    `chance` with the one that was made. `wins_in` is that of the best move, as in `SearchResult`.
    `sayings` tell what the move does, and `better`, where another move was clearly better, what
    that one would have done, both as messages of the catalogue.
    """

    ply: int
    color: Color
    move: Move
    uhp: str
    judgement: Judgement
    chance: float
    best_chance: float
    best: Move
    best_line: tuple[Move, ...]
    best_line_uhp: tuple[str, ...]
    wins_in: int | None
    sayings: tuple[Saying, ...] = ()
    better: tuple[Saying, ...] = ()

    @property
    def loss(self) -> float:
        """How much of the chances the move costs, from 0 to 1."""
        return max(0.0, self.best_chance - self.chance)

    @property
    def is_error(self) -> bool:
        """Is it an inaccuracy, a mistake, a blunder or a missed win?"""
        return self.judgement in _ERRORS


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a game: `moves` in order, and White's `chances` before each and at the end."""

    moves: tuple[ReviewedMove, ...]
    chances: tuple[float, ...]
    nodes: int = field(default=0, compare=False)

    @property
    def turning_points(self) -> tuple[ReviewedMove, ...]:
        """Up to three mistakes, those that cost the most, in the order of the game."""
        errors = [move for move in self.moves if move.is_error and move.loss >= _LEAST_LOSS]
        worst = sorted(errors, key=lambda move: move.loss, reverse=True)[:_MOST_TURNING_POINTS]
        return tuple(sorted(worst, key=lambda move: move.ply))

    def accuracy(self, color: Color) -> float | None:
        """How well a player chose, from 0 to 1; None for one who made no move but passes.

        It is the average over the player's moves: 1 for one that costs nothing, and less the more
        of the chances it costs. Passes do not count.
        """
        chosen = [
            math.exp(-_DECAY * move.loss)
            for move in self.moves
            if move.color is color and not move.move.is_pass
        ]
        return sum(chosen) / len(chosen) if chosen else None

    def counts(self, color: Color) -> Counter[Judgement]:
        """How often each judgement was given to a player's moves."""
        return Counter(move.judgement for move in self.moves if move.color is color)


ReviewProgress = Callable[[int, int], None]
"""Called with the number of moves that are done, and of all."""


def review(
    record: Record,
    *,
    nodes: int = DEFAULT_NODES,
    searcher: Searcher | None = None,
    progress: ReviewProgress | None = None,
    stop: StopFunction | None = None,
) -> Review:
    """Judge every move of a game; GameError if it was stopped.

    For each position the two best moves are searched with `nodes` positions, and the one that was
    made, if it is another, to the same depth with as many at most. The game is gone through from
    its end, because the search then knows what follows. With a new searcher the result is always
    the same.

    >>> from skep import read_record
    >>> found = review(read_record("Base;InProgress;White[2];wS1;bS1 wS1-"), nodes=500)
    >>> [move.uhp for move in found.moves], len(found.chances)
    (['wS1', 'bS1 wS1-'], 3)
    """
    if nodes < 1:
        raise ValueError(f"nodes is a whole number from 1 up, not {nodes!r}")
    board = record.board()
    reviewer = _Reviewer(searcher or Searcher(), nodes, stop)
    chances = [_white(board.turn, reviewer.chance_at_end(board))]
    moves: list[ReviewedMove] = []
    total = len(record.moves)
    while board.move_stack:
        move = board.pop()
        judged = reviewer.judge(board, move, total - len(moves))
        moves.append(judged)
        chances.append(_white(judged.color, judged.best_chance))
        if progress is not None:
            progress(len(moves), total)
    return Review(tuple(reversed(moves)), tuple(reversed(chances)), reviewer.nodes)


def _white(color: Color, chance: float) -> float:
    return chance if color is Color.WHITE else 1 - chance


class _Reviewer:
    """Searches the positions of a game."""

    def __init__(self, searcher: Searcher, nodes: int, stop: StopFunction | None) -> None:
        self.nodes = 0
        self._searcher = searcher
        self._limit = nodes
        self._stop = stop

    def chance_at_end(self, board: Board) -> float:
        """The chance of the side to move after the last move."""
        outcome = board.outcome()
        if outcome is not None:
            return 0.5 if outcome.winner is None else float(outcome.winner is board.turn)
        return self._lines(board, 1)[0].win_probability

    def judge(self, board: Board, move: Move, ply: int) -> ReviewedMove:
        """Judge a move on the board before it."""
        forced = len(board.legal_moves) == 1
        lines = self._lines(board, 2)
        best, second = lines[0], lines[-1]
        played = next((line for line in lines if line.move == move), None)
        if played is None:
            played = self._played(board, move, best.depth)
        if played.score > best.score:
            best, second = played, best  # a search of one move may see more than that of all
        judgement = _core.judge(
            best=best.win_probability,
            second=second.win_probability,
            played=played.win_probability,
            is_best=best.move == move,
            is_forced=forced,
            could_win=best.wins_in is not None and best.wins_in > 0,
            still_wins=played.wins_in is not None and played.wins_in > 0,
        )
        wrong = judgement in _ERRORS
        return ReviewedMove(
            ply,
            board.turn,
            move,
            board.uhp(move),
            judgement,
            played.win_probability,
            best.win_probability,
            best.move,
            best.pv,
            best.pv_uhp(board),
            best.wins_in,
            said_of(board, move, is_error=wrong),
            said_of(board, best.move, is_error=False) if wrong else (),
        )

    def _lines(self, board: Board, count: int) -> tuple[SearchResult, ...]:
        self._check_goes_on()
        found = analyse(
            board,
            None,
            nodes=self._limit,
            lines=count,
            searcher=self._searcher,
            stop=self._stop,
        )
        self.nodes += found.nodes
        self._check_goes_on()
        return found.lines

    def _played(self, board: Board, move: Move, depth: int) -> SearchResult:
        found = line_of(
            board, move, depth=depth, nodes=self._limit, searcher=self._searcher, stop=self._stop
        )
        self.nodes += found.nodes
        self._check_goes_on()
        return found

    def _check_goes_on(self) -> None:
        if self._stop is not None and self._stop():
            raise GameError("the review was stopped")
