"""The analysis board in the browser of one user."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.game_page import GamePage
from browser.words import say

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.user import User


class AnalysisPage(GamePage):
    """The analysis board: lines of the engine, the tree, and the tools."""

    @classmethod
    def open(cls, user: User, game: str | None = None) -> AnalysisPage:
        """Open the board of a game, or one's own, and wait until the engine has said something."""
        user.go("/analysis" if game is None else f"/analysis/{game}")
        page = cls(user)
        page.has_depth(1)
        return page

    @property
    def lines(self) -> Locator:
        """The lines of the engine."""
        return self.page.locator("ol.lines > li")

    @property
    def current(self) -> Locator:
        """The move of the tree that leads to the position on the board."""
        return self.page.locator("[aria-current=step]")

    @property
    def variations(self) -> Locator:
        """The variations of the tree, those inside others included."""
        return self.page.get_by_role("list", name=say("analysis-variation"), exact=True)

    def has_depth(self, depth: int) -> None:
        """Wait until the engine has searched so deep."""
        self.page.wait_for_function(
            "least => Number(document.querySelector('[data-depth]')?.dataset.depth) >= least",
            arg=depth,
        )

    def show_all(self) -> None:
        """Give the sheet of a phone its full height."""
        more = self.page.locator("button[aria-expanded=false]", has_text="").and_(
            self.page.get_by_role("button", name=say("more"), exact=True)
        )
        if more.count():
            more.click()
        expect(self.user.button("analysis-notes")).to_be_visible()

    def open_notes(self) -> None:
        """Show the signs and the comment of the move that is looked at."""
        self.user.button("analysis-notes").click()

    def comment(self, text: str) -> None:
        """Write a comment, with the notes open."""
        field = self.page.get_by_role("textbox", name=say("analysis-comment"), exact=True)
        field.fill(text)
        field.blur()
        expect(self.page.locator("p.comment", has_text=text)).to_be_visible()
