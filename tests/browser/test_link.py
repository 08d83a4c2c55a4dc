"""Two people, two browsers, one link; and what a bad network does to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.flaky_proxy import FlakyProxy
from browser.game_page import GamePage, good_move, start_link_game
from browser.user import NETWORK_IS_GONE
from browser.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from browser.conftest import NewUser
    from browser.server_process import ServerProcess
    from browser.user import User


@pytest.fixture
def proxy(server: ServerProcess) -> Iterator[FlakyProxy]:
    """A way to the server that can be cut."""
    proxy = FlakyProxy(server.address)
    yield proxy
    proxy.close()


def take_turns(game_pages: tuple[GamePage, GamePage], plies: int) -> None:
    """Let both play on, and see every move on both screens."""
    for _ in range(plies):
        board = game_pages[0].board()
        mover = game_pages[board.ply % 2]
        mover.wait_for_my_turn()
        move = good_move(board)
        mover.click_move(move)
        board.push(move)
        for game_page in game_pages:
            game_page.shows(board)


def test_a_seat_is_carried_to_another_device(new_user: NewUser) -> None:
    desk, phone, stranger = new_user(), new_user(), new_user()
    white, _ = start_link_game(desk, new_user())
    white.wait_for_my_turn()
    desk.button("seat-link").click()
    field = desk.page.get_by_role("textbox", name=say("seat-link-address"), exact=True)
    address = field.input_value()
    assert address.startswith(f"{desk.page.url}#seat=")
    phone.page.goto(address)
    GamePage(phone).wait_for_my_turn()
    assert "#" not in phone.page.url
    expect(desk.page.get_by_text(say("watching"), exact=True)).to_be_visible()
    board = white.board()
    move = good_move(board)
    GamePage(phone).click_move(move)
    board.push(move)
    white.shows(board)
    stranger.allow_console(NETWORK_IS_GONE)  # the refusal, which browsers log
    stranger.page.goto(address)
    expect(stranger.page.get_by_role("alert")).to_have_text(say("problem-link-expired"))


def test_a_seat_is_taken_in_a_tab_that_shows_the_game(new_user: NewUser) -> None:
    desk, phone = new_user(), new_user()
    white, _ = start_link_game(desk, new_user())
    white.wait_for_my_turn()
    phone.page.goto(desk.page.url)
    expect(phone.page.get_by_text(say("watching"), exact=True)).to_be_visible()
    desk.button("seat-link").click()
    field = desk.page.get_by_role("textbox", name=say("seat-link-address"), exact=True)
    address = field.input_value()
    phone.page.goto(address)  # the browser loads nothing for what follows the #
    GamePage(phone).wait_for_my_turn()
    assert "#" not in phone.page.url
    board = white.board()
    move = good_move(board)
    GamePage(phone).click_move(move)
    board.push(move)
    GamePage(phone).shows(board)
    phone.allow_console(NETWORK_IS_GONE)  # the refusal, which browsers log
    phone.page.goto(address)
    expect(phone.page.get_by_role("alert")).to_have_text(say("problem-link-expired"))


def test_two_browsers_through_a_link(new_user: NewUser) -> None:
    host, guest, onlooker = new_user(), new_user(), new_user()
    host.go("/")
    host.page.get_by_text(say("options"), exact=True).click()
    host.page.get_by_role("radio", name=say("color-wish-white"), exact=True).check()
    host.page.get_by_role("textbox", name=say("your-name")).fill("Ada")
    host.button("play-link").click()
    white = GamePage(host)
    address = host.page.get_by_role("textbox", name=say("address")).input_value()
    assert address == host.page.url

    guest.page.goto(address)
    guest.page.get_by_role("textbox", name=say("your-name")).fill("Bert")
    guest.button("sit-down", color="black").click()
    black = GamePage(guest)
    white.wait_for_my_turn()
    for game_page in (white, black):
        expect(game_page.page.locator("main")).to_contain_text("Ada")
        expect(game_page.page.locator("main")).to_contain_text("Bert")

    watching = GamePage.at(onlooker, white.game)
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


def test_a_friend_who_loses_the_network_catches_up(new_user: NewUser, proxy: FlakyProxy) -> None:
    host, guest = new_user(), new_user(proxy=proxy)
    guest.allow_console(NETWORK_IS_GONE)
    game_pages = white, black = start_link_game(host, guest)
    take_turns(game_pages, 3)

    proxy.cut()
    guest.context.set_offline(True)
    expect(guest.page.get_by_text(say("reconnecting"), exact=True)).to_be_visible()
    expect(host.page.get_by_text(say("away"), exact=True)).to_be_visible()
    # Meanwhile the friend moves on another machine, and is answered.
    for game_page in (black, white):
        board = game_page.board()
        game_page.user.play(white.game, [board.uhp(good_move(board))])
    host.command(white.game, "offer_draw")

    proxy.repair()
    guest.context.set_offline(False)
    black.shows(white.board())
    question = say("draw-offered", name=say("color-name", color="white"))
    expect(guest.page.get_by_text(question, exact=True)).to_be_visible()
    expect(guest.page.get_by_text(say("reconnecting"), exact=True)).to_have_count(0)
    expect(host.page.get_by_text(say("away"), exact=True)).to_have_count(0)
    take_turns(game_pages, 2)


def test_a_broken_connection_is_restored(new_user: NewUser, proxy: FlakyProxy) -> None:
    host, guest = new_user(), new_user(proxy=proxy)
    guest.allow_console(NETWORK_IS_GONE)
    game_pages = white, black = start_link_game(host, guest)
    take_turns(game_pages, 2)
    proxy.cut()
    board = white.board()
    white.wait_for_my_turn()
    move = good_move(board)
    white.click_move(move)
    board.push(move)
    white.shows(board)
    proxy.repair()
    black.shows(board)
    take_turns(game_pages, 2)


def test_a_move_whose_answer_was_lost_is_made_once(new_user: NewUser, proxy: FlakyProxy) -> None:
    host, guest = new_user(), new_user(proxy=proxy)
    guest.allow_console(NETWORK_IS_GONE)
    game_pages = white, black = start_link_game(host, guest)
    take_turns(game_pages, 3)
    board = white.board()
    black.wait_for_my_turn()
    move = good_move(board)
    proxy.drop_answers()
    black.click_move(move)
    board.push(move)
    white.shows(board)  # the move has arrived, and who made it does not know
    proxy.repair()
    black.shows(board)
    take_turns(game_pages, 2)
    moves = [made["uhp"] for made in host.view(white.game)["moves"]]
    assert len(moves) == 6


def test_a_move_made_without_a_connection_arrives_later(
    new_user: NewUser, proxy: FlakyProxy
) -> None:
    host, guest = new_user(), new_user(proxy=proxy)
    guest.allow_console(NETWORK_IS_GONE)
    game_pages = white, black = start_link_game(host, guest)
    take_turns(game_pages, 1)
    black.wait_for_my_turn()
    board = white.board()
    proxy.cut()
    move = good_move(board)
    black.click_move(move)
    proxy.repair()
    board.push(move)
    for game_page in game_pages:
        game_page.shows(board)
    take_turns(game_pages, 2)


def test_the_clock_of_the_side_to_move_runs(new_user: NewUser) -> None:
    host, guest = new_user(), new_user()
    game = host.new_game("link", clock={"minutes": 0.2, "increment": 0})
    guest.api("POST", f"/games/{game}/seat", {})
    host.play(game, ["wS1"])
    guest.play(game, ["bS1 wS1-"])
    white, black = GamePage.at(host, game), GamePage.at(guest, game)
    # White thinks for too long: the server says so.
    for game_page, result in ((white, "result-lost"), (black, "result-won")):
        expect(game_page.page.get_by_role("timer")).to_have_count(2)
        expect(game_page.result).to_contain_text(say(result))
        expect(game_page.result).to_contain_text(say("ended-timeout", winner="black"))
    assert host.view(game)["clocks"]["white"] == 0


def test_nobody_can_take_a_seat_that_is_taken(user: User, new_user: NewUser) -> None:
    host, guest = new_user(), new_user()
    white, _ = start_link_game(host, guest)
    refused = user.context.request.post(f"/api/games/{white.game}/seat", data={})
    assert refused.status == 409
    GamePage.at(user, white.game)
    expect(user.button("sit-down", color="black")).to_have_count(0)
