"""The colours that the library writes for the page (tests/test_generated.py compares the files)."""

import re

from skep.render import THEMES
from skep.render.web import WRITERS


def test_every_theme_gives_every_color() -> None:
    css = WRITERS["themes"]()
    blocks = re.findall(r'\[data-theme="([\w-]+)"\] \{\n(.*?)\}', css, re.DOTALL)
    names = {theme: set(re.findall(r"--([\w-]+):", block)) for theme, block in blocks}
    assert list(names) == list(THEMES)
    assert len({frozenset(each) for each in names.values()}) == 1
    used = set(re.findall(r"var\(--((?:white|black)-[\w-]+)\)", css))
    assert len(used) == 2 * (6 + 8 * 2)
    assert used <= names["light"]
