"""Whole games against the machine, from the first screen to the result."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.keyboard import Keyboard
from browser.table import Table, good_move
from browser.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.conftest import NewVisitor
    from browser.visitor import Visitor
    from skep import Move


def play_to_the_end(table: Table, make: Callable[[Move], None]) -> None:
    """Play until somebody has won, and look at every position on the way."""
    while True:
        table.wait_for_my_turn()
        board = table.board()
        table.shows(board)
        move = good_move(board)
        make(move)
        board.push(move)
        if board.is_game_over():
            break
        table.shows_ply_of_at_least(board.ply)
    table.shows(board)


def won_as_white(table: Table) -> None:
    expect(table.result).to_contain_text(say("result-won"))
    expect(table.result).to_contain_text(say("ended-queen-surrounded", winner="white"))
    view = table.visitor.view(table.game)
    assert (view["status"], view["state"]) == ("over", "WhiteWins")


def test_a_whole_game_with_the_mouse(new_visitor: NewVisitor) -> None:
    # With animations, which must never be in the way of the next click.
    visitor = new_visitor(still=False)
    visitor.go("/")
    visitor.page.get_by_text(say("options"), exact=True).click()
    for choice in ("edition-base-short", "color-wish-white"):
        visitor.page.get_by_role("radio", name=say(choice), exact=True).check()
    visitor.page.get_by_role("button", name=re.compile(f"^{say('play')}")).first.click()
    table = Table(visitor)
    ways = itertools.cycle([table.click_move, table.drag_move])

    def make(move: Move) -> None:
        next(ways)(move)

    play_to_the_end(table, make)
    won_as_white(table)


def test_a_whole_game_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.go("/")
    keys = Keyboard(visitor.page)
    keys.press_until("Tab", "summary")
    keys.press("Enter")
    keys.choose(say("pieces"), say("edition-base-short"))
    keys.choose(say("color"), say("color-wish-white"))
    keys.press_until("Shift+Tab", "button.play")
    keys.press("Enter")
    table = Table(visitor)
    play_to_the_end(table, keys.move)
    won_as_white(table)
