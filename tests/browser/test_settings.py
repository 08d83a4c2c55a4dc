"""Settings are kept, and take effect."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.game_page import GamePage, good_move
from browser.user import NETWORK_IS_GONE
from browser.words import say
from skep import Board
from skep.locales import Catalogue

if TYPE_CHECKING:
    from browser.conftest import NewUser
    from browser.user import Scheme, User

FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"


def theme(user: User) -> str:
    return str(user.page.evaluate("document.documentElement.dataset.theme"))


def table_color(user: User) -> str:
    return str(user.page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


def level_label(level: int) -> str:
    return say("level-label", level=level, name=say(f"level-{level}-name"))


def test_settings_are_kept(user: User) -> None:
    user.go("/settings")
    page = user.page
    page.get_by_role("radio", name=say("theme-dark"), exact=True).check()
    page.get_by_role("radio", name=say("palette-safe"), exact=True).check()
    page.get_by_role("radio", name=say("confirm-always"), exact=True).check()
    page.get_by_role("switch", name=say("switch-notation")).check()
    page.get_by_role("switch", name=say("switch-premove")).uncheck()
    page.get_by_role("textbox", name=say("your-name")).fill("Ada")
    page.reload()
    assert theme(user) == "safe-dark"
    for name in ("theme-dark", "palette-safe", "confirm-always"):
        expect(page.get_by_role("radio", name=say(name), exact=True)).to_be_checked()
    expect(page.get_by_role("switch", name=say("switch-notation"))).to_be_checked()
    expect(page.get_by_role("switch", name=say("switch-premove"))).not_to_be_checked()
    expect(page.get_by_role("textbox", name=say("your-name"))).to_have_value("Ada")


def test_the_new_game_form_is_kept(user: User) -> None:
    user.go("/")
    page = user.page
    page.locator("label", has=page.get_by_role("radio", name=level_label(3))).click()
    page.get_by_text(say("options"), exact=True).click()
    for choice in ("edition-carbon-short", "color-wish-black", "opening-rulebook"):
        page.get_by_role("radio", name=say(choice), exact=True).check()
    page.get_by_role("radio", name="5 + 5", exact=True).check()
    page.get_by_role("switch", name=say("takebacks")).uncheck()
    page.get_by_role("switch", name=say("repetition")).check()
    page.reload()
    page.locator("button.play").click()
    view = user.view(GamePage(user).game)
    assert view["rules"]["game_type"] == "Base+ML"
    assert view["rules"]["opening"] == "rulebook"
    assert view["rules"]["repetition"] == "threefold"
    assert view["clock"] == {"minutes": 5, "increment": 5}
    assert view["takebacks"] is False
    assert view["seats"]["white"]["level"] == 3
    assert view["seats"]["black"]["yours"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_look_follows_the_system_until_told_otherwise(
    new_user: NewUser, scheme: Scheme
) -> None:
    user = new_user(scheme=scheme)
    user.go("/settings")
    assert theme(user) == scheme
    automatic = table_color(user)
    other: Scheme = "dark" if scheme == "light" else "light"
    user.page.emulate_media(color_scheme=other)
    expect(user.page.locator("html")).to_have_attribute("data-theme", other)
    assert table_color(user) != automatic
    user.page.get_by_role("radio", name=say(f"theme-{scheme}"), exact=True).check()
    expect(user.page.locator("html")).to_have_attribute("data-theme", scheme)
    assert table_color(user) == automatic
    user.page.get_by_role("radio", name=say("palette-contrast"), exact=True).check()
    expect(user.page.locator("html")).to_have_attribute("data-theme", "contrast")


def test_every_move_is_confirmed_if_set(user: User) -> None:
    user.have_settings(confirm="always")
    game_page = GamePage.at(user, user.screen_game(Board.from_game_string(FOUR_PLIES)))
    board = game_page.board()
    move = good_move(board)
    game_page.click_move(move)
    expect(game_page.status).to_have_text(say("confirm-hint"))
    user.button("cancel").click()
    assert len(user.view(game_page.game)["moves"]) == 4
    game_page.click_move(move)
    user.button("confirm").click()
    board.push(move)
    game_page.shows(board)


def test_names_on_the_tiles(user: User) -> None:
    user.have_settings(notation=True)
    game_page = GamePage.at(user, user.screen_game(Board.from_game_string(FOUR_PLIES)))
    game_page.shows_ply(4)
    for piece in ("wS1", "bS1", "wQ", "bQ"):
        expect(game_page.area.locator("svg text", has_text=piece)).to_be_visible()


def test_animations_can_be_turned_off(new_user: NewUser) -> None:
    user = new_user(still=False)
    user.have_settings(motion="none")
    game_page = GamePage.at(user, user.screen_game(Board.from_game_string(FOUR_PLIES)))
    game_page.shows_ply(4)
    user.play(game_page.game, ["wA1 -wQ"])
    game_page.shows_ply(5)
    assert user.page.evaluate("document.getAnimations().length") == 0


def test_another_language_in_the_middle_of_a_game(user: User) -> None:
    board = Board.from_game_string(FOUR_PLIES)
    game_page = GamePage.at(user, user.screen_game(board))
    game_page.shows(board)
    user.link("settings").click()
    language = user.page.get_by_role("combobox", name=say("language"), exact=True)
    language.select_option("he")
    expect(user.page.locator("html")).to_have_attribute("dir", "rtl")
    user.page.go_back()
    hebrew = Catalogue("he").text
    expect(game_page.status).to_have_text(hebrew("to-move", color="white"))
    wanted = {str(piece): f"{hex.q},{hex.r}" for piece, hex in board.pieces().items()}
    for piece, cell in wanted.items():
        tile = user.page.locator(f'[data-cell][data-piece="{piece}"]')
        expect(tile).to_have_attribute("data-cell", cell)
    user.page.reload()
    expect(game_page.status).to_have_text(hebrew("to-move", color="white"))


def test_texts_that_cannot_be_loaded_are_asked_for_again(user: User) -> None:
    texts = re.compile(r"/assets/de-[^/]+\.ftl$")
    user.allow_console(NETWORK_IS_GONE)
    user.have_settings(language="de")
    # What a service worker fetches for the page cannot be cut off here.
    user.context.add_init_script("delete Navigator.prototype.serviceWorker")
    user.page.route(texts, lambda route: route.abort())
    user.go("/settings")
    english, german = say("settings"), Catalogue("de").text("settings")
    heading = user.page.locator("main h1")
    expect(heading).to_have_text(english)
    user.page.unroute(texts)
    expect(heading).to_have_text(german)


def test_the_texts_of_a_language_are_fetched_once(user: User) -> None:
    user.have_settings(language="de")
    user.context.add_init_script("delete Navigator.prototype.serviceWorker")
    fetched: list[str] = []
    user.page.on("request", lambda request: fetched.append(request.url))
    user.go("/settings")
    expect(user.page.locator("main h1")).to_have_text(Catalogue("de").text("settings"))
    user.page.wait_for_load_state("networkidle")
    assert len([url for url in fetched if url.endswith(".ftl")]) == 1


def test_a_choice_in_one_tab_holds_in_all(user: User) -> None:
    game_page = GamePage.at(user, user.screen_game(Board.from_game_string(FOUR_PLIES)))
    game_page.shows_ply(4)
    another = user.context.new_page()
    another.goto("/settings")
    another.get_by_role("radio", name=say("theme-dark"), exact=True).check()
    another.get_by_role("combobox", name=say("language"), exact=True).select_option("el")
    greek = Catalogue("el").text
    expect(game_page.status).to_have_text(greek("to-move", color="white"))
    assert theme(user) == "dark"


def test_the_keys_are_listed(user: User) -> None:
    user.go("/")
    user.page.keyboard.press("?")
    dialog = user.page.get_by_role("dialog", name=say("keys"), exact=True)
    expect(dialog).to_be_visible()
    user.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_way_back_points_to_where_a_line_begins(new_user: NewUser, phone: bool) -> None:
    user = new_user(phone=phone)
    user.have_settings(language="he")
    game = user.screen_game(Board.from_game_string(FOUR_PLIES))
    for path in (f"/game/{game}", "/learn/aim", "/settings"):
        user.go(path)
        expect(user.page.locator("html")).to_have_attribute("dir", "rtl")
        chevron = user.page.locator("a svg.back")
        expect(chevron).to_have_css("transform", "matrix(-1, 0, 0, 1, 0, 0)")
