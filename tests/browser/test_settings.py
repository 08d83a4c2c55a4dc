"""What a person chooses about look and play is kept, and does what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.table import Table, good_move
from browser.words import say
from skep import Board
from skep.locales import Catalogue

if TYPE_CHECKING:
    from browser.conftest import NewVisitor
    from browser.visitor import Scheme, Visitor

FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"


def theme(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("document.documentElement.dataset.theme"))


def table_color(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


def level_label(level: int) -> str:
    return say("level-label", level=level, name=say(f"level-{level}-name"))


def test_settings_are_kept(visitor: Visitor) -> None:
    visitor.go("/settings")
    page = visitor.page
    page.get_by_role("radio", name=say("theme-dark"), exact=True).check()
    page.get_by_role("radio", name=say("palette-safe"), exact=True).check()
    page.get_by_role("radio", name=say("confirm-always"), exact=True).check()
    page.get_by_role("switch", name=say("switch-notation")).check()
    page.get_by_role("switch", name=say("switch-premove")).uncheck()
    page.get_by_role("textbox", name=say("your-name")).fill("Ada")
    page.reload()
    assert theme(visitor) == "safe-dark"
    for name in ("theme-dark", "palette-safe", "confirm-always"):
        expect(page.get_by_role("radio", name=say(name), exact=True)).to_be_checked()
    expect(page.get_by_role("switch", name=say("switch-notation"))).to_be_checked()
    expect(page.get_by_role("switch", name=say("switch-premove"))).not_to_be_checked()
    expect(page.get_by_role("textbox", name=say("your-name"))).to_have_value("Ada")


def test_the_wish_for_a_game_is_kept(visitor: Visitor) -> None:
    visitor.go("/")
    page = visitor.page
    page.locator("label", has=page.get_by_role("radio", name=level_label(3))).click()
    page.get_by_text(say("options"), exact=True).click()
    for choice in ("edition-carbon-short", "color-wish-black", "opening-rulebook"):
        page.get_by_role("radio", name=say(choice), exact=True).check()
    page.get_by_role("radio", name="5 + 5", exact=True).check()
    page.get_by_role("switch", name=say("takebacks")).uncheck()
    page.get_by_role("switch", name=say("repetition")).check()
    page.reload()
    page.locator("button.play").click()
    view = visitor.view(Table(visitor).game)
    assert view["rules"]["game_type"] == "Base+ML"
    assert view["rules"]["opening"] == "rulebook"
    assert view["rules"]["repetition"] == "threefold"
    assert view["clock"] == {"minutes": 5, "increment": 5}
    assert view["takebacks"] is False
    assert view["seats"]["white"]["level"] == 3
    assert view["seats"]["black"]["yours"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_look_follows_the_system_until_told_otherwise(
    new_visitor: NewVisitor, scheme: Scheme
) -> None:
    visitor = new_visitor(scheme=scheme)
    visitor.go("/settings")
    assert theme(visitor) == scheme
    automatic = table_color(visitor)
    other: Scheme = "dark" if scheme == "light" else "light"
    visitor.page.emulate_media(color_scheme=other)
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", other)
    assert table_color(visitor) != automatic
    visitor.page.get_by_role("radio", name=say(f"theme-{scheme}"), exact=True).check()
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", scheme)
    assert table_color(visitor) == automatic
    visitor.page.get_by_role("radio", name=say("palette-contrast"), exact=True).check()
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "contrast")


def test_every_move_is_confirmed_where_that_is_wished(visitor: Visitor) -> None:
    visitor.settle(confirm="always")
    table = Table.at(visitor, visitor.screen_game(Board.from_game_string(FOUR_PLIES)))
    board = table.board()
    move = good_move(board)
    table.click_move(move)
    expect(table.status).to_have_text(say("confirm-hint"))
    visitor.button("cancel").click()
    assert len(visitor.view(table.game)["moves"]) == 4
    table.click_move(move)
    visitor.button("confirm").click()
    board.push(move)
    table.shows(board)


def test_names_on_the_tiles(visitor: Visitor) -> None:
    visitor.settle(notation=True)
    table = Table.at(visitor, visitor.screen_game(Board.from_game_string(FOUR_PLIES)))
    table.shows_ply(4)
    for piece in ("wS1", "bS1", "wQ", "bQ"):
        expect(table.area.locator("svg text", has_text=piece)).to_be_visible()


def test_nothing_moves_by_itself_where_that_is_wished(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(still=False)
    visitor.settle(motion="none")
    table = Table.at(visitor, visitor.screen_game(Board.from_game_string(FOUR_PLIES)))
    table.shows_ply(4)
    visitor.play(table.game, ["wA1 -wQ"])
    table.shows_ply(5)
    assert visitor.page.evaluate("document.getAnimations().length") == 0


def test_another_language_in_the_middle_of_a_game(visitor: Visitor) -> None:
    board = Board.from_game_string(FOUR_PLIES)
    table = Table.at(visitor, visitor.screen_game(board))
    table.shows(board)
    visitor.link("settings").click()
    language = visitor.page.get_by_role("combobox", name=say("language"), exact=True)
    language.select_option("he")
    expect(visitor.page.locator("html")).to_have_attribute("dir", "rtl")
    visitor.page.go_back()
    hebrew = Catalogue("he").text
    expect(table.status).to_have_text(hebrew("to-move", color="white"))
    wanted = {str(piece): f"{hex.q},{hex.r}" for piece, hex in board.pieces().items()}
    for piece, cell in wanted.items():
        tile = visitor.page.locator(f'[data-cell][data-piece="{piece}"]')
        expect(tile).to_have_attribute("data-cell", cell)
    visitor.page.reload()
    expect(table.status).to_have_text(hebrew("to-move", color="white"))


def test_a_choice_in_one_tab_holds_in_all(visitor: Visitor) -> None:
    table = Table.at(visitor, visitor.screen_game(Board.from_game_string(FOUR_PLIES)))
    table.shows_ply(4)
    another = visitor.context.new_page()
    another.goto("/settings")
    another.get_by_role("radio", name=say("theme-dark"), exact=True).check()
    another.get_by_role("combobox", name=say("language"), exact=True).select_option("el")
    greek = Catalogue("el").text
    expect(table.status).to_have_text(greek("to-move", color="white"))
    assert theme(visitor) == "dark"


def test_the_keys_are_listed(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.keyboard.press("?")
    dialog = visitor.page.get_by_role("dialog", name=say("keys"), exact=True)
    expect(dialog).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
