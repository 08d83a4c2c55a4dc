"""The pictures of the README are there, light and dark, and small."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
MOST_BYTES = 100_000


def test_every_picture_of_the_readme_is_there_in_light_and_dark() -> None:
    dark = re.findall(r'srcset="(docs/images/[^"]+)"', README)
    light = re.findall(r'<img src="(docs/images/[^"]+)"', README)
    assert len(light) >= 4
    assert [name.replace("-dark", "") for name in dark] == light
    for name in light + dark:
        file = ROOT / name
        assert file.is_file(), name
        if file.suffix == ".webp":
            assert file.read_bytes()[8:12] == b"WEBP", name
            assert file.stat().st_size < MOST_BYTES, name


def test_every_picture_of_the_readme_is_described() -> None:
    for picture in re.findall(r"<img [^>]+>", README):
        assert re.search(r'alt="[^"]{10,}"', picture), picture
