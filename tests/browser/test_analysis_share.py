"""What leaves the analysis board: an address for others, PGN, a game string, a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.analysis_page import AnalysisPage
from browser.words import say
from skep import Board, read_record

if TYPE_CHECKING:
    from pathlib import Path

    from browser.conftest import NewUser
    from browser.user import User

FOUR_PLIES = r"Base+M;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
# A comment with what PGN would take for its own.
COMMENT = "Why not {here}? \\x41 (really)"


def variation() -> Board:
    """The game with another last move."""
    board = Board.from_game_string(FOUR_PLIES)
    played = board.pop()
    board.push(next(each for each in board.legal_moves if each.piece != played.piece))
    return board


def analyse_with_a_variation(user: User) -> AnalysisPage:
    """A game with a variation, a comment, a sign, and a mark on a cell."""
    page = AnalysisPage.open(user, user.screen_game(Board.from_game_string(FOUR_PLIES)))
    user.button("step-back").click()
    board = variation()
    move = board.peek()
    page.click_move(move)
    page.shows(board)
    page.show_all()
    page.open_notes()
    page.comment(COMMENT)
    user.button("analysis-sign-3").click()
    user.button("analysis-draw").click()
    assert move.to is not None
    for _ in range(2):
        user.page.mouse.click(*page.center(page.spot(move.to)))
    expect(user.page.locator("[data-arrow=drawn]")).to_have_count(1)
    return page


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_somebody_else_opens_the_address(new_user: NewUser, phone: bool) -> None:
    user = new_user(phone=phone)
    analyse_with_a_variation(user)
    user.button("share").click()
    user.button("analysis-make-address").click()
    field = user.page.get_by_role("textbox", name=say("analysis-address"), exact=True)
    address = field.input_value()
    other = new_user(phone=phone)
    other.go(address.removeprefix(user.page.evaluate("location.origin")))
    page = AnalysisPage(other)
    page.show_all()
    expect(page.variations).to_have_count(1)
    expect(other.page.locator("p.comment")).to_have_text(COMMENT)
    page.variations.get_by_role("button").first.click()
    expect(page.current.locator("[data-sign='3']")).to_have_text("!!")
    expect(other.page.locator("[data-arrow=drawn]")).to_have_count(1)
    # What the other one changes is not seen by the first.
    other.button("analysis-delete").click()
    expect(page.variations).to_have_count(0)


def test_pgn_game_string_and_picture(new_user: NewUser, tmp_path: Path) -> None:
    user = new_user(permissions=["clipboard-read", "clipboard-write"])
    analyse_with_a_variation(user)
    user.button("share").click()
    with user.page.expect_download() as saved:
        user.button("download-pgn").click()
    file = tmp_path / "game.pgn"
    saved.value.save_as(file)
    record = read_record(file)
    assert record.to_game_string() == FOUR_PLIES
    (other,) = record.variations[4]
    assert other.nags[1] == (3,)
    assert other.comments[1].startswith(COMMENT)
    user.button("copy-game-string").click()
    user.wait_for_clipboard(variation().game_string())
    with user.page.expect_download() as picture:
        user.page.get_by_role("link", name="SVG", exact=True).click()
    drawn = tmp_path / "picture.svg"
    picture.value.save_as(drawn)
    assert drawn.read_text(encoding="utf-8").startswith("<svg")
