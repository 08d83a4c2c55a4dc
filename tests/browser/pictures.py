"""Draws the pictures of the README: a game, a lesson and a phone, light and dark (`make pictures`).

    PYTHONPATH=tests python -m browser.pictures docs/images

They are screenshots of the page in the browser of the tests, as WebP files, which Chromium encodes.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from browser.chromium import launch
from browser.fonts import Font
from browser.game_page import GamePage
from browser.server_process import ServerProcess
from browser.user import User
from skep import Board

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize

    from browser.user import Scheme

GAME = (
    r"Base+MLP;InProgress;White[9];wG1;bA1 wG1-;wL -wG1;bS1 bA1/;wA1 \wL;bA2 \bS1;wQ -wA1;"
    r"bQ -bA2;wB1 wL\;bP bS1/;wP wB1\;bG1 bP/;wS1 /wB1;bL bG1\;wS2 wP-;bM bG1/"
)
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
QUALITY = 0.8

_ENCODE = """async ([png, quality]) => {
    const image = new Image();
    image.src = "data:image/png;base64," + png;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def draw(browser: Browser, address: str, folder: Path) -> None:
    """Draw all pictures into a folder."""
    for scheme in SCHEMES:
        suffix = "" if scheme == "light" else "-dark"
        for name, phone, size in (
            ("game", False, WIDE), ("lesson", False, WIDE), ("phone", True, PHONE),
        ):  # fmt: skip
            user = User(browser, address, phone=phone, scheme=scheme)
            user.page.set_viewport_size(size)
            if name == "lesson":
                user.go("/learn/beetle")
            else:
                show_game(user)
            user.page.wait_for_load_state("networkidle")
            save(user, folder / f"{name}{suffix}.webp")
            user.close()


def show_game(user: User) -> None:
    """Open a game of two at one screen, and choose a piece, so that it shows where that may go."""
    board = Board.from_game_string(GAME)
    game_page = GamePage.at(user, user.screen_game(board))
    game_page.shows(board)
    game_page.take("wS1")


def save(user: User, file: Path) -> None:
    """Save what a user sees."""
    png = base64.b64encode(user.page.screenshot(animations="disabled")).decode()
    blank = user.context.new_page()  # the policy of our own page forbids nothing there
    webp = blank.evaluate(_ENCODE, [png, QUALITY])
    blank.close()
    file.write_bytes(base64.b64decode(webp))
    print(f"{file.name}: {file.stat().st_size} bytes")


def main() -> None:
    """Draw the pictures into the folder of the command line."""
    folder = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as games, tempfile.TemporaryDirectory() as fonts:
        server = ServerProcess(Path(games))
        server.start()
        try:
            with sync_playwright() as playwright:
                browser = launch(playwright, Font.MIDDLING, Path(fonts))
                draw(browser, server.address, folder)
                browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
