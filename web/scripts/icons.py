"""Draws the app's icons from the tile of the queen: `python web/scripts/icons.py`.

The pictures are made by the Chromium of the page's tools (see chromium.mjs), or by the program that
SKEP_CHROMIUM names.
"""

from __future__ import annotations

import os
import subprocess
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


def chromium() -> tuple[str, dict[str, str]]:
    """The program of the browser, and the environment that it needs."""
    chosen = os.environ.get("SKEP_CHROMIUM", "npm")
    if chosen != "npm":
        return chosen, dict(os.environ)
    script = Path(__file__).with_name("chromium.mjs")
    done = subprocess.run(  # noqa: S603
        ["node", script],  # noqa: S607
        capture_output=True,
        text=True,
        check=True,
    )
    program = Path(done.stdout.strip())
    return str(program), {**os.environ, "LD_LIBRARY_PATH": str(program.parent / "al2023" / "lib")}


def main() -> None:
    """Write the drawing, and a picture of it in each size."""
    program, environment = chromium()
    drawing = tile("wQ")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "skep.svg").write_text(drawing, encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox"], env=dict(environment)
        )
        for name, (size, part, ground) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;"
                f"background:{ground}}}svg{{height:{part * 100}vh;width:auto}}</style>{drawing}"
            )
            page.screenshot(path=FOLDER / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
