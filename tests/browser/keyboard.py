"""Playing with the keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from skep import Move

_MOST_STEPS = 80


class Keyboard:
    """Goes around with Tab, and over the board with its keys; sees only what has the focus."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self._page.keyboard.press(key)

    def is_on(self, selector: str) -> bool:
        """Is the focus on such an element?"""
        return bool(
            self._page.evaluate(
                "selector => document.activeElement?.matches(selector) ?? false", selector
            )
        )

    def press_until(self, key: str, selector: str) -> None:
        """Press a key until the focus is on such an element."""
        for _ in range(_MOST_STEPS):
            if self.is_on(selector):
                return
            self.press(key)
        raise AssertionError(f"{key} does not lead to {selector}")

    def choose(self, legend: str, option: str) -> None:
        """Choose one of several options: Tab leads to the group, the arrows to the option."""
        group = f'fieldset:has(legend:text-is("{legend}"))'
        values = self._page.locator(f'{group} label:has(span:text-is("{option}")) input')
        value = values.get_attribute("value")
        name = values.get_attribute("name")
        self.press_until("Tab", f'input[name="{name}"]')
        self.press_until("ArrowRight", f'input[name="{name}"][value="{value}"]')

    def move(self, move: Move) -> None:
        """Make a move."""
        piece, to = str(move.piece), move.to
        assert to is not None
        on_board = f'[role=application] [data-cell][data-piece="{piece}"]'
        if self._page.locator(on_board).count():
            self.press_until("Tab", "[role=application] [data-cell]")
            self.press_until("n", on_board)
        else:
            self.press_until("Tab", f'[role=toolbar] button[data-piece^="{piece[0]}"]')
            self.press(*["ArrowLeft"] * 8)
            self.press_until("ArrowRight", f'[role=toolbar] button[data-piece="{piece}"]')
        self.press("Enter")
        self.press_until("n", f'[role=application] [data-cell="{to.q},{to.r}"]')
        self.press("Enter")
