"""Security: tokens, cookies, origins, sizes and rate limits."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.http_client import PATIENCE, Person, receive, running, socket_of
from skep.server.sessions.lobby import Lobby
from skep.server.settings import Allowance, ClientLimits

FEW = ClientLimits(
    requests=Allowance(burst=10, per_second=0.01), new_games=Allowance(burst=2, per_second=0.01)
)
COMMANDS = [
    {"type": "move", "ply": 0, "move": "wS1"},
    {"type": "resign"},
    {"type": "abort"},
    {"type": "offer_draw"},
    {"type": "ask_takeback"},
    {"type": "claim_win"},
    {"type": "resign", "color": "white"},
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    plenty = ClientLimits(requests=Allowance(burst=10_000, per_second=1000))
    folder = tmp_path_factory.mktemp("data")
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text("page")
    with running(folder, limits=plenty, page=page) as found:
        yield found


# ---- seats


@pytest.mark.parametrize("command", COMMANDS, ids=json.dumps)
def test_a_seat_can_be_used_only_with_its_token(ada: Person, command: dict[str, object]) -> None:
    game = ada.create("screen")
    before = ada.look(game)
    with Person(ada.address, "Mallory") as mallory:
        refused = mallory.ask("POST", f"/games/{game}/commands", command, 403)
        assert refused["code"] == "not_your_seat"
        with socket_of(mallory, game) as socket:
            receive(socket)
            socket.send(json.dumps({"id": 1, "command": command}))
            assert receive(socket)["error"]["code"] == "not_your_seat"
    stranger = httpx.post(
        f"{ada.address}/api/games/{game}/commands", json=command, timeout=PATIENCE
    )
    assert (stranger.status_code, stranger.json()["code"]) == (401, "no_token")
    with socket_of(ada.address, game) as socket:
        receive(socket)
        socket.send(json.dumps({"id": 1, "command": command}))
        assert receive(socket)["error"]["code"] == "no_token"
    assert ada.look(game) == before


def test_a_third_player_gets_no_seat(ada: Person) -> None:
    game = ada.create()
    with Person(ada.address) as bob, Person(ada.address) as mallory:
        bob.join(game)
        assert mallory.ask("POST", f"/games/{game}/seat", {}, 409)["code"] == "seat_taken"


def test_no_message_contains_a_token(ada: Person) -> None:
    game = ada.create()
    told = [ada.http.get(path).text for path in (f"/games/{game}", "/games", "/health")]
    with socket_of(ada, game) as socket:
        told.append(json.dumps(receive(socket)))
    assert ada.token not in "".join(told)


@pytest.mark.parametrize(
    "header",
    ["Bearer", "Bearer short", "Basic YTpi", "Bearer " + "a" * 44, "Bearer " + "ä" * 43],
)
def test_an_invalid_token_is_refused(ada: Person, header: str) -> None:
    game = ada.create("screen")
    headers = {b"authorization": header.encode("latin-1")}
    answer = httpx.get(f"{ada.address}/api/games", headers=headers, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")
    if header.isascii():
        with socket_of(ada.address, game, Authorization=header) as socket:
            assert receive(socket)["error"]["code"] == "bad_token"


# ---- cookies


def test_the_cookie_of_a_browser(address: str) -> None:
    with httpx.Client(base_url=address, timeout=PATIENCE) as browser:
        wish = {"opponent": {"kind": "screen"}, "color": "white"}
        made = browser.post("/api/games", json=wish)
        cookie = made.headers["set-cookie"].lower()
        for property_ in ("httponly", "samesite=lax", "path=/", "max-age="):
            assert property_ in cookie
        assert "secure" not in cookie
        assert made.json()["seats"]["white"]["yours"]
        game = made.json()["id"]
        assert browser.get(f"/api/games/{game}").json()["seats"]["white"]["yours"]
        command = {"type": "move", "ply": 0, "move": "wS1"}
        assert browser.post(f"/api/games/{game}/commands", json=command).status_code == 200
        pair = f"skep_player={browser.cookies['skep_player']}"
        with socket_of(address, game, Cookie=pair, Origin=address) as socket:
            assert receive(socket)["game"]["seats"]["white"]["yours"]


def test_over_https_the_cookie_is_secure(address: str) -> None:
    """A proxy on the same machine says that the browser uses https."""
    answer = httpx.get(f"{address}/", headers={"x-forwarded-proto": "https"}, timeout=PATIENCE)
    assert "secure" in answer.headers["set-cookie"].lower()


def test_an_invalid_cookie_is_replaced(address: str) -> None:
    answer = httpx.get(f"{address}/", headers={"cookie": "skep_player=guess"}, timeout=PATIENCE)
    assert "skep_player=" in answer.headers["set-cookie"]


def test_a_program_gets_no_cookie(ada: Person) -> None:
    answer = ada.http.post("/games", json={"opponent": {"kind": "screen"}})
    assert "set-cookie" not in answer.headers


# ---- other sites


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "http://[::g]"]
)
def test_pages_of_other_sites_can_do_nothing(ada: Person, origin: str) -> None:
    game = ada.create("screen")
    routes = [
        ("POST", "/games"),
        ("POST", "/tokens"),
        ("POST", f"/games/{game}/commands"),
        ("DELETE", f"/games/{game}"),
    ]
    for method, path in routes:
        answer = ada.http.request(method, path, json={}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    with socket_of(ada, game, Origin=origin) as socket:
        assert receive(socket)["error"]["code"] == "wrong_origin"
        with pytest.raises(ConnectionClosed):
            receive(socket)
        assert socket.close_code == 4403
    assert "access-control-allow-origin" not in ada.http.get("/health").headers


@pytest.mark.parametrize(
    "path",
    ["/", "/nowhere", "/api/docs", "/api/health", "/api/nothing", "/openapi.json", "/api/docs.css"],
)
def test_every_answer_has_its_security_headers(address: str, path: str) -> None:
    headers = httpx.get(address + path, timeout=PATIENCE).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    # The page compiles the core, which is WebAssembly: nothing else that is unsafe is allowed.
    assert policy.count("unsafe") == 1
    assert "; script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_our_pages_need_nothing_inline(address: str) -> None:
    text = httpx.get(f"{address}/api/docs", timeout=PATIENCE).text
    assert "<script" not in text
    assert "<style" not in text
    assert " style=" not in text


# ---- sizes and rates


def test_large_requests_are_not_read_to_the_end(ada: Person) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 1024

    for content in (b" " * 20_000, endless()):
        answer = ada.http.post("/games", content=content)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    long = {"text": "x" * 200_001}
    assert ada.ask("POST", "/records", long, 422)["code"] == "bad_request"
    assert ada.http.post("/records", content=b" " * 1_300_000).status_code == 413


def test_deep_and_odd_json(ada: Person) -> None:
    for content in (b"[" * 15_000, b'{"opponent":' * 1000, b"\xff\xfe", b"1" * 5000, b"NaN"):
        answer = ada.http.post(
            "/games", content=content, headers={"content-type": "application/json"}
        )
        assert answer.status_code in (400, 422)
        assert answer.json()["code"] == "bad_request"


def test_requests_are_rate_limited(tmp_path: Path) -> None:
    with (
        running(tmp_path, limits=FEW) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as client,
    ):
        wish = {"opponent": {"kind": "screen"}}
        answers = [client.post("/api/games", json=wish).status_code for _ in range(3)]
        assert answers == [201, 201, 429]
        codes = [client.get("/api/health").status_code for _ in range(8)]
        assert codes == [200] * 7 + [429]
        refused = client.get("/")
        assert refused.json()["code"] == "too_many"
        assert int(refused.headers["retry-after"]) > 1
        assert "content-security-policy" in refused.headers
        with socket_of(address, "0123456789ab") as socket:
            assert receive(socket)["error"]["code"] == "too_many"


def test_files_of_the_page_have_a_limit_of_their_own(tmp_path: Path) -> None:
    # One visit loads many of them, and several people may share an address.
    limits = replace(FEW, files=Allowance(burst=15, per_second=0.01))
    with (
        running(tmp_path, limits=limits) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as client,
    ):
        codes = [client.get("/assets/nothing.js").status_code for _ in range(16)]
        assert codes == [404] * 15 + [429]
        assert client.get("/api/health").status_code == 200


def test_a_local_proxy_names_the_client(tmp_path: Path) -> None:
    with (
        running(tmp_path, limits=FEW) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as client,
    ):
        for number in range(30):
            headers = {"x-forwarded-for": f"203.0.113.{number}"}
            assert client.get("/api/health", headers=headers).status_code == 200


def test_open_connections_are_limited(tmp_path: Path) -> None:
    limits = ClientLimits(connections_per_client=1)
    with running(tmp_path, limits=limits) as address, Person(address) as person:
        game = person.create()
        with socket_of(person, game) as socket:
            receive(socket)
            with socket_of(person, game) as second:
                assert receive(second)["error"]["code"] == "too_many"
            assert person.ask("GET", f"/games/{game}/events", None, 429)["code"] == "too_many"


# ---- internal errors


def test_an_internal_error_reveals_nothing(
    ada: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("the secret inside")

    game = ada.create("screen")
    with socket_of(ada, game) as socket:
        receive(socket)
        with caplog.at_level(logging.CRITICAL, "skep.server"):
            monkeypatch.setattr(Lobby, "game", fail)
            error = ada.ask("GET", f"/games/{game}", None, 500)
            monkeypatch.undo()
            monkeypatch.setattr("skep.server.sessions.actor.GameActor.command", fail)
            socket.send(json.dumps({"id": 1, "command": {"type": "resign"}}))
            told = receive(socket)
            monkeypatch.undo()
        assert error == told["error"]
        assert error["code"] == "internal"
        assert "secret" not in json.dumps(error)
        socket.send(json.dumps({"id": 2, "command": {"type": "abort"}}))
        assert receive(socket)["type"] == "ended"
