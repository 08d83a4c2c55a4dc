"""The board is never covered: on every screen it has a place of its own, which shows the hive."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser import sizes
from browser.fingers import Fingers
from browser.game_page import GamePage, good_move, start_link_game
from browser.words import say
from skep import Board

if TYPE_CHECKING:
    from browser.conftest import NewUser
    from browser.user import User

FIND_MISFITS = Path(__file__).with_name("misfits.js").read_text()
# German and Greek have the longest sentences, Hebrew is written from right to left.
LANGUAGES = ["de", "el", "he", "en"]

HIGH_HIVE = (
    r"Base+MLP;InProgress;White[7];wB1;bG1 \wB1;wS1 /wB1;bA1 bG1/;wP /wS1;bL \bA1;wQ wS1\;bQ -bL;"
    r"wS2 wB1-;bG2 /bQ;wL wS2-;bG2 \bL"
)

# What lies over the board, whatever it is and whether it takes touches or not; and what of the hive
# is not in sight. A board of less than this would be no board.
_TROUBLE = """() => {
    const board = document.querySelector("main [role=application]");
    const area = board.getBoundingClientRect();
    const found = [];
    for (const each of document.querySelectorAll("main :not(svg *), dialog")) {
        if (each.contains(board) || board.contains(each)) continue;
        if (!each.checkVisibility({ visibilityProperty: true })) continue;
        const box = each.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) continue;
        const wide = Math.min(box.right, area.right) - Math.max(box.left, area.left);
        const high = Math.min(box.bottom, area.bottom) - Math.max(box.top, area.top);
        if (wide > 1 && high > 1) found.push(`covered by ${each.outerHTML.slice(0, 90)}`);
    }
    if (area.left < 0 || area.top < 0 || area.right > innerWidth || area.bottom > innerHeight)
        found.push("the board sticks out of the screen");
    if (area.width < 180 || area.height < 110)
        found.push(`the board is only ${area.width}x${area.height}`);
    for (const tile of board.querySelectorAll("[data-cell]")) {
        const { x, y, width, height } = tile.getBoundingClientRect();
        const [middle, center] = [x + width / 2, y + height / 2];
        if (middle < area.left || middle > area.right || center < area.top || center > area.bottom)
            found.push(`${tile.dataset.piece ?? "a cell"} is out of sight`);
        if (width < 23.5) found.push(`a cell is ${width} px wide`);
    }
    return found;
}"""


@pytest.fixture
def phone(new_user: NewUser) -> User:
    """A user with a phone."""
    return new_user(phone=True)


def board_is_free(user: User, what: str) -> None:
    """Check on every screen, in long languages too, that the board is free and all text fits."""
    for size in sizes.ALL:
        sizes.become(user.page, size)
        where = f"{what}, {sizes.name_of(size)}"
        assert user.page.evaluate(_TROUBLE) == [], where
        assert user.page.evaluate(FIND_MISFITS, LANGUAGES) == [], where
        assert user.page.evaluate(_TROUBLE) == [], where


def test_status_choice_and_confirmation(phone: User) -> None:
    board = Board.from_game_string(HIGH_HIVE)
    game_page = GamePage.at(phone, phone.screen_game(board))
    game_page.shows(board)
    board_is_free(phone, "status")
    game_page.tap_move(good_move(board))
    expect(game_page.status).to_have_text(say("confirm-hint"))
    board_is_free(phone, "confirmation")
    phone.button("cancel").tap()
    phone.button("step-back").first.tap()
    board_is_free(phone, "looking back")


def test_the_reason_why_not(phone: User) -> None:
    board = Board.from_game_string(HIGH_HIVE)
    game_page = GamePage.at(phone, phone.screen_game(board))
    game_page.shows(board)
    game_page.page.touchscreen.tap(*game_page.center(game_page.tile("wS1")))
    expect(game_page.area.locator("[data-evidence]").first).to_be_attached()
    board_is_free(phone, "why not")


def test_a_hint(phone: User) -> None:
    game_page = GamePage.at(phone, phone.new_game("engine", game_type="Base+MLP"))
    game_page.wait_for_my_turn()
    phone.button("hint").tap()
    expect(game_page.area.locator("[data-mark=hint]")).to_be_attached()
    board_is_free(phone, "hint")


def test_the_coach(phone: User) -> None:
    phone.go("/learn/first-game")
    phone.button("first-game-begin").tap()
    game_page = GamePage(phone)
    game_page.wait_for_my_turn()
    expect(phone.page.get_by_role("complementary", name=say("advice"), exact=True)).to_be_visible()
    board_is_free(phone, "coach")


def test_offers(new_user: NewUser) -> None:
    host, guest = new_user(phone=True), new_user(phone=True)
    game = host.new_game("link", clock={"minutes": 5, "increment": 5})
    GamePage.at(host, game)
    board_is_free(host, "invitation")
    GamePage.at(guest, game)
    board_is_free(guest, "being invited")
    white, black = start_link_game(host, guest, clock={"minutes": 60, "increment": 5})
    host.play(white.game, ["wS1"])
    guest.play(white.game, ["bS1 wS1-"])
    host.command(white.game, "offer_draw")
    expect(guest.page.get_by_role("alertdialog")).to_be_visible()
    board_is_free(guest, "offer")
    expect(host.page.get_by_text(say("draw-waits"), exact=True)).to_be_visible()
    board_is_free(host, "offer that waits")
    guest.command(white.game, "accept_draw")
    for game_page in (white, black):
        expect(game_page.result).to_contain_text(say("result-draw"))
        board_is_free(game_page.user, "result of a link game")


def test_the_result_stays_and_opens(phone: User) -> None:
    game_page = GamePage.at(phone, phone.new_game("engine", game_type="Base+MLP"))
    game_page.wait_for_my_turn()
    phone.play(game_page.game, ["wG1"])
    game_page.my_turn_after(2)
    phone.command(game_page.game, "resign")
    expect(game_page.result).to_contain_text(say("result-lost"))
    board_is_free(phone, "result")
    sizes.become(phone.page, (360, 740))
    Fingers(phone).tap(game_page.center(phone.button("more")))
    expect(game_page.result).to_contain_text(say("review-bit-by-bit"))
    board_is_free(phone, "open result")
    # On the smallest phone it scrolls, from its first line to its last button.
    phone.page.evaluate(FIND_MISFITS, ["de"])
    for size in ((320, 568), (568, 320)):
        sizes.become(phone.page, size)
        for part in ("main .card .pair > :last-child", "main .card h2"):
            phone.page.locator(part).scroll_into_view_if_needed()
            expect(phone.page.locator(part)).to_be_in_viewport(ratio=0.99)
    phone.page.evaluate(FIND_MISFITS, ["en"])
    for size in ((360, 740), (740, 360)):
        sizes.become(phone.page, size)
        phone.page.reload()
        expect(game_page.result).to_contain_text(say("result-lost"))
        expect(phone.button("rematch")).to_be_in_viewport(ratio=0.99)
        assert phone.page.evaluate(_TROUBLE) == []
    # While one looks back the row says where one is, and leads to the end again.
    phone.button("step-back").tap()
    expect(game_page.status).to_have_text(say("looking-back", ply=1, plies=2))
    phone.button("step-last").tap()
    expect(game_page.result).to_be_visible()
