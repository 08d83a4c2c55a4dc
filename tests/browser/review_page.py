"""The review of a game as a person sees it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.words import say

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.user import User
    from skep import Board, Hex

MISSED_WIN = (
    r"Base;InProgress;White[6];wG1;bB1 -wG1;wQ wG1/;bQ -bB1;wQ \wG1;bQ -wQ;wA1 wG1/;bS1 /bQ;"
    r"wG2 \wA1;bA1 -bS1"
)
"""Black could have won with the last move: bS1 to the left of wG2."""


class ReviewPage:
    """The screen of a review."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.page = user.page

    @classmethod
    def at(cls, user: User, game: str) -> ReviewPage:
        """Open the review of a game, and wait until it is there."""
        user.go(f"/game/{game}/review")
        found = cls(user)
        found.is_there()
        return found

    def is_there(self) -> None:
        expect(self.graph).to_be_visible()

    @property
    def graph(self) -> Locator:
        return self.page.get_by_role("slider", name=say("review-graph"))

    @property
    def words(self) -> Locator:
        return self.page.locator("section.words")

    def shows_ply(self, ply: int) -> None:
        expect(self.graph).to_have_attribute("aria-valuenow", str(ply))

    def move(self, board: Board, text: str) -> None:
        """Make a move of a position on the board."""
        move = board.parse_uhp(text)
        assert move.piece is not None
        assert move.to is not None
        start = board.hex_of(move.piece)
        if start is None:
            self.page.locator(f'[role=toolbar] button[data-piece="{move.piece}"]').click()
        else:
            self._spot(start).click()
        self._spot(move.to).click()

    def _spot(self, hex: Hex) -> Locator:
        area = self.page.get_by_role("region", name=say("board"), exact=True)
        return area.locator(f'[data-cell="{hex.q},{hex.r}"]')

    def turning_point(self, number: int) -> Locator:
        """The button of a turning point, from 0."""
        return self.words.locator("ol > li > button.point").nth(number)


def open_record(user: User, text: str) -> str:
    """Open a record, and return the id of the game."""
    return str(user.api("POST", "/records", {"text": text})["id"])


def open_study(user: User) -> None:
    """Open the figures over reviewed games in My games, as if two games had been reviewed."""
    figures = [
        {"game": f"reviewed{number:04}", "color": color, "gameType": "Base", "accuracy": 0.71}
        | {"opening": "SQA", "outcome": "won"}
        for number, color in enumerate(("white", "black"))
    ]
    user.go("/games")
    user.page.evaluate("kept => { localStorage['skep.reviews'] = kept }", json.dumps(figures))
    user.page.reload()
    user.page.get_by_role("heading", name=say("review-study"), exact=True).click()
    expect(user.page.get_by_role("row")).to_have_count(3)
