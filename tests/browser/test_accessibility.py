"""A scan of every screen and dialog by axe-core, in light and dark, finds nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.table import Table, good_move, meet
from browser.words import say
from skep import Board

if TYPE_CHECKING:
    from browser.conftest import NewVisitor
    from browser.visitor import Scheme, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
LOOKS = pytest.mark.parametrize("scheme", ["light", "dark"])
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])


def scan(visitor: Visitor) -> None:
    """Look for everything that axe knows, best practices included."""
    page = visitor.page
    if not page.evaluate("'axe' in window"):
        # As a script of the page it would be kept out by the content-security policy.
        page.evaluate(AXE.read_text())
    # Colours are judged where they have come to rest.
    page.evaluate("Promise.all(document.getAnimations().map(each => each.finished))")
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    violations = [
        f"{broken['id']}: {node['html']} {node['failureSummary']}"
        for broken in found["violations"]
        for node in broken["nodes"]
    ]
    assert violations == []
    assert len(found["passes"]) > 5, "the scan saw nothing"


@LOOKS
@SIZES
def test_screens(new_visitor: NewVisitor, scheme: Scheme, phone: bool) -> None:
    visitor = new_visitor(scheme=scheme, phone=phone)
    visitor.forgive(re.compile(r"status of 4\d\d"))
    visitor.screen_game(Board.from_game_string(FOUR_PLIES))
    for path in (
        "/",
        "/games",
        "/open",
        "/settings",
        "/learn",
        "/learn/beetle",
        "/nowhere",
        "/game/aaaaaaaaaaaa",
    ):
        visitor.go(path)
        expect(visitor.page.locator("main")).to_be_visible()
        scan(visitor)
    visitor.go("/")
    visitor.page.get_by_text(say("options"), exact=True).click()
    scan(visitor)
    visitor.go("/games")
    visitor.button("delete-game", game=say("game-screen")).click()
    scan(visitor)
    visitor.go("/open")
    visitor.page.get_by_role("textbox").fill("a recipe for honey cake")
    visitor.button("open-now").click()
    expect(visitor.page.get_by_role("alert")).not_to_be_empty()
    scan(visitor)


@LOOKS
@SIZES
def test_a_game(new_visitor: NewVisitor, scheme: Scheme, phone: bool) -> None:
    visitor = new_visitor(scheme=scheme, phone=phone)
    board = Board.from_game_string(FOUR_PLIES)
    table = Table.at(visitor, visitor.screen_game(board))
    table.shows(board)
    scan(visitor)
    table.take(str(good_move(board).piece))
    scan(visitor)
    visitor.page.keyboard.press("Escape")
    table.take("bQ")
    expect(table.status).to_have_text(say("reason-not_your_piece"))
    scan(visitor)
    visitor.page.keyboard.press("?")
    scan(visitor)
    visitor.page.keyboard.press("Escape")
    if phone:
        visitor.button("menu").click()
        scan(visitor)
    visitor.button("share").last.click()
    scan(visitor)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog", name=say("share"), exact=True)).to_have_count(0)
    if phone:
        visitor.button("menu").click()
    visitor.button("resign").click()
    scan(visitor)
    visitor.page.get_by_role("dialog", name=say("resign-sure"), exact=True).get_by_role(
        "button", name=say("resign"), exact=True
    ).click()
    expect(table.result).to_be_visible()
    scan(visitor)


@LOOKS
def test_a_game_behind_a_link(new_visitor: NewVisitor, scheme: Scheme) -> None:
    host, guest = new_visitor(scheme=scheme), new_visitor(scheme=scheme, phone=True)
    game = host.new_game("link", clock={"minutes": 5, "increment": 5})
    Table.at(host, game)
    scan(host)
    Table.at(guest, game)
    scan(guest)
    white, black = meet(host, guest, clock={"minutes": 5, "increment": 5})
    host.play(white.game, ["wS1"])
    guest.play(white.game, ["bS1 wS1-"])
    host.command(white.game, "offer_draw")
    expect(black.page.get_by_role("alertdialog")).to_be_visible()
    scan(guest)
    expect(host.page.get_by_text(say("draw-waits"), exact=True)).to_be_visible()
    scan(host)


@pytest.mark.parametrize("palette", ["safe", "contrast"])
@LOOKS
def test_other_palettes(new_visitor: NewVisitor, scheme: Scheme, palette: str) -> None:
    visitor = new_visitor(scheme=scheme)
    visitor.settle(palette=palette)
    table = Table.at(visitor, visitor.screen_game(Board.from_game_string(FOUR_PLIES)))
    table.shows_ply(4)
    scan(visitor)
    visitor.go("/")
    scan(visitor)
