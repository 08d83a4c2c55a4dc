"""My games: every one of them can be found, gone on with, and deleted."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.table import Table, good_move
from browser.words import say
from skep import Board

if TYPE_CHECKING:
    from browser.conftest import NewVisitor
    from browser.visitor import Visitor

FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"


def test_a_list_of_my_games_and_of_nobody_elses(visitor: Visitor, new_visitor: NewVisitor) -> None:
    visitor.go("/games")
    expect(visitor.page.get_by_text(say("no-games"), exact=True)).to_be_visible()
    visitor.new_game("engine", color="white")
    visitor.screen_game(Board.from_game_string(FOUR_PLIES))
    visitor.new_game("link")
    visitor.api("POST", "/records", {"text": FOUR_PLIES})
    visitor.go("/games")
    rows = visitor.page.get_by_role("listitem")
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
    stranger = new_visitor()
    stranger.go("/games")
    expect(stranger.page.get_by_text(say("no-games"), exact=True)).to_be_visible()


def test_a_game_is_left_and_resumed(visitor: Visitor) -> None:
    game = visitor.new_game("engine", color="white", game_type="Base")
    table = Table.at(visitor, game)
    table.wait_for_my_turn()
    table.click_move(good_move(table.board()))
    table.shows_ply(2)
    board = table.board()
    visitor.go("/")
    visitor.page.get_by_role(
        "link", name=re.compile(say("resume", name=say("level-1-name")))
    ).click()
    table = Table(visitor)
    assert table.game == game
    table.shows(board)
    table.click_move(good_move(board))
    table.shows_ply(4)
    # And by way of the list, without loading the page anew.
    visitor.page.get_by_role("link", name=say("skep"), exact=True).click()
    visitor.link("my-games").click()
    visitor.page.get_by_role("listitem").get_by_role("link").click()
    table.shows(table.board())


def test_a_game_is_deleted_after_a_question(visitor: Visitor) -> None:
    game = visitor.screen_game(Board.from_game_string(FOUR_PLIES))
    visitor.go("/games")
    delete = visitor.button("delete-game", game=say("game-screen"))
    delete.click()
    sure = visitor.page.get_by_role("dialog", name=say("delete-sure"), exact=True)
    sure.get_by_role("button", name=say("keep"), exact=True).click()
    delete.click()
    sure.get_by_role("button", name=say("delete"), exact=True).click()
    expect(visitor.page.get_by_role("listitem")).to_have_count(0)
    assert visitor.context.request.get(f"/api/games/{game}").status == 404
    visitor.forgive(re.compile(r"404 \(Not Found\)"))
    visitor.go(f"/game/{game}")
    expect(visitor.page.get_by_text(say("problem-not-found"), exact=True)).to_be_visible()


def test_many_games_are_listed_page_by_page(visitor: Visitor) -> None:
    games = [visitor.api("POST", "/records", {"text": FOUR_PLIES})["id"] for _ in range(33)]
    visitor.go("/games")
    rows = visitor.page.get_by_role("listitem")
    expect(rows).to_have_count(30)
    visitor.button("more-games").click()
    expect(rows).to_have_count(33)
    found = [
        (link.get_attribute("href") or "").removeprefix("/game/")
        for link in rows.get_by_role("link").all()
    ]
    assert found == games[::-1]
