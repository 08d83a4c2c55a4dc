"""The page's tiles and colours are those of the library."""

import re
from pathlib import Path

import pytest

from skep.render import THEMES
from skep.render.web import WRITERS

BOARD = Path(__file__).parents[1] / "web" / "src" / "board"
FILES = {"tiles": BOARD / "tiles.generated.ts", "themes": BOARD / "themes.generated.css"}


@pytest.mark.parametrize("name", WRITERS)
def test_what_the_page_has_is_current(name: str) -> None:
    assert FILES[name].read_text(encoding="utf-8") == WRITERS[name](), (
        f"run: python -m skep.render.web {name} > {FILES[name].relative_to(BOARD.parents[2])}"
    )


def test_every_theme_gives_every_color() -> None:
    css = WRITERS["themes"]()
    blocks = re.findall(r'\[data-theme="([\w-]+)"\] \{\n(.*?)\}', css, re.DOTALL)
    names = {theme: set(re.findall(r"--([\w-]+):", block)) for theme, block in blocks}
    assert list(names) == list(THEMES)
    assert len({frozenset(each) for each in names.values()}) == 1
    used = set(re.findall(r"var\(--((?:white|black)-[\w-]+)\)", css))
    assert len(used) == 2 * (6 + 8 * 2)
    assert used <= names["light"]
