"""Points, outlines and strokes: what the pictures are written with.

Lengths are in units of the drawing, y grows downwards. Every stroke has round
ends and joints unless it says otherwise: `document` sets that once for all.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

if TYPE_CHECKING:
    from collections.abc import Sequence

Point = tuple[float, float]

PIXELS_PER_UNIT = 0.75

# -- points ------------------------------------------------------------------------------------


def between(a: Point, b: Point) -> Point:
    """Return the point half-way."""
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def raised(point: Point, height: float) -> Point:
    """Return the point that lies so much higher."""
    return point[0], point[1] - height


def towards(start: Point, end: Point, length: float) -> Point:
    """Return the point that lies so far from the start on the way to the end."""
    share = length / math.dist(start, end)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def beside(point: Point, start: Point, end: Point, away: float) -> Point:
    """Move a point at right angles to the way from start to end: up, or else to the right."""
    length = math.dist(start, end)
    x, y = (end[1] - start[1]) / length, (start[0] - end[0]) / length
    if (y, -x) > (0, 0):
        x, y = -x, -y
    return point[0] + x * away, point[1] + y * away


def corners(radius: float) -> list[Point]:
    """Return the corners of a pointy-top hexagon, clockwise from the top."""
    turns = [math.radians(60 * i) for i in range(6)]
    return [(radius * math.sin(turn), -radius * math.cos(turn)) for turn in turns]


# -- path data ---------------------------------------------------------------------------------


def number(value: float) -> str:
    """Write a number with at most one decimal."""
    return f"{round(value, 1) or 0:.10g}"


def xy(*points: Point) -> str:
    """Write the coordinates of points."""
    return " ".join(f"{number(x)} {number(y)}" for x, y in points)


def rounded(outline: Sequence[Point], bend: float) -> str:
    """Write a closed polygon whose corners are rounded off."""
    d = ""
    for i, corner in enumerate(outline):
        into = towards(corner, outline[i - 1], bend)
        out = towards(corner, outline[(i + 1) % len(outline)], bend)
        d += f"{'L' if d else 'M'}{xy(into)}Q{xy(corner, out)}"
    return d + "Z"


def hexagon(radius: float, bend: float) -> str:
    """Write a pointy-top hexagon with rounded corners."""
    return rounded(corners(radius), bend)


def hatching(radius: float, gap: float) -> str:
    """Write the lines that fill a hexagon, parallel to its upper left side."""
    along, across = (math.sqrt(3) / 2, -0.5), (0.5, math.sqrt(3) / 2)
    count = int(radius * math.sqrt(3) / 2 / gap)
    d = ""
    for offset in (i * gap for i in range(-count, count + 1)):
        half = radius - abs(offset) / math.sqrt(3)
        start, end = (
            (across[0] * offset + along[0] * way, across[1] * offset + along[1] * way)
            for way in (-half, half)
        )
        d += f"M{xy(start)}L{xy(end)}"
    return d


def flowing(points: Sequence[Point]) -> str:
    """Write a line along the points that takes its bends smoothly."""
    d = f"M{xy(points[0])}"
    for here, after in pairwise(points[1:]):
        d += f"Q{xy(here, between(here, after))}"
    return d + f"L{xy(points[-1])}"


def arc(start: Point, end: Point, top: Point, short: float) -> str:
    """Write a curve by way of its top that stops a little short of the end."""
    middle = between(start, end)
    bend = (2 * top[0] - middle[0], 2 * top[1] - middle[1])
    return f"M{xy(start)}Q{xy(bend, towards(end, bend, short))}"


# -- elements ----------------------------------------------------------------------------------


def path(d: str, **attributes: str | float) -> str:
    """Draw path data."""
    written = "".join(
        f" {name.replace('_', '-')}={quoteattr(value if isinstance(value, str) else f'{value:g}')}"
        for name, value in attributes.items()
    )
    return f'<path d="{d}"{written}/>'


def stroke(d: str, color: str, width: float, **more: str | float) -> str:
    """Draw path data as lines."""
    return path(d, fill="none", stroke=color, stroke_width=width, **more)


def dots(color: str, width: float, *points: Point, **more: str | float) -> str:
    """Draw discs, as lines of no length with round ends."""
    return stroke("".join(f"M{xy(point)}h0" for point in points), color, width, **more)


def at(point: Point, content: str, scale: float = 1) -> str:
    """Move what is drawn around the origin to a point."""
    if not content:
        return ""
    moved = f"translate({xy(point)})" if point != (0, 0) else ""
    grown = f"scale({scale:g})" if scale != 1 else ""
    placed = f' transform="{moved}{grown}"' if moved or grown else ""
    return f"<g{placed}>{content}</g>"


def titled(words: str, content: str) -> str:
    """Give a part of the drawing a name, for screen readers and for the pointer."""
    return f"<title>{escape(words)}</title>{content}"


# Figures as strokes in a box 6 wide and 10 high, so that a picture needs no font.
_FIGURES = {
    "0": "M3 0C-1 0-1 10 3 10C7 10 7 0 3 0",
    "1": "M1 2L3.5 0L3.5 10",
    "2": "M.5 2.5C.5-1 6-.5 5.5 3C5.2 5 2 7.5 .5 10L5.7 10",
    "3": "M.5 0L5.3 0L2.5 4C6.5 4 6.5 10 2.5 10C1.5 10.5 .5 9.5 .2 9",
    "4": "M4.5 10L4.5 0L0 7L6 7",
    "5": "M5.3 0L1 0L.7 4.3C6.5 3 6.7 10 2.7 10C1.5 10.5 .5 9.5 .2 9",
    "6": "M4.5 0C-2 5 0 10 3 10C7 10 6.5 4 3 4C1.5 4.2 .5 5.5 .4 7",
    "7": "M.3 0L5.7 0L2 10",
    "8": "M3 4.7C-.5 4.5 0 0 3 0C6 0 6.5 4.5 3 4.7C-1 5-1 10 3 10C7 10 7 5 3 4.7",
    "9": "M1.5 10C8 5 6 0 3 0C-1 0-.5 6 3 6C4.5 5.8 5.5 4.5 5.6 3",
    "-": "M1 5.5L5 5.5",
    ",": "M2.5 9L1.5 12",
}
_FIGURE_WIDTH, _FIGURE_STEP = 6, 8.5


def figures_width(text: str, scale: float) -> float:
    """Return how wide figures become."""
    return ((len(text) - 1) * _FIGURE_STEP + _FIGURE_WIDTH) * scale


def figures(text: str, middle: Point, scale: float, color: str) -> str:
    """Write figures around a point."""
    signs = "".join(
        at((i * _FIGURE_STEP, 0), stroke(_FIGURES[sign], color, 1.9)) for i, sign in enumerate(text)
    )
    corner = (middle[0] - figures_width(text, scale) / 2, middle[1] - 5 * scale)
    return at(corner, signs, scale)


# -- the sheet ---------------------------------------------------------------------------------


@dataclass(slots=True)
class Box:
    """The rectangle of the plane that a picture shows."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> float:
        """Half-way between left and right."""
        return (self.left + self.right) / 2

    def grow_to(self, width: float, height: float) -> None:
        """Make room on opposite sides alike, so that the box is at least so large."""
        x, y = max(width - self.width, 0) / 2, max(height - self.height, 0) / 2
        self.left, self.right = self.left - x, self.right + x
        self.top, self.bottom = self.top - y, self.bottom + y

    def holds(self, point: Point, radius: float) -> bool:
        """Tell whether a disc lies within the box."""
        x, y = point
        return (
            self.left <= x - radius
            and x + radius <= self.right
            and self.top <= y - radius
            and y + radius <= self.bottom
        )

    def table(self, color: str) -> str:
        """Draw the box itself, with rounded corners."""
        return (
            f'<rect x="{number(self.left)}" y="{number(self.top)}" width="{number(self.width)}"'
            f' height="{number(self.height)}" rx="18" fill={quoteattr(color)}/>'
        )


def document(box: Box, size: float | None, label: str, content: str) -> str:
    """Write a picture whose longer side is `size` pixels."""
    scale = PIXELS_PER_UNIT if size is None else size / max(box.width, box.height)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg"'
        f' viewBox="{xy((box.left, box.top), (box.width, box.height))}"'
        f' width="{number(box.width * scale)}" height="{number(box.height * scale)}"'
        f' role="img" aria-label={quoteattr(label)}'
        f' stroke-linecap="round" stroke-linejoin="round">{content}</svg>'
    )
