"""Logistic regression by Newton's method.

The problem is convex and has few unknowns, so Newton's method needs about six steps; NumPy solves
the linear equations of each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[np.float64]

__all__ = ["fit_logistic", "log_loss", "sigmoid"]

_MAX_STEPS: Final = 50
_MAX_HALVINGS: Final = 20
_PRECISION: Final = 1e-9


def sigmoid(values: Numbers) -> Numbers:
    """The logistic function."""
    return np.asarray(1 / (1 + np.exp(-np.clip(values, -500, 500))))


def log_loss(chances: Numbers, results: Numbers) -> float:
    """The mean cross-entropy of predicted chances and results from 0 to 1."""
    safe = np.clip(chances, 1e-12, 1 - 1e-12)
    return float(-(results * np.log(safe) + (1 - results) * np.log(1 - safe)).mean())


def fit_logistic(matrix: Numbers, results: Numbers, start: Numbers, pull: float = 0.0) -> Numbers:
    """The weights w for which `sigmoid(matrix @ w)` predicts the results best.

    They minimise the log loss plus `pull` times the squared distance from the start, which keeps
    weights that the data says little about.
    """

    def cost(weights: Numbers) -> float:
        distance = weights - start
        return log_loss(sigmoid(matrix @ weights), results) + pull * float(distance @ distance)

    weights, least = start.copy(), cost(start)
    for _ in range(_MAX_STEPS):
        chances = sigmoid(matrix @ weights)
        gradient = matrix.T @ (chances - results) / len(results) + 2 * pull * (weights - start)
        curvature = (matrix * (chances * (1 - chances))[:, None]).T @ matrix / len(results)
        curvature += (2 * pull + _PRECISION * np.trace(curvature)) * np.eye(len(weights))
        step = np.linalg.solve(curvature, gradient)
        # A full step is too long only far from the minimum.
        for _ in range(_MAX_HALVINGS):
            now = cost(weights - step)
            if now <= least:
                break
            step /= 2
        else:
            return weights
        weights, least, gained = weights - step, now, least - now
        if gained <= _PRECISION * abs(least):
            break
    return weights
