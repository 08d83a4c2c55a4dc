"""The eight bugs, seen from above, as vector drawings.

Every bug is drawn on its right half only (x >= 0, head towards -y, the tile's
centre at the origin) and mirrored here, so that none can be lopsided. The art
keeps inside a pointy-top hexagon of radius 46, the face of a tile, on which it is
drawn a little smaller.

Two tones make a bug: `limb` for legs, feelers and heads, `body` for shells and
bellies. A `mark` on a body (stripes, spots) takes whichever is darker, the limb's
tone or the tile; a `cut` (the split of a wing case) lets the tile show through; a
`wing` is a thin film of colour. Legs are strokes of four units and more: on a tile
24 pixels wide that is still a pixel.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from skep._core import Bug

Tone = Literal["limb", "body", "mark", "cut", "wing"]
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Shape:
    """One painted path: filled, or stroked when it has a width."""

    d: str
    tone: Tone
    width: float = 0


def _segments(d: str) -> list[tuple[str, list[Point]]]:
    """Split absolute path data (M, L, Q and C only) into commands with their points."""
    found = []
    for command, rest in re.findall(r"([MLQC])([^MLQC]*)", d):
        values = [float(value) for value in rest.split()]
        found.append((command, list(zip(values[::2], values[1::2], strict=True))))
    return found


def _flipped(command: str, points: list[Point]) -> str:
    """Write one path command mirrored in the axis x = 0."""
    return command + " ".join(f"{-x or 0:g} {y:g}" for x, y in points)


def _mirrored(d: str) -> str:
    return "".join(_flipped(command, points) for command, points in _segments(d))


def _solid(half: str, tone: Tone = "body") -> Shape:
    """Fill an outline, given from where it leaves the axis to where it comes back."""
    segments = _segments(half)
    back = [
        _flipped(command, [*points[-2::-1], before[-1]])
        for (_, before), (command, points) in zip(segments[-2::-1], segments[:0:-1], strict=True)
    ]
    return Shape(half + "".join(back) + "Z", tone)


def _pair(d: str, tone: Tone = "body") -> Shape:
    """Fill an outline beside the axis, and its mirror image."""
    return Shape(f"{d}Z{_mirrored(d)}Z", tone)


def _legs(d: str, width: float) -> Shape:
    """Draw lines with round joints beside the axis, and their mirror image."""
    return Shape(d + _mirrored(d), "limb", width)


def _bands(*ends: tuple[float, float, float], width: float, tone: Tone) -> Shape:
    """Draw stripes across the axis: each a half-width, the height of its ends and its sag."""
    return Shape(
        "".join(f"M{-x:g} {y:g}Q0 {y + 2 * sag:g} {x:g} {y:g}" for x, y, sag in ends), tone, width
    )


def _spots(*discs: tuple[float, float, float], tone: Tone = "mark") -> Shape:
    """Fill discs beside the axis (x, y, radius), and their mirror image."""
    return Shape(
        "".join(
            f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"
            for right, y, r in discs
            for x in (right, -right)
        ),
        tone,
    )


GLYPHS: dict[Bug, tuple[Shape, ...]] = {
    # A bee: two pairs of wings, and an abdomen with three stripes that ends in a sting.
    Bug.QUEEN: (
        _legs("M3 -27Q5 -34 11 -34", 4),
        _legs("M8 2L20 15L18 25", 4.5),
        _pair("M3 -13C9 -25 24 -31 32 -25C38 -19 29 -7 5 -7", "wing"),
        _pair("M4 -6C14 -8 28 -5 28 2C27 9 14 6 4 -2", "wing"),
        _solid("M0 -31C6 -31 9 -28 9 -24C9 -20 5 -18 0 -18", "limb"),
        _solid("M0 -19.5C7 -19.5 10.5 -15 10.5 -10.5C10.5 -5 6 -2 0 -2", "limb"),
        _solid("M0 -3C9 -3 14.5 3 14.5 11C14.5 21 6 30 0 37"),
        _bands((13.8, 6, 2.5), (13.8, 15.5, 2.5), (9.2, 25, 2), width=4.8, tone="mark"),
    ),
    # Eight legs, two pairs reaching forward and two back, and a round belly.
    Bug.SPIDER: (
        _legs("M3 -16Q6 -21 4 -25", 4),
        _legs("M6 -13C12 -18 18 -21 13 -35", 4.6),
        _legs("M7 -9C16 -18 24 -20 27 -19L33 -11", 4.6),
        _legs("M7 -5C17 -6 26 -1 31 11", 4.6),
        _legs("M5 -2C14 3 23 13 18 31", 4.6),
        _solid("M0 -19C6 -19 10 -15 10 -9C10 -3 6 1 0 1", "limb"),
        _solid("M0 -2C9 -2 15.5 5 15.5 14C15.5 23 8 31 0 32"),
        _solid("M0 5L5.5 10.5L2 15L5.5 20.5L0 26", "mark"),
    ),
    # A stag: jaws like antlers, a broad collar, and a wing case split in two.
    Bug.BEETLE: (
        _legs("M9 -9.5L22 -14.5L25 -22M12 4L27 3L32 9M10 14L22 20L23 29", 5.5),
        _pair(
            "M2 -25C3 -29 6 -30 9 -31C12 -32 12.5 -35 10 -38.5C16.5 -36 19 -28 15 -24"
            "C12 -21 8 -20 6 -19",
            "limb",
        ),
        _solid("M0 -27C6 -27 9 -24 9 -20L9 -16L0 -16", "limb"),
        _solid("M0 -19C8 -19 15 -17.5 16 -11L14.5 -6L0 -6", "limb"),
        _pair("M1.7 -3L15.5 -3C19 6 18 20 9.5 29C7 32 4 33.5 1.7 34"),
    ),
    # A slim body between hind legs folded high, the thighs thick and the shins long.
    Bug.GRASSHOPPER: (
        _legs("M2 -30Q6 -37 14 -35", 3.6),
        _legs("M5 -19L14 -21L18 -29M5 -13L17 -13L25 -20", 4.2),
        _legs("M27 -5L25 14L29 25", 4.6),
        _pair("M5 8C11 -1 18 -9 25 -10C31 -10 31 -4 27 0C20 8 12 17 5 21", "limb"),
        _solid("M0 -33C5 -32 7.5 -28 7.5 -23C7.5 -19 4 -17 0 -17", "limb"),
        _solid("M0 -18C6 -18 8.5 -14 8.5 -8C9 6 7 26 0 37"),
        _bands((8.2, -6.5, 2.5), width=3.4, tone="cut"),
        Shape("M0 4L0 37", "cut", 2.4),
    ),
    # Three beads with a narrow waist, and feelers with an elbow.
    Bug.ANT: (
        _legs("M4 -26L11 -33.5L20 -27", 4.2),
        _legs("M4 -10L16 -13L23 -20M5 -6L19 -3L31 6M4 -1L15 8L20 27", 5),
        _solid("M0 -29C2 -31 4 -31.5 6 -31C9 -30 10.5 -26 10 -22C9.5 -17 5 -14 0 -14", "limb"),
        _solid("M0 -16C5 -15 6.5 -11 6.5 -7C6.5 -2 3 4 0 5", "limb"),
        _solid("M0 3C8 3 12.5 10 12.5 18C12.5 26 6 34 0 37"),
        _bands((12.2, 15, 2), (11.2, 24, 2), width=3.4, tone="mark"),
    ),
    # A needle in front, blades for wings, and legs too long for it.
    Bug.MOSQUITO: (
        Shape("M0 -39L0 -20", "limb", 3.8),
        _legs("M3 -22Q5 -29 11 -31", 3.6),
        _legs("M5 -13L19 -17L22 -27M5 -4L20 7L22 19L28 24M3 -1L12 13L12 30", 4),
        _pair("M4 -11C14 -14 30 -10 36 -3C37 2 30 4 4 -5", "wing"),
        _solid("M0 -26C4 -26 6.5 -24 6.5 -20.5C6.5 -17 4 -15 0 -15", "limb"),
        _solid("M0 -16.5C6 -16.5 8.5 -12.5 8.5 -8C8.5 -3 5 1 0 1"),
        _solid("M0 0C4 0 5.5 4 5.5 9C5.5 20 3 30 0 37"),
        _bands((5.5, 8, 1), (5.3, 16, 1), (4.4, 24, 1), width=3, tone="mark"),
    ),
    # A dome with a seam and six spots.
    Bug.LADYBUG: (
        _legs("M4 -28Q6 -35 12 -35", 4),
        _legs("M18 -11L28 -17M22 5L33 7M16 18L23 27", 5.6),
        _solid("M0 -32C10 -32 15 -26 16 -15L0 -15", "limb"),
        _spots((8.5, -24.5, 2.6), tone="cut"),
        _solid("M0 -19C14 -19 24.5 -8 24.5 6C24.5 20 14 31.5 0 31.5"),
        Shape("M0 -19L0 31.5", "mark", 3.6),
        _spots((10.5, -6, 4.6), (15, 8, 4.6), (7.5, 20, 4.6)),
    ),
    # A long oval of seven plates with a fringe of feet.
    Bug.PILLBUG: (
        _legs("M5 -29L12 -35L20 -29", 4),
        _legs("M14 -15L25 -19M16 -7L28 -9M17 1L29.5 2M16 9L28 13M14 17L24 23", 5),
        _solid("M0 -34C10 -34 15 -29 17 -22L0 -22", "limb"),
        _solid("M0 -27C13 -27 20.5 -14 20.5 1C20.5 19 12 36 0 36"),
        _bands((17.5, -18.5, -2.5), (20, -10, -2.5), (21, -1.5, -2.5), width=2.8, tone="cut"),
        _bands((20.5, 7, -2.5), (19, 15.5, -2.5), (15.5, 24, -2.5), width=2.8, tone="cut"),
    ),
}
