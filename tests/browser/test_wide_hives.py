"""The widest hives, played by touch: no cell is lost, and no cell is narrower than 24 pixels."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser import sizes
from browser.fingers import Fingers
from browser.game_page import GamePage
from browser.words import say
from skep import Board

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.conftest import NewUser
    from skep import Move

BUGS = ("G1", "Q", "A1", "A2", "A3", "S1", "S2", "B1", "B2", "G2", "G3", "M", "L", "P")
# Twenty-four pieces around an empty middle; an ant closes the ring.
RING = (
    r"Base+MLP;InProgress;White[14];wG1;bG1 wG1/;wQ wG1\;bQ bG1/;wS1 wQ\;bS1 bQ/;wS2 wS1\;bS2 bS1/;"
    r"wB1 wS2\;bB1 bS2-;wB2 wB1-;bB2 bB1-;wG2 wB2-;bG2 bB2-;wG3 wG2-;bG3 bG2-;wM wG3-;bM bG3\;"
    r"wL wM/;bL bM\;wP wL/;bP bL\;wA1 wP/;bA1 -bQ;wA2 /wQ;bA1 bP\ "
).strip()
# Four beetles on a grasshopper.
STACK = (
    r"Base+MLP;InProgress;White[10];wG1;bG1 wG1\;wQ wG1/;bQ /bG1;wB1 -wG1;bB1 -bQ;wB2 -wQ;bB2 bG1\;"
    r"wS1 wQ/;bS1 bB1\;wB2 wG1;bB2 bG1;wB1 wB2;bB1 /wB1;wM \wS1;bB2 wB1;wA1 wM/;bB1 bB2"
)
# Where the quick tests play; the others are among the slow ones.
QUICK = (360, 740)
SIZES = [
    pytest.param(size, id=sizes.name_of(size), marks=() if size == QUICK else (pytest.mark.slow,))
    for size in sizes.ALL
]


def row_of_28() -> Board:
    """All pieces of both sides in one row: White builds to the left, Black to the right."""
    board = Board("Base+MLP")
    board.push_uhp("wG1")
    board.push_uhp("bG1 wG1-")
    for (white, black), (next_white, next_black) in itertools.pairwise(
        (f"w{bug}", f"b{bug}") for bug in BUGS
    ):
        board.push_uhp(f"{next_white} -{white}")
        board.push_uhp(f"{next_black} {black}-")
    return board


def played(board: Board) -> list[Move]:
    return list(board.move_stack)


class TouchPlayer:
    """Plays by touch on a phone, and looks after every move at what is in sight."""

    def __init__(self, new_user: NewUser, board: Board, size: tuple[int, int]) -> None:
        self.user = new_user(phone=True)
        sizes.become(self.user.page, size)
        self.game_page = GamePage.at(self.user, self.user.screen_game(board))
        self.game_page.shows(board)
        self.board = board
        self.fingers = Fingers(self.user)

    def area(self) -> tuple[float, float, float, float]:
        """The edges of the board: left, top, right, bottom."""
        box = self.game_page.area.bounding_box()
        assert box is not None
        return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]

    def is_in_sight(self, what: Locator, margin: float = 0) -> bool:
        """Whether the middle of something is on the board."""
        x, y = self.game_page.center(what)
        left, top, right, bottom = self.area()
        return left + margin <= x <= right - margin and top + margin <= y <= bottom - margin

    def reach(self, what: Locator) -> tuple[float, float]:
        """Pan with two fingers until something is on the board, and return where it is."""
        left, top, right, bottom = self.area()
        middle = ((left + right) / 2, (top + bottom) / 2)
        for _ in range(12):
            if self.is_in_sight(what, margin=10):
                return self.game_page.center(what)
            x, y = self.game_page.center(what)
            dx = max(min(middle[0] - x, 60), -60)
            dy = max(min(middle[1] - y, 40), -40)
            self.fingers.push(middle, dx, dy)
        raise AssertionError("it could not be brought into sight")

    def play(self, move: Move) -> None:
        """Touch the piece, where it goes, and there again."""
        assert move.to is not None
        page = self.game_page
        tile = page.tile(str(move.piece))
        if tile.count():
            self.fingers.tap(self.reach(tile))
        else:
            self.fingers.tap(page.center(page.pile(str(move.piece))))
        spot = page.spot(move.to)
        self.fingers.tap(self.reach(spot))
        expect(page.status).to_have_text(say("confirm-hint"))
        self.fingers.tap(page.center(self.user.button("confirm")))
        self.board.push(move)
        page.shows(self.board)
        self.sees(move)

    def sees(self, move: Move) -> None:
        """The last move is in sight, and each queen or a marker that points to it."""
        assert move.to is not None
        page = self.game_page
        assert self.is_in_sight(page.spot(move.to)), "the last move is out of sight"
        for queen in ("wQ", "bQ"):
            at = next(
                (to for piece, to in self.board.pieces().items() if str(piece) == queen), None
            )
            marker = page.area.locator(f'[data-hidden="{queen}"]')
            if at is None or self.is_in_sight(page.spot(at)):
                expect(marker).to_have_count(0)
            else:
                expect(marker).to_be_visible()
                assert self.is_in_sight(marker, margin=20), "the marker is off the board"
        box = page.spot(move.to).bounding_box()
        assert box is not None
        assert box["width"] >= 23.5, "the cells are too narrow for a finger"


@pytest.mark.parametrize("size", SIZES)
def test_all_pieces_in_a_row(new_user: NewUser, size: tuple[int, int]) -> None:
    moves = played(row_of_28())
    begun = Board("Base+MLP")
    by_touch = 6 if size == QUICK else len(moves)
    for move in moves[:-by_touch]:
        begun.push(move)
    player = TouchPlayer(new_user, begun, size)
    for move in moves[-by_touch:]:
        player.play(move)
    # From the end of the row a touch of a marker leads to its queen.
    for queen in ("wQ", "bQ"):
        tile = player.game_page.tile(queen)
        marker = player.game_page.area.locator(f'[data-hidden="{queen}"]')
        if marker.count():
            player.fingers.tap(player.game_page.center(marker))
            expect(marker).to_have_count(0)
        assert player.is_in_sight(tile)


@pytest.mark.parametrize("size", SIZES)
def test_a_ring(new_user: NewUser, size: tuple[int, int]) -> None:
    moves = played(Board.from_game_string(RING))
    begun = Board("Base+MLP")
    for move in moves[:-6]:
        begun.push(move)
    player = TouchPlayer(new_user, begun, size)
    for move in moves[-6:]:
        player.play(move)


@pytest.mark.parametrize("size", SIZES)
def test_a_stack_of_five(new_user: NewUser, size: tuple[int, int]) -> None:
    moves = played(Board.from_game_string(STACK))
    begun = Board("Base+MLP")
    for move in moves[:10]:
        begun.push(move)
    player = TouchPlayer(new_user, begun, size)
    for move in moves[10:]:
        player.play(move)
    tiles = player.game_page.area.locator("[data-tile]")
    expect(tiles).to_have_count(len(player.board.pieces()))
    top = player.game_page.tile("bB1")
    assert player.is_in_sight(top)
    # Each of the five is shown when one holds a finger on the stack.
    player.fingers.touch("touchStart", player.game_page.center(top))
    shown = player.user.page.get_by_role("region", name=say("board-stack", count=5), exact=True)
    expect(shown.get_by_role("listitem")).to_have_count(5)
    player.fingers.touch("touchEnd")
