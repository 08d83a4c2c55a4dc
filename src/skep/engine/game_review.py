"""Reviews of games: each move judged against the best, and the turning points in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from skep import _core
from skep._core import Color, Judgement
from skep.engine.result import line_uhp, wins_in
from skep.engine.review_words import sayings_of
from skep.engine.searcher import Searcher
from skep.errors import GameError
from skep.learn.words import Saying
from skep.rules import Repetition

if TYPE_CHECKING:
    from skep._core import Move
    from skep.board import Board
    from skep.engine.result import StopFunction
    from skep.record import Record

__all__ = ["DEFAULT_NODES", "Review", "ReviewedMove", "review"]

DEFAULT_NODES: Final = _core.REVIEW_NODES
"""How many positions are searched for each move of a game."""


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
        return self.judgement.is_error


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a game: `moves` in order, and White's `chances` before each and at the end."""

    moves: tuple[ReviewedMove, ...]
    chances: tuple[float, ...]
    nodes: int = field(default=0, compare=False)

    @property
    def turning_points(self) -> tuple[ReviewedMove, ...]:
        """Up to three mistakes, those that cost the most, in the order of the game."""
        return tuple(self.moves[index] for index in _core.turning_points(self._judged()))

    def accuracy(self, color: Color) -> float | None:
        """How well a player chose, from 0 to 1; None for one who made no move but passes.

        It is the average over the player's moves: 1 for one that costs nothing, and less the more
        of the chances it costs. Passes do not count.
        """
        return _core.accuracy(self._judged(), color)

    def counts(self, color: Color) -> Counter[Judgement]:
        """How often each judgement was given to a player's moves."""
        return Counter(move.judgement for move in self.moves if move.color is color)

    def _repr_html_(self) -> str:
        from skep.render.chances import chances_svg  # noqa: PLC0415 - only notebooks load it
        from skep.render.notebook import table_html  # noqa: PLC0415

        known = {color: self.accuracy(color) for color in Color}
        accuracy = [f"{side.value} {found:.0%}" for side, found in known.items() if found]
        rows = [
            (f"{move.ply}. {move.uhp}", move.judgement.value, move.best_line_uhp[0])
            for move in self.moves
            if move.is_error
        ]
        graph = chances_svg(self.chances, [move.ply for move in self.turning_points], "Chances")
        return (
            f'<div style="max-width: 600px">{graph}</div><p>Accuracy: {", ".join(accuracy)}</p>'
            f"{table_html(('move', 'judgement', 'better'), rows) if rows else ''}"
        )

    def _judged(self) -> list[_core.JudgedMove]:
        return [
            _core.JudgedMove(move.color, move.judgement, move.loss, move.move.is_pass)
            for move in self.moves
        ]


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
    """Judges the moves of a game with the core's search."""

    def __init__(self, searcher: Searcher, nodes: int, stop: StopFunction | None) -> None:
        self.nodes = 0
        self._searcher = searcher.table(_core.REVIEW_HASH_MIB)
        self._limit = nodes
        self._stop = stop

    def chance_at_end(self, board: Board) -> float:
        """The chance of the side to move after the last move."""
        self._check_goes_on()
        threefold = board.rules.repetition is Repetition.THREEFOLD
        found = _core.review_end(self._searcher, board.native, threefold, self._limit, self._stop)
        self.nodes += found.nodes
        return found.chance

    def judge(self, board: Board, move: Move, ply: int) -> ReviewedMove:
        """Judge a move on the board before it."""
        self._check_goes_on()
        found = _core.review_move(self._searcher, board.native, move, self._limit, self._stop)
        self._check_goes_on()
        self.nodes += found.nodes
        return ReviewedMove(
            ply,
            board.turn,
            move,
            board.uhp(move),
            found.judgement,
            found.chance,
            found.best_chance,
            found.best_line[0],
            found.best_line,
            line_uhp(board, found.best_line),
            wins_in(found.best_score),
            sayings_of(found.notes),
            sayings_of(found.better),
        )

    def _check_goes_on(self) -> None:
        if self._stop is not None and self._stop():
            raise GameError("the review was stopped")
