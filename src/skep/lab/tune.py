"""Fits the weights of the evaluation to games (Texel tuning): `python -m skep.lab.tune GAMES...`.

The files are those of `skep.lab.selfplay`. Each position after the opening is a sample: its
features, and whether the side to move won. The weights are those for which a logistic curve of the
evaluation predicts the results best, pulled a little towards the present weights, so that rare
features keep theirs. A tenth of the games is held back to check the fit on unseen games.

It prints the table for core/weights.h. NumPy is needed: pip install "skep[lab]".
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from skep._core import weights
from skep.board import Board
from skep.lab.game_files import read_game_strings
from skep.lab.logistic import fit_logistic, log_loss, sigmoid
from skep.lab.tool import new_parser, progress, run_tool
from skep.rules import Opening

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

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
    return np.array(rows, dtype=np.float64), np.array(results)


def loss(matrix: Numbers, results: Numbers, current: Numbers) -> float:
    """The log loss of the results as the evaluation predicts them."""
    return log_loss(sigmoid(matrix @ current / POINTS_PER_LOGIT), results)


def fit(matrix: Numbers, results: Numbers, start: Numbers) -> Numbers:
    """The weights that predict the results best."""
    return fit_logistic(matrix / POINTS_PER_LOGIT, results, start, PULL / POINTS_PER_LOGIT)


def main(args: Sequence[str] | None = None) -> None:
    """Read games, fit, and print the new table."""
    parser = new_parser(__doc__)
    parser.add_argument("games", type=Path, nargs="+", help="files with a game string on each line")
    options = parser.parse_args(args)
    lines = list(read_game_strings(options.games))
    random.Random(1).shuffle(lines)
    if len(lines) < 2:
        parser.error("a fit needs two games at the least: one to fit to, one to check")
    held_back = max(len(lines) // 10, 1)
    unseen = samples(lines[:held_back])
    seen = samples(progress(lines[held_back:], "reading games"))
    old = np.array(list(weights().values()), dtype=np.float64)
    new = fit(*seen, old)
    print(f"{len(lines)} games, {len(seen[1])} positions")  # noqa: T201
    for name, current in (("old", old), ("new", new)):
        fitted, check = loss(*seen, current), loss(*unseen, current)
        print(f"{name}: loss {fitted:.4f}, on games held back {check:.4f}")  # noqa: T201
    for name, before, after in zip(weights(), old, new, strict=True):
        print(f"{name:24} {before:6.0f} {after:6.0f}")  # noqa: T201


if __name__ == "__main__":
    run_tool(main)
