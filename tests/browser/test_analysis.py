"""The analysis board: the engine in the browser, the tree of variations, and walking in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.analysis_page import AnalysisPage
from browser.game_page import GamePage
from browser.words import say
from skep import Board, Piece
from skep.lab.puzzles import read_puzzles

if TYPE_CHECKING:
    from browser.conftest import NewUser
    from browser.user import User

SIX_PLIES = r"Base+MLP;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 \wQ;bA1 bQ/"
PUZZLES = Path(__file__).parents[1] / "data" / "puzzles.tsv"
SHAPES = [False, True]
IDS = ["wide", "phone"]


@pytest.mark.parametrize("phone", SHAPES, ids=IDS)
def test_a_game_is_stepped_through_and_branched(new_user: NewUser, phone: bool) -> None:
    user = new_user(phone=phone)
    board = Board.from_game_string(SIX_PLIES)
    page = AnalysisPage.open(user, user.screen_game(board))
    page.shows(board)
    expect(user.page.locator("[data-verdict]")).not_to_be_empty()
    expect(user.page.locator("[data-arrow]")).to_have_count(3)
    expect(page.lines).to_have_count(3)
    user.button("step-back").click()
    board.pop()
    page.shows(board)
    page.has_depth(2)
    page.lines.first.get_by_role("button").first.click()
    page.show_all()
    expect(page.current).to_have_attribute("data-ply", "6")
    user.button("step-back").click()
    page.shows(board)
    user.button("step-first").click()
    page.shows(Board("Base+MLP"))
    user.button("step-last").click()
    expect(page.current).to_have_attribute("data-ply", "6")


def test_a_move_on_the_board_makes_a_variation(user: User) -> None:
    board = Board.from_game_string(SIX_PLIES)
    page = AnalysisPage.open(user, user.screen_game(board))
    user.page.keyboard.press("ArrowLeft")
    last = board.pop()
    page.shows(board)
    move = next(
        each for each in board.legal_moves if each.piece == last.piece and each.to != last.to
    )
    page.click_move(move)
    board.push(move)
    page.shows(board)
    expect(page.variations).to_have_count(1)
    # On the board the arrows walk over the tiles.
    user.page.get_by_role("heading", name=say("analysis"), exact=True).click()
    user.page.keyboard.press("ArrowUp")
    page.shows(Board.from_game_string(SIX_PLIES))
    user.page.keyboard.press("ArrowDown")
    page.shows(board)


@pytest.mark.parametrize("phone", SHAPES, ids=IDS)
def test_a_variation_is_annotated_promoted_deleted_and_undone(
    new_user: NewUser, phone: bool
) -> None:
    user = new_user(phone=phone)
    page = AnalysisPage.open(user, user.screen_game(Board.from_game_string(SIX_PLIES)))
    user.button("step-back").click()
    page.has_depth(2)
    # The second best line cannot be the game's own move if the best one is.
    page.lines.nth(0).get_by_role("button").first.click()
    page.show_all()
    if page.variations.count() == 0:
        user.button("step-back").click()
        page.has_depth(2)
        page.lines.nth(1).get_by_role("button").first.click()
    expect(page.variations).to_have_count(1)
    page.open_notes()
    page.comment("so that the ant stays free")
    user.button("analysis-sign-1").click()
    expect(page.current.locator("[data-sign='1']")).to_have_text("!")
    user.button("analysis-promote").click()
    expect(page.variations).to_have_count(1)
    expect(page.variations.locator("[aria-current]")).to_have_count(0)
    user.button("analysis-undo").click()
    expect(page.variations.locator("[aria-current]")).to_have_count(1)
    user.button("analysis-delete").click()
    expect(page.variations).to_have_count(0)
    user.button("analysis-undo").click()
    expect(page.variations.locator("[data-sign='1']")).to_have_count(1)
    # All of it is there after a reload.
    user.page.reload()
    page = AnalysisPage(user)
    page.show_all()
    expect(page.variations.locator("[data-sign='1']")).to_have_count(1)
    expect(user.page.locator("p.comment")).to_have_text("so that the ant stays free")
    expect(page.current).to_have_attribute("data-ply", "6")


def test_arrows_and_marks(user: User) -> None:
    board = Board.from_game_string(SIX_PLIES)
    page = AnalysisPage.open(user, user.screen_game(board))
    user.button("analysis-draw").click()
    cells = [board.hex_of(Piece.from_name(name)) for name in ("wQ", "bQ")]
    for cell in (*cells, cells[0], cells[0]):
        assert cell is not None
        user.page.mouse.click(*page.center(page.spot(cell)))
    drawn = user.page.locator("[data-arrow=drawn]")
    expect(drawn).to_have_count(2)
    user.button("step-back").click()
    expect(drawn).to_have_count(0)
    user.page.reload()
    AnalysisPage(user)
    user.button("step-last").click()
    expect(drawn).to_have_count(2)


def test_a_threat_is_shown_in_another_colour(user: User) -> None:
    AnalysisPage.open(user, user.screen_game(Board.from_game_string(SIX_PLIES)))
    threat = user.button("analysis-threat")
    threat.click()
    expect(user.page.locator("[data-arrow=threat]")).to_have_count(1)
    threat.click()
    expect(user.page.locator("[data-arrow=threat]")).to_have_count(0)


def test_a_win_is_proven_with_its_number_of_moves(user: User) -> None:
    puzzle = next(one for one in read_puzzles(PUZZLES) if one.plies == 3)
    board = Board.from_game_string(puzzle.game)
    AnalysisPage.open(user, user.screen_game(board))
    expect(user.page.locator("[data-proof]")).to_have_attribute("data-proof", "3")
    expect(user.page.locator("[data-verdict]")).to_have_text(
        say("analysis-wins-in", color=board.turn.value, moves=2)
    )


def test_wheel_and_swipe_walk(new_user: NewUser) -> None:
    user = new_user(phone=True)
    board = Board.from_game_string(SIX_PLIES)
    page = AnalysisPage.open(user, user.screen_game(board))
    x, y = page.center(user.page.locator("[data-verdict]"))
    user.page.mouse.move(x, y)
    user.page.mouse.wheel(0, -100)
    board.pop()
    page.shows(board)
    user.page.mouse.wheel(0, 100)
    page.shows(Board.from_game_string(SIX_PLIES))
    touch = user.context.new_cdp_session(user.page)
    points = [x, x + 20, x + 45]
    for kind, at in zip(("touchStart", "touchMove", "touchMove"), points, strict=True):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.shows(board)


def test_why_not_and_the_number_of_lines(user: User) -> None:
    page = AnalysisPage.open(user)
    page.take("wQ")
    expect(page.status).to_have_text(
        say("reason-queen_first_turn", color="white", bug="queen", number=0)
    )
    user.page.get_by_role("radio", name="5", exact=True).check()
    expect(page.lines).to_have_count(5)


def test_go_deeper_and_stop(user: User) -> None:
    page = AnalysisPage.open(user)
    user.button("analysis-stop").click()
    deeper = user.button("analysis-deeper")
    expect(deeper).to_be_visible()
    reached = int(user.page.locator("[data-depth]").get_attribute("data-depth") or 0)
    deeper.click()
    page.has_depth(reached + 1)
    assert int(user.page.locator("[data-depth]").get_attribute("data-nodes") or 0) > 0
    user.button("analysis-stop").click()
    expect(deeper).to_be_visible()


def test_a_game_against_somebody_else_is_analysed_when_it_is_over(user: User) -> None:
    game = user.new_game("link")
    user.go(f"/analysis/{game}")
    expect(user.page.get_by_role("alert")).to_have_text(say("analysis-not-now"))
    expect(user.page.get_by_role("application")).to_have_count(0)


def test_a_finished_game_offers_its_analysis(user: User) -> None:
    game = user.new_game("screen")
    user.play(game, ["wS1", "bS1 wS1-"])
    user.command(game, "resign")
    GamePage.at(user, game)
    user.link("analyse").first.click()
    page = AnalysisPage(user)
    page.has_depth(1)
    user.page.get_by_role("link", name=say("analysis-to-game"), exact=True).click()
    GamePage(user)
    assert user.page.url.endswith(f"/game/{game}")
