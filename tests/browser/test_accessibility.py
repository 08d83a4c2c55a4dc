"""A scan of every screen and dialog by axe-core, in light and dark, finds nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.analysis_page import AnalysisPage
from browser.game_page import GamePage, good_move, start_link_game
from browser.review_page import MISSED_WIN, ReviewPage, open_record, open_study
from browser.words import say
from skep import Board

if TYPE_CHECKING:
    from browser.conftest import NewUser
    from browser.user import Scheme, User

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
LOOKS = pytest.mark.parametrize("scheme", ["light", "dark"])
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])

# A function: the content-security policy lets no text be evaluated when it is asked a second time.
_AT_REST = "() => document.getAnimations().every(each => each.playState === 'finished')"
# Buttons and links that show no word, and say none to the mouse either.
_UNNAMED = """() => [...document.querySelectorAll("button, a")]
    .filter(each => each.checkVisibility({ visibilityProperty: true }))
    .filter(each => !each.closest("[role=application]"))
    .filter(each => each.innerText.trim() === "" && !each.title)
    .map(each => each.outerHTML.slice(0, 120))"""


def scan(user: User) -> None:
    """Look for everything that axe knows, best practices included."""
    page = user.page
    if not page.evaluate("'axe' in window"):
        # As a script of the page it would be kept out by the content-security policy.
        page.evaluate(AXE.read_text())
    # Colours are judged where they have come to rest.
    page.wait_for_function(_AT_REST)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    violations = [
        f"{broken['id']}: {node['html']} {node['failureSummary']}"
        for broken in found["violations"]
        for node in broken["nodes"]
    ]
    assert violations == []
    assert page.evaluate(_UNNAMED) == [], "a sign without a word has no tooltip"
    assert len(found["passes"]) > 5, "the scan saw nothing"


@LOOKS
@SIZES
def test_screens(new_user: NewUser, scheme: Scheme, phone: bool) -> None:
    user = new_user(scheme=scheme, phone=phone)
    user.allow_console(re.compile(r"status of 4\d\d"))
    user.screen_game(Board.from_game_string(FOUR_PLIES))
    for path in (
        "/",
        "/games",
        "/open",
        "/settings",
        "/learn",
        "/analysis",
        "/learn/beetle",
        "/nowhere",
        "/game/aaaaaaaaaaaa",
    ):
        user.go(path)
        expect(user.page.locator("main")).to_be_visible()
        scan(user)
    user.go("/")
    user.page.get_by_text(say("options"), exact=True).click()
    scan(user)
    user.go("/games")
    user.button("delete-game", game=say("game-screen")).click()
    scan(user)
    user.go("/open")
    user.page.get_by_role("textbox").fill("a recipe for honey cake")
    user.button("open-now").click()
    expect(user.page.get_by_role("alert")).not_to_be_empty()
    scan(user)


@LOOKS
@SIZES
def test_the_analysis_board(new_user: NewUser, scheme: Scheme, phone: bool) -> None:
    user = new_user(scheme=scheme, phone=phone)
    page = AnalysisPage.open(user, user.screen_game(Board.from_game_string(FOUR_PLIES)))
    user.button("step-back").click()
    page.has_depth(2)
    page.show_all()
    for line in (0, 1):
        page.lines.nth(line).get_by_role("button").first.click()
        user.button("step-back").click()
        page.has_depth(2)
    page.open_notes()
    page.comment("so that the ant stays free")
    user.button("analysis-sign-2").click()
    scan(user)
    user.button("share").click()
    user.button("analysis-make-address").wait_for()
    scan(user)
    user.page.keyboard.press("Escape")
    user.button("play-from-here").click()
    user.button("play-link").wait_for()
    scan(user)
    user.page.keyboard.press("Escape")
    user.button("setup").click()
    user.button("setup-clear").click()
    scan(user)


@LOOKS
@SIZES
def test_the_description_of_the_api(new_user: NewUser, scheme: Scheme, phone: bool) -> None:
    user = new_user(scheme=scheme, phone=phone)
    user.go("/api/docs")
    scan(user)
    assert user.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@LOOKS
@SIZES
def test_a_game(new_user: NewUser, scheme: Scheme, phone: bool) -> None:
    user = new_user(scheme=scheme, phone=phone)
    board = Board.from_game_string(FOUR_PLIES)
    game_page = GamePage.at(user, user.screen_game(board))
    game_page.shows(board)
    scan(user)
    game_page.take(str(good_move(board).piece))
    scan(user)
    user.page.keyboard.press("Escape")
    game_page.take("bQ")
    expect(game_page.status).to_have_text(say("reason-not_your_piece"))
    scan(user)
    user.page.keyboard.press("?")
    scan(user)
    user.page.keyboard.press("Escape")
    if phone:
        user.button("menu").click()
        scan(user)
    user.button("share").last.click()
    scan(user)
    user.page.keyboard.press("Escape")
    expect(user.page.get_by_role("dialog", name=say("share"), exact=True)).to_have_count(0)
    if phone:
        user.button("menu").click()
    user.button("seat-link").click()
    link = user.page.get_by_role("textbox", name=say("seat-link-address"), exact=True)
    expect(link).to_be_visible()
    scan(user)
    user.page.keyboard.press("Escape")
    expect(link).to_have_count(0)
    if phone:
        user.button("menu").click()
    user.button("resign").click()
    scan(user)
    user.page.get_by_role("dialog", name=say("resign-sure"), exact=True).get_by_role(
        "button", name=say("resign"), exact=True
    ).click()
    expect(game_page.result).to_be_visible()
    scan(user)


@LOOKS
def test_a_game_behind_a_link(new_user: NewUser, scheme: Scheme) -> None:
    host, guest = new_user(scheme=scheme), new_user(scheme=scheme, phone=True)
    game = host.new_game("link", clock={"minutes": 5, "increment": 5})
    GamePage.at(host, game)
    scan(host)
    GamePage.at(guest, game)
    scan(guest)
    white, black = start_link_game(host, guest, clock={"minutes": 5, "increment": 5})
    host.play(white.game, ["wS1"])
    guest.play(white.game, ["bS1 wS1-"])
    host.command(white.game, "offer_draw")
    expect(black.page.get_by_role("alertdialog")).to_be_visible()
    scan(guest)
    expect(host.page.get_by_text(say("draw-waits"), exact=True)).to_be_visible()
    scan(host)


@pytest.mark.parametrize("palette", ["safe", "contrast"])
@LOOKS
def test_other_palettes(new_user: NewUser, scheme: Scheme, palette: str) -> None:
    user = new_user(scheme=scheme)
    user.have_settings(palette=palette)
    game_page = GamePage.at(user, user.screen_game(Board.from_game_string(FOUR_PLIES)))
    game_page.shows_ply(4)
    scan(user)
    user.go("/")
    scan(user)


@LOOKS
@SIZES
def test_the_review_of_a_game(new_user: NewUser, scheme: Scheme, phone: bool) -> None:
    user = new_user(scheme=scheme, phone=phone)
    page = ReviewPage.at(user, open_record(user, MISSED_WIN))
    scan(user)
    page.words.get_by_text(say("review-all-moves"), exact=True).click()
    page.graph.press("End")
    expect(user.button("review-show-better")).to_be_visible()
    scan(user)
    user.button("review-show-better").click()
    scan(user)
    page.graph.press("End")
    user.button("review-try-this").click()
    scan(user)
    open_study(user)
    scan(user)
