"""The core in the browser: answers without the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.game_page import GamePage
from browser.words import say
from skep import Board

if TYPE_CHECKING:
    from browser.user import User

FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
ENGINE_IS_READY = "() => performance.getEntriesByName('engine').length > 0"


def test_why_not_is_answered_without_the_server(user: User) -> None:
    board = Board.from_game_string(FOUR_PLIES)
    game_page = GamePage.at(user, user.screen_game(board))
    game_page.shows(board)
    user.page.wait_for_function(ENGINE_IS_READY)
    asked: list[str] = []
    user.page.on("request", lambda request: asked.append(request.url))
    game_page.take("wS1")
    words: dict[str, str | int] = {"color": "white", "bug": "spider", "number": 1}
    queen = say("piece-name", color="white", bug="queen", number=0)
    expect(game_page.status).to_have_text(
        say("reason-one_hive", **words, count=1, parts=2, pieces=queen)
    )
    assert [url for url in asked if "/why" in url] == []


def test_a_hint_is_found_on_the_device(user: User) -> None:
    game_page = GamePage.at(user, user.new_game("engine", color="white", game_type="Base"))
    game_page.wait_for_my_turn()
    user.page.wait_for_function(ENGINE_IS_READY)
    asked: list[str] = []
    user.page.on("request", lambda request: asked.append(request.url))
    user.button("hint").click()
    expect(game_page.area.locator("[data-mark=hint]")).to_have_count(1)
    assert any(url.endswith(".net") for url in asked)
    assert [url for url in asked if "/hint" in url] == []
