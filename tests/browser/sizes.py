"""The screens that the page of a game is made for, besides the wide ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

PORTRAIT = ((320, 568), (360, 740), (390, 844), (430, 932))
LANDSCAPE = ((568, 320), (667, 375), (740, 360), (932, 430))
TABLETS = ((768, 1024), (1024, 768))
ALL = PORTRAIT + LANDSCAPE + TABLETS


def name_of(size: tuple[int, int]) -> str:
    """A size as people write it."""
    return f"{size[0]}x{size[1]}"


def become(page: Page, size: tuple[int, int]) -> None:
    """Give the page another screen, and wait until the board has been laid out on it."""
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    page.set_viewport_size(viewport)
    if page.url == "about:blank":  # a page that does not ask for the width of the device
        return
    page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=list(size)
    )
    # The board learns its size between two frames.
    page.wait_for_timeout(100)
