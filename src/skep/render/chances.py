"""The chances over a game as a graph."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["chances_svg"]

_WIDTH: Final = 600
_HEIGHT: Final = 100


def chances_svg(chances: Sequence[float], marked: Iterable[int], title: str) -> str:
    """White's chances before each ply and at the end: the higher the line, the better for White.

    The plies that are marked, counted from 1, get a dot after them.
    """
    last = max(len(chances) - 1, 1)

    def point(ply: int) -> tuple[str, str]:
        return f"{_WIDTH * ply / last:.1f}", f"{_HEIGHT * (1 - chances[ply]):.1f}"

    line = " ".join(",".join(point(ply)) for ply in range(len(chances)))
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="3" fill="#c33"/>' for x, y in map(point, marked))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chances" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
        f'preserveAspectRatio="none" role="img" aria-label="{escape(title)}">'
        f'<path d="M0 {_HEIGHT / 2}H{_WIDTH}" stroke="gray" stroke-dasharray="4"/>'
        f'<polyline points="{line}" fill="none" stroke="currentColor" stroke-width="2"/>'
        f"{dots}</svg>"
    )
