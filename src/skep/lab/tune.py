"""Fit the weights of the evaluation to games: `python -m skep.lab.tune GAMES...`.

The files are those of `skep.lab.selfplay`. Every position of a game after its opening says: with
these features, the side to move went on to win, or not. The weights are those for which a logistic
curve of the evaluation predicts the results best (Texel's method), drawn a little towards the ones
there are, so that features seldom seen keep theirs. A tenth of the games is held back to check that
the fit says something about games it has not seen.

It prints the table for core/weights.h. NumPy is needed: pip install "skep[lab]".
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from skep._core import weights
from skep.board import Board
from skep.engine import POINTS_PER_LOGIT
from skep.rules import Opening

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[np.float64]

FIRST_PLY = 8
PULL = 2e-5
"""How strongly a weight is drawn to its old value, per point squared of difference."""

_RATE = 4.0
_STEPS = 1500


def samples(lines: Iterable[str]) -> tuple[Numbers, Numbers]:
    """The features and the result, from 0 to 1 for the side to move, of positions of games."""
    rows: list[list[int]] = []
    results: list[float] = []
    for line in lines:
        end = Board.from_game_string(line.strip())
        outcome = end.outcome()
        if outcome is None:
            continue
        board = Board(end.game_type, Opening.RULEBOOK)
        for move in end.move_stack[:-2]:
            board.push(move)
            if board.ply < FIRST_PLY:
                continue
            rows.append(board._position.features())  # noqa: SLF001 - the board's native half
            results.append(0.5 if outcome.winner is None else float(outcome.winner is board.turn))
    return np.array(rows, dtype=np.float64), np.array(results)


def loss(matrix: Numbers, results: Numbers, current: Numbers) -> float:
    """How badly the evaluation predicts the results: the mean surprise."""
    chance = 1 / (1 + np.exp(-(matrix @ current) / POINTS_PER_LOGIT))
    chance = np.clip(chance, 1e-6, 1 - 1e-6)
    surprise = results * np.log(chance) + (1 - results) * np.log(1 - chance)
    return float(-surprise.mean())


def fit(matrix: Numbers, results: Numbers, start: Numbers) -> Numbers:
    """The weights that predict the results best, by Adam."""
    current = start.copy()
    mean = np.zeros_like(current)
    square = np.zeros_like(current)
    for step in range(1, _STEPS + 1):
        chance = 1 / (1 + np.exp(-(matrix @ current) / POINTS_PER_LOGIT))
        gradient = matrix.T @ (chance - results) / len(results) / POINTS_PER_LOGIT
        gradient += 2 * PULL * (current - start) / POINTS_PER_LOGIT
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.999 * square + 0.001 * gradient**2
        corrected = np.sqrt(square / (1 - 0.999**step)) + 1e-9
        current -= _RATE * (1 - step / _STEPS) * mean / (1 - 0.9**step) / corrected
    return current


def main(args: Sequence[str] | None = None) -> None:
    """Read games, fit, and print the new table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=Path, nargs="+", help="files with a game string on each line")
    options = parser.parse_args(args)
    lines = [line for path in options.games for line in path.read_text().splitlines() if line]
    random.Random(1).shuffle(lines)
    if len(lines) < 2:
        parser.error("a fit needs two games at the least: one to fit to, one to check")
    held_back = max(len(lines) // 10, 1)
    unseen, seen = samples(lines[:held_back]), samples(lines[held_back:])
    old = np.array(list(weights().values()), dtype=np.float64)
    new = fit(*seen, old)
    print(f"{len(lines)} games, {len(seen[1])} positions")  # noqa: T201
    for name, current in (("old", old), ("new", new)):
        fitted, check = loss(*seen, current), loss(*unseen, current)
        print(f"{name}: loss {fitted:.4f}, on games held back {check:.4f}")  # noqa: T201
    for name, before, after in zip(weights(), old, new, strict=True):
        print(f"{name:24} {before:6.0f} {after:6.0f}")  # noqa: T201


if __name__ == "__main__":
    main()
