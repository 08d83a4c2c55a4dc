"""The home screen on a wide screen, and what is shown before any screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.user import PATIENCE_MS

if TYPE_CHECKING:
    from playwright.sync_api import Route, ViewportSize

    from browser.user import User

SIZES: list[ViewportSize] = [{"width": 976, "height": 700}, {"width": 1440, "height": 900}]
_PAUSE_MS = 50

# The tiles of the hive in the background that reach behind the column of cards.
_COVERED = """() => {
    const column = document.querySelector("main .column").getBoundingClientRect();
    return [...document.querySelectorAll(".demo [data-tile]")].filter(tile => {
        const { left, right } = tile.getBoundingClientRect();
        return left < column.right && right > column.left;
    }).length;
}"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize("language", ["en", "he"])
def test_the_first_visit(user: User, size: ViewportSize, language: str) -> None:
    user.have_settings(language=language)
    user.page.set_viewport_size(size)
    user.go("/")
    for path in ("/games", "/open", "/learn", "/settings"):
        link = user.page.locator(f'nav a[href="{path}"]')
        expect(link).to_have_count(1)
        expect(link).to_be_in_viewport(ratio=1)
    expect(user.page.locator("button.play")).to_be_in_viewport(ratio=1)
    expect(user.page.locator(".demo [data-tile]").first).to_be_visible()
    assert user.page.evaluate(_COVERED) == 0


def test_addresses_are_written_from_left_to_right(user: User) -> None:
    user.have_settings(language="he")
    user.go(f"/game/{user.new_game('link')}")
    field = user.page.locator("main input[readonly]")
    expect(field).to_have_value(user.page.url)
    expect(field).to_have_css("direction", "ltr")
    user.go("/open")
    expect(user.page.locator("textarea")).to_have_css("direction", "ltr")


def test_an_empty_table_is_shown_until_there_is_a_screen(user: User) -> None:
    game = user.new_game("screen")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    user.page.route(f"**/api/games/{game}", hold)
    with user.page.expect_request(f"**/api/games/{game}"):
        user.go(f"/game/{game}")
    table = user.page.locator(".empty-table")
    expect(table).to_be_visible()
    for _ in range(PATIENCE_MS // _PAUSE_MS):
        if held:
            break
        user.page.wait_for_timeout(_PAUSE_MS)
    held[0].continue_()
    expect(user.page.locator("main")).to_be_visible()
    expect(table).to_be_hidden()
    for path in ("/", "/games", "/open", "/settings", "/learn", "/learn/aim", "/analysis"):
        user.go(path)
        expect(user.page.locator("main")).to_be_visible()
        expect(table).to_be_hidden()
