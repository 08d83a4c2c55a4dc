"""The files of the page: compression, caching headers, and unknown addresses."""

from __future__ import annotations

import gzip
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.http_client import PATIENCE, running

HTML = {"accept": "text/html,*/*"}
INDEX = "<!doctype html><title>Skep</title><script src=/assets/main-1a2b.js></script>"
SCRIPT = "console.log('skep')" * 50


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    script = folder / "assets" / "main-1a2b.js"
    script.write_text(SCRIPT)
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "main-1a2b.js.br").write_bytes(b"as good as brotli")
    shutil.copy(Path(__file__).parents[2] / "web" / "src" / "routes.json", folder)
    (folder / "manifest.webmanifest").write_text("{}")
    (folder.parent / "secret.txt").write_text("secret")
    (folder / "link.txt").symlink_to(folder.parent / "secret.txt")
    return folder


@pytest.fixture(scope="module")
def browser(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        running(tmp_path_factory.mktemp("data"), page=page) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as client,
    ):
        yield client


@pytest.mark.parametrize(
    "path",
    ["/", "/game/0123456789ab", "/games", "/games/", "/open", "/settings", "/learn", "/learn/ant"],
)
def test_the_page_is_served_at_the_address_of_each_screen(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path, headers=HTML)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"].startswith("text/html")
    assert "no-cache" in answer.headers["cache-control"]


def test_other_addresses_are_not_found(browser: httpx.Client) -> None:
    person = browser.get("/nowhere", headers=HTML)
    assert (person.status_code, person.text) == (404, INDEX)
    no_game = browser.get("/game/short", headers=HTML)
    assert (no_game.status_code, no_game.text) == (404, INDEX)
    assert browser.get("/assets/missing.js", headers=HTML).text != INDEX
    program = browser.get("/nowhere")
    assert (program.status_code, program.json()["code"]) == (404, "not_found")
    assert browser.post("/games").status_code == 405


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate", "gzip"), ("identity", None), ("br;q=1.0, gzip;q=0.5", "br")],
)
def test_files_are_compressed_as_the_client_accepts(
    browser: httpx.Client, accepted: str, encoding: str | None
) -> None:
    path = "/assets/main-1a2b.js"
    with browser.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
    assert "immutable" in answer.headers["cache-control"]
    forms = {None: SCRIPT.encode(), "gzip": gzip.compress(SCRIPT.encode()), "br": b"as good"}
    if encoding == "gzip":
        assert gzip.decompress(raw) == SCRIPT.encode()
    else:
        assert raw.startswith(forms[encoding])


def test_unchanged_files_are_not_sent_again(browser: httpx.Client) -> None:
    tag = browser.get("/").headers["etag"]
    again = browser.get("/", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/link.txt", "/%00"],
)
def test_nothing_outside_the_page_is_served(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_the_first_visit_gives_a_cookie_and_the_next_keeps_it(browser: httpx.Client) -> None:
    with httpx.Client(base_url=browser.base_url, timeout=PATIENCE) as newcomer:
        cookie = newcomer.get("/").headers["set-cookie"]
        assert cookie.startswith("skep_player=")
        assert "set-cookie" not in newcomer.get("/games").headers
        assert "set-cookie" not in newcomer.get("/assets/main-1a2b.js").headers


def test_a_missing_build_is_answered_with_instructions(tmp_path: Path) -> None:
    with running(tmp_path, page=tmp_path / "none") as address:
        answer = httpx.get(f"{address}/", timeout=PATIENCE)
        assert answer.status_code == 503
        assert "make setup" in answer.text
        assert httpx.get(f"{address}/api/health", timeout=PATIENCE).status_code == 200
