"""Signs on a picture: marks, arrows, rings around queens, coordinates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from skep._core import Hex
from skep.errors import RenderError
from skep.render.pen import (
    Point,
    at,
    beside,
    corners,
    dots,
    figures,
    figures_width,
    hatching,
    hexagon,
    number,
    path,
    stroke,
    towards,
    xy,
)
from skep.render.theme import Theme
from skep.render.tiles import (
    FACE,
    OUTLINE,
)

__all__ = [
    "HATCHED_WELL",
    "WELL",
    "Arrow",
    "Mark",
    "MarkStyle",
    "draw_arrow",
    "draw_coordinates",
    "draw_mark",
    "draw_queen_sides",
    "draw_ring",
]

MarkStyle = Literal["target", "halo", "ring", "dot", "cross", "tint", "hatch"]

WELL = hexagon(FACE - 5, 6)
HATCHED_WELL = hatching(FACE - 5, 9) + WELL
_CROSS = "M-16-16L16 16M16-16L-16 16"


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign on a cell.

    A "target" is a place to go, a "halo" surrounds what is chosen, a "tint" lies on pieces and a
    "hatch" on cells that forbid a move; "ring", "dot" and "cross" mean what you like.
    """

    cell: Hex
    style: MarkStyle = "ring"


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one cell to another."""

    tail: Hex
    head: Hex


def draw_ring(color: str, theme: Theme, radius: float = FACE - 2, width: float = 4.5) -> str:
    """Draw a ring inside a tile."""
    d = hexagon(radius, 6)
    return stroke(d, theme.paper, width + 3, opacity=0.7) + stroke(d, color, width)


def draw_mark(style: MarkStyle, theme: Theme, *, occupied: bool) -> str:
    """Draw a mark around the origin."""
    dotted = stroke(WELL, theme.target, 3.4, stroke_dasharray="0.1 7.3")
    place = path(WELL, fill=theme.paper, opacity=0.35) + dotted
    glow = stroke(hexagon(FACE + 1, 7), theme.trail, 9, opacity=0.4)
    signs: dict[MarkStyle, str] = {
        "target": draw_ring(theme.target, theme, FACE - 6, 4) if occupied else place,
        "halo": glow + stroke(hexagon(FACE - 1, 7), theme.trail, 4),
        "ring": draw_ring(theme.arrow, theme),
        "dot": dots(theme.paper, 27, (0, 0), opacity=0.8) + dots(theme.arrow, 21, (0, 0)),
        "cross": stroke(_CROSS, theme.paper, 12, opacity=0.8) + stroke(_CROSS, theme.alarm, 7),
        "tint": path(OUTLINE, fill=theme.alarm, opacity=0.42),
        "hatch": stroke(HATCHED_WELL, theme.alarm, 2.6),
    }
    if style not in signs:
        raise RenderError(f"unknown mark {style!r}: choose one of {', '.join(signs)}")
    return signs[style]


def draw_arrow(tail: Point, head: Point, theme: Theme) -> str:
    """Draw an arrow between two points; a ring where they are one."""
    if tail == head:
        return at(head, draw_ring(theme.arrow, theme))
    start, end = towards(tail, head, 12), towards(head, tail, 14)
    neck = towards(end, start, 24)
    barbs = [beside(neck, start, end, away) for away in (15, -15)]
    shaft, tip = f"M{xy(start)}L{xy(neck)}", f"M{xy(end, *barbs)}Z"
    drawn = (
        stroke(shaft + tip, theme.paper, 12)
        + stroke(shaft, theme.arrow, 8)
        + path(tip, fill=theme.arrow, stroke=theme.arrow, stroke_width=3)
    )
    return f'<g opacity="0.88">{drawn}</g>'


def draw_queen_sides(taken: list[bool], theme: Theme) -> str:
    """Draw a tick on each side of a queen, hollow where it is free; a ring when none is."""
    if all(taken):
        return draw_ring(theme.alarm, theme, FACE - 3, 5)
    ends = corners(FACE - 5)
    ticks = [
        f"M{xy(towards(a, b, 13))}L{xy(towards(b, a, 13))}"
        for a, b in zip(ends, ends[1:] + ends[:1], strict=True)
    ]
    closed = "".join(tick for tick, is_taken in zip(ticks, taken, strict=True) if is_taken)
    free = "".join(tick for tick, is_taken in zip(ticks, taken, strict=True) if not is_taken)
    return (
        stroke("".join(ticks), theme.ink, 6.5)
        + (stroke(closed, theme.alarm, 4.5) if closed else "")
        + stroke(free, theme.paper, 4.5)
    )


def draw_coordinates(cell: Hex, theme: Theme) -> str:
    """Write the coordinates of a cell on its lower corner."""
    words, scale = f"{cell.q},{cell.r}", 0.62
    half, y = figures_width(words, scale) / 2, FACE - 1
    tag = stroke(f"M{xy((-half, y))}H{number(half)}", theme.paper, 12)
    return tag + figures(words, (0, y), scale, theme.ink)
