"""The tiles and themes for the page, so that art and colours are kept in one place.

`python -m skep.render.web tiles > web/src/board/tiles.generated.ts`
`python -m skep.render.web themes > web/src/board/themes.generated.css`
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from skep._core import Bug, Color
from skep.render import tiles
from skep.render.glyphs import GLYPHS, Shape
from skep.render.last_move import CELL
from skep.render.signs import HATCHED_WELL, WELL
from skep.render.theme import THEMES, Side, Theme

if TYPE_CHECKING:
    from collections.abc import Callable

# Four beetles and two mosquitoes on some other tile: no stack is higher.
HIGHEST_STACK = 7


def _shape(shape: Shape) -> dict[str, object]:
    drawn: dict[str, object] = {"d": shape.d, "tone": shape.tone}
    return drawn | {"width": shape.width} if shape.width else drawn


def _constant(name: str, value: object, kind: str = "") -> str:
    return f"export const {name}{kind and f': {kind}'} = {json.dumps(value)};\n"


def tiles_as_typescript() -> str:
    """Write the outlines of a tile and the drawings of the bugs."""
    bugs = {bug.letter: bug.value for bug in GLYPHS}
    glyphs = {bug.letter: [_shape(shape) for shape in shapes] for bug, shapes in GLYPHS.items()}
    single = [bug.letter for bug in GLYPHS if bug.per_player == 1]
    heights = range(1, HIGHEST_STACK + 1)
    return "".join(
        [
            "// Written by `python -m skep.render.web tiles`: change src/skep/render instead.\n\n",
            'export type Tone = "limb" | "body" | "mark" | "cut" | "wing";\n\n',
            "/** One painted path: filled, or stroked when it has a width. */\n",
            "export interface Shape {\n",
            "  readonly d: string;\n  readonly tone: Tone;\n  readonly width?: number;\n}\n\n",
            _constant("CELL", CELL),
            _constant("FACE", tiles.FACE),
            _constant("FACE_HALF_WIDTH", round(tiles.FACE_HALF_WIDTH, 3)),
            _constant("THICKNESS", tiles.THICKNESS),
            _constant("LIFT", tiles.LIFT),
            _constant("GLYPH_SCALE", tiles.GLYPH_SCALE),
            _constant("GLYPH_RISE", tiles.GLYPH_RISE),
            _constant("NUMBERED_HEIGHT", tiles.NUMBERED_HEIGHT),
            _constant("OUTLINE", tiles.OUTLINE),
            _constant("SLAB", tiles.SLAB),
            _constant("RIGHT_HALF", tiles.RIGHT_HALF),
            _constant("INSIDE_RIM", tiles.INSIDE_RIM),
            _constant("INSIDE_LIT_RIM", tiles.INSIDE_LIT_RIM),
            _constant("INLAY", tiles.INLAY),
            _constant("WELL", WELL),
            _constant("HATCHED_WELL", HATCHED_WELL),
            _constant("SHADOWS", [tiles.shadow(height) for height in heights], "readonly string[]"),
            _constant("SHADOW_WIDTHS", tiles.SHADOW_WIDTHS, "readonly number[]"),
            _constant("PIPS", tiles.PIPS, "Readonly<Record<number, readonly [number, number][]>>"),
            _constant("BUGS", bugs, "Readonly<Record<string, string>>"),
            _constant("SINGLE_BUGS", single, "readonly string[]"),
            _constant("GLYPHS", glyphs, "Readonly<Record<string, readonly Shape[]>>"),
        ]
    )


def _side(color: Color, side: Side) -> dict[str, str]:
    parts = ("face", "rim", "crest", "left", "right", "edge")
    material = {f"{color.value}-{part}": getattr(side, part) for part in parts}
    tones = {
        f"{color.value}-{bug.value}-{tone}": getattr(accent, tone)
        for bug, accent in side.accents.items()
        for tone in ("limb", "body")
    }
    return material | tones


def _colors(theme: Theme) -> dict[str, str]:
    names = ("table", "grid", "ink", "paper", "shadow", "shade", "trail", "target", "alarm")
    signs = {name: str(getattr(theme, name)) for name in (*names, "arrow")}
    white, black = (_side(color, theme.sides[color]) for color in (Color.WHITE, Color.BLACK))
    return signs | white | black


def _rule(selector: str, properties: dict[str, str]) -> str:
    lines = "".join(f"  --{name}: {value};\n" for name, value in properties.items())
    return f"{selector} {{\n{lines}}}\n"


def _tile_rules() -> str:
    """Give every tile the colours of its side and its bug, whatever the theme."""
    theme = next(iter(THEMES.values()))
    rules = ""
    for color, side in theme.sides.items():
        material = ("face", "rim", "crest", "left", "right", "edge")
        own = {part: f"var(--{color.value}-{part})" for part in material}
        own |= {
            "mark": "var(--limb)" if side.is_pale else "var(--face)",
            "cut": "var(--face)",
            "wing": "var(--body)" if side.is_pale else "var(--limb)",
        }
        rules += _rule(f'[data-side="{color.value}"]', own)
        for bug in Bug:
            tones = {tone: f"var(--{color.value}-{bug.value}-{tone})" for tone in ("limb", "body")}
            rules += _rule(f'[data-side="{color.value}"][data-bug="{bug.value}"]', tones)
    return rules


def themes_as_css() -> str:
    """Write the colours of every theme; the first one holds where none is named."""
    rules = "/* Written by `python -m skep.render.web themes`: change src/skep/render instead. */\n"
    for place, theme in enumerate(THEMES.values()):
        named = f'[data-theme="{theme.name}"]'
        rules += _rule(named if place else f":root,\n{named}", _colors(theme))
    return rules + _tile_rules()


WRITERS: dict[str, Callable[[], str]] = {"tiles": tiles_as_typescript, "themes": themes_as_css}


if __name__ == "__main__":
    sys.stdout.write(WRITERS[sys.argv[1]]())
