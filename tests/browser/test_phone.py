"""On a phone: touch events, a small screen, and moves that must be confirmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser import sizes
from browser.fingers import Fingers
from browser.game_page import GamePage, good_move, start_link_game
from browser.words import say
from skep import Board

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from browser.conftest import NewUser
    from browser.user import User
    from skep import Hex, Move

FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
# Seven rows high: the hive fills the board down to its lower edge.
HIGH_HIVE = (
    r"Base+MLP;InProgress;White[7];wB1;bG1 \wB1;wS1 /wB1;bA1 bG1/;wP /wS1;bL \bA1;wQ wS1\;bQ -bL;"
    r"wS2 wB1-;bG2 /bQ;wL wS2-;bG2 \bL"
)
STACKED = (
    r"Base+MLP;InProgress;White[7];wL;bL /wL;wP wL-;bG1 bL\;wB1 \wL;bB1 /bL;wQ wP\;bQ bB1\;"
    r"wB2 wB1/;bB1 bL;wM \wB2;bM -bB1"
)
SMALLEST: ViewportSize = {"width": 320, "height": 568}
SHORT = (360, 640)


@pytest.fixture
def phone(new_user: NewUser) -> User:
    """A user with a phone."""
    return new_user(phone=True)


def nothing_sticks_out(user: User) -> None:
    """Check that the page is no wider than the screen."""
    width = user.page.evaluate("document.documentElement.scrollWidth")
    assert width <= user.page.evaluate("innerWidth")


@pytest.mark.parametrize("language", ["en", "de", "el", "he"])
def test_the_first_visit_shows_how_to_learn_and_how_to_play(phone: User, language: str) -> None:
    phone.have_settings(language=language)
    for size in (SHORT, *sizes.ALL):
        sizes.become(phone.page, size)
        phone.go("/")
        expect(phone.page.locator('a[href="/learn/aim"]')).to_be_in_viewport(ratio=1)
        expect(phone.page.locator("button.play")).to_be_in_viewport(ratio=1)


def test_a_game_is_begun_and_moves_are_confirmed(phone: User) -> None:
    phone.go("/")
    nothing_sticks_out(phone)
    phone.page.get_by_text(say("options"), exact=True).tap()
    phone.page.get_by_role("radio", name=say("color-wish-white"), exact=True).check()
    phone.page.locator("button.play").tap()
    game_page = GamePage(phone)
    nothing_sticks_out(phone)
    game_page.wait_for_my_turn()
    board = game_page.board()
    for turn in range(3):
        move = good_move(board)
        game_page.tap_move(move)
        expect(game_page.status).to_have_text(say("confirm-hint"))
        assert len(phone.view(game_page.game)["moves"]) == board.ply
        if turn == 1:  # the button under the thumb, or a second touch of the same place
            phone.button("confirm").tap()
        else:
            game_page.tap_to(move)
        board = game_page.my_turn_after(board.ply + 1)
        assert move.piece in board.pieces()


def one_move_to_each_cell(board: Board, bug: str) -> dict[Hex, Move]:
    """For each cell where a piece may go a move that goes there, of this kind where one can."""
    found: dict[Hex, Move] = {}
    for move in board.legal_moves:
        assert move.to is not None
        if move.to not in found or str(move.piece)[1] == bug:
            found[move.to] = move
    return found


def waits_for_confirmation(game_page: GamePage, cell: Hex) -> None:
    """The page asks about a move to this cell: it has neither been made nor cancelled."""
    expect(game_page.status).to_have_text(say("confirm-hint"))
    expect(game_page.area.locator("[data-waiting]")).to_have_attribute(
        "data-waiting", f"{cell.q},{cell.r}"
    )


def every_cell_waits(phone: User, game_page: GamePage, bug: str = "B") -> None:
    """Touch every cell where a piece may go: each time the move waits to be confirmed."""
    board = game_page.board()
    game_page.shows(board)
    fingers = Fingers(phone)
    moves = one_move_to_each_cell(board, bug)
    assert moves
    for move in moves.values():
        tile = game_page.tile(str(move.piece))
        fingers.tap(game_page.center(tile if tile.count() else game_page.pile(str(move.piece))))
        assert move.to is not None
        fingers.tap(game_page.center(game_page.spot(move.to)))
        waits_for_confirmation(game_page, move.to)
        fingers.tap(game_page.center(phone.button("cancel")))
        expect(game_page.area.locator("[data-waiting]")).to_have_count(0)
    assert len(phone.view(game_page.game)["moves"]) == board.ply


def test_each_cell_waits_in_blacks_first_move(new_user: NewUser, phone: User) -> None:
    white, black = start_link_game(new_user(), phone, game_type="Base+MLP")
    white.user.play(white.game, ["wS1"])
    black.wait_for_my_turn()
    every_cell_waits(phone, black)


@pytest.mark.parametrize(
    "position",
    [
        pytest.param("Base+MLP;InProgress;Black[1];wS1", id="first move of Black"),
        pytest.param(FOUR_PLIES, id="queens placed"),
        pytest.param(HIGH_HIVE, id="high hive"),
        pytest.param(STACKED, id="stacks"),
    ],
)
def test_each_cell_waits_at_one_screen(phone: User, position: str) -> None:
    board = Board.from_game_string(position)
    every_cell_waits(phone, GamePage.at(phone, phone.screen_game(board)))


def test_each_cell_waits_where_the_hive_was_pushed_down(phone: User) -> None:
    game_page = GamePage.at(phone, phone.screen_game(Board.from_game_string(FOUR_PLIES)))
    game_page.shows(game_page.board())
    x, y = game_page.center(game_page.area)
    Fingers(phone).pull_down((x, y - 120), 150)
    every_cell_waits(phone, game_page)


def test_a_move_that_waits_can_be_cancelled(phone: User) -> None:
    game_page = GamePage.at(phone, phone.screen_game(Board.from_game_string(FOUR_PLIES)))
    board = game_page.board()
    game_page.tap_move(good_move(board))
    phone.button("cancel").tap()
    expect(game_page.status).to_have_text(say("to-move", color="white"))
    game_page.shows(board)


def test_the_menu_rises_from_below(phone: User) -> None:
    game_page = GamePage.at(phone, phone.screen_game(Board.from_game_string(FOUR_PLIES)))
    phone.button("menu").tap()
    sheet = phone.page.get_by_role("dialog")
    expect(sheet.locator("[data-ply]")).to_have_count(4)
    sheet.locator("[data-ply='2']").tap()
    sheet.get_by_role("button", name=say("close"), exact=True).tap()
    board = Board.from_game_string(FOUR_PLIES)
    board.pop()
    board.pop()
    game_page.shows(board)
    phone.button("menu").tap()
    sheet.get_by_role("button", name=say("resign"), exact=True).tap()
    phone.page.get_by_role("dialog", name=say("resign-sure"), exact=True).get_by_role(
        "button", name=say("resign"), exact=True
    ).tap()
    expect(game_page.result).to_be_visible()


def test_two_fingers_zoom_and_one_pans(phone: User) -> None:
    game_page = GamePage.at(phone, phone.screen_game(Board.from_game_string(FOUR_PLIES)))
    game_page.shows(game_page.board())
    fingers = Fingers(phone)

    def width() -> float:
        return game_page.center(game_page.tile("bQ"))[0] - game_page.center(game_page.tile("wQ"))[0]

    before = width()
    x, y = game_page.center(game_page.area)
    fingers.pinch((x, y), 40, 80)
    assert width() == pytest.approx(2 * before, rel=0.15)
    middle = game_page.center(game_page.tile("wS1"))
    fingers.pull_down((x, y + 90), 50)
    moved = game_page.center(game_page.tile("wS1"))
    assert moved[1] - middle[1] == pytest.approx(50, abs=12)
    assert moved[0] == pytest.approx(middle[0], abs=2)


@pytest.mark.parametrize("path", ["/", "/games", "/open", "/settings", "/learn", "/learn/beetle"])
def test_every_screen_fits_the_smallest_phone(phone: User, path: str) -> None:
    phone.page.set_viewport_size(SMALLEST)
    phone.go(path)
    expect(phone.page.locator("main")).to_be_visible()
    nothing_sticks_out(phone)


def test_a_game_fits_the_smallest_phone(phone: User) -> None:
    phone.page.set_viewport_size(SMALLEST)
    game_page = GamePage.at(phone, phone.screen_game(Board.from_game_string(FOUR_PLIES)))
    game_page.shows(game_page.board())
    nothing_sticks_out(phone)
    # Without scrolling there are both hands, all four tiles and the actions.
    for what in (
        *(game_page.tile(piece) for piece in ("wS1", "bS1", "wQ", "bQ")),
        *(game_page.pile(piece) for piece in ("wA1", "bA1", "wG1", "bG1")),
        phone.button("menu"),
    ):
        expect(what).to_be_in_viewport(ratio=0.99)
