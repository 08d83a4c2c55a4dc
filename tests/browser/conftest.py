"""One server and one browser for each test worker, and users with fresh cookies."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from browser.chromium import launch
from browser.fonts import Font
from browser.server_process import ServerProcess
from browser.user import User
from skep.server.settings import BUILT_PAGE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from playwright.sync_api import Browser

    from browser.flaky_proxy import FlakyProxy
    from browser.user import Scheme

    BrowserWith = Callable[[Font], Browser]
    NewUser = Callable[..., User]


@pytest.fixture(scope="session")
def page_is_built() -> None:
    """Fail at once if the page has not been built."""
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
def server(
    page_is_built: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """The server that the tests of this worker share."""
    process = ServerProcess(tmp_path_factory.mktemp("games"))
    process.start()
    yield process
    process.stop()
    assert process.log() == ""


@pytest.fixture
def own_server(
    page_is_built: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server for one test only, which may kill it."""
    process = ServerProcess(tmp_path_factory.mktemp("games"))
    process.start()
    yield process
    process.stop()
    assert process.log() == ""


@pytest.fixture
def new_user(browser_with: BrowserWith, request: pytest.FixtureRequest) -> Iterator[NewUser]:
    """Make users, each with own cookies and an own page.

    A page that writes an error or a warning into its console fails the test; breaking the
    content-security policy is such an error.
    """
    with ExitStack() as closing:

        def make(
            at: ServerProcess | None = None,
            proxy: FlakyProxy | None = None,
            *,
            phone: bool = False,
            scheme: Scheme = "light",
            still: bool = True,
            permissions: Sequence[str] = (),
            font: Font = Font.WIDE,
        ) -> User:
            server: ServerProcess = at or request.getfixturevalue("server")
            user = User(
                browser_with(font),
                proxy.address if proxy else server.address,
                server_address=server.address,
                phone=phone,
                scheme=scheme,
                still=still,
                permissions=permissions,
            )
            closing.callback(user.close)
            return user

        yield make


@pytest.fixture
def user(new_user: NewUser) -> User:
    """A user with a mouse and a wide screen."""
    return new_user()
