"""Pictures of a position: as SVG, and as text for a terminal."""

from skep.errors import RenderError
from skep.render.svg import Arrow, Mark, svg
from skep.render.text import text
from skep.render.theme import THEMES, Theme
from skep.render.tiles import tile, tile_sheet

__all__ = ["THEMES", "Arrow", "Mark", "RenderError", "Theme", "svg", "text", "tile", "tile_sheet"]
