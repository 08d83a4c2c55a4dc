"""The tiles: slabs of bone and charcoal with a bug on each.

A tile is seen from a little below: its face, and under it the two lower sides of
its edge, the left one lit and the right one in the shade. A tile on another is
drawn `LIFT` higher, a little more than its thickness, so that the rim of the one
below shows as a bright line.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from skep._core import Bug, Color, Piece
from skep.arguments import as_piece
from skep.render.glyphs import GLYPHS, Shape
from skep.render.pen import (
    Box,
    Point,
    at,
    corners,
    document,
    dots,
    figures,
    hexagon,
    number,
    path,
    raised,
    rounded,
    stroke,
    titled,
    towards,
    xy,
)
from skep.render.theme import Side, Theme, find_theme

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

FACE = 46.0
FACE_HALF_WIDTH = FACE * math.sqrt(3) / 2
THICKNESS = 9.0
LIFT = 10.5

_BEND = 7.0
GLYPH_SCALE = 0.94
GLYPH_RISE = 2.0
WING_OPACITY = 0.5

# A stack of so many tiles carries its height as a number.
NUMBERED_HEIGHT = 3

# A shadow is soft because it is drawn so many times, with an edge so wide.
SHADOW_WIDTHS = (1, 4, 7, 10, 13)


def _slab_corners() -> list[Point]:
    """Return the corners of a face together with the edge that shows below it."""
    top, right, *lower, left = corners(FACE)
    return [top, right, *(raised(corner, -THICKNESS) for corner in lower), left]


def _right_half() -> str:
    """Write the right half of a slab; only the side in the shade stays uncovered by the face."""
    _, _, right, bottom, _, _ = _slab_corners()
    tip = bottom[1] - _BEND / 4
    return (
        f"M0 0V{number(tip)}Q{xy((_BEND / 2, tip), towards(bottom, right, _BEND))}"
        f"L{xy(towards(right, bottom, _BEND))}Q{xy(right, raised(right, _BEND))}V0Z"
    )


OUTLINE = hexagon(FACE, _BEND)
SLAB = rounded(_slab_corners(), _BEND)
RIGHT_HALF = _right_half()
INSIDE_RIM = hexagon(FACE - 2.2, 6)
INSIDE_LIT_RIM = hexagon(FACE - 4, 5)

# An inlay along the edge of a covered tile, in the colour of the bug that is out of sight.
INLAY = "M" + "L".join(
    xy((x, FACE + THICKNESS / 2 - abs(x) / math.sqrt(3))) for x in (-0.8 * FACE, 0, 0.8 * FACE)
)

# The dots that tell one ant from another, in the lower corner of the face.
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 39.5),),
    2: ((-4, 38.5), (4, 38.5)),
    3: ((-7.5, 36), (0, 39.5), (7.5, 36)),
}


def describe(piece: Piece) -> str:
    """Name a piece in words, such as "white beetle 1" or "black queen"."""
    words = f"{piece.color.value} {piece.bug.value}"
    return f"{words} {piece.number}" if piece.bug.per_player > 1 else words


def _slab(
    color: Color,
    theme: Theme,
    *,
    level: int = 0,
    lit: bool = False,
    covered: bool = False,
) -> str:
    """Draw a blank tile, the centre of its face at the origin; of a covered one only the rim."""
    side = theme.sides[color]
    rim = theme.trail if lit else side.crest if level else side.rim
    drawn = path(SLAB, fill=side.left, stroke=side.edge, stroke_width=0.8)
    drawn += path(RIGHT_HALF, fill=side.right) + path(OUTLINE, fill=rim)
    if covered:
        return drawn
    return drawn + path(INSIDE_LIT_RIM if lit else INSIDE_RIM, fill=side.face)


def _paint(shape: Shape, side: Side, bug: Bug) -> str:
    accent = side.accents[bug]
    color = {
        "limb": accent.limb,
        "body": accent.body,
        "mark": accent.limb if side.is_pale else side.face,
        "cut": side.face,
        "wing": accent.body if side.is_pale else accent.limb,
    }[shape.tone]
    if not shape.width:
        if shape.tone == "wing":
            return path(shape.d, fill=color, opacity=WING_OPACITY)
        return path(shape.d, fill=color)
    if shape.tone == "limb":
        return stroke(shape.d, color, shape.width)
    return stroke(shape.d, color, shape.width, stroke_linecap="butt")


def _glyph(color: Color, bug: Bug, theme: Theme) -> str:
    """Draw a bug on a face at the origin."""
    side = theme.sides[color]
    art = "".join(_paint(shape, side, bug) for shape in GLYPHS[bug])
    return at((0, -GLYPH_RISE), art, GLYPH_SCALE)


def _pips(piece: Piece, theme: Theme) -> str:
    if piece.bug.per_player == 1:
        return ""
    return dots(theme.sides[piece.color].accents[piece.bug].limb, 4.4, *PIPS[piece.number])


def _place_in_stack(pieces: Sequence[Piece], level: int) -> str:
    """Name a tile, and what it covers or what covers it."""
    words = describe(pieces[level])
    if level + 1 < len(pieces):
        return f"{words}, under {describe(pieces[level + 1])}"
    if level:
        return f"{words}, on top of {' and '.join(map(describe, pieces[level - 1 :: -1]))}"
    return words


def stack(pieces: Sequence[Piece], theme: Theme, lit: Piece | None = None) -> str:
    """Draw the tiles of one cell from the bottom to the top, the lowest face at the origin."""
    parts = []
    top = len(pieces) - 1
    for level, piece in enumerate(pieces):
        covered = level < top
        tile = _slab(piece.color, theme, level=level, lit=piece == lit, covered=covered)
        if covered:
            tile += stroke(INLAY, theme.sides[piece.color].accents[piece.bug].body, 2.6)
        else:
            tile += _glyph(piece.color, piece.bug, theme) + _pips(piece, theme)
        parts.append(at((0, -level * LIFT), titled(_place_in_stack(pieces, level), tile)))
    if len(pieces) >= NUMBERED_HEIGHT:
        corner = (33.0, -24 - top * LIFT)
        parts += [
            dots(theme.ink, 21, corner),
            dots(theme.paper, 18.5, corner),
            figures(str(len(pieces)), corner, 1.05, theme.ink),
        ]
    return "".join(parts)


def pile(color: Color, bug: Bug, count: int, theme: Theme) -> str:
    """Draw tiles of one kind in hand, the lowest face at the origin."""
    drawn = shadows([((0, 0), count)], theme)
    for level in range(count):
        tile = _slab(color, theme, level=level, covered=level < count - 1)
        drawn += at((0, -level * LIFT), tile)
    drawn += at((0, (1 - count) * LIFT), _glyph(color, bug, theme))
    return titled(f"{color.value} {bug.value}, {count} in hand", drawn)


def shadow(height: int, foot: Point = (0, 0)) -> str:
    """Write the outline of the shadow of a stack of some height, its lowest face at a point."""
    length = 1.5 * height
    down = FACE + THICKNESS + length
    slope = (FACE_HALF_WIDTH, FACE / 2)
    return (
        f"M{xy((foot[0] + length, foot[1] - FACE + 2))}l{xy(slope)}v{number(down)}"
        f"l{xy((-slope[0], slope[1]))}l{xy((-slope[0], -slope[1]))}v{number(-down)}Z"
    )


def shadows(stacks: Iterable[tuple[Point, int]], theme: Theme) -> str:
    """Draw the soft shadows of stacks of some height: layer on layer, each a little wider."""
    if not theme.shade:
        return ""
    d = "".join(shadow(height, foot) for foot, height in stacks)
    return "".join(
        path(d, fill=theme.shadow, stroke=theme.shadow, stroke_width=width, opacity=theme.shade)
        for width in SHADOW_WIDTHS
    )


def tile(
    piece: Piece | str | tuple[Color, Bug],
    *,
    size: float | None = None,
    theme: str | Theme = "light",
) -> str:
    """Draw one tile on a transparent ground; one without a number for a colour and a bug."""
    colors = find_theme(theme)
    box = Box(-FACE_HALF_WIDTH - 2, -FACE - 2, FACE_HALF_WIDTH + 2, FACE + THICKNESS + 2)
    if isinstance(piece, tuple):
        color, bug = piece
        label = f"{color.value} {bug.value}"
        return document(
            box, size, label, titled(label, _slab(color, colors) + _glyph(color, bug, colors))
        )
    piece = as_piece(piece)
    return document(box, size, describe(piece), stack([piece], colors))


def tile_sheet(*, size: float | None = None, theme: str | Theme = "light") -> str:
    """Draw one tile of each kind and colour, as an overview."""
    colors = find_theme(theme)
    step_x, step_y, margin = 2 * FACE_HALF_WIDTH + 18, 2 * FACE + THICKNESS + 18, 24
    box = Box(0, 0, len(GLYPHS) * step_x + 2 * margin, 2 * step_y + 2 * margin)
    content = box.table(colors.table)
    for row, color in enumerate(Color):
        for column, bug in enumerate(GLYPHS):
            words = f"{color.value} {bug.value}"
            drawn = _slab(color, colors) + _glyph(color, bug, colors)
            center = (margin + (column + 0.5) * step_x, margin + (row + 0.5) * step_y - 4)
            content += at(center, titled(words, shadows([((0, 0), 1)], colors) + drawn))
    return document(box, size, "The tiles of both players.", content)
