"""Playing with fingers, on every screen: taps, drags, pinches, and whole games."""

from __future__ import annotations

import itertools
import random
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
    from skep import Move

FOUR_PLIES = r"Base+MLP;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
PORTRAIT, LANDSCAPE = (360, 740), (740, 360)
# What a finger must hit, with a little for rounding.
LEAST_PX = 43.5

_SMALL = """([selector, least]) => [...document.querySelectorAll(selector)]
    .filter(each => each.checkVisibility({ visibilityProperty: true }))
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([_, { width, height }]) => width < least || height < least)
    .map(([each, { width, height }]) => `${each.outerHTML.slice(0, 80)} ${width}x${height}`)"""
_COUNT = "selector => document.querySelectorAll(selector).length"


@pytest.fixture
def phone(new_user: NewUser) -> User:
    """A user with a phone."""
    return new_user(phone=True)


def all_are_large(user: User, selector: str, where: str) -> None:
    """Check that everything of this kind is large enough for a finger."""
    assert user.page.evaluate(_COUNT, selector) > 0, f"{where}: there is no {selector}"
    assert user.page.evaluate(_SMALL, [selector, LEAST_PX]) == [], where


def test_touch_targets_are_large_enough(phone: User) -> None:
    phone.go("/")
    phone.page.locator("summary").first.tap()
    expect(phone.page.locator("fieldset:has(.options)").first).to_be_visible()
    for size in sizes.ALL:
        sizes.become(phone.page, size)
        all_are_large(phone, "fieldset:has(.comb) label", f"levels, {sizes.name_of(size)}")
        all_are_large(phone, "fieldset:has(.options) label", f"options, {sizes.name_of(size)}")
    board = Board.from_game_string(FOUR_PLIES)
    game_page = GamePage.at(phone, phone.screen_game(board))
    game_page.tap_move(good_move(board))
    expect(game_page.status).to_have_text(say("confirm-hint"))
    for size in sizes.ALL:
        sizes.become(phone.page, size)
        for selector in (
            "main .edge-row button",
            "main [role=toolbar] button",
            "main .button",
        ):
            all_are_large(phone, selector, f"game, {sizes.name_of(size)}")
    phone.button("cancel").tap()
    for size in sizes.ALL:
        sizes.become(phone.page, size)
        if phone.button("menu").is_visible():
            phone.button("menu").tap()
        for selector in ("[data-ply]", ".tools .button", ".steps button", ".game-actions .button"):
            all_are_large(phone, selector, f"menu, {sizes.name_of(size)}")
        if phone.page.get_by_role("dialog").is_visible():
            phone.page.keyboard.press("Escape")
            expect(phone.page.get_by_role("dialog")).to_have_count(0)


def drag(phone: User, fingers: Fingers, move: Move) -> None:
    """Carry a piece to its place: the tile is above the fingertip, and where it is it lands."""
    game_page = GamePage(phone)
    tile = game_page.tile(str(move.piece))
    start = game_page.center(tile if tile.count() else game_page.pile(str(move.piece)))
    assert move.to is not None
    x, y = game_page.center(game_page.area)
    fingers.touch("touchStart", start)
    # The places to go appear with the drag.
    fingers.touch("touchMove", (start[0] + (x - start[0]) / 4, start[1] + (y - start[1]) / 4))
    fingers.touch("touchMove", (x, y))
    spot = game_page.spot(move.to)
    expect(spot).to_be_attached()
    goal = game_page.center(spot)
    carried = phone.page.locator("[data-carried]")
    expect(carried).to_be_attached()
    finger = (goal[0], goal[1] + 46)
    fingers.touch("touchMove", finger)
    fingers.touch("touchMove", finger)
    phone.page.wait_for_function(
        """([x, y]) => {
            const box = document.querySelector("[data-carried] .face").getBoundingClientRect();
            const [middle, center] = [box.x + box.width / 2, box.y + box.height / 2];
            return Math.abs(middle - x) < 6 && Math.abs(center - y) < 12;
        }""",
        arg=list(goal),
    )
    fingers.touch("touchEnd")


def test_a_piece_is_carried_above_the_finger(phone: User) -> None:
    board = Board.from_game_string(FOUR_PLIES)
    game_page = GamePage.at(phone, phone.screen_game(board))
    game_page.shows(board)
    fingers = Fingers(phone)
    moves = list(board.legal_moves)
    from_hand = next(move for move in moves if str(move.piece) == "wA1")
    on_board = next(move for move in moves if str(move.piece) == "wQ")
    for size in sizes.ALL:
        sizes.become(phone.page, size)
        for move in (from_hand, on_board):
            drag(phone, fingers, move)
            assert move.to is not None
            expect(game_page.status).to_have_text(say("confirm-hint"))
            expect(game_page.area.locator("[data-waiting]")).to_have_attribute(
                "data-waiting", f"{move.to.q},{move.to.r}"
            )
            # A touch of the empty table takes it back, without a word.
            box = game_page.area.bounding_box()
            assert box is not None
            fingers.tap((box["x"] + 6, box["y"] + box["height"] - 6))
            expect(game_page.area.locator("[data-waiting]")).to_have_count(0)
            expect(game_page.status).to_have_text(say("to-move", color="white"))
    assert len(phone.view(game_page.game)["moves"]) == board.ply


def test_two_fingers_pan_and_zoom_on_every_screen(phone: User) -> None:
    board = Board.from_game_string(FOUR_PLIES)
    game_page = GamePage.at(phone, phone.screen_game(board))
    game_page.shows(board)
    fingers = Fingers(phone)

    def width() -> float:
        return game_page.center(game_page.tile("bQ"))[0] - game_page.center(game_page.tile("wQ"))[0]

    for size in sizes.ALL:
        sizes.become(phone.page, size)
        phone.page.keyboard.press("Escape")
        middle = game_page.center(game_page.area)
        before, at = width(), game_page.center(game_page.tile("wS1"))
        fingers.push(middle, 40, 20)
        moved = game_page.center(game_page.tile("wS1"))
        assert moved[0] - at[0] == pytest.approx(40, abs=6), size
        assert moved[1] - at[1] == pytest.approx(20, abs=6), size
        fingers.pinch(middle, 60, 45)
        assert width() == pytest.approx(0.75 * before, rel=0.1), size


# ---- whole games


def move_by_touch(phone: User, fingers: Fingers, move: Move, way: str) -> None:
    """Make a move: by two touches and a third, by two touches and the button, or by a drag."""
    game_page = GamePage(phone)
    assert move.to is not None
    if way == "drag":
        drag(phone, fingers, move)
    else:
        tile = game_page.tile(str(move.piece))
        fingers.tap(game_page.center(tile if tile.count() else game_page.pile(str(move.piece))))
        fingers.tap(game_page.center(game_page.spot(move.to)))
    expect(game_page.status).to_have_text(say("confirm-hint"))
    if way == "again":
        fingers.tap(game_page.center(game_page.spot(move.to)))
    else:
        fingers.tap(game_page.center(phone.button("confirm")))


def against_level_1(phone: User, size: tuple[int, int]) -> None:
    """Win a game against the weakest level."""
    sizes.become(phone.page, size)
    game_page = GamePage.at(phone, phone.new_game("engine", game_type="Base"))
    game_page.wait_for_my_turn()
    fingers = Fingers(phone)
    board = game_page.board()
    for way in itertools.cycle(("again", "button", "drag")):
        move = good_move(board)
        move_by_touch(phone, fingers, move, way)
        board.push(move)
        if board.is_game_over():
            break
        board = game_page.my_turn_after(board.ply)
    expect(game_page.result).to_contain_text(say("result-won"))
    game_page.shows(board)
    expect(game_page.tile(str(move.piece))).to_be_in_viewport()


def over_a_link(
    new_user: NewUser, white_size: tuple[int, int], black_size: tuple[int, int]
) -> None:
    """Play a game between two phones; White plays well, Black any move."""
    host, guest = new_user(phone=True), new_user(phone=True)
    sizes.become(host.page, white_size)
    sizes.become(guest.page, black_size)
    white, black = start_link_game(host, guest, game_type="Base")
    white.wait_for_my_turn()
    board = white.board()
    chance = random.Random(1)
    fingers = {white: Fingers(host), black: Fingers(guest)}
    ways = itertools.cycle(("again", "button", "drag"))
    for game_page in itertools.cycle((white, black)):
        moves = list(board.legal_moves)
        if moves[0].to is None:  # the server passes for them
            board.push(moves[0])
            continue
        board = game_page.my_turn_after(board.ply)
        move = good_move(board) if game_page is white else chance.choice(moves)
        move_by_touch(game_page.user, fingers[game_page], move, next(ways))
        board.push(move)
        if board.is_game_over():
            break
    for game_page, result in ((white, "result-won"), (black, "result-lost")):
        expect(game_page.result).to_contain_text(say(result))
        game_page.shows(board)


def test_a_whole_game_against_level_1(phone: User) -> None:
    against_level_1(phone, PORTRAIT)


@pytest.mark.slow
def test_a_whole_game_against_level_1_in_landscape(phone: User) -> None:
    against_level_1(phone, LANDSCAPE)


def test_a_whole_game_over_a_link(new_user: NewUser) -> None:
    over_a_link(new_user, LANDSCAPE, PORTRAIT)


@pytest.mark.slow
def test_a_whole_game_over_a_link_the_other_way_round(new_user: NewUser) -> None:
    over_a_link(new_user, PORTRAIT, LANDSCAPE)
