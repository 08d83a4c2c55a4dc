"""Pictures of a position: as SVG, and as text for a terminal."""

from skep.errors import RenderError
from skep.render.signs import Arrow, Mark
from skep.render.svg import svg
from skep.render.text import Captions, text
from skep.render.theme import THEMES, Theme
from skep.render.tiles import tile, tile_sheet

__all__ = [
    "THEMES",
    "Arrow",
    "Captions",
    "Mark",
    "RenderError",
    "Theme",
    "svg",
    "text",
    "tile",
    "tile_sheet",
]
