"""The weight of the page on a first visit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.game_page import GamePage
from skep import Board

if TYPE_CHECKING:
    from browser.user import User

MOST_BYTES = 200_000
FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"

_TRANSFERRED = """() => performance.getEntries()
    .filter(entry => "transferSize" in entry && !entry.name.includes("/api/"))
    .map(entry => [entry.name, entry.transferSize])"""


# Marks the moment at which the first tile lies on the board.
_MARK = """new MutationObserver((_, observer) => {
    if (!document.querySelector("[data-tile]")) return;
    performance.mark("board");
    observer.disconnect();
}).observe(document, { childList: true, subtree: true })"""
_MARKED = "() => performance.getEntriesByName('board')[0].startTime"


def test_the_page_is_light(user: User) -> None:
    game = user.screen_game(Board.from_game_string(FOUR_PLIES))
    user.context.add_init_script(_MARK)
    GamePage.at(user, game).shows_ply(4)
    user.page.wait_for_load_state("networkidle")
    milliseconds = user.page.evaluate(_MARKED)
    files = dict(user.page.evaluate(_TRANSFERRED))
    assert any(name.endswith(".js") and size > 10_000 for name, size in files.items()), files
    total = sum(files.values())
    print(f"\npage: {total} bytes in {len(files)} files; a board after {milliseconds:.0f} ms")
    assert total < MOST_BYTES


def test_nothing_comes_from_elsewhere(user: User) -> None:
    asked: list[str] = []
    user.page.on("request", lambda request: asked.append(request.url))
    for path in ("/", "/settings", "/learn"):
        user.go(path)
        user.page.wait_for_load_state("networkidle")
    origin = user.page.evaluate("location.origin")
    strange = [url for url in asked if not url.startswith((origin, "data:", "blob:"))]
    assert asked
    assert strange == []
