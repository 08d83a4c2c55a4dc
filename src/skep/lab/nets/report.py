"""The report of a training: one SVG with the losses and a reliability diagram."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from skep.lab.nets.training import Epoch

__all__ = ["Tenth", "draw", "reliability"]

_SIDE: Final = 320
_MARGIN: Final = 48
_COLORS: Final = ("#b45309", "#1d4ed8", "#047857")

Tenth = tuple[float, float, int]
"""The mean prediction, the mean result, and the number of positions."""


def reliability(chances: NDArray[np.float64], results: NDArray[np.float64]) -> list[Tenth]:
    """Predicted and observed scores, for each tenth of the predictions that occurs.

    >>> reliability(np.array([0.11, 0.13, 0.88]), np.array([0.0, 0.5, 1.0]))
    [(0.12, 0.25, 2), (0.88, 1.0, 1)]
    """
    tenth = np.clip((chances * 10).astype(int), 0, 9)
    return [
        (
            round(float(chances[mask].mean()), 4),
            round(float(results[mask].mean()), 4),
            int(mask.sum()),
        )
        for mask in (tenth == number for number in range(10))
        if mask.any()
    ]


def draw(epochs: Sequence[Epoch], tenths: Sequence[Tenth], title: str) -> str:
    """The report as an SVG."""
    width, height = 2 * (_SIDE + 2 * _MARGIN), _SIDE + 3 * _MARGIN
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            'font-family="sans-serif" font-size="12">'
        ),
        f'<rect width="{width}" height="{height}" fill="white"/>',
        _text(width / 2, 24, title, "middle", 15),
        _losses(epochs),
        _diagram(tenths, _SIDE + 2 * _MARGIN),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _losses(epochs: Sequence[Epoch]) -> str:
    series = {
        "training": [epoch.training for epoch in epochs],
        "held back": [epoch.held_back for epoch in epochs],
        "held back, result alone": [epoch.held_back_result for epoch in epochs],
    }
    known = [loss for losses in series.values() for loss in losses if not np.isnan(loss)]
    low, high = min(known) - 0.002, max(known) + 0.002
    parts = [_frame(_MARGIN, "epoch", "loss", f"{low:.3f}", f"{high:.3f}")]
    for number, (name, losses) in enumerate(series.items()):
        points = [
            (
                _MARGIN + _SIDE * (i / max(len(losses) - 1, 1)),
                2 * _MARGIN + _SIDE * (high - loss) / (high - low),
            )
            for i, loss in enumerate(losses)
            if not np.isnan(loss)
        ]
        parts.append(_line(points, _COLORS[number]))
        parts.append(
            _text(_MARGIN + _SIDE - 8, 2 * _MARGIN + 18 * (number + 1), name, "end", 12, number)
        )
    return "\n".join(parts)


def _diagram(tenths: Sequence[Tenth], left: float) -> str:
    def place(x: float, y: float) -> tuple[float, float]:
        return left + _MARGIN + _SIDE * x, 2 * _MARGIN + _SIDE * (1 - y)

    (x1, y1), (x2, y2) = place(0, 0), place(1, 1)
    parts = [
        _frame(left + _MARGIN, "predicted score", "observed score", "0", "1"),
        f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#999" stroke-dasharray="4"/>',
        _line([place(predicted, observed) for predicted, observed, _ in tenths], _COLORS[1]),
    ]
    for predicted, observed, count in tenths:
        x, y = place(predicted, observed)
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{_COLORS[1]}">'
            f"<title>{predicted:.3f} predicted, {observed:.3f} observed, {count} positions</title>"
            "</circle>"
        )
    return "\n".join(parts)


def _frame(left: float, x_name: str, y_name: str, low: str, high: str) -> str:
    top, bottom = 2 * _MARGIN, 2 * _MARGIN + _SIDE
    return "\n".join(
        [
            (
                f'<rect x="{left}" y="{top}" width="{_SIDE}" height="{_SIDE}" fill="none" '
                'stroke="#333"/>'
            ),
            _text(left + _SIDE / 2, bottom + 32, x_name, "middle"),
            _text(left, top - 10, y_name, "start"),
            _text(left - 4, bottom, low, "end"),
            _text(left - 4, top + 10, high, "end"),
        ]
    )


def _line(points: Sequence[tuple[float, float]], color: str) -> str:
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>'


def _text(
    x: float, y: float, text: str, anchor: str, size: int = 12, color: int | None = None
) -> str:
    fill = "#333" if color is None else _COLORS[color]
    escaped = text.replace("&", "&amp;").replace("<", "&lt;")
    return (
        f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}" fill="{fill}">'
        f"{escaped}</text>"
    )
