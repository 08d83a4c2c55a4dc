"""The review of a finished game: what it says, what was better, and another try at the mistakes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.review_page import MISSED_WIN, ReviewPage, open_record
from browser.words import say
from skep import Board

if TYPE_CHECKING:
    from browser.conftest import NewUser
    from browser.user import User

RECORD = Path(__file__).parents[1] / "data" / "records" / "hivegame.pgn"
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])


def kept_review(user: User) -> dict[str, object]:
    """The figures of the newest reviewed game in the browser."""
    found: list[dict[str, object]] = user.page.evaluate(
        "JSON.parse(localStorage['skep.reviews'] ?? '[]')"
    )
    return found[0] if found else {}


@SIZES
def test_a_missed_win_is_told_shown_and_found(new_user: NewUser, phone: bool) -> None:
    user = new_user(phone=phone)
    game = open_record(user, MISSED_WIN)
    user.go(f"/game/{game}")
    if phone:
        user.button("menu").click()
    user.link("review-open").click()
    page = ReviewPage(user)
    page.is_there()
    page.shows_ply(10)
    page.turning_point(0).click()
    expect(user.button("review-show-better")).to_be_visible()
    page.graph.press("End")
    expect(page.words).to_contain_text(say("review-judgement", judgement="missed_win"))
    expect(page.words).to_contain_text(say("review-missed-win", count=1))
    user.button("review-show-better").click()
    expect(user.page.locator("[data-tile='bS1']")).to_be_visible()
    expect(user.button("review-show-next")).to_be_disabled()
    user.button("review-show-played").click()
    user.button("review-try-this").first.click()
    expect(page.words).to_contain_text(say("review-try-ask", color="black"))
    before = Board.from_game_string(MISSED_WIN)
    before.pop()
    page.move(before, "bA1 -bS1")
    expect(page.words).to_contain_text(say("review-try-wrong"))
    user.button("review-try-this").click()
    page.move(before, "bS1 -wG2")
    expect(page.words).to_contain_text(say("review-try-best"))
    expect(page.words).to_contain_text(say("fact-surrounds_queen", color="white"))


def test_the_graph_can_be_touched_and_walked(user: User) -> None:
    page = ReviewPage.at(user, open_record(user, RECORD.read_text(encoding="utf-8")))
    page.shows_ply(52)
    box = page.graph.bounding_box()
    assert box is not None
    user.page.mouse.click(box["x"] + 1, box["y"] + 5)
    page.shows_ply(0)
    page.graph.press("ArrowRight")
    page.shows_ply(1)
    page.graph.press("End")
    page.shows_ply(52)
    user.page.keyboard.press("Home")
    page.shows_ply(0)
    user.button("review-summary").click()
    expect(user.page.get_by_role("heading", name=say("review-turning-points"))).to_be_visible()


def test_a_lost_game_is_reviewed_from_its_result(user: User) -> None:
    game = user.new_game("engine")
    user.command(game, "move", ply=0, move="wS1")
    user.wait_for_ply(game, 2)
    user.command(game, "resign")
    user.go(f"/game/{game}")
    user.link("review-open").click()
    ReviewPage(user).is_there()
    expect(user.page.get_by_text(say("review-accuracy-label"), exact=True)).to_be_visible()
    kept = kept_review(user)
    assert (kept["game"], kept["color"], kept["outcome"]) == (game, "white", "lost")
    user.go("/games")
    expect(user.page.locator(f"a[href='/game/{game}/review']")).to_be_visible()
    expect(user.page.get_by_text(say("review-study"), exact=True)).to_be_visible()


def test_games_without_a_review_get_theirs_in_the_list(user: User) -> None:
    for _ in range(2):
        game = user.new_game("engine")
        user.command(game, "move", ply=0, move="wS1")
        user.wait_for_ply(game, 2)
        user.command(game, "resign")
    user.go("/games")
    user.page.get_by_role("heading", name=say("review-study"), exact=True).click()
    user.button("review-study-more", count=2).click()
    row = user.page.get_by_role("row", name=say("bug-title", bug="spider"))
    expect(row.get_by_role("cell")).to_have_count(3)
    expect(row.get_by_role("cell").nth(0)).to_have_text("2")
    expect(row.get_by_role("cell").nth(1)).to_have_text("0")
    expect(user.button("review-study-more", count=2)).to_have_count(0)


def test_a_game_that_goes_on_has_no_review(user: User) -> None:
    game = user.screen_game(Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-"))
    user.go(f"/game/{game}/review")
    expect(user.page.get_by_text(say("review-not-yet"))).to_be_visible()
    user.go("/games")
    expect(user.page.locator("li.paper")).to_have_count(1)
    expect(user.page.locator(f"a[href='/game/{game}/review']")).to_have_count(0)
