"""Colours, as data: what a table, its tiles and its signs are painted with.

A `Theme` is a table (light or dark), the two sides' tiles, and for each bug and
each side two tones (see `glyphs`). The accents are those the game is known for;
the `safe` themes use hues that stay apart for every common kind of colour
blindness, and `contrast` keeps every tone at 7:1 or more from its tile.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from skep._core import Bug, Color
from skep.errors import RenderError

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Accent:
    """The two tones of a bug on one side's tiles."""

    limb: str
    body: str


@dataclass(frozen=True, slots=True)
class Side:
    """The tiles of one player: material, and the tones of the bugs on it."""

    face: str
    rim: str
    crest: str
    left: str
    right: str
    edge: str
    accents: Mapping[Bug, Accent]
    is_pale: bool


@dataclass(frozen=True, slots=True)
class Theme:
    """Everything a drawing is painted with."""

    name: str
    table: str
    grid: str
    ink: str
    paper: str
    shadow: str
    shade: float
    trail: str
    target: str
    alarm: str
    arrow: str
    sides: Mapping[Color, Side]


def _accents(*tones: tuple[str, str]) -> dict[Bug, Accent]:
    order = (
        Bug.QUEEN,
        Bug.BEETLE,
        Bug.GRASSHOPPER,
        Bug.SPIDER,
        Bug.ANT,
        Bug.LADYBUG,
        Bug.MOSQUITO,
        Bug.PILLBUG,
    )
    return {bug: Accent(*pair) for bug, pair in zip(order, tones, strict=True)}


# Each pair is (limb, body): queen, beetle, grasshopper, spider, ant, ladybug, mosquito, pillbug.
_ON_BONE = _accents(
    ("#6b4100", "#dc8d05"),
    ("#3b2063", "#7d52ab"),
    ("#23511a", "#4f8d33"),
    ("#541f10", "#9c4a2b"),
    ("#123f6f", "#3076b8"),
    ("#5e120d", "#cc3529"),
    ("#3c4045", "#808489"),
    ("#064a4f", "#17868b"),
)
_ON_CHARCOAL = _accents(
    ("#fad694", "#f3ae2e"),
    ("#d3bfee", "#a983d8"),
    ("#bfe0aa", "#83c05d"),
    ("#e3bda6", "#c98059"),
    ("#aed3f5", "#64a8e6"),
    ("#fab0a8", "#f06054"),
    ("#dcdfe2", "#aeb3b8"),
    ("#9fdcdb", "#43b6b6"),
)
_SAFE_ON_BONE = _accents(
    ("#5c4400", "#cf9900"),
    ("#34143b", "#7c2f8c"),
    ("#174f2d", "#37b56b"),
    ("#000000", "#3b2b25"),
    ("#1c3162", "#4375ea"),
    ("#4d1208", "#a82a14"),
    ("#44484c", "#94999e"),
    ("#031f1f", "#135352"),
)
_SAFE_ON_CHARCOAL = _accents(
    ("#fbe190", "#f5b90c"),
    ("#dcc3e0", "#ab70b5"),
    ("#a8e3bc", "#3ec16a"),
    ("#ffffff", "#f1e6da"),
    ("#b3c8f8", "#5583ee"),
    ("#f8b4a2", "#ec4f26"),
    ("#d0d2d4", "#a2a5a9"),
    ("#dcf0ff", "#a8dafe"),
)
_CONTRAST_ON_BONE = _accents(
    ("#000000", "#854700"),
    ("#000000", "#5a1f9c"),
    ("#000000", "#1d5e0c"),
    ("#000000", "#8a2410"),
    ("#000000", "#00498f"),
    ("#000000", "#a80000"),
    ("#000000", "#4d5156"),
    ("#000000", "#005a5e"),
)
_CONTRAST_ON_CHARCOAL = _accents(
    ("#ffffff", "#ffbe3d"),
    ("#ffffff", "#cfa8ff"),
    ("#ffffff", "#8fe05a"),
    ("#ffffff", "#ff9c78"),
    ("#ffffff", "#7cc4ff"),
    ("#ffffff", "#ff8f85"),
    ("#ffffff", "#c9ced3"),
    ("#ffffff", "#4fdede"),
)

# From the 256 colours every terminal has: the ground of each side's tiles, and the bugs on it.
TERMINAL_GROUND: Final = {Color.WHITE: 230, Color.BLACK: 237}
TERMINAL_ACCENTS: Final = {
    Color.WHITE: {
        Bug.QUEEN: 130,
        Bug.SPIDER: 88,
        Bug.BEETLE: 54,
        Bug.GRASSHOPPER: 22,
        Bug.ANT: 25,
        Bug.MOSQUITO: 240,
        Bug.LADYBUG: 160,
        Bug.PILLBUG: 23,
    },
    Color.BLACK: {
        Bug.QUEEN: 214,
        Bug.SPIDER: 173,
        Bug.BEETLE: 141,
        Bug.GRASSHOPPER: 113,
        Bug.ANT: 75,
        Bug.MOSQUITO: 250,
        Bug.LADYBUG: 210,
        Bug.PILLBUG: 80,
    },
}


def _bone(accents: Mapping[Bug, Accent], dim: bool = False) -> Side:
    if dim:
        return Side("#ece3d0", "#faf4e6", "#fffdf6", "#c3b597", "#a89a7c", "#857960", accents, True)
    return Side("#f5eedf", "#fdf9ef", "#ffffff", "#d3c5a7", "#bbab8b", "#95866a", accents, True)


def _charcoal(accents: Mapping[Bug, Accent], dim: bool = False) -> Side:
    if dim:
        return Side(
            "#37342f", "#57524b", "#7d766c", "#211e1b", "#151311", "#0a0908", accents, False
        )
    return Side("#373431", "#514d48", "#746e67", "#23201e", "#171513", "#0c0b0a", accents, False)


def _light(name: str, bone: Mapping[Bug, Accent], charcoal: Mapping[Bug, Accent]) -> Theme:
    return Theme(
        name=name,
        table="#ddcdb0",
        grid="#cdbb9b",
        ink="#4a4034",
        paper="#f5eedf",
        shadow="#5b4526",
        shade=0.06,
        trail="#c26a00",
        target="#8a6a2f",
        alarm="#c0341d",
        arrow="#1f6f8b",
        sides={Color.WHITE: _bone(bone), Color.BLACK: _charcoal(charcoal)},
    )


def _dark(name: str, bone: Mapping[Bug, Accent], charcoal: Mapping[Bug, Accent]) -> Theme:
    return Theme(
        name=name,
        table="#4a535c",
        grid="#76828d",
        ink="#dfe3e6",
        paper="#2b3137",
        shadow="#000000",
        shade=0.085,
        trail="#ffb638",
        target="#c9b48a",
        alarm="#ff7a5c",
        arrow="#7fc8de",
        sides={Color.WHITE: _bone(bone, dim=True), Color.BLACK: _charcoal(charcoal, dim=True)},
    )


def _contrast() -> Theme:
    white, black = "#ffffff", "#000000"
    return Theme(
        name="contrast",
        table="#b9b9b9",
        grid="#8f8f8f",
        ink=black,
        paper=white,
        shadow=black,
        shade=0,
        trail="#0033cc",
        target=black,
        alarm="#b00000",
        arrow="#0033cc",
        sides={
            Color.WHITE: Side(
                white, black, black, "#c8c8c8", "#c8c8c8", black, _CONTRAST_ON_BONE, True
            ),
            Color.BLACK: Side(
                black, white, white, "#3a3a3a", "#3a3a3a", black, _CONTRAST_ON_CHARCOAL, False
            ),
        },
    )


THEMES: dict[str, Theme] = {
    theme.name: theme
    for theme in (
        _light("light", _ON_BONE, _ON_CHARCOAL),
        _dark("dark", _ON_BONE, _ON_CHARCOAL),
        _light("safe", _SAFE_ON_BONE, _SAFE_ON_CHARCOAL),
        _dark("safe-dark", _SAFE_ON_BONE, _SAFE_ON_CHARCOAL),
        _contrast(),
    )
}


def find_theme(theme: str | Theme) -> Theme:
    """Return the theme of that name, or the one that is given."""
    if isinstance(theme, Theme):
        return theme
    if theme not in THEMES:
        raise RenderError(f"unknown theme {theme!r}: choose one of {', '.join(THEMES)}")
    return THEMES[theme]
