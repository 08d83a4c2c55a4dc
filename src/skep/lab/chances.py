"""Checks the win probability: are the chances that a search tells those that games bear out?

From each finished game some positions are drawn, and each is searched. The curve of
`skep.engine.win_probability` makes a chance of the score; the result of the game says how well it
did. For each tenth the mean chance is compared with the mean result, and so is the chance before
the engine's best move with that after it. A curve is also fitted to either half of the games and
checked with the other half, so that no game judges a curve that was fitted to it.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from skep.engine import Searcher
from skep.engine.win_probability import SCALE, TEMPO
from skep.errors import SkepError
from skep.game import Limits
from skep.lab.logistic import fit_logistic, log_loss, sigmoid
from skep.outcome import GameState

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numpy.typing import NDArray

    from skep._core import Move
    from skep.board import Board
    from skep.engine.net import Net
    from skep.record import Record

    Numbers: TypeAlias = NDArray[np.float64]

__all__ = [
    "Chances",
    "Curve",
    "Drawn",
    "Sample",
    "Tenth",
    "before_and_after",
    "check",
    "draw_positions",
    "score_of",
    "search_samples",
]

FIRST_PLY: Final = 8
"""Earlier positions say little about the result."""
_HASH_MIB: Final = 4
_FEWEST: Final = 1000
_TENTHS: Final = 10
_WHITE_SCORE: Final[dict[GameState, float]] = {
    GameState.WHITE_WINS: 1.0,
    GameState.DRAW: 0.5,
    GameState.BLACK_WINS: 0.0,
}


@dataclass(frozen=True, slots=True)
class Curve:
    """A logistic curve from scores to chances."""

    scale: float = SCALE
    tempo: float = TEMPO

    def chances(self, scores: Numbers) -> Numbers:
        """The chances of the side to move."""
        return sigmoid((scores - self.tempo) / self.scale)

    def bias(self, scores: Numbers, results: Numbers) -> float:
        """By how much the side to move is favoured, in points of 100."""
        return float(100 * (self.chances(scores) - results).mean())

    def loss(self, scores: Numbers, results: Numbers) -> float:
        """The log loss of the predicted results."""
        return log_loss(self.chances(scores), results)

    @classmethod
    def fitted(cls, scores: Numbers, results: Numbers) -> Curve:
        """The curve that predicts the results best; SkepError if there is none."""
        inputs = np.stack([scores / SCALE, np.ones_like(scores)], axis=1)
        slope, shift = fit_logistic(inputs, results, np.array([1.0, 0.0]))
        if not slope > 0:
            raise SkepError("in these games a better score did not mean a better result")
        return cls(float(SCALE / slope), float(-shift * SCALE / slope))


@dataclass(frozen=True, slots=True)
class Sample:
    """A position that was searched: its game, its result and score for the side to move.

    `score_after` is the score of the position after the best move, for the opponent; None where
    either end is proven.
    """

    game: int
    result: float
    score: int
    score_after: int | None


@dataclass(frozen=True, slots=True)
class Tenth:
    """The positions whose chance lies in one tenth; chances and results in points of 100."""

    positions: int
    predicted: float
    observed: float
    error: float
    """The standard error of the observed mean: positions of one game are not independent."""


@dataclass(frozen=True, slots=True)
class Chances:
    """How well chances and results agree."""

    positions: int
    curves: tuple[Curve, Curve]
    """Fitted to the games with even and to those with odd numbers."""
    shipped: tuple[Tenth, ...]
    """By the curve that is checked."""
    crossed: tuple[Tenth, ...]
    """Each half by the curve that was fitted to the other."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A position of a game, and how the game ended for the side to move, from 0 to 1."""

    game: int
    board: Board
    result: float


def draw_positions(records: Iterable[Record], per_game: int, seed: int) -> Iterator[Drawn]:
    """So many positions of each game that has a result."""
    rng = random.Random(seed)
    for number, record in enumerate(records):
        white = _WHITE_SCORE.get(record.result)
        board = record.board()
        if white is None or board.ply <= FIRST_PLY:
            continue
        plies = range(FIRST_PLY, board.ply)
        chosen = sorted(rng.sample(plies, min(per_game, len(plies))), reverse=True)
        for ply in chosen:
            while board.ply > ply:
                board.pop()
            yield Drawn(number, board.copy(), white if ply % 2 == 0 else 1 - white)


def score_of(board: Board, net: Net | str, limits: Limits) -> tuple[Move, int] | None:
    """The best move and its score by a search of its own; None where a win or loss is proven."""
    moves = list(board.legal_moves)
    found = Searcher(net=net).best_of(board, moves, limits, hash_mib=_HASH_MIB)
    return None if found.wins_in is not None else (found.move, found.score)


def search_samples(
    drawn: Iterable[Drawn], net: Net | str, nodes: Sequence[int], *, after: bool = True
) -> Iterator[Sample]:
    """Search positions, with these numbers of nodes in turn, and those after their best moves."""
    for number, one in enumerate(drawn):
        limits = Limits(nodes=nodes[number % len(nodes)])
        found = score_of(one.board, net, limits)
        if found is None:
            continue
        later = None
        if after:
            next_board = one.board.copy()
            next_board.push(found[0])
            later = None if next_board.is_game_over() else score_of(next_board, net, limits)
        yield Sample(one.game, one.result, found[1], None if later is None else later[1])


def check(samples: list[Sample], curve: Curve) -> Chances:
    """Compare the chances of a curve with results; SkepError if there are too few positions."""
    if len(samples) < _FEWEST:
        raise SkepError(f"{len(samples)} positions are too few: {_FEWEST} are needed")
    scores = np.array([sample.score for sample in samples], dtype=np.float64)
    results = np.array([sample.result for sample in samples], dtype=np.float64)
    games = np.array([sample.game for sample in samples])
    odd = games % 2 == 1
    even_curve, odd_curve = (Curve.fitted(scores[half], results[half]) for half in (~odd, odd))
    crossed = np.where(odd, even_curve.chances(scores), odd_curve.chances(scores))
    return Chances(
        len(samples),
        (even_curve, odd_curve),
        _tenths(curve.chances(scores), results, games),
        _tenths(crossed, results, games),
    )


def _tenths(chances: Numbers, results: Numbers, games: NDArray[np.int64]) -> tuple[Tenth, ...]:
    found = []
    places = np.minimum((chances * _TENTHS).astype(int), _TENTHS - 1)
    for place in range(_TENTHS):
        inside = places == place
        count = int(inside.sum())
        if not count:
            continue
        misses = results[inside] - results[inside].mean()
        by_game = np.bincount(games[inside], misses)
        error = float(np.sqrt((by_game**2).sum())) / count
        found.append(
            Tenth(
                count,
                100 * float(chances[inside].mean()),
                100 * float(results[inside].mean()),
                100 * error,
            )
        )
    return tuple(found)


def before_and_after(samples: list[Sample], curve: Curve) -> tuple[float, float]:
    """By how many points of 100 the best move lowers the chance, on average and in magnitude."""
    pairs = [(one.score, one.score_after) for one in samples if one.score_after is not None]
    scores = np.array(pairs, dtype=np.float64)
    before, after = curve.chances(scores[:, 0]), 1 - curve.chances(scores[:, 1])
    change = 100 * (before - after)
    return float(change.mean()), float(np.abs(change).mean())
