"""Whole games against the engine, from the first screen to the result."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.game_page import GamePage, good_move
from browser.keyboard import Keyboard
from browser.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.conftest import NewUser
    from browser.user import User
    from skep import Move


def play_to_the_end(game_page: GamePage, make: Callable[[Move], None]) -> None:
    """Play until somebody has won, and look at every position on the way."""
    while True:
        game_page.wait_for_my_turn()
        board = game_page.board()
        game_page.shows(board)
        move = good_move(board)
        make(move)
        board.push(move)
        if board.is_game_over():
            break
        game_page.shows_ply_of_at_least(board.ply)
    game_page.shows(board)


def won_as_white(game_page: GamePage) -> None:
    expect(game_page.result).to_contain_text(say("result-won"))
    expect(game_page.result).to_contain_text(say("ended-queen-surrounded", winner="white"))
    game_page.board()
    view = game_page.user.view(game_page.game)
    assert (view["status"], view["state"]) == ("over", "WhiteWins")


def test_a_whole_game_with_the_mouse(new_user: NewUser) -> None:
    # With animations, which must never be in the way of the next click.
    user = new_user(still=False)
    user.go("/")
    user.page.get_by_text(say("options"), exact=True).click()
    for choice in ("edition-base-short", "color-wish-white"):
        user.page.get_by_role("radio", name=say(choice), exact=True).check()
    user.page.get_by_role("button", name=re.compile(f"^{say('play')}")).first.click()
    game_page = GamePage(user)
    ways = itertools.cycle([game_page.click_move, game_page.drag_move])

    def make(move: Move) -> None:
        next(ways)(move)

    play_to_the_end(game_page, make)
    won_as_white(game_page)


def test_a_whole_game_by_keyboard_alone(user: User) -> None:
    user.go("/")
    keys = Keyboard(user.page)
    keys.press_until("Tab", "summary")
    keys.press("Enter")
    keys.choose(say("pieces"), say("edition-base-short"))
    keys.choose(say("color"), say("color-wish-white"))
    keys.press_until("Shift+Tab", "button.play")
    keys.press("Enter")
    game_page = GamePage(user)
    play_to_the_end(game_page, keys.move)
    won_as_white(game_page)
