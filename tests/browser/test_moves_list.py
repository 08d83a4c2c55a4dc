"""The list of moves: in words for screen readers, in columns for the eye."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.game_page import GamePage
from skep import Board

if TYPE_CHECKING:
    from browser.user import User

SEVEN_PLIES = r"Base;InProgress;Black[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 wQ\;bA1 bQ/;wA2 /wA1"
THREE_PLIES = r"Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1"
WORDS = [
    "white spider 1 placed in the middle of the table.",
    "black spider 1 placed right of white spider 1.",
    "white queen placed left of white spider 1.",
]


def test_moves_are_read_aloud_in_words(user: User) -> None:
    game_page = GamePage.at(user, user.screen_game(Board.from_game_string(THREE_PLIES)))
    game_page.shows_ply(3)
    for words in WORDS:
        expect(user.page.get_by_role("button", name=words, exact=True)).to_be_visible()


def test_moves_are_read_aloud_in_words_where_the_notation_is_shown(user: User) -> None:
    user.have_settings(notation=True)
    game_page = GamePage.at(user, user.screen_game(Board.from_game_string(THREE_PLIES)))
    game_page.shows_ply(3)
    button = user.page.get_by_role("button", name=WORDS[2], exact=True)
    expect(button).to_contain_text("wQ -wS1")


def test_the_tiles_of_a_column_stand_below_each_other(user: User) -> None:
    game_page = GamePage.at(user, user.screen_game(Board.from_game_string(SEVEN_PLIES)))
    game_page.shows_ply(7)

    def lefts(plies: range, index: int) -> list[float]:
        tiles = [user.page.locator(f"[data-ply='{ply}'] svg").nth(index) for ply in plies]
        return [GamePage.center(tile)[0] for tile in tiles]

    # The pieces that moved have a number or none, and their neighbours a sign before or after them.
    for moved, beside in [(range(1, 8, 2), range(3, 8, 2)), (range(2, 7, 2), range(2, 7, 2))]:
        assert len({round(left) for left in lefts(moved, 0)}) == 1
        assert len({round(left) for left in lefts(beside, 1)}) == 1
