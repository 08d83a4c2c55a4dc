"""Games that begin with a position of the analysis board, or with one that was set up."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.analysis_page import AnalysisPage
from browser.game_page import GamePage, good_move
from browser.words import say
from skep import Board, Hex, Move, Piece, read_record

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.conftest import NewUser
    from browser.user import User

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
    # It can be analysed while it goes on, and its record has the set-up.
    text = user.page.request.get(f"/api/games/{game.game}/record").text()
    assert read_record(text).position == board.root().position_string()
    user.go(f"/analysis/{game.game}")
    AnalysisPage(user).has_depth(1)


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
