"""A Chromium to test with: the system's, or the one that comes with the page's tools.

SKEP_CHROMIUM chooses: the path of a browser, or `npm` for the one of the page's tools.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).parents[2]
SYSTEM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
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


def launch(playwright: Playwright) -> Browser:
    """Start a browser; RuntimeError if there is none."""
    wish = os.environ.get("SKEP_CHROMIUM", "")
    path = wish if wish not in ("", "npm") else None
    if not wish:
        path = next(filter(None, map(shutil.which, SYSTEM_NAMES)), None)
    if path is not None:
        return playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
    unpacked = _unpack()
    # On a machine without a browser its libraries and fonts may be missing too.
    environment = {
        **os.environ,
        "LD_LIBRARY_PATH": str(unpacked.parent / "al2023" / "lib"),
        "XDG_DATA_HOME": str(unpacked.parent),
    }
    return playwright.chromium.launch(
        executable_path=unpacked, args=ARGUMENTS, env=dict(environment)
    )


def _unpack() -> Path:
    script = ROOT / "web" / "scripts" / "chromium.mjs"
    node = shutil.which("node")
    if node is None:
        raise RuntimeError("the browser tests need a Chromium, or Node and `npm --prefix web ci`")
    done = subprocess.run([node, script], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"there is no Chromium, and none could be unpacked:\n{done.stderr}")
    return Path(done.stdout.strip())
