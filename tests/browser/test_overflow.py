"""Every screen in every language: no text sticks out of its box, is cut off, or covers another."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.analysis_page import AnalysisPage
from browser.fonts import Font
from browser.game_page import GamePage, good_move, start_link_game
from browser.review_page import MISSED_WIN, ReviewPage, open_record, open_study
from browser.words import say
from skep import Board, Hex, Move, Piece
from skep.learn import lessons
from skep.locales import LANGUAGES, Catalogue

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import ViewportSize

    from browser.conftest import NewUser

ENGLISH = Catalogue("en")
FIND_MISFITS = Path(__file__).with_name("misfits.js").read_text()
FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
PINNED = r"Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-"
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
# All tasks of all lessons take a minute, and a wide screen has more room for them than a phone.
LESSON_SIZES = pytest.mark.parametrize(
    "phone",
    [pytest.param(False, id="wide", marks=pytest.mark.slow), pytest.param(True, id="phone")],
)
# Readers have all of these fonts. What fits in the widest mostly fits in the others.
FONTS = pytest.mark.parametrize(
    "font",
    [
        pytest.param(Font.WIDE, id="wide-font"),
        pytest.param(Font.MIDDLING, id="middling-font", marks=pytest.mark.slow),
        pytest.param(Font.NARROW, id="narrow-font", marks=pytest.mark.slow),
    ],
)

# The smallest phone, and the narrowest screen that is laid out as a wide one.
PHONE: ViewportSize = {"width": 320, "height": 568}
WIDE: ViewportSize = {"width": 976, "height": 700}


class OverflowChecker:
    """Shows a screen in one language after another, and looks for text that does not fit."""

    def __init__(self, new_user: NewUser, *, phone: bool, font: Font) -> None:
        self.user = new_user(phone=phone, font=font)
        self.page = self.user.page
        self.page.set_viewport_size(PHONE if phone else WIDE)

    def check(self, what: str, before: Callable[[], None] | None = None) -> None:
        """Fail if text does not fit in some language; `before` runs first in each language."""
        codes = [*(code for code in LANGUAGES if code != "en"), "en"]
        found = []
        for some in [codes] if before is None else [[code] for code in codes]:
            if before is not None:
                self.misfits(some)
                before()
            found += self.misfits(some)
        assert found == [], what

    def font(self, letters: str) -> str:
        """The font family that these letters are shown in."""
        session = self.user.context.new_cdp_session(self.page)
        session.send("DOM.enable")
        session.send("CSS.enable")
        self.page.evaluate(
            """letters => {
                const line = document.createElement("p");
                line.id = "letters";
                line.textContent = letters;
                document.body.append(line);
                return new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)));
            }""",
            letters,
        )
        root = session.send("DOM.getDocument")["root"]["nodeId"]
        line = session.send("DOM.querySelector", {"nodeId": root, "selector": "#letters"})
        fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": line["nodeId"]})["fonts"]
        self.page.evaluate("document.getElementById('letters').remove()")
        session.detach()
        assert len(fonts) == 1, fonts
        return str(fonts[0]["familyName"])

    def misfits(self, codes: list[str]) -> list[str]:
        """What does not fit on the screen in these languages, or as it is if there are none."""
        found: list[str] = self.page.evaluate(FIND_MISFITS, codes)
        return found


@pytest.fixture
def checker(new_user: NewUser, phone: bool, font: Font) -> OverflowChecker:
    """A checker on a phone or on a wide screen, with one font."""
    return OverflowChecker(new_user, phone=phone, font=font)


@FONTS
@SIZES
def test_the_analysis_board(checker: OverflowChecker, phone: bool) -> None:
    game = checker.user.screen_game(Board.from_game_string(PINNED))
    analysis = AnalysisPage.open(checker.user, game)
    checker.user.button("step-back").click()
    analysis.has_depth(2)
    checker.check("chances, steps and the best line")
    analysis.show_all()
    # One of two is not the move that was played.
    for line in (0, 1):
        analysis.lines.nth(line).get_by_role("button").first.click()
        checker.user.button("step-back").click()
        analysis.has_depth(2)
    analysis.open_notes()
    analysis.comment("so that the ant stays free")
    checker.user.button("analysis-sign-4").click()
    expect(analysis.variations.first).to_be_visible()
    checker.check("all of the panel")
    if phone:
        checker.page.set_viewport_size({"width": 568, "height": 320})
        checker.check("all of the panel in landscape")
        checker.page.set_viewport_size(PHONE)
    checker.user.button("share").click()
    checker.user.button("analysis-make-address").wait_for()
    checker.check("what is shared")
    checker.page.keyboard.press("Escape")
    checker.user.button("play-from-here").click()
    checker.user.button("play-link").wait_for()
    checker.check("who plays on")
    checker.page.keyboard.press("Escape")
    checker.user.button("setup").click()
    checker.user.button("setup-clear").click()
    analysis.click_move(Move(Piece.from_name("wQ"), Hex(0, 0)))
    expect(checker.page.locator("[data-fault]")).not_to_have_attribute("data-fault", "")
    checker.check("the set-up, with a fault")


@FONTS
@SIZES
def test_screens_outside_games(checker: OverflowChecker) -> None:
    user, page = checker.user, checker.page
    user.allow_console(re.compile(r"status of 404"))
    user.go("/")
    checker.check("the first visit")
    page.locator("summary").first.click()
    checker.check("the options of a game")
    user.new_game("engine")
    user.new_game("link", clock={"minutes": 5, "increment": 5})
    user.screen_game(Board.from_game_string(FOUR_PLIES))
    for path in ("/", "/games", "/open", "/settings", "/nowhere", "/game/aaaaaaaaaaaa"):
        user.go(path)
        expect(page.locator("main")).to_be_visible()
        checker.check(path)
    page.keyboard.press("?")
    checker.check("the keys")
    user.go("/games")
    user.button("delete-game", game=say("game-screen")).click()
    checker.check("deleting a game")


@FONTS
@LESSON_SIZES
def test_lessons(checker: OverflowChecker) -> None:
    user, page = checker.user, checker.page
    user.go("/learn")
    checker.check("the lessons")
    for lesson in lessons():
        user.go(f"/learn/{lesson.id}")
        expect(page.locator("main h1")).to_be_visible()
        for number, task in enumerate(lesson.tasks):
            if number:
                page.locator("header ol button").nth(number).click()
            expect(page.get_by_text(task.says("task").text(ENGLISH), exact=True)).to_be_visible()
            # A hint comes below all the rest; the button that asks for it is the same in all tasks.
            if number == 0 or task.kind == "game":
                checker.check(task.key)
            if task.kind != "game":
                user.button("hint").click()
                checker.check(f"the hint of {task.key}")


@FONTS
@SIZES
def test_a_game_at_one_screen(checker: OverflowChecker, phone: bool) -> None:
    user, page = checker.user, checker.page
    board = Board.from_game_string(PINNED)
    game_page = GamePage.at(user, user.screen_game(board))
    game_page.shows(board)
    checker.check("a game")
    status = page.locator("p.status")

    def ask_why_a_pinned_piece_stays() -> None:
        page.keyboard.press("Escape")
        before = status.text_content()
        page.locator('[data-cell][data-piece="wQ"]').click()
        expect(status).not_to_have_text(before or "")

    checker.check("why not", ask_why_a_pinned_piece_stays)
    page.keyboard.press("Escape")
    if phone:
        game_page.tap_move(good_move(board))
        checker.check("a move to confirm")
        user.button("cancel").tap()
        user.button("menu").tap()
        checker.check("the menu")
    user.button("share").last.click()
    checker.check("sharing")
    page.keyboard.press("Escape")
    if phone:
        user.button("menu").click()
    user.button("seat-link").click()
    link = page.get_by_role("textbox", name=say("seat-link-address"), exact=True)
    expect(link).to_be_visible()
    checker.check("another device")
    page.keyboard.press("Escape")
    expect(link).to_have_count(0)
    if phone:
        user.button("menu").click()
    user.button("resign").click()
    checker.check("resigning")
    page.get_by_role("dialog", name=say("resign-sure"), exact=True).get_by_role(
        "button", name=say("resign"), exact=True
    ).click()
    expect(game_page.result).to_be_visible()
    checker.check("the result")


@FONTS
@SIZES
def test_a_game_against_the_engine(checker: OverflowChecker, phone: bool) -> None:
    user = checker.user
    game_page = GamePage.at(user, user.new_game("engine", color="white", game_type="Base"))
    game_page.wait_for_my_turn()
    checker.check("the first move")
    user.play(game_page.game, [game_page.board().uhp(good_move(game_page.board()))])
    game_page.my_turn_after(2)
    checker.check("the second move")
    user.command(game_page.game, "resign")
    expect(game_page.result).to_contain_text(say("result-lost"))
    if phone:
        checker.check("the result in a row")
        user.button("more").tap()
    expect(game_page.result).to_contain_text(say("review-bit-by-bit"))
    checker.check("a look back")


@FONTS
@SIZES
def test_a_game_behind_a_link(new_user: NewUser, phone: bool, font: Font) -> None:
    host, guest = (OverflowChecker(new_user, phone=phone, font=font) for _ in range(2))
    clock = {"minutes": 5, "increment": 5}
    game = host.user.new_game("link", clock=clock)
    GamePage.at(host.user, game)
    host.check("an invitation")
    GamePage.at(guest.user, game)
    guest.check("being invited")
    white, black = start_link_game(host.user, guest.user, clock=clock)
    host.user.play(white.game, ["wS1"])
    guest.user.play(white.game, ["bS1 wS1-"])
    host.user.command(white.game, "offer_draw")
    expect(black.page.get_by_role("alertdialog")).to_be_visible()
    guest.check("an offer")
    expect(host.page.get_by_text(say("draw-waits"), exact=True)).to_be_visible()
    host.check("an offer that waits")


@FONTS
@SIZES
def test_the_rules(checker: OverflowChecker) -> None:
    for code in LANGUAGES:
        checker.user.go(f"/rules?lang={code}")
        assert checker.misfits([]) == [], code


@FONTS
@pytest.mark.parametrize("phone", [False])
def test_the_text_is_shown_in_the_chosen_font(checker: OverflowChecker, font: Font) -> None:
    checker.user.go("/settings")
    for letters in ("Zażółć gęślą jaźń", "Съешь же ещё", "Ξεσκεπάζω"):
        assert checker.font(letters) == font.value
    hebrew = font.value if font is Font.WIDE else "Noto Sans Hebrew"
    assert checker.font("עטלף") == hebrew


@pytest.mark.parametrize("font", [Font.WIDE])
@pytest.mark.parametrize("phone", [True])
def test_misfits_are_found(checker: OverflowChecker) -> None:
    checker.user.go("/settings")
    assert checker.misfits([]) == []
    for style in (
        "width: 3rem; white-space: nowrap",
        "width: 3rem; white-space: nowrap; overflow: hidden; text-overflow: ellipsis",
        "height: 0.5rem; overflow: hidden",
        "height: 0.5rem; background: red",
        "position: relative; left: 100vw; white-space: nowrap",
        "height: 0",
    ):
        checker.page.evaluate(
            """style => {
                document.getElementById("misfit")?.remove();
                const box = document.createElement("section");
                box.id = "misfit";
                box.innerHTML = "<p>A sentence that is too long</p><p>Another sentence</p>";
                box.firstChild.style.cssText = `margin: 0; ${style}`;
                box.lastChild.style.margin = "0";
                document.querySelector("main").append(box);
            }""",
            style,
        )
        assert checker.misfits([]), style


@FONTS
@SIZES
def test_the_review_of_a_game(checker: OverflowChecker) -> None:
    user = checker.user
    page = ReviewPage.at(user, open_record(user, MISSED_WIN))
    checker.check("the summary of a review")
    page.graph.press("End")
    expect(page.words.locator(".moment")).to_be_visible()
    checker.check("a move in a review")
    page.words.locator(".moment .pair button").last.click()
    expect(page.words.locator(".try")).to_be_visible()
    checker.check("another try in a review")
    open_study(user)
    checker.check("figures over reviewed games")
