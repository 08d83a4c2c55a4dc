"""What players say to each other: takebacks, draws, giving up, and once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.table import Table, good_move, meet
from browser.words import say
from skep import Board

if TYPE_CHECKING:
    from browser.conftest import NewVisitor
    from browser.visitor import Visitor

WHITE, BLACK = say("color-name", color="white"), say("color-name", color="black")
FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"


def both_have_moved(new_visitor: NewVisitor) -> tuple[Table, Table]:
    host, guest = new_visitor(), new_visitor()
    white, black = meet(host, guest)
    host.play(white.game, ["wS1"])
    guest.play(white.game, ["bS1 wS1-"])
    white.wait_for_my_turn()
    return white, black


def answer(table: Table, question: str, reply: str) -> None:
    asked = table.page.get_by_role("alertdialog", name=question, exact=True)
    asked.get_by_role("button", name=say(reply), exact=True).click()
    expect(asked).to_have_count(0)


def test_a_takeback_is_asked_for_and_granted_or_not(new_visitor: NewVisitor) -> None:
    white, black = both_have_moved(new_visitor)
    board = white.board()
    black.visitor.button("ask-takeback").click()
    expect(black.page.get_by_text(say("takeback-waits"), exact=True)).to_be_visible()
    answer(white, say("takeback-asked", name=BLACK, count=1), "decline")
    expect(black.page.get_by_text(say("takeback-waits"), exact=True)).to_have_count(0)
    white.shows(board)
    move = good_move(board)
    white.click_move(move)
    board.push(move)
    black.shows(board)
    black.wait_for_my_turn()
    black.visitor.button("ask-takeback").click()
    answer(white, say("takeback-asked", name=BLACK, count=2), "accept")
    board.pop()
    board.pop()
    white.shows(board)
    black.shows(board)
    black.wait_for_my_turn()


def test_a_draw_is_offered_declined_and_agreed(new_visitor: NewVisitor) -> None:
    white, black = both_have_moved(new_visitor)
    white.visitor.button("offer-draw").click()
    expect(white.page.get_by_text(say("draw-waits"), exact=True)).to_be_visible()
    answer(black, say("draw-offered", name=WHITE), "decline")
    expect(white.page.get_by_text(say("draw-waits"), exact=True)).to_have_count(0)
    white.click_move(good_move(white.board()))
    black.wait_for_my_turn()
    black.visitor.button("offer-draw").click()
    answer(white, say("draw-offered", name=BLACK), "accept")
    for table in (white, black):
        expect(table.result).to_contain_text(say("result-draw"))
        expect(table.result).to_contain_text(say("ended-agreement"))


def test_resigning_asks_first_and_then_once_more_is_played(new_visitor: NewVisitor) -> None:
    white, black = both_have_moved(new_visitor)
    first = white.game
    white.visitor.button("resign").click()
    sure = white.page.get_by_role("dialog", name=say("resign-sure"), exact=True)
    sure.get_by_role("button", name=say("play-on"), exact=True).click()
    assert white.visitor.view(first)["status"] == "playing"
    white.visitor.button("resign").click()
    sure.get_by_role("button", name=say("resign"), exact=True).click()
    expect(white.result).to_contain_text(say("result-lost"))
    expect(black.result).to_contain_text(say("result-won"))
    expect(black.result).to_contain_text(say("ended-resignation", winner="black"))

    white.visitor.button("rematch").click()
    expect(white.visitor.button("rematch-waits")).to_be_disabled()
    expect(black.result).to_contain_text(say("rematch-offered", name=WHITE))
    black.visitor.button("rematch").click()
    # Both are taken to the next game, with the colours exchanged.
    for table in (white, black):
        table.page.wait_for_url(lambda url: "/game/" in url and not url.endswith(first))
    assert white.game == black.game
    black.wait_for_my_turn()
    assert white.visitor.view(white.game)["seats"]["black"]["yours"]


def test_a_game_can_be_called_off_before_both_have_moved(new_visitor: NewVisitor) -> None:
    host, guest = new_visitor(), new_visitor()
    white, black = meet(host, guest)
    host.button("abort").click()
    for table in (white, black):
        expect(table.result).to_contain_text(say("result-aborted"))
    assert host.view(white.game)["result"]["aborted"]


def test_against_the_machine_one_takes_back_at_once_and_plays_again(visitor: Visitor) -> None:
    game = visitor.new_game("engine", color="white", game_type="Base")
    table = Table.at(visitor, game)
    table.wait_for_my_turn()
    empty = table.board()
    table.click_move(good_move(empty))
    table.shows_ply(2)
    table.wait_for_my_turn()
    visitor.button("takeback").click()
    table.shows(empty)
    table.wait_for_my_turn()
    table.click_move(good_move(empty))
    table.shows_ply(2)
    table.wait_for_my_turn()
    visitor.button("resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=say("resign")).click()
    expect(table.result).to_contain_text(say("result-lost"))
    visitor.button("rematch").click()
    table.page.wait_for_url(lambda url: not url.endswith(game))
    # Now the machine is White, and begins.
    table.wait_for_my_turn()
    table.shows_ply(1)


def test_no_takebacks_where_none_were_agreed(visitor: Visitor) -> None:
    table = Table.at(visitor, visitor.screen_game(Board.from_game_string(FOUR_PLIES)))
    expect(visitor.button("takeback")).to_be_visible()
    strict = visitor.screen_game(Board.from_game_string(FOUR_PLIES), takebacks=False)
    table = Table.at(visitor, strict)
    table.shows_ply(4)
    expect(visitor.button("resign")).to_be_visible()
    expect(visitor.button("takeback")).to_have_count(0)


def test_two_at_one_screen(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.button("play-screen").click()
    table = Table(visitor)
    for _ in range(6):
        board = table.board()
        expect(table.status).to_have_text(say("to-move", color=board.turn.value))
        move = good_move(board)
        table.click_move(move)
        board.push(move)
        table.shows(board)
    visitor.button("takeback").click()
    board.pop()
    table.shows(board)
    visitor.button("agree-draw").click()
    expect(table.result).to_contain_text(say("ended-agreement"))
    expect(table.status).not_to_have_text(say("problem-game-over"))


def test_the_board_turns_to_who_is_to_move(visitor: Visitor) -> None:
    visitor.settle(turnBoard=True)
    table = Table.at(visitor, visitor.screen_game(Board.from_game_string(FOUR_PLIES)))

    def queens() -> tuple[float, float]:
        return table.center(table.tile("wQ"))[0], table.center(table.tile("bQ"))[0]

    white, black = queens()
    assert white < black
    visitor.play(table.game, ["wA1 -wQ"])
    table.shows_ply(5)
    white, black = queens()
    assert white > black


def test_only_who_sits_there_can_speak(new_visitor: NewVisitor) -> None:
    white, _ = both_have_moved(new_visitor)
    stranger = new_visitor()
    stranger.go("/")
    for command in ("resign", "offer_draw", "ask_takeback", "claim_win", "abort"):
        refused = stranger.context.request.post(
            f"/api/games/{white.game}/commands", data={"type": command}
        )
        assert (refused.status, refused.json()["code"]) == (403, "not_your_seat")
    assert white.visitor.view(white.game)["status"] == "playing"
