"""Fits the weights of the linear evaluation to games (Texel tuning): `skep lab tune`.

Each position after the opening is a sample: its features, and whether the side to move won. The
weights are those for which a logistic curve of the evaluation predicts the results best, pulled a
little towards the present weights, so that rare features keep theirs. A tenth of the games is held
back to check the fit on unseen games. NumPy is needed: pip install "skep[lab]".
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from skep._core import weights
from skep.board import Board
from skep.lab.logistic import fit_logistic, log_loss, sigmoid
from skep.rules import Opening

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[np.float64]

POINTS_PER_LOGIT = 160.0
"""The unit of the evaluation: so many points multiply the odds of a win by e."""

FIRST_PLY = 8
PULL = 2e-5
"""How strongly a weight is drawn to its old value, per point squared of difference."""


def samples(lines: Iterable[str]) -> tuple[Numbers, Numbers]:
    """The features of positions of games, and the result for the side to move, from 0 to 1."""
    rows: list[list[int]] = []
    results: list[float] = []
    for line in lines:
        end = Board.from_game_string(line)
        outcome = end.outcome()
        if outcome is None:
            continue
        board = Board(end.game_type, Opening.RULEBOOK)
        for move in end.move_stack[:-2]:
            board.push(move)
            if board.ply < FIRST_PLY:
                continue
            rows.append(board.native.features())
            results.append(0.5 if outcome.winner is None else float(outcome.winner is board.turn))
    return np.array(rows, dtype=np.float64), np.array(results, dtype=np.float64)


def loss(matrix: Numbers, results: Numbers, current: Numbers) -> float:
    """The log loss of the results as the evaluation predicts them."""
    return log_loss(sigmoid(matrix @ current / POINTS_PER_LOGIT), results)


def fit(matrix: Numbers, results: Numbers, start: Numbers) -> Numbers:
    """The weights that predict the results best."""
    return fit_logistic(matrix / POINTS_PER_LOGIT, results, start, PULL / POINTS_PER_LOGIT)


@dataclass(frozen=True, slots=True)
class Tuned:
    """New weights by name, beside the present ones, and how well both predict results."""

    games: int
    positions: int
    weights: dict[str, tuple[int, float]]
    """Before and after."""
    losses: dict[str, tuple[float, float]]
    """Of the weights "old" and "new": on the games fitted to, and on those held back."""

    def to_json(self) -> dict[str, Any]:
        """The figures by name."""
        return {
            "games": self.games,
            "positions": self.positions,
            "losses": {
                name: {"fitted": fitted, "held_back": unseen}
                for name, (fitted, unseen) in self.losses.items()
            },
            "weights": {
                name: {"before": before, "after": round(after, 2)}
                for name, (before, after) in self.weights.items()
            },
        }


def tune(
    games: Sequence[str], progress: Callable[[Sequence[str]], Iterable[str]] = lambda games: games
) -> Tuned:
    """Fit the weights to games; those that are not over are left out.

    ValueError if there are too few.
    """
    over = (";WhiteWins;", ";BlackWins;", ";Draw;")
    lines = [game for game in games if any(state in game for state in over)]
    random.Random(1).shuffle(lines)
    held_back = max(len(lines) // 10, 1)
    if len(lines) < 2:
        raise ValueError("a fit needs two finished games at the least: one to fit to, one to check")
    unseen = samples(lines[:held_back])
    seen = samples(progress(lines[held_back:]))
    if not len(seen[1]) or not len(unseen[1]):
        raise ValueError("the games are too short to fit to")
    old = np.array(list(weights().values()), dtype=np.float64)
    new = fit(*seen, old)
    return Tuned(
        games=len(lines),
        positions=len(seen[1]),
        weights={
            name: (before, float(after))
            for (name, before), after in zip(weights().items(), new, strict=True)
        },
        losses={
            name: (loss(*seen, current), loss(*unseen, current))
            for name, current in (("old", old), ("new", new))
        },
    )
