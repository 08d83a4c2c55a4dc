"""Loading the page anew changes nothing, whatever was going on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.table import Table, good_move, meet
from browser.words import say
from skep import Board

if TYPE_CHECKING:
    from browser.conftest import NewVisitor
    from browser.visitor import Visitor

ONE_PLY_BEFORE_THE_END = (
    r"Base;InProgress;White[7];wB1;bS1 \wB1;wQ wB1-;bQ -bS1;wA1 wQ/;bS2 \bS1;wS1 wB1\;bA1 -bQ;"
    r"wS2 wQ\;bA2 bA1\;wA2 wA1\;bB1 -bS2"
)
LAST_MOVE = "wA1 bQ\\"


def reload(table: Table) -> Table:
    table.page.reload()
    return Table(table.visitor)


def test_while_waiting_for_a_friend(new_visitor: NewVisitor) -> None:
    host, guest = new_visitor(), new_visitor()
    table = reload(Table.at(host, host.new_game("link")))
    expect(host.page.get_by_role("textbox", name=say("address"))).to_have_value(host.page.url)
    reload(Table.at(guest, table.game))
    expect(guest.button("sit-down", color="black")).to_be_enabled()
    # The friend sits down just while the page is being loaded.
    host.page.reload(wait_until="commit")
    guest.api("POST", f"/games/{table.game}/seat", {})
    table.wait_for_my_turn()


def test_on_my_turn(visitor: Visitor) -> None:
    game = visitor.new_game("engine", color="white", game_type="Base")
    table = Table.at(visitor, game)
    table.wait_for_my_turn()
    table.click_move(good_move(table.board()))
    table.shows_ply(2)
    table.wait_for_my_turn()
    board = table.board()
    table.take(str(good_move(board).piece))
    table = reload(table)
    table.wait_for_my_turn()
    table.shows(board)
    table.click_move(good_move(board))
    table.shows_ply(4)


def test_on_the_machines_turn(visitor: Visitor) -> None:
    table = Table.at(visitor, visitor.new_game("engine", color="white", game_type="Base"))
    for ply in (2, 4):
        table.wait_for_my_turn()
        table.click_move(good_move(table.board()))
        table.page.locator(f"[data-ply='{ply - 1}']").wait_for()
        table = reload(table)
        table.shows_ply(ply)
    table.wait_for_my_turn()
    table.shows(table.board())


def test_with_an_offer_on_the_table(new_visitor: NewVisitor) -> None:
    host, guest = new_visitor(), new_visitor()
    white, black = meet(host, guest)
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


def test_after_the_end(visitor: Visitor) -> None:
    board = Board.from_game_string(ONE_PLY_BEFORE_THE_END)
    table = Table.at(visitor, visitor.screen_game(board))
    visitor.play(table.game, [LAST_MOVE])
    expect(table.result).to_contain_text(say("result-wins", color="white"))
    board.push_uhp(LAST_MOVE)
    table = reload(table)
    table.shows(board)
    expect(table.status).to_have_text(say("result-wins", color="white"))
    # One can still look back, and the address is one to give away.
    visitor.page.keyboard.press(",")
    board.pop()
    table.shows(board)


def test_in_a_replay(visitor: Visitor) -> None:
    board = Board.from_game_string(ONE_PLY_BEFORE_THE_END)
    record = visitor.api("POST", "/records", {"text": ONE_PLY_BEFORE_THE_END})
    table = reload(Table.at(visitor, record["id"]))
    table.shows(board)
    visitor.button("step-back").click()
    board.pop()
    table.shows(board)
    table = reload(table)
    table.shows_ply(12)
