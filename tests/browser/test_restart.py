"""The server is killed in the middle of games and started again: nothing is lost."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.table import Table, good_move, meet
from browser.visitor import NETWORK_IS_GONE
from browser.words import say

if TYPE_CHECKING:
    from browser.conftest import NewVisitor
    from browser.serving import Serving


def made(table: Table) -> list[str]:
    return [move["uhp"] for move in table.visitor.view(table.game)["moves"]]


def play_one(table: Table) -> None:
    """Make a move, and see it made."""
    board = table.board()
    move = good_move(board)
    table.click_move(move)
    assert move.to is not None
    expect(table.tile(str(move.piece))).to_have_attribute("data-cell", f"{move.to.q},{move.to.r}")


def test_all_games_go_on_after_a_crash(frail_server: Serving, new_visitor: NewVisitor) -> None:
    people = [new_visitor(frail_server) for _ in range(6)]
    for visitor in people:
        visitor.forgive(NETWORK_IS_GONE)
    ada, bert, cleo, dora, emil, fred = people
    clocked = meet(ada, bert, clock={"minutes": 10, "increment": 0})
    calm = meet(cleo, dora)
    machine = Table.at(emil, emil.new_game("engine", color="white"))
    screen = Table.at(fred, fred.new_game("screen"))
    for pair in (clocked, calm):
        for table in (*pair, pair[0]):
            table.wait_for_my_turn()
            play_one(table)
    for _ in range(3):
        play_one(screen)
    machine.wait_for_my_turn()
    play_one(machine)  # and the machine is thinking now

    tables = [*clocked, *calm, machine, screen]
    before = [made(table) for table in tables]
    clocks, looked = ada.view(clocked[0].game)["clocks"], time.monotonic()
    frail_server.kill()
    killed = time.monotonic()
    for visitor in people:
        expect(visitor.page.get_by_text(say("reconnecting"), exact=True)).to_be_visible()
    down = time.monotonic() - killed
    frail_server.start()

    for visitor in people:
        expect(visitor.page.get_by_text(say("reconnecting"), exact=True)).to_have_count(0)
    for table, moves in zip(tables, before, strict=True):
        assert made(table)[: len(moves)] == moves
        table.shows(table.board())
    # The time without a server is nobody's: Black has thought only while there was one.
    after = ada.view(clocked[0].game)["clocks"]
    thought = (time.monotonic() - looked - down) * 1000
    assert after["running"] == clocks["running"] == "black"
    assert after["white"] == clocks["white"]
    assert clocks["black"] - thought <= after["black"] <= clocks["black"]
    # And all games go on; the machine has moved by itself.
    machine.wait_for_my_turn()
    machine.shows_ply(2)
    for table in (clocked[1], calm[1], machine, screen):
        play_one(table)
    for pair in (clocked, calm):
        pair[0].wait_for_my_turn()
        pair[0].shows(pair[1].board())


def test_a_move_made_while_the_server_is_away_arrives_once(
    frail_server: Serving, new_visitor: NewVisitor
) -> None:
    ada, bert = new_visitor(frail_server), new_visitor(frail_server)
    for visitor in (ada, bert):
        visitor.forgive(NETWORK_IS_GONE)
    white, black = meet(ada, bert)
    white.wait_for_my_turn()
    board = white.board()
    frail_server.kill()
    move = good_move(board)
    white.click_move(move)
    frail_server.start()
    board.push(move)
    for table in (white, black):
        table.shows(board)
    assert len(made(white)) == 1
    black.wait_for_my_turn()
    play_one(black)
    white.wait_for_my_turn()


def test_a_server_that_is_stopped_in_order_is_found_again(
    frail_server: Serving, new_visitor: NewVisitor
) -> None:
    visitor = new_visitor(frail_server)
    visitor.forgive(NETWORK_IS_GONE)
    table = Table.at(visitor, visitor.new_game("engine", color="white"))
    table.wait_for_my_turn()
    play_one(table)
    table.shows_ply(2)
    frail_server.stop()
    frail_server.start()
    table.wait_for_my_turn()
    play_one(table)
    table.shows_ply(4)
