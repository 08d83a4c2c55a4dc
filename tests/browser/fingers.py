"""Fingers on a page, as real touch events."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.user import User

    Point = tuple[float, float]

# Counts the clicks that the browser makes of touches, wherever they land.
_COUNT_CLICKS = (
    "addEventListener('click', () => { window.clicks = (window.clicks ?? 0) + 1 }, true)"
)


class Fingers:
    """Fingers on a page, as real touch events, of which the browser makes clicks itself."""

    def __init__(self, phone: User) -> None:
        self._page = phone.page
        self._cdp = phone.context.new_cdp_session(phone.page)
        phone.page.evaluate(_COUNT_CLICKS)

    def touch(self, kind: str, *points: Point) -> None:
        """Send a touch event with the fingers at these points."""
        self._cdp.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    def tap(self, at: Point) -> None:
        """Touch a point, and wait until the browser has made a click of the touch."""
        before = self._page.evaluate("window.clicks ?? 0")
        self.touch("touchStart", at)
        self.touch("touchEnd")
        self._page.wait_for_function("before => (window.clicks ?? 0) > before", arg=before)

    def draw(self, start: Point, end: Point, then: Callable[[], None] = lambda: None) -> None:
        """Draw one finger over the page and hold it still, so that nothing moves on; `then` runs
        before the finger leaves.
        """
        self.touch("touchStart", start)
        for step in range(1, 9):
            self.touch("touchMove", _between(start, end, step / 8))
        self._hold(end)
        then()
        self.touch("touchEnd")

    def pull_down(self, start: Point, by: float) -> None:
        """Draw one finger down over the page."""
        self.draw(start, (start[0], start[1] + by))

    def pinch(self, middle: Point, before: float, after: float) -> None:
        """Move two fingers, at these distances from their middle, apart or together."""
        x, y = middle
        self.touch("touchStart", (x - before, y), (x + before, y))
        for step in range(1, 5):
            reach = before + (after - before) * step / 4
            self.touch("touchMove", (x - reach, y), (x + reach, y))
        self._hold((x - after, y), (x + after, y))
        self.touch("touchEnd")

    def push(self, middle: Point, dx: float, dy: float) -> None:
        """Move two fingers side by side."""
        x, y = middle
        self.touch("touchStart", (x - 30, y), (x + 30, y))
        for step in range(1, 5):
            a, b = x + dx * step / 4, y + dy * step / 4
            self.touch("touchMove", (a - 30, b), (a + 30, b))
        self._hold((x + dx - 30, y + dy), (x + dx + 30, y + dy))
        self.touch("touchEnd")

    def _hold(self, *points: Point) -> None:
        """Hold the fingers still: the browser takes a touch after a swift gesture for its end."""
        self._page.wait_for_timeout(150)
        self.touch("touchMove", *points)


def _between(start: Point, end: Point, share: float) -> Point:
    return (
        start[0] + (end[0] - start[0]) * share,
        start[1] + (end[1] - start[1]) * share,
    )
