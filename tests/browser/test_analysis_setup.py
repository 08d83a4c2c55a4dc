"""The board on which a position is set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.analysis_page import AnalysisPage
from browser.words import say
from skep import Board, Hex, Move, Piece

if TYPE_CHECKING:
    from browser.conftest import NewUser

# The black queen has a beetle on it, which was just moved.
POSITION = "Base+MLP;Black[4];wB1;-1,0:wQ 0,0:wS1 1,0:bS1 2,0:bQ.wB1"
PIECES = [("wS1", 0), ("bS1", 1), ("wQ", -1), ("bQ", 2), ("wB1", 2)]


def put(page: AnalysisPage, piece: str, column: int) -> None:
    """Put a piece on a cell of the row 0."""
    page.click_move(Move(Piece.from_name(piece), Hex(column, 0)))


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_position_is_set_up_and_analysed(new_user: NewUser, phone: bool) -> None:
    user = new_user(phone=phone)
    page = AnalysisPage.open(user)
    user.button("setup").click()
    fault = user.page.locator("[data-fault]")
    expect(fault).to_have_text(say("setup-possible"))
    for piece, column in PIECES:
        put(page, piece, column)
        page.tile(piece).wait_for()
    # Taking a piece away makes two hives; it is put back.
    page.take("bS1")
    user.button("setup-remove").click()
    expect(fault).to_have_attribute("data-fault", "two_hives")
    expect(user.button("analyse")).to_be_disabled()
    put(page, "bS1", 1)
    expect(fault).to_have_attribute("data-fault", "")
    user.page.get_by_role("radio", name=say("setup-turn", color="black"), exact=True).check()
    moved = user.page.get_by_role("combobox", name=say("setup-just-moved"), exact=True)
    moved.select_option("wB1")
    user.button("analyse").click()
    board = Board.from_position(POSITION)
    page = AnalysisPage(user)
    page.has_depth(1)
    page.shows(board)
    # It is there after a reload, and a move can be made from it.
    user.page.reload()
    page = AnalysisPage(user)
    page.shows(board)
    page.lines.first.get_by_role("button").first.click()
    page.show_all()
    expect(page.current).to_have_attribute("data-ply", "1")
