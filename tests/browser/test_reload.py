"""Reloading the page keeps its state in every phase of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.game_page import GamePage, good_move, start_link_game
from browser.words import say
from skep import Board

if TYPE_CHECKING:
    from browser.conftest import NewUser
    from browser.user import User

ONE_PLY_BEFORE_THE_END = (
    r"Base;InProgress;White[7];wB1;bS1 \wB1;wQ wB1-;bQ -bS1;wA1 wQ/;bS2 \bS1;wS1 wB1\;bA1 -bQ;"
    r"wS2 wQ\;bA2 bA1\;wA2 wA1\;bB1 -bS2"
)
LAST_MOVE = "wA1 bQ\\"


def reload(game_page: GamePage) -> GamePage:
    game_page.page.reload()
    return GamePage(game_page.user)


def test_while_waiting_for_a_friend(new_user: NewUser) -> None:
    host, guest = new_user(), new_user()
    game_page = reload(GamePage.at(host, host.new_game("link")))
    expect(host.page.get_by_role("textbox", name=say("address"))).to_have_value(host.page.url)
    reload(GamePage.at(guest, game_page.game))
    expect(guest.button("sit-down", color="black")).to_be_enabled()
    # The friend takes the seat while the page is being loaded.
    host.page.reload(wait_until="commit")
    guest.api("POST", f"/games/{game_page.game}/seat", {})
    game_page.wait_for_my_turn()


def test_on_my_turn(user: User) -> None:
    game = user.new_game("engine", color="white", game_type="Base")
    game_page = GamePage.at(user, game)
    game_page.wait_for_my_turn()
    game_page.click_move(good_move(game_page.board()))
    game_page.shows_ply(2)
    game_page.wait_for_my_turn()
    board = game_page.board()
    game_page.take(str(good_move(board).piece))
    game_page = reload(game_page)
    game_page.wait_for_my_turn()
    game_page.shows(board)
    game_page.click_move(good_move(board))
    game_page.shows_ply(4)


def test_on_the_engines_turn(user: User) -> None:
    game_page = GamePage.at(user, user.new_game("engine", color="white", game_type="Base"))
    for ply in (2, 4):
        game_page.wait_for_my_turn()
        game_page.click_move(good_move(game_page.board()))
        game_page.page.locator(f"[data-ply='{ply - 1}']").wait_for()
        game_page = reload(game_page)
        game_page.shows_ply(ply)
    game_page.wait_for_my_turn()
    game_page.shows(game_page.board())


def test_with_an_open_offer(new_user: NewUser) -> None:
    host, guest = new_user(), new_user()
    white, black = start_link_game(host, guest)
    host.play(white.game, ["wS1"])
    guest.play(white.game, ["bS1 wS1-"])
    host.command(white.game, "offer_draw")
    white, black = reload(white), reload(black)
    expect(host.page.get_by_text(say("draw-waits"), exact=True)).to_be_visible()
    question = say("draw-offered", name=say("color-name", color="white"))
    asked = black.page.get_by_role("alertdialog", name=question, exact=True)
    asked.get_by_role("button", name=say("decline"), exact=True).click()
    expect(host.page.get_by_text(say("draw-waits"), exact=True)).to_have_count(0)
    guest.command(white.game, "ask_takeback")
    white, black = reload(white), reload(black)
    expect(guest.page.get_by_text(say("takeback-waits"), exact=True)).to_be_visible()
    question = say("takeback-asked", name=say("color-name", color="black"), count=1)
    asked = white.page.get_by_role("alertdialog", name=question, exact=True)
    asked.get_by_role("button", name=say("accept"), exact=True).click()
    black.wait_for_my_turn()
    white, black = reload(white), reload(black)
    black.wait_for_my_turn()
    white.shows_ply(1)


def test_after_the_end(user: User) -> None:
    board = Board.from_game_string(ONE_PLY_BEFORE_THE_END)
    game_page = GamePage.at(user, user.screen_game(board))
    user.play(game_page.game, [LAST_MOVE])
    expect(game_page.result).to_contain_text(say("result-wins", color="white"))
    board.push_uhp(LAST_MOVE)
    game_page = reload(game_page)
    game_page.shows(board)
    expect(game_page.result).to_contain_text(say("result-wins", color="white"))
    expect(user.button("rematch")).to_be_enabled()
    # The moves can still be stepped through, and the address can be shared.
    user.page.keyboard.press(",")
    board.pop()
    game_page.shows(board)


def test_in_a_replay(user: User) -> None:
    board = Board.from_game_string(ONE_PLY_BEFORE_THE_END)
    record = user.api("POST", "/records", {"text": ONE_PLY_BEFORE_THE_END})
    game_page = reload(GamePage.at(user, record["id"]))
    game_page.shows(board)
    user.button("step-back").click()
    board.pop()
    game_page.shows(board)
    game_page = reload(game_page)
    game_page.shows_ply(12)
