"""Game actions: takebacks, draw offers, resigning and rematches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.game_page import GamePage, good_move, start_link_game
from browser.words import say
from skep import Board

if TYPE_CHECKING:
    from browser.conftest import NewUser
    from browser.user import User

WHITE, BLACK = say("color-name", color="white"), say("color-name", color="black")
FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"


def both_have_moved(new_user: NewUser) -> tuple[GamePage, GamePage]:
    host, guest = new_user(), new_user()
    white, black = start_link_game(host, guest)
    host.play(white.game, ["wS1"])
    guest.play(white.game, ["bS1 wS1-"])
    white.wait_for_my_turn()
    return white, black


def answer(game_page: GamePage, question: str, reply: str) -> None:
    asked = game_page.page.get_by_role("alertdialog", name=question, exact=True)
    asked.get_by_role("button", name=say(reply), exact=True).click()
    expect(asked).to_have_count(0)


def test_a_takeback_is_asked_for_and_granted_or_not(new_user: NewUser) -> None:
    white, black = both_have_moved(new_user)
    board = white.board()
    black.user.button("ask-takeback").click()
    expect(black.page.get_by_text(say("takeback-waits"), exact=True)).to_be_visible()
    answer(white, say("takeback-asked", name=BLACK, count=1), "decline")
    expect(black.status).to_have_text(say("takeback-declined"))
    white.shows(board)
    move = good_move(board)
    white.click_move(move)
    board.push(move)
    black.shows(board)
    black.wait_for_my_turn()
    black.user.button("ask-takeback").click()
    answer(white, say("takeback-asked", name=BLACK, count=2), "accept")
    board.pop()
    board.pop()
    white.shows(board)
    black.shows(board)
    black.wait_for_my_turn()


def test_a_draw_is_offered_declined_and_agreed(new_user: NewUser) -> None:
    white, black = both_have_moved(new_user)
    white.user.button("offer-draw").click()
    expect(white.page.get_by_text(say("draw-waits"), exact=True)).to_be_visible()
    answer(black, say("draw-offered", name=WHITE), "decline")
    expect(white.status).to_have_text(say("draw-declined"))
    white.user.button("offer-draw").click()
    expect(white.status).to_have_text(say("problem-offered-already"))
    white.click_move(good_move(white.board()))
    black.wait_for_my_turn()
    black.user.button("offer-draw").click()
    answer(white, say("draw-offered", name=BLACK), "accept")
    for game_page in (white, black):
        expect(game_page.result).to_contain_text(say("result-draw"))
        expect(game_page.result).to_contain_text(say("ended-agreement"))


def test_resigning_asks_first_and_then_once_more_is_played(new_user: NewUser) -> None:
    white, black = both_have_moved(new_user)
    first = white.game
    white.user.button("resign").click()
    sure = white.page.get_by_role("dialog", name=say("resign-sure"), exact=True)
    sure.get_by_role("button", name=say("play-on"), exact=True).click()
    assert white.user.view(first)["status"] == "playing"
    white.user.button("resign").click()
    sure.get_by_role("button", name=say("resign"), exact=True).click()
    expect(white.result).to_contain_text(say("result-lost"))
    expect(black.result).to_contain_text(say("result-won"))
    expect(black.result).to_contain_text(say("ended-resignation", winner="black"))

    white.user.button("rematch").click()
    expect(white.user.button("rematch-waits")).to_be_disabled()
    expect(black.result).to_contain_text(say("rematch-offered", name=WHITE))
    black.user.button("rematch").click()
    # Both are taken to the next game, with the colours exchanged.
    for game_page in (white, black):
        game_page.page.wait_for_url(lambda url: "/game/" in url and not url.endswith(first))
    assert white.game == black.game
    black.wait_for_my_turn()
    assert white.user.view(white.game)["seats"]["black"]["yours"]


def test_a_game_can_be_called_off_before_both_have_moved(new_user: NewUser) -> None:
    host, guest = new_user(), new_user()
    white, black = start_link_game(host, guest)
    host.button("abort").click()
    for game_page in (white, black):
        expect(game_page.result).to_contain_text(say("result-aborted"))
    assert host.view(white.game)["result"]["aborted"]


def test_against_the_engine_one_takes_back_at_once_and_plays_again(user: User) -> None:
    game = user.new_game("engine", color="white", game_type="Base")
    game_page = GamePage.at(user, game)
    game_page.wait_for_my_turn()
    empty = game_page.board()
    game_page.click_move(good_move(empty))
    game_page.shows_ply(2)
    game_page.wait_for_my_turn()
    user.button("takeback").click()
    game_page.shows(empty)
    game_page.wait_for_my_turn()
    game_page.click_move(good_move(empty))
    game_page.shows_ply(2)
    game_page.wait_for_my_turn()
    user.button("resign").click()
    user.page.get_by_role("dialog").get_by_role("button", name=say("resign")).click()
    expect(game_page.result).to_contain_text(say("result-lost"))
    user.button("rematch").click()
    game_page.page.wait_for_url(lambda url: not url.endswith(game))
    # Now the engine is White, and begins.
    game_page.wait_for_my_turn()
    game_page.shows_ply(1)


def test_no_takebacks_where_none_were_agreed(user: User) -> None:
    game_page = GamePage.at(user, user.screen_game(Board.from_game_string(FOUR_PLIES)))
    expect(user.button("takeback")).to_be_visible()
    strict = user.screen_game(Board.from_game_string(FOUR_PLIES), takebacks=False)
    game_page = GamePage.at(user, strict)
    game_page.shows_ply(4)
    expect(user.button("resign")).to_be_visible()
    expect(user.button("takeback")).to_have_count(0)


def test_two_at_one_screen(user: User) -> None:
    user.go("/")
    user.button("play-screen").click()
    game_page = GamePage(user)
    for _ in range(6):
        board = game_page.board()
        expect(game_page.status).to_have_text(say("to-move", color=board.turn.value))
        move = good_move(board)
        game_page.click_move(move)
        board.push(move)
        game_page.shows(board)
    user.button("takeback").click()
    board.pop()
    game_page.shows(board)
    user.button("agree-draw").click()
    expect(game_page.result).to_contain_text(say("ended-agreement"))
    expect(game_page.status).not_to_have_text(say("problem-game-over"))


def test_the_board_turns_to_the_side_to_move(user: User) -> None:
    user.have_settings(turnBoard=True)
    game_page = GamePage.at(user, user.screen_game(Board.from_game_string(FOUR_PLIES)))

    def queens() -> tuple[float, float]:
        return game_page.center(game_page.tile("wQ"))[0], game_page.center(game_page.tile("bQ"))[0]

    white, black = queens()
    assert white < black
    user.play(game_page.game, ["wA1 -wQ"])
    game_page.shows_ply(5)
    white, black = queens()
    assert white > black


def test_only_players_have_actions(new_user: NewUser) -> None:
    white, _ = both_have_moved(new_user)
    stranger = new_user()
    stranger.go("/")
    for command in ("resign", "offer_draw", "ask_takeback", "claim_win", "abort"):
        refused = stranger.context.request.post(
            f"/api/games/{white.game}/commands", data={"type": command}
        )
        assert (refused.status, refused.json()["code"]) == (403, "not_your_seat")
    assert white.user.view(white.game)["status"] == "playing"
