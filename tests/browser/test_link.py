"""Two people, two browsers, one link; and what a bad network does to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.cable import Cable
from browser.table import Table, good_move, meet
from browser.visitor import NETWORK_IS_GONE
from browser.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from browser.conftest import NewVisitor
    from browser.serving import Serving
    from browser.visitor import Visitor


@pytest.fixture
def cable(server: Serving) -> Iterator[Cable]:
    """A way to the server that can be cut."""
    cable = Cable(server.address)
    yield cable
    cable.close()


def take_turns(tables: tuple[Table, Table], plies: int) -> None:
    """Let both play on, and see every move on both screens."""
    for _ in range(plies):
        board = tables[0].board()
        mover = tables[board.ply % 2]
        mover.wait_for_my_turn()
        move = good_move(board)
        mover.click_move(move)
        board.push(move)
        for table in tables:
            table.shows(board)


def test_two_browsers_through_a_link(new_visitor: NewVisitor) -> None:
    host, guest, onlooker = new_visitor(), new_visitor(), new_visitor()
    host.go("/")
    host.page.get_by_text(say("options"), exact=True).click()
    host.page.get_by_role("radio", name=say("color-wish-white"), exact=True).check()
    host.page.get_by_role("textbox", name=say("your-name")).fill("Ada")
    host.button("play-link").click()
    white = Table(host)
    address = host.page.get_by_role("textbox", name=say("address")).input_value()
    assert address == host.page.url

    guest.page.goto(address)
    guest.page.get_by_role("textbox", name=say("your-name")).fill("Bert")
    guest.button("sit-down", color="black").click()
    black = Table(guest)
    white.wait_for_my_turn()
    for table in (white, black):
        expect(table.page.locator("main")).to_contain_text("Ada")
        expect(table.page.locator("main")).to_contain_text("Bert")

    watching = Table.at(onlooker, white.game)
    take_turns((white, black), 4)
    board = white.board()
    watching.shows(board)
    expect(watching.page.get_by_text(say("watching"), exact=True)).to_be_visible()
    expect(onlooker.button("resign")).to_have_count(0)

    # Who watches can touch what they like, and nothing comes of it.
    move = good_move(board)
    watching.take(str(move.piece))
    watching.put(move)
    refused = onlooker.context.request.post(
        f"/api/games/{white.game}/commands",
        data={"type": "move", "ply": board.ply, "move": board.uhp(move)},
    )
    assert (refused.status, refused.json()["code"]) == (403, "not_your_seat")
    take_turns((white, black), 1)
    watching.shows(white.board())


def test_a_friend_who_loses_the_network_catches_up(new_visitor: NewVisitor, cable: Cable) -> None:
    host, guest = new_visitor(), new_visitor(cable=cable)
    guest.forgive(NETWORK_IS_GONE)
    tables = white, black = meet(host, guest)
    take_turns(tables, 3)

    cable.cut()
    guest.context.set_offline(True)
    expect(guest.page.get_by_text(say("reconnecting"), exact=True)).to_be_visible()
    expect(host.page.get_by_text(say("away"), exact=True)).to_be_visible()
    # Meanwhile the friend moves on another machine, and is answered.
    for table in (black, white):
        board = table.board()
        table.visitor.play(white.game, [board.uhp(good_move(board))])
    host.command(white.game, "offer_draw")

    cable.mend()
    guest.context.set_offline(False)
    black.shows(white.board())
    question = say("draw-offered", name=say("color-name", color="white"))
    expect(guest.page.get_by_text(question, exact=True)).to_be_visible()
    expect(guest.page.get_by_text(say("reconnecting"), exact=True)).to_have_count(0)
    expect(host.page.get_by_text(say("away"), exact=True)).to_have_count(0)
    take_turns(tables, 2)


def test_a_broken_line_heals_by_itself(new_visitor: NewVisitor, cable: Cable) -> None:
    host, guest = new_visitor(), new_visitor(cable=cable)
    guest.forgive(NETWORK_IS_GONE)
    tables = white, black = meet(host, guest)
    take_turns(tables, 2)
    cable.cut()
    board = white.board()
    white.wait_for_my_turn()
    move = good_move(board)
    white.click_move(move)
    board.push(move)
    white.shows(board)
    cable.mend()
    black.shows(board)
    take_turns(tables, 2)


def test_a_move_whose_answer_was_lost_is_made_once(new_visitor: NewVisitor, cable: Cable) -> None:
    host, guest = new_visitor(), new_visitor(cable=cable)
    guest.forgive(NETWORK_IS_GONE)
    tables = white, black = meet(host, guest)
    take_turns(tables, 3)
    board = white.board()
    black.wait_for_my_turn()
    move = good_move(board)
    cable.deafen()
    black.click_move(move)
    board.push(move)
    white.shows(board)  # the move has arrived, and who made it does not know
    cable.mend()
    black.shows(board)
    take_turns(tables, 2)
    moves = [made["uhp"] for made in host.view(white.game)["moves"]]
    assert len(moves) == 6


def test_a_move_made_without_a_line_arrives_later(new_visitor: NewVisitor, cable: Cable) -> None:
    host, guest = new_visitor(), new_visitor(cable=cable)
    guest.forgive(NETWORK_IS_GONE)
    tables = white, black = meet(host, guest)
    take_turns(tables, 1)
    black.wait_for_my_turn()
    board = white.board()
    cable.cut()
    move = good_move(board)
    black.click_move(move)
    cable.mend()
    board.push(move)
    for table in tables:
        table.shows(board)
    take_turns(tables, 2)


def test_the_clock_of_who_is_to_move_runs(new_visitor: NewVisitor) -> None:
    host, guest = new_visitor(), new_visitor()
    game = host.new_game("link", clock={"minutes": 0.2, "increment": 0})
    guest.api("POST", f"/games/{game}/seat", {})
    host.play(game, ["wS1"])
    guest.play(game, ["bS1 wS1-"])
    white, black = Table.at(host, game), Table.at(guest, game)
    # White thinks for too long: the server says so.
    for table, result in ((white, "result-lost"), (black, "result-won")):
        expect(table.page.get_by_role("timer")).to_have_count(2)
        expect(table.result).to_contain_text(say(result))
        expect(table.result).to_contain_text(say("ended-timeout", winner="black"))
    assert host.view(game)["clocks"]["white"] == 0


def test_nobody_can_take_a_seat_that_is_taken(visitor: Visitor, new_visitor: NewVisitor) -> None:
    host, guest = new_visitor(), new_visitor()
    white, _ = meet(host, guest)
    refused = visitor.context.request.post(f"/api/games/{white.game}/seat", data={})
    assert refused.status == 409
    Table.at(visitor, white.game)
    expect(visitor.button("sit-down", color="black")).to_have_count(0)
