"""How fast the analysis board and the review are in the browser of the tests.

A part of `make bench-page`. The speed of the engine is compared with the native one in the same
run: on a machine that does other things too, only the ratio means something.
"""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect
from slow_process import slowed

from browser.analysis_page import AnalysisPage
from browser.review_page import ReviewPage, open_record
from browser.user import User
from browser.words import say
from skep import Board, read_record
from skep.engine import Searcher, analyse

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

__all__ = ["first_line", "longest_task", "review_seconds", "speed_ratio"]

MIDDLE: Final = (
    r"Base+MLP;InProgress;White[11];wP;bM wP-;wA1 \wP;bQ bM\;wM /wP;bA1 /bQ;wQ -wM;bA1 \wQ;wA2 wM\;"
    r"bB1 -bA1;wA2 /bB1;bB2 \bA1;wA1 -wP;bA2 /bQ;wA2 bA2\;bA3 bM/;wQ /wM;bA3 /wQ;wL \wP;bP bQ/"
)
"""A game in its middle."""

SEARCH_SECONDS: Final = 5
PAGE_HASH_MIB: Final = 32
PHONE_IS_SLOWER: Final = 4
"""How many times slower a phone is than this machine."""

# Marks the moment at which the first lines of the engine are shown.
_WATCH: Final = """
    const shown = () => Number(document.querySelector("[data-depth]")?.dataset.depth) >= 1;
    new MutationObserver((_, observer) => {
        if (!shown()) return;
        performance.mark("lines");
        observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true });
"""
_FIRST_LINE: Final = "() => performance.getEntriesByName('lines')[0]?.startTime"


def first_line(browser: Browser, address: str) -> float:
    """Open the board for the first time; the milliseconds until the first lines are shown."""
    user = User(browser, address)
    user.context.add_init_script(_WATCH)
    user.go("/analysis")
    user.page.wait_for_function(_FIRST_LINE)
    milliseconds = float(user.page.evaluate(_FIRST_LINE))
    user.close()
    return milliseconds


def _open_middle(user: User) -> Page:
    """Open the analysis of the game, and wait until engine and solver have ended."""
    AnalysisPage.open(user, open_record(user, MIDDLE))
    expect(user.button("analysis-deeper")).to_be_visible()
    return user.page


def longest_task(browser: Browser, address: str) -> float:
    """Walk through a game while the engine thinks; the longest task of the main thread in ms.

    It is the time on the processor, so that other programs do not count.
    """
    user = User(browser, address)
    board = AnalysisPage.open(user, open_record(user, MIDDLE))
    browser.start_tracing(page=user.page, categories=["toplevel"])
    for key in ("ArrowLeft",) * 4 + ("ArrowRight",) * 4:
        user.page.keyboard.press(key)
        board.has_depth(2)
        user.page.wait_for_timeout(250)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    user.close()
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event["tdur"] / 1000
        for event in events
        if "tdur" in event and (event["pid"], event["tid"]) in threads
    ]
    return max(tasks)


def speed_ratio(browser: Browser, address: str) -> tuple[float, float]:
    """Search one line in the browser, then natively: nodes per second of both, in thousands."""
    user = User(browser, address)
    page = _open_middle(user)
    lines = page.get_by_role("group", name=say("analysis-lines"))
    lines.get_by_role("radio", name="1", exact=True).check(force=True)
    expect(user.button("analysis-stop")).to_be_visible()
    expect(user.button("analysis-deeper")).to_be_visible()
    speed = page.locator("[data-speed]").get_attribute("data-speed")
    user.close()
    # The same as on the page: first three lines, then one, with what the table knows by then.
    board, searcher = Board.from_game_string(MIDDLE), Searcher()
    for lines in (3, 1):
        native = analyse(
            board, SEARCH_SECONDS, lines=lines, hash_mib=PAGE_HASH_MIB, searcher=searcher
        )
    return float(speed or 0) / 1000, native.nodes / native.seconds / 1000


def review_seconds(browser: Browser, address: str, records: Path, factor: float) -> float:
    """Review a game of 52 moves in a browser that is so many times slower; the seconds it takes."""
    user = User(browser, address, phone=True)
    found = open_record(user, read_record(records / "hivegame.pgn").to_game_string())
    user.go(f"/game/{found}")
    expect(user.page.locator("[data-tile]").first).to_be_visible()
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    renderers = [process["id"] for process in processes if process["type"] == "renderer"]
    with slowed(renderers, factor):
        start = time.monotonic()
        ReviewPage.at(user, found)
        seconds = time.monotonic() - start
    session.detach()
    user.close()
    return seconds
