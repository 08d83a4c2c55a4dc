"""The home screen on a wide screen: everything is in sight at the first visit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from browser.user import User

SIZES: list[ViewportSize] = [{"width": 976, "height": 700}, {"width": 1440, "height": 900}]

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
