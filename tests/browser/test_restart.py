"""The server is killed in the middle of games and started again: nothing is lost."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.game_page import GamePage, good_move, start_link_game
from browser.user import NETWORK_IS_GONE
from browser.words import say

if TYPE_CHECKING:
    from browser.conftest import NewUser
    from browser.server_process import ServerProcess


def made(game_page: GamePage) -> list[str]:
    return [move["uhp"] for move in game_page.user.view(game_page.game)["moves"]]


def play_one(game_page: GamePage) -> None:
    """Make a move, and see it made."""
    board = game_page.board()
    move = good_move(board)
    game_page.click_move(move)
    assert move.to is not None
    expect(game_page.tile(str(move.piece))).to_have_attribute(
        "data-cell", f"{move.to.q},{move.to.r}"
    )


def test_all_games_go_on_after_a_crash(own_server: ServerProcess, new_user: NewUser) -> None:
    people = [new_user(own_server) for _ in range(6)]
    for user in people:
        user.allow_console(NETWORK_IS_GONE)
    ada, bert, cleo, dora, emil, fred = people
    clocked = start_link_game(ada, bert, clock={"minutes": 10, "increment": 0})
    calm = start_link_game(cleo, dora)
    engine = GamePage.at(emil, emil.new_game("engine", color="white"))
    screen = GamePage.at(fred, fred.new_game("screen"))
    for pair in (clocked, calm):
        for game_page in (*pair, pair[0]):
            game_page.wait_for_my_turn()
            play_one(game_page)
    for _ in range(3):
        play_one(screen)
    engine.wait_for_my_turn()
    play_one(engine)  # and the engine is thinking now

    game_pages = [*clocked, *calm, engine, screen]
    before = [made(game_page) for game_page in game_pages]
    clocks, looked = ada.view(clocked[0].game)["clocks"], time.monotonic()
    own_server.kill()
    killed = time.monotonic()
    for user in people:
        expect(user.page.get_by_text(say("reconnecting"), exact=True)).to_be_visible()
    down = time.monotonic() - killed
    own_server.start()

    for user in people:
        expect(user.page.get_by_text(say("reconnecting"), exact=True)).to_have_count(0)
    for game_page, moves in zip(game_pages, before, strict=True):
        assert made(game_page)[: len(moves)] == moves
        game_page.shows(game_page.board())
    # The time without a server is not charged: Black's clock ran only while there was one.
    after = ada.view(clocked[0].game)["clocks"]
    thought = (time.monotonic() - looked - down) * 1000
    assert after["running"] == clocks["running"] == "black"
    assert after["white"] == clocks["white"]
    assert clocks["black"] - thought <= after["black"] <= clocks["black"]
    # And all games go on; the engine has moved by itself.
    engine.wait_for_my_turn()
    engine.shows_ply(2)
    for game_page in (clocked[1], calm[1], engine, screen):
        play_one(game_page)
    for pair in (clocked, calm):
        pair[0].wait_for_my_turn()
        pair[0].shows(pair[1].board())


def test_a_move_made_while_the_server_is_away_arrives_once(
    own_server: ServerProcess, new_user: NewUser
) -> None:
    ada, bert = new_user(own_server), new_user(own_server)
    for user in (ada, bert):
        user.allow_console(NETWORK_IS_GONE)
    white, black = start_link_game(ada, bert)
    white.wait_for_my_turn()
    board = white.board()
    own_server.kill()
    move = good_move(board)
    white.click_move(move)
    own_server.start()
    board.push(move)
    for game_page in (white, black):
        game_page.shows(board)
    assert len(made(white)) == 1
    black.wait_for_my_turn()
    play_one(black)
    white.wait_for_my_turn()


def test_a_server_that_is_stopped_in_order_is_found_again(
    own_server: ServerProcess, new_user: NewUser
) -> None:
    user = new_user(own_server)
    user.allow_console(NETWORK_IS_GONE)
    game_page = GamePage.at(user, user.new_game("engine", color="white"))
    game_page.wait_for_my_turn()
    play_one(game_page)
    game_page.shows_ply(2)
    own_server.stop()
    own_server.start()
    game_page.wait_for_my_turn()
    play_one(game_page)
    game_page.shows_ply(4)
