"""The fonts that the test browser sees: those of the page's npm tools, and no others.

The page ships no fonts and takes what the reader's system has, so the width of every text depends
on the reader. The tests choose one font at a time: the widest of those that the page's font list
names (DejaVu Sans, on many Linux systems), a narrow one (Carlito, which has the widths of Calibri
on Windows) and a middling one (Noto Sans, Android and many Linux systems).
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_DEJAVU = "dejavu-fonts-ttf/ttf"
_NOTO = "@expo-google-fonts/noto-sans"
_NOTO_HEBREW = "@expo-google-fonts/noto-sans-hebrew"
_CARLITO = "@expo-google-fonts/carlito"

# Noto Sans and Carlito have no Hebrew letters.
_HEBREW = (
    f"{_NOTO_HEBREW}/400Regular/NotoSansHebrew_400Regular.ttf",
    f"{_NOTO_HEBREW}/600SemiBold/NotoSansHebrew_600SemiBold.ttf",
    f"{_NOTO_HEBREW}/700Bold/NotoSansHebrew_700Bold.ttf",
)
_MONO = (f"{_DEJAVU}/DejaVuSansMono.ttf", f"{_DEJAVU}/DejaVuSansMono-Bold.ttf")


class Font(Enum):
    """A font that all text of the page is shown in."""

    WIDE = "DejaVu Sans"
    MIDDLING = "Noto Sans"
    NARROW = "Carlito"


_FILES = {
    Font.WIDE: (
        f"{_DEJAVU}/DejaVuSans.ttf",
        f"{_DEJAVU}/DejaVuSans-Oblique.ttf",
        f"{_DEJAVU}/DejaVuSans-Bold.ttf",
        f"{_DEJAVU}/DejaVuSans-BoldOblique.ttf",
    ),
    Font.MIDDLING: (
        f"{_NOTO}/400Regular/NotoSans_400Regular.ttf",
        f"{_NOTO}/400Regular_Italic/NotoSans_400Regular_Italic.ttf",
        f"{_NOTO}/600SemiBold/NotoSans_600SemiBold.ttf",
        f"{_NOTO}/700Bold/NotoSans_700Bold.ttf",
        *_HEBREW,
    ),
    Font.NARROW: (
        f"{_CARLITO}/400Regular/Carlito_400Regular.ttf",
        f"{_CARLITO}/400Regular_Italic/Carlito_400Regular_Italic.ttf",
        f"{_CARLITO}/700Bold/Carlito_700Bold.ttf",
        *_HEBREW,
    ),
}

_CONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}</dir>
  <cachedir>{folder}/cache</cachedir>
  <alias binding="strong">
    <family>sans-serif</family><prefer><family>{family}</family></prefer>
  </alias>
  <alias binding="strong">
    <family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer>
  </alias>
</fontconfig>
"""


def fontconfig_file(font: Font, node_modules: Path, folder: Path) -> Path:
    """Write a fontconfig file into an empty folder, under which only this font is installed.

    Raises RuntimeError if a file of the font is missing.
    """
    for name in (*_FILES[font], *_MONO):
        path = node_modules / name
        if not path.exists():
            raise RuntimeError(f"the font {path} is missing: run `make setup`")
        (folder / path.name).symlink_to(path)
    config = folder / "fonts.conf"
    config.write_text(_CONFIG.format(folder=folder, family=font.value), encoding="utf-8")
    return config
