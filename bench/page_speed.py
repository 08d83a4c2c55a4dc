"""How fast the page is: `make bench-page`.

    PYTHONPATH=tests python bench/page_speed.py [VISITS]

Reports the medians of several first visits (nothing cached) in the browser of the tests: the bytes
that are loaded until the first board, when the first content is painted, when the board is there,
and how soon a player's own move is shown; then how fast the analysis board and the review are
(`analysis_speed.py`). Times mean something on an idle machine only.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from analysis_speed import (
    PHONE_IS_SLOWER,
    first_line,
    longest_task,
    review_seconds,
    speed_ratio,
)
from playwright.sync_api import Browser, sync_playwright

from browser.chromium import launch
from browser.fonts import Font
from browser.game_page import GamePage, good_move
from browser.server_process import ServerProcess
from browser.user import User
from skep import Board

GOALS: Final = {
    "page to the first board": (110.0, "KB"),
    "first content": (400.0, "ms"),
    "first board": (None, "ms"),
    "own move shown": (50.0, "ms"),
}
ROOT: Final = Path(__file__).parents[1]
FOUR_PLIES = r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"

# Marks the moment at which the first tile lies on the board.
_MARK = """new MutationObserver((_, observer) => {
    if (!document.querySelector("[data-tile]")) return;
    performance.mark("board");
    observer.disconnect();
}).observe(document, { childList: true, subtree: true })"""
_FIGURES = """() => {
    const board = performance.getEntriesByName("board")[0].startTime;
    const bytes = performance.getEntries()
        .filter(entry => "transferSize" in entry && entry.startTime <= board)
        .reduce((sum, entry) => sum + entry.transferSize, 0);
    const content = performance.getEntriesByName("first-contentful-paint")[0].startTime;
    return [bytes / 1000, content, board];
}"""
# From the press of the pointer on the target to the frame after the tile lies there.
_TIME_MOVE = """cell => {
    document.addEventListener("pointerup", event => {
        const shown = () => document.querySelector(`[data-cell="${cell}"][data-piece]`);
        const look = () => {
            if (shown()) window.moveShown = performance.now() - event.timeStamp;
            else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    }, { once: true, capture: true });
}"""


def visit(browser: Browser, address: str) -> list[float]:
    """Visit a game for the first time, and make a move in it; the figures in the order of GOALS."""
    user = User(browser, address)
    board = Board.from_game_string(FOUR_PLIES)
    game = user.screen_game(board)
    user.context.add_init_script(_MARK)
    game_page = GamePage.at(user, game)
    game_page.shows(board)
    user.page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint')[0]")
    figures = user.page.evaluate(_FIGURES)
    move = good_move(board)
    assert move.to is not None
    game_page.take(str(move.piece))
    game_page.center(game_page.spot(move.to))
    user.page.evaluate(_TIME_MOVE, f"{move.to.q},{move.to.r}")
    game_page.put(move)
    user.page.wait_for_function("() => window.moveShown !== undefined")
    figures.append(user.page.evaluate("window.moveShown"))
    user.close()
    return [float(figure) for figure in figures]


def report(name: str, figures: Sequence[float], unit: str, goal: str = "") -> None:
    """Print the median of some figures, the least and the greatest, and what is asked."""
    median = statistics.median(figures)
    wanted = f"   goal {goal} {unit}" if goal else ""
    print(f"{name:<28} {median:8.1f} {unit}   ({min(figures):.1f} to {max(figures):.1f}){wanted}")


def report_analysis(browser: Browser, address: str, visits: int) -> None:
    """Print the figures of the analysis board and of the review."""
    first_line(browser, address)
    lines = [first_line(browser, address) for _ in range(visits)]
    report("first line of analysis", lines, "ms", "300")
    rounds = max(visits // 2, 1)
    tasks = [longest_task(browser, address) for _ in range(rounds)]
    report("longest task while it thinks", tasks, "ms", "50")
    speeds = [speed_ratio(browser, address) for _ in range(rounds)]
    report("nodes/s in the browser", [page for page, _ in speeds], "k")
    report("nodes/s native", [native for _, native in speeds], "k")
    report("browser to native", [100 * page / native for page, native in speeds], "%", "60")
    records = ROOT / "tests" / "data" / "records"
    for factor, name in ((1, "review of 52 moves"), (PHONE_IS_SLOWER, "review on a phone")):
        times = [review_seconds(browser, address, records, factor) for _ in range(rounds)]
        report(name, times, "s", "10")


def main() -> None:
    """Print the medians, and whether they reach the goals."""
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with tempfile.TemporaryDirectory() as games, tempfile.TemporaryDirectory() as fonts:
        server = ServerProcess(Path(games))
        server.start()
        try:
            with sync_playwright() as playwright:
                browser = launch(playwright, Font.WIDE, Path(fonts))
                visit(browser, server.address)  # the server has read its files
                found = [visit(browser, server.address) for _ in range(visits)]
                for (name, (goal, unit)), figures in zip(
                    GOALS.items(), zip(*found, strict=True), strict=True
                ):
                    report(name, figures, unit, "" if goal is None else f"{goal:g}")
                report_analysis(browser, server.address, visits)
                browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
