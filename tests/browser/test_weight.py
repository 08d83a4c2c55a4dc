"""The weight of the page on a first visit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.game_page import GamePage
from skep import Board

if TYPE_CHECKING:
    from browser.user import User

MOST_BYTES_TO_THE_BOARD = 110_000
MOST_BYTES_OF_THE_ENGINE = 400_000
ENGINE = (".wasm", ".net")
FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"

_TRANSFERRED = """() => performance.getEntries()
    .filter(entry => "transferSize" in entry && !entry.name.includes("/api/"))
    .map(({ name, transferSize, decodedBodySize, startTime }) =>
        ({ name, transferSize, decodedBodySize, startTime }))"""
_ENGINE_IS_READY = "() => performance.getEntriesByName('engine').length > 0"


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
    user.page.wait_for_function(_ENGINE_IS_READY)
    board = user.page.evaluate(_MARKED)
    files = user.page.evaluate(_TRANSFERRED)
    before = {file["name"]: file for file in files if file["startTime"] < board}
    after = {file["name"]: file for file in files if file["startTime"] >= board}
    total = sum(file["transferSize"] for file in before.values())
    assert any(name.endswith(".js") and before[name]["transferSize"] > 10_000 for name in before)
    assert not any(name.endswith(ENGINE) for name in before)
    # The service worker fetches it, so that only its size without compression is known here.
    engine = sum(file["decodedBodySize"] for name, file in after.items() if name.endswith(ENGINE))
    print(f"\npage: {total} bytes in {len(before)} files; a board after {board:.0f} ms")
    print(f"engine: {engine} bytes, not compressed")
    assert total < MOST_BYTES_TO_THE_BOARD
    assert 50_000 < engine < MOST_BYTES_OF_THE_ENGINE


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
