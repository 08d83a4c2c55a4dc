"""Fits the constants of skep/engine/win_probability.py for the linear evaluation to games.

`skep lab fit-tempo` is the command. Games without a result are left out. From each game two
positions are drawn, one after the other, so that each side is to move in one of them. Both are
searched; the constants are those for which the scores predict the results best, by logistic
regression. NumPy is needed: pip install "skep[lab]".
"""

from __future__ import annotations

import random
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from skep.board import Board
from skep.engine.net import CLASSIC
from skep.engine.win_probability import CLASSIC_TEMPO, SCALE
from skep.game import Limits
from skep.lab.chances import FIRST_PLY, Curve, score_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[np.float64]
    Pair: TypeAlias = tuple[tuple[Board, float], tuple[Board, float]]

__all__ = ["Fitted", "FittedCurve", "fit", "sample_pairs", "search_score"]

_FEWEST: Final = 4
"""A fit to fewer positions says nothing."""


def sample_pairs(games: Iterable[str], rng: random.Random) -> Iterator[Pair]:
    """Two positions of each game, each with the result for its side to move, from 0 to 1."""
    for game in games:
        end = Board.from_game_string(game)
        outcome = end.outcome()
        if outcome is None or end.ply < FIRST_PLY + 2:
            continue
        board = end.copy()
        later = rng.randrange(FIRST_PLY + 1, end.ply)
        while board.ply > later:
            board.pop()
        earlier = board.copy()
        earlier.pop()
        result = 0.5 if outcome.winner is None else float(outcome.winner is board.turn)
        yield (earlier, 1 - result), (board, result)


def search_score(board: Board, nodes: int) -> int | None:
    """The score of a search of so many nodes; None where a win or loss is proven."""
    found = score_of(board, CLASSIC, Limits(nodes=nodes))
    return None if found is None else found[1]


def _search(pairs: Iterable[Pair], nodes: Sequence[int]) -> tuple[Numbers, Numbers]:
    """The scores and results of all positions; ValueError if they are too few.

    Either both positions of a pair count or none, so that the results favour neither side.
    """
    rows: list[tuple[float, float]] = []
    for number, pair in enumerate(pairs):
        found = [
            (search_score(board, nodes[number % len(nodes)]), result) for board, result in pair
        ]
        known = [(score, result) for score, result in found if score is not None]
        rows += known if len(known) == len(pair) else []
    if len(rows) < _FEWEST:
        raise ValueError("there are too few finished games to fit to")
    scores, results = np.array(rows, dtype=np.float64).T
    return scores, results


@dataclass(frozen=True, slots=True)
class FittedCurve:
    """The constants of a curve, and how well it predicts the results."""

    scale: float
    tempo: float
    bias: float
    """By how many points of 100 it is too high for the side to move, on average."""
    loss: float


@dataclass(frozen=True, slots=True)
class Fitted:
    """The constants there are, "now", and those that predict the results best, "new"."""

    games: int
    positions: int
    curves: dict[str, FittedCurve]

    def to_json(self) -> dict[str, Any]:
        """The fields by name."""
        return asdict(self)


def fit(
    pairs: Sequence[Pair],
    nodes: Sequence[int],
    progress: Callable[[Sequence[Pair]], Iterable[Pair]] = lambda pairs: pairs,
) -> Fitted:
    """Search the positions and fit the constants; ValueError if they are too few."""
    scores, results = _search(progress(pairs), nodes)
    curves = {"now": Curve(SCALE, CLASSIC_TEMPO), "new": Curve.fitted(scores, results)}
    found = {
        name: FittedCurve(
            curve.scale,
            curve.tempo,
            float(curve.bias(scores, results)),
            float(curve.loss(scores, results)),
        )
        for name, curve in curves.items()
    }
    return Fitted(len(pairs), len(scores), found)
