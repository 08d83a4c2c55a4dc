"""The list of games: finding, resuming and deleting them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.game_page import GamePage, good_move
from browser.words import say
from skep import Board

if TYPE_CHECKING:
    from browser.conftest import NewUser
    from browser.user import User

FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"


def test_a_list_of_my_games_and_of_nobody_elses(user: User, new_user: NewUser) -> None:
    user.go("/games")
    expect(user.page.get_by_text(say("no-games"), exact=True)).to_be_visible()
    user.new_game("engine", color="white")
    user.screen_game(Board.from_game_string(FOUR_PLIES))
    user.new_game("link")
    user.api("POST", "/records", {"text": FOUR_PLIES})
    user.go("/games")
    rows = user.page.get_by_role("listitem")
    expect(rows).to_have_count(4)
    for row, words in zip(
        (3, 2, 1),
        (
            [say("game-against", name=say("level-1-name")), say("your-turn")],
            [say("game-screen"), say("game-moves", count=4)],
            [say("game-waiting")],
        ),
        strict=True,
    ):
        for word in words:
            expect(rows.nth(row)).to_contain_text(word)
    stranger = new_user()
    stranger.go("/games")
    expect(stranger.page.get_by_text(say("no-games"), exact=True)).to_be_visible()


def test_a_game_is_left_and_resumed(user: User) -> None:
    game = user.new_game("engine", color="white", game_type="Base")
    game_page = GamePage.at(user, game)
    game_page.wait_for_my_turn()
    game_page.click_move(good_move(game_page.board()))
    game_page.shows_ply(2)
    board = game_page.board()
    user.go("/")
    user.page.get_by_role("link", name=re.compile(say("resume", name=say("level-1-name")))).click()
    game_page = GamePage(user)
    assert game_page.game == game
    game_page.shows(board)
    game_page.click_move(good_move(board))
    game_page.shows_ply(4)
    # And from the list, without reloading the page.
    user.page.get_by_role("link", name=say("skep"), exact=True).click()
    user.link("my-games").click()
    user.page.get_by_role("listitem").get_by_role("link").click()
    game_page.shows(game_page.board())


def test_a_game_is_deleted_after_a_question(user: User) -> None:
    game = user.screen_game(Board.from_game_string(FOUR_PLIES))
    user.go("/games")
    delete = user.button("delete-game", game=say("game-screen"))
    delete.click()
    sure = user.page.get_by_role("dialog", name=say("delete-sure"), exact=True)
    sure.get_by_role("button", name=say("keep"), exact=True).click()
    delete.click()
    sure.get_by_role("button", name=say("delete"), exact=True).click()
    expect(user.page.get_by_role("listitem")).to_have_count(0)
    assert user.context.request.get(f"/api/games/{game}").status == 404
    user.allow_console(re.compile(r"404 \(Not Found\)"))
    user.go(f"/game/{game}")
    expect(user.page.get_by_text(say("problem-not-found"), exact=True)).to_be_visible()


def test_many_games_are_listed_page_by_page(user: User) -> None:
    games = [user.api("POST", "/records", {"text": FOUR_PLIES})["id"] for _ in range(33)]
    user.go("/games")
    rows = user.page.get_by_role("listitem")
    expect(rows).to_have_count(30)
    user.button("more-games").click()
    expect(rows).to_have_count(33)
    found = [
        (link.get_attribute("href") or "").removeprefix("/game/")
        for link in rows.locator("a.game").all()
    ]
    assert found == games[::-1]
