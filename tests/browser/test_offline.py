"""The app without a network: what opens, what is kept, and that nobody stays on an old version."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.flaky_proxy import FlakyProxy
from browser.test_accessibility import scan
from browser.user import NETWORK_IS_GONE, PATIENCE_MS
from browser.words import say
from skep.locales import Catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from browser.conftest import NewUser
    from browser.server_process import ServerProcess
    from browser.user import User

_ASSETS = Path(__file__).parents[2] / "src" / "skep" / "server" / "static" / "assets"
_PAUSE_MS = 50
_IS_KEPT = """async path => {
    const newest = await caches.open((await caches.keys()).at(-1));
    return Boolean(await newest.match(path, { ignoreVary: true }));
}"""
_LANGUAGE_FILES = """() => performance.getEntriesByType("resource")
    .map(entry => new URL(entry.name).pathname)
    .filter(path => path.endsWith(".ftl"))"""
_KEPT = """async () => {
    const caught = [];
    for (const name of await caches.keys()) {
        for (const request of await (await caches.open(name)).keys()) caught.push(request.url);
    }
    return caught;
}"""
_REPLACE_SHELL = """async () => {
    const [name] = await caches.keys();
    const old = new Response("an old page", { headers: { "content-type": "text/html" } });
    await (await caches.open(name)).put("/", old);
}"""


_KEEP_OLD_VERSION = """async asset => {
    const old = () => new Response("an old page", { headers: { "content-type": "text/html" } });
    const cache = await caches.open("skep-older");
    for (const path of ["/", "/rules?lang=en"]) await cache.put(path, old());
    await cache.add(asset);
}"""


@pytest.fixture
def proxy(server: ServerProcess) -> Iterator[FlakyProxy]:
    """A way to the server that can be cut."""
    proxy = FlakyProxy(server.address)
    yield proxy
    proxy.close()


def installed(user: User, language: str = "en") -> None:
    """Visit the home screen, and wait until the app can be opened without a network."""
    user.allow_console(NETWORK_IS_GONE)
    user.go("/")
    user.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    for path in ("/", f"/rules?lang={language}", "/rules.css", "/api/lessons/all"):
        wait_until_kept(user, path)


def wait_until_kept(user: User, path: str) -> None:
    """Wait until a file is in the cache; a function that answers later cannot be waited for."""
    for _ in range(PATIENCE_MS // _PAUSE_MS):
        if user.page.evaluate(_IS_KEPT, path):
            return
        user.page.wait_for_timeout(_PAUSE_MS)
    raise AssertionError(f"{path} is not kept")


def test_the_shell_and_the_rules_open_without_a_network(
    new_user: NewUser, proxy: FlakyProxy
) -> None:
    user = new_user(proxy=proxy)
    installed(user)
    proxy.cut()
    user.page.reload()
    expect(user.page.get_by_role("heading", name=say("skep"), exact=True)).to_be_visible()
    notice = user.page.get_by_role("status").filter(has_text=say("offline"))
    expect(notice).to_be_visible()
    scan(user)
    expect(notice.get_by_role("link", name=say("learn"), exact=True)).to_be_visible()
    notice.get_by_role("link", name=say("learn-rules"), exact=True).click()
    expect(user.page.get_by_role("heading", name=say("rules-title"), exact=True)).to_be_visible()
    # Styled as ever: the style sheet is kept, too.
    user.page.wait_for_function("() => document.styleSheets[0].cssRules.length > 0")
    user.go("/game/aaaaaaaaaaaa")
    expect(user.page.get_by_text(say("problem-offline"), exact=True)).to_be_visible()
    proxy.repair()
    user.go("/")
    user.page.wait_for_load_state("networkidle")
    expect(notice).to_have_count(0)


def test_the_app_opens_in_the_language_of_the_last_visit(
    new_user: NewUser, proxy: FlakyProxy
) -> None:
    german = Catalogue("de")
    user = new_user(proxy=proxy)
    user.have_settings(language="de")
    installed(user, "de")
    files = user.page.evaluate(_LANGUAGE_FILES)
    assert files
    for path in files:
        wait_until_kept(user, path)
    proxy.cut()
    user.page.reload()
    expect(user.page.get_by_text(german.text("tagline"), exact=True)).to_be_visible()


def test_nothing_of_a_game_is_kept(new_user: NewUser, proxy: FlakyProxy) -> None:
    user = new_user(proxy=proxy)
    installed(user)
    user.go(f"/game/{user.new_game('engine')}")
    expect(user.page.get_by_role("application", name=say("board"), exact=True)).to_be_visible()
    user.go("/games")
    expect(user.page.get_by_role("listitem")).to_have_count(1)
    kept = user.page.evaluate(_KEPT)
    assert len(kept) > 3
    lessons = [url for url in kept if url.endswith("/api/lessons/all")]
    assert len(lessons) == 1
    assert [url for url in kept if "/api/" in url or "/game" in url] == lessons


def test_with_a_network_the_page_is_always_the_newest(new_user: NewUser, proxy: FlakyProxy) -> None:
    user = new_user(proxy=proxy)
    installed(user)
    user.page.evaluate(_REPLACE_SHELL)
    user.page.reload()
    expect(user.page.get_by_role("heading", name=say("skep"), exact=True)).to_be_visible()
    proxy.cut()
    user.page.reload()
    expect(user.page.get_by_text("an old page", exact=True)).to_be_visible()


def test_the_newest_version_is_what_opens_without_a_network(
    new_user: NewUser, proxy: FlakyProxy
) -> None:
    user = new_user(proxy=proxy)
    user.go("/rules")  # this page installs nothing
    german = f"/assets/{next(_ASSETS.glob('de-*.ftl')).name}"
    user.page.evaluate(_KEEP_OLD_VERSION, german)
    installed(user)
    user.page.evaluate("path => fetch(path).then(() => null)", german)
    wait_until_kept(user, german)
    proxy.cut()
    user.page.reload()
    expect(user.page.get_by_role("heading", name=say("skep"), exact=True)).to_be_visible()
    user.go("/rules?lang=en")
    expect(user.page.get_by_role("heading", name=say("rules-title"), exact=True)).to_be_visible()


def test_the_app_can_be_installed(user: User) -> None:
    user.go("/")
    link = user.page.locator("link[rel=manifest]").get_attribute("href")
    assert link is not None
    manifest = user.context.request.get(link).json()
    assert manifest["name"] == "Skep"
    assert manifest["display"] == "standalone"
    for color in ("background_color", "theme_color"):  # of the splash screen, and of its bar
        assert manifest[color].startswith("#")
    purposes = {icon.get("purpose", "any") for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    for icon in manifest["icons"]:
        answer = user.context.request.get(icon["src"])
        assert answer.ok, icon
        assert answer.headers["content-type"] == icon["type"]
