"""Draws the app's icons from the tile of the queen: `python web/scripts/icons.py CHROMIUM`."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from skep.render import tile

FOLDER = Path(__file__).parent.parent / "public" / "icons"
TABLE = "#ddcdb0"
# A maskable icon keeps to the middle 80 %, for systems that cut a circle out of it.
PICTURES = {
    "skep-192.png": (192, 0.94, "transparent"),
    "skep-512.png": (512, 0.94, "transparent"),
    "skep-maskable-512.png": (512, 0.66, TABLE),
}


def main(chromium: str) -> None:
    """Write the drawing, and a picture of it in each size."""
    drawing = tile("wQ")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "skep.svg").write_text(drawing, encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (size, part, ground) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;"
                f"background:{ground}}}svg{{height:{part * 100}vh;width:auto}}</style>{drawing}"
            )
            page.screenshot(path=FOLDER / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
