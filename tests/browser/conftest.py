"""A server and a browser for each worker, and a fresh visitor for each who needs one."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from browser.chromium import launch
from browser.fonts import Font
from browser.serving import Serving
from browser.visitor import Visitor
from skep.server.settings import BUILT_PAGE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from playwright.sync_api import Browser

    from browser.cable import Cable
    from browser.visitor import Scheme

    BrowserWith = Callable[[Font], Browser]
    NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="session")
def page_is_built() -> None:
    """Fail at once and clearly where every test would fail later."""
    assert (BUILT_PAGE / "index.html").exists(), "the page is not built: run `make setup`"


@pytest.fixture(scope="session")
def browser_with(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserWith]:
    """The browsers of this worker: one for each font that is asked for."""
    with sync_playwright() as playwright, ExitStack() as closing:
        running: dict[Font, Browser] = {}

        def browser(font: Font) -> Browser:
            if font not in running:
                running[font] = launch(playwright, font, tmp_path_factory.mktemp("fonts"))
                closing.callback(running[font].close)
            return running[font]

        yield browser


@pytest.fixture(scope="session")
def server(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The server of this worker, for tests that do not harm it."""
    serving = Serving(tmp_path_factory.mktemp("games"))
    serving.start()
    yield serving
    serving.stop()
    assert serving.complaints() == ""


@pytest.fixture
def frail_server(
    page_is_built: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Serving]:
    """A server for one test, which may kill it."""
    serving = Serving(tmp_path_factory.mktemp("games"))
    serving.start()
    yield serving
    serving.stop()
    assert serving.complaints() == ""


@pytest.fixture
def new_visitor(browser_with: BrowserWith, request: pytest.FixtureRequest) -> Iterator[NewVisitor]:
    """Make visitors: browsers that know nothing of each other.

    A page that complains in its console, or breaks its content-security policy, fails the test.
    """
    with ExitStack() as leaving:

        def make(
            at: Serving | None = None,
            cable: Cable | None = None,
            *,
            phone: bool = False,
            scheme: Scheme = "light",
            still: bool = True,
            permissions: Sequence[str] = (),
            font: Font = Font.WIDE,
        ) -> Visitor:
            server: Serving = at or request.getfixturevalue("server")
            visitor = Visitor(
                browser_with(font),
                cable.address if cable else server.address,
                server_address=server.address,
                phone=phone,
                scheme=scheme,
                still=still,
                permissions=permissions,
            )
            leaving.callback(visitor.leave)
            return visitor

        yield make


@pytest.fixture
def visitor(new_visitor: NewVisitor) -> Visitor:
    """Somebody with a mouse before a wide screen."""
    return new_visitor()
