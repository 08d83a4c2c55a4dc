"""What a first visit costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.table import Table
from skep import Board

if TYPE_CHECKING:
    import pytest

    from browser.visitor import Visitor

MOST_BYTES = 200_000
FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"

_TRANSFERRED = """() => performance.getEntries()
    .filter(entry => "transferSize" in entry && !entry.name.includes("/api/"))
    .map(entry => [entry.name, entry.transferSize])"""


def test_the_page_is_light(visitor: Visitor, pytestconfig: pytest.Config) -> None:
    game = visitor.screen_game(Board.from_game_string(FOUR_PLIES))
    table = Table.at(visitor, game)
    milliseconds = visitor.page.evaluate(
        """() => new Promise(resolve => requestAnimationFrame(() => resolve(performance.now())))"""
    )
    table.shows_ply(4)
    visitor.page.wait_for_load_state("networkidle")
    files = dict(visitor.page.evaluate(_TRANSFERRED))
    assert any(name.endswith(".js") and size > 10_000 for name, size in files.items()), files
    total = sum(files.values())
    print(f"\npage: {total} bytes in {len(files)} files; a board after {milliseconds:.0f} ms")
    assert total < MOST_BYTES


def test_nothing_comes_from_elsewhere(visitor: Visitor) -> None:
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    for path in ("/", "/settings", "/learn"):
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
    origin = visitor.page.evaluate("location.origin")
    strange = [url for url in asked if not url.startswith((origin, "data:", "blob:"))]
    assert asked
    assert strange == []
