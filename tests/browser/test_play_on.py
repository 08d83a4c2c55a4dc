"""Games that begin with a position of the analysis board, or with one that was set up."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.analysis_page import AnalysisPage
from browser.game_page import GamePage, good_move
from browser.test_device_games import IS_SENT, kept_board, play_turn, player, proxy
from browser.words import say
from skep import Board, Hex, Move, Piece, read_record

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.conftest import NewUser
    from browser.flaky_proxy import FlakyProxy
    from browser.user import User

__all__ = ["proxy"]  # a fixture

FIVE_PLIES = r"Base+M;InProgress;Black[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ"
GAME_ADDRESS = re.compile(r"/game/[0-9A-Za-z]{12}$")


def dialog(user: User) -> Locator:
    """The dialog in which an opponent is chosen."""
    return user.page.get_by_role("dialog", name=say("play-from-here"), exact=True)


def choose(user: User, key: str) -> None:
    """Choose one of several values of the dialog."""
    dialog(user).get_by_role("radio", name=say(key), exact=True).check()


def begun(user: User) -> GamePage:
    """The page of the game that has just begun."""
    expect(user.page).to_have_url(GAME_ADDRESS)
    return GamePage(user)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_level_plays_on_from_a_set_up(new_user: NewUser, phone: bool) -> None:
    user = new_user(phone=phone)
    page = AnalysisPage.open(user)
    user.button("setup").click()
    # Without the extra bugs their piles are gone.
    page.pile("wP").wait_for()
    for bug in ("mosquito", "ladybug", "pillbug"):
        user.button("bug-title", bug=bug).click()
    expect(page.pile("wP")).to_have_count(0)
    page.pile("bS1").scroll_into_view_if_needed()
    for piece, column in (("wS1", 0), ("bS1", 1), ("wQ", -1), ("bQ", 2)):
        page.click_move(Move(Piece.from_name(piece), Hex(column, 0)))
        page.tile(piece).wait_for()
    user.page.get_by_role("radio", name=say("setup-turn", color="black"), exact=True).check()
    user.button("play-from-here").click()
    # Black is to move, so Black is offered; the level begins if White is chosen.
    expect(dialog(user).get_by_role("radio", name=say("color-wish-black"))).to_be_checked()
    choose(user, "color-wish-white")
    dialog(user).get_by_role("button", name=re.compile(f"^{say('play')} ")).click()
    game = begun(user)
    board = game.my_turn_after(1)
    assert board.root().position_string() == "Base;Black[3];-;-1,0:wQ 0,0:wS1 1,0:bS1 2,0:bQ"
    move = good_move(board)
    (game.tap_move if phone else game.click_move)(move)
    if phone:
        game.tap_to(move)
    user.wait_for_ply(game.game, 2)
    assert user.view(game.game)["seats"]["black"]["thinks_on"] == "device"
    # It can be analysed while it goes on, and its record has the set-up.
    text = user.page.request.get(f"/api/games/{game.game}/record").text()
    assert read_record(text).position == board.root().position_string()
    user.go(f"/analysis/{game.game}")
    AnalysisPage(user).has_depth(1)


def test_a_level_plays_on_without_a_network(new_user: NewUser, proxy: FlakyProxy) -> None:
    user = player(new_user, proxy)
    page = AnalysisPage.open(user)
    board = Board("Base+MLP")
    for text in ("wS1", "bS1 wS1-", "wQ -wS1"):
        page.click_move(board.parse_uhp(text))
        board.push_uhp(text)
        page.shows(board)
    proxy.cut()
    user.button("play-from-here").click()
    choose(user, "color-wish-black")
    dialog(user).get_by_role("button", name=re.compile(f"^{say('play')} ")).click()
    game = begun(user)
    game.shows_ply(3)
    game.wait_for_my_turn()
    expect(user.button("takeback")).to_have_count(0)
    assert kept_board(game) == board
    play_turn(game, 3)
    user.button("takeback").click()  # my own move, and not those before the game
    game.shows_ply(3)
    expect(user.button("takeback")).to_have_count(0)
    play_turn(game, 3)
    proxy.repair()
    user.page.wait_for_function(IS_SENT, arg=game.game)
    view = user.view(game.game)
    assert (len(view["moves"]), view["start"]["moves"]) == (5, 3)
    assert view["seats"]["white"]["thinks_on"] == "device"
    # Another one is begun from the same position, with the other colour.
    user.button("resign").click()
    user.page.get_by_role("dialog").get_by_role("button", name=say("resign"), exact=True).click()
    first = game.game
    user.button("rematch").click()
    user.page.wait_for_url(lambda url: not url.endswith(first))
    again = GamePage(user)
    again.shows_ply_of_at_least(4)  # the machine has Black now
    user.page.wait_for_function(IS_SENT, arg=again.game)
    view = user.view(again.game)
    assert (view["start"]["moves"], view["seats"]["white"]["yours"]) == (3, True)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_friend_plays_on_from_a_move(new_user: NewUser, phone: bool) -> None:
    user, friend = new_user(phone=phone), new_user()
    page = AnalysisPage.open(user, user.screen_game(Board.from_game_string(FIVE_PLIES)))
    user.button("step-back").click()
    before = Board.from_game_string(FIVE_PLIES)
    before.pop()
    page.shows(before)
    user.button("play-from-here").click()
    choose(user, "color-wish-black")
    dialog(user).get_by_role("button", name=say("play-link"), exact=True).click()
    mine = begun(user)
    friend.go(f"/game/{mine.game}")
    friend.button("sit-down", color="white").click()
    friend.button("sit-down", color="white").wait_for(state="detached")
    theirs = GamePage(friend)
    assert theirs.my_turn_after(4) == before
    friend.button("takeback").wait_for(state="detached")
    move = next(each for each in before.legal_moves if str(each.piece) == "wA1")
    theirs.click_move(move)
    before.push(move)
    for each in (mine, theirs):
        each.shows(before)
    mine.my_turn_after(5)
    # Nobody may ask the engine while the other one plays.
    user.go(f"/analysis/{mine.game}")
    expect(user.page.get_by_role("alert")).to_have_text(say("analysis-not-now"))
