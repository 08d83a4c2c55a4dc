"""On a phone: fingers, a small screen, and a second touch to be sure."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.table import Table, good_move
from browser.words import say
from skep import Board

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from browser.conftest import NewVisitor
    from browser.visitor import Visitor

FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
SMALLEST: ViewportSize = {"width": 320, "height": 568}


@pytest.fixture
def phone(new_visitor: NewVisitor) -> Visitor:
    """Somebody with a phone."""
    return new_visitor(phone=True)


def nothing_sticks_out(visitor: Visitor) -> None:
    """The page is no wider than the screen."""
    width = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert width <= visitor.page.evaluate("innerWidth")


def test_a_game_is_begun_and_moves_are_confirmed(phone: Visitor) -> None:
    phone.go("/")
    nothing_sticks_out(phone)
    phone.page.get_by_text(say("options"), exact=True).tap()
    phone.page.get_by_role("radio", name=say("color-wish-white"), exact=True).check()
    phone.page.locator("button.play").tap()
    table = Table(phone)
    nothing_sticks_out(phone)
    table.wait_for_my_turn()
    board = table.board()
    for turn in range(3):
        move = good_move(board)
        table.tap_move(move)
        expect(table.status).to_have_text(say("confirm-hint"))
        assert len(phone.view(table.game)["moves"]) == board.ply
        if turn == 1:  # the button under the thumb, or a second touch of the same place
            phone.button("confirm").tap()
        else:
            table.tap_to(move)
        board = table.my_turn_after(board.ply + 1)
        assert move.piece in board.pieces()


def test_a_move_that_waits_can_be_called_back(phone: Visitor) -> None:
    table = Table.at(phone, phone.screen_game(Board.from_game_string(FOUR_PLIES)))
    board = table.board()
    table.tap_move(good_move(board))
    phone.button("cancel").tap()
    expect(table.status).to_have_text(say("to-move", color="white"))
    table.shows(board)


def test_the_menu_rises_from_below(phone: Visitor) -> None:
    table = Table.at(phone, phone.screen_game(Board.from_game_string(FOUR_PLIES)))
    phone.button("menu").tap()
    sheet = phone.page.get_by_role("dialog")
    expect(sheet.locator("[data-ply]")).to_have_count(4)
    sheet.locator("[data-ply='2']").tap()
    sheet.get_by_role("button", name=say("close"), exact=True).tap()
    board = Board.from_game_string(FOUR_PLIES)
    board.pop()
    board.pop()
    table.shows(board)
    phone.button("menu").tap()
    sheet.get_by_role("button", name=say("resign"), exact=True).tap()
    phone.page.get_by_role("dialog", name=say("resign-sure"), exact=True).get_by_role(
        "button", name=say("resign"), exact=True
    ).tap()
    expect(table.result).to_be_visible()


def test_two_fingers_zoom_and_one_moves_the_table(phone: Visitor) -> None:
    table = Table.at(phone, phone.screen_game(Board.from_game_string(FOUR_PLIES)))
    table.shows(table.board())
    touch = phone.context.new_cdp_session(phone.page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        touch.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    def width() -> float:
        return table.center(table.tile("bQ"))[0] - table.center(table.tile("wQ"))[0]

    before = width()
    x, y = table.center(table.area)
    fingers("touchStart", (x - 40, y), (x + 40, y))
    for reach in (50, 60, 70, 80):
        fingers("touchMove", (x - reach, y), (x + reach, y))
    fingers("touchEnd")
    assert width() == pytest.approx(2 * before, rel=0.15)
    middle = table.center(table.tile("wS1"))
    fingers("touchStart", (x, y + 90))
    for down in (100, 120, 140):
        fingers("touchMove", (x, y + down))
    phone.page.wait_for_timeout(150)  # at rest: the table is not pushed on
    fingers("touchMove", (x, y + 140))
    fingers("touchEnd")
    moved = table.center(table.tile("wS1"))
    assert moved[1] - middle[1] == pytest.approx(50, abs=12)
    assert moved[0] == pytest.approx(middle[0], abs=2)


@pytest.mark.parametrize("path", ["/", "/games", "/open", "/settings", "/learn", "/learn/beetle"])
def test_every_screen_fits_the_smallest_phone(phone: Visitor, path: str) -> None:
    phone.page.set_viewport_size(SMALLEST)
    phone.go(path)
    expect(phone.page.locator("main")).to_be_visible()
    nothing_sticks_out(phone)


def test_a_game_fits_the_smallest_phone(phone: Visitor) -> None:
    phone.page.set_viewport_size(SMALLEST)
    table = Table.at(phone, phone.screen_game(Board.from_game_string(FOUR_PLIES)))
    table.shows(table.board())
    nothing_sticks_out(phone)
    # Without scrolling there are both hands, all four tiles and the actions.
    for what in (
        *(table.tile(piece) for piece in ("wS1", "bS1", "wQ", "bQ")),
        *(table.pile(piece) for piece in ("wA1", "bA1", "wG1", "bG1")),
        phone.button("menu"),
    ):
        expect(what).to_be_in_viewport(ratio=0.99)
