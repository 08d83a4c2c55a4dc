"""Starts the Chromium that the tests drive, with one known font.

It is the Chromium of the npm package @sparticuz/chromium, which is installed with the page's tools
(Linux only), so that all machines test in the same browser. The environment variable SKEP_CHROMIUM
chooses another one: the path of its program (`npm` is the default).
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from browser.fonts import fontconfig_file

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

    from browser.fonts import Font

ROOT = Path(__file__).parents[2]
START_MS = 180_000
# Tests run in containers too, as root and with a small /dev/shm; and nothing is to be reached but
# the server under test.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def launch(playwright: Playwright, font: Font, folder: Path) -> Browser:
    """Start a browser that has only this font; the folder, empty, is for its font files.

    Raises RuntimeError if there is no browser, or if the font is missing.
    """
    fonts = fontconfig_file(font, ROOT / "web" / "node_modules", folder)
    environment = {**os.environ, "FONTCONFIG_FILE": str(fonts)}
    chosen = os.environ.get("SKEP_CHROMIUM", "")
    if chosen in ("", "npm"):
        program = _unpack()
        # On a machine without a browser its libraries may be missing too.
        environment["LD_LIBRARY_PATH"] = str(program.parent / "al2023" / "lib")
    else:
        program = Path(chosen)
    return playwright.chromium.launch(
        executable_path=program, args=ARGUMENTS, env=dict(environment), timeout=START_MS
    )


def _unpack() -> Path:
    script = ROOT / "web" / "scripts" / "chromium.mjs"
    node = shutil.which("node")
    if node is None:
        raise RuntimeError("the browser tests need Node, which unpacks their Chromium")
    done = subprocess.run([node, script], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(
            "the Chromium of the page's tools could not be unpacked; run `make setup`, or name"
            f" another with SKEP_CHROMIUM=/path/of/chromium:\n{done.stderr}"
        )
    return Path(done.stdout.strip())
