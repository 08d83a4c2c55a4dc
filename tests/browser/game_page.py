"""The page of a game: what it shows, and how a person moves on it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.user import PATIENCE_MS
from browser.words import say
from skep import Board
from skep.engine import search
from skep.game import Limits

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.user import User
    from skep import Hex, Move

# Enough to beat the weakest level in some twenty plies, and little work.
_THOUGHT = Limits(nodes=20_000)

_PAUSE_MS = 50

_SHOWS = """([board, wanted]) => {
    const spots = [...board.querySelectorAll("[data-cell][data-piece]")];
    return spots.length === Object.keys(wanted).length
        && spots.every(spot => wanted[spot.dataset.cell] === spot.dataset.piece);
}"""


def good_move(board: Board) -> Move:
    """Find a move that leads to a quick win against a weak opponent."""
    return search(board, _THOUGHT, hash_mib=8).move


class GamePage:
    """The page of one game, in the browser of one user."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.page = user.page
        self.area = user.page.get_by_role("application", name=say("board"), exact=True)
        expect(self.area).to_be_visible()

    @classmethod
    def at(cls, user: User, game: str) -> GamePage:
        """Open the page of a game."""
        user.go(f"/game/{game}")
        return cls(user)

    # ---- what the page shows

    @property
    def game(self) -> str:
        """The id of the game, from the address of the page."""
        found = re.search(r"/game/([0-9A-Za-z]{12})$", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    @property
    def status(self) -> Locator:
        """The line that says whose turn it is, or why something may not be done."""
        return self.page.locator("p.status")

    @property
    def result(self) -> Locator:
        """The card that says how the game ended."""
        return self.page.get_by_role("region", name=say("result"), exact=True)

    def spot(self, hex: Hex) -> Locator:
        """A cell of the board, with or without a tile."""
        return self.area.locator(f'[data-cell="{hex.q},{hex.r}"]')

    def tile(self, piece: str) -> Locator:
        """A piece that lies open on the board."""
        return self.area.locator(f'[data-cell][data-piece="{piece}"]')

    def pile(self, piece: str) -> Locator:
        """The pile in a hand from which this piece comes next."""
        return self.page.locator(f'[role=toolbar] button[data-piece="{piece}"]')

    def board(self) -> Board:
        """The position as the server has it, with all moves that the page shows.

        In a game that is played on the device the server hears of a move after it was made.
        """
        self.user.wait_for_ply(self.game, self.page.locator("[data-ply]").count())
        view = self.user.view(self.game)
        start = view["start"]
        if start is not None and start["position"] is not None:
            board = Board.from_position(start["position"])
        else:
            board = Board(view["rules"]["game_type"], opening=view["rules"]["opening"])
        for move in view["moves"]:
            board.push_uhp(move["uhp"])
        return board

    def shows(self, board: Board) -> None:
        """Wait until the page shows this position, and no piece more."""
        wanted = {f"{hex.q},{hex.r}": str(board.piece_at(hex)) for hex in board.pieces().values()}
        self.page.wait_for_function(_SHOWS, arg=[self.area.element_handle(), wanted])

    def shows_ply(self, ply: int) -> None:
        """Wait until so many moves were made on this page."""
        self.page.wait_for_function(
            "ply => document.querySelectorAll('[data-ply]').length === ply", arg=ply
        )

    def shows_ply_of_at_least(self, ply: int) -> None:
        """Wait until a move has arrived; it may have been answered already."""
        self.page.locator(f"[data-ply='{ply}']").wait_for(state="attached")

    def wait_for_my_turn(self) -> None:
        """Wait until the tab says that it is for me to move."""
        expect(self.page).to_have_title(say("title-your-turn"))

    def my_turn_after(self, ply: int) -> Board:
        """Wait until so many moves are made and it is my turn again; the position then.

        A confirmed move is drawn before the server has received it, so neither the board nor the
        tab can say that it has been made.
        """
        for _ in range(PATIENCE_MS // _PAUSE_MS):
            if self._is_my_turn_after(ply):
                break
            self.page.wait_for_timeout(_PAUSE_MS)
        else:
            raise AssertionError(f"after {ply} plies it is still not my turn")
        board = self.board()
        self.shows(board)
        self.wait_for_my_turn()
        return board

    def _is_my_turn_after(self, ply: int) -> bool:
        view = self.user.view(self.game)
        assert view["status"] == "playing", view["status"]
        turn = view["turn"]
        return turn is not None and turn["ply"] >= ply and view["seats"][turn["color"]]["yours"]

    # ---- moving

    def click_move(self, move: Move) -> None:
        """Move with two clicks: on the piece, and where it goes."""
        self.take(str(move.piece))
        self.put(move)

    def take(self, piece: str) -> None:
        """Click on a piece, on the board or in a hand."""
        self.page.mouse.click(*self.center(self._found(piece)))

    def put(self, move: Move) -> None:
        """Click on where a piece goes."""
        assert move.to is not None
        self.page.mouse.click(*self.center(self.spot(move.to)))

    def tap_move(self, move: Move) -> None:
        """Move with two touches of a finger."""
        self.page.touchscreen.tap(*self.center(self._found(str(move.piece))))
        self.tap_to(move)

    def tap_to(self, move: Move) -> None:
        """Touch where a piece goes."""
        assert move.to is not None
        self.page.touchscreen.tap(*self.center(self.spot(move.to)))

    def drag_move(self, move: Move) -> None:
        """Move by carrying the piece."""
        assert move.to is not None
        self.page.mouse.move(*self.center(self._found(str(move.piece))))
        self.page.mouse.down()
        x, y = self.center(self.area)
        self.page.mouse.move(x, y, steps=4)  # places to go appear only now
        self.page.mouse.move(*self.center(self.spot(move.to)), steps=2)
        self.page.mouse.up()

    def _found(self, piece: str) -> Locator:
        tile = self.tile(piece)
        return tile if tile.count() else self.pile(piece)

    @staticmethod
    def center(of: Locator) -> tuple[float, float]:
        """The middle of something, once it stands still."""
        of.wait_for()
        of.element_handle().wait_for_element_state("stable")
        box = of.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def start_link_game(host: User, guest: User, **options: object) -> tuple[GamePage, GamePage]:
    """Start a game over a link, with Black's seat taken, and open White's page and Black's."""
    game = host.new_game("link", **options)
    guest.api("POST", f"/games/{game}/seat", {})
    return GamePage.at(host, game), GamePage.at(guest, game)
