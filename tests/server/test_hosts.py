"""The names of a server, HTTPS, and the cookie that goes with it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from server.http_client import PATIENCE, Person, receive, running
from skep.server.http.hosts import Hosts
from skep.server.problems import ProblemError

HTTPS = {"x-forwarded-proto": "https"}
NEW_GAME = {"opponent": {"kind": "screen"}, "color": "white"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text("page")
    folder = tmp_path_factory.mktemp("data")
    with running(folder, page=page, names=("hive.example", "Bee.Example.")) as found:
        yield found


def ask(address: str, path: str = "/", **headers: str) -> httpx.Response:
    return httpx.get(address + path, headers=headers, timeout=PATIENCE)


# ---- names


def allowed(hosts: Hosts, host: str | None) -> bool:
    headers = [] if host is None else [(b"host", host.encode())]
    try:
        hosts.check_host({"type": "http", "headers": headers})
    except ProblemError as error:
        return (error.status, error.code) != (421, "wrong_host")
    return True


@pytest.mark.parametrize(
    "host",
    [None, "", "localhost", "LOCALHOST:8000", "my.localhost", "127.0.0.1:8000", "192.168.1.5",
     "[::1]:8000", "[2001:db8::1]", "myhost", "MyHost.lan:8000", "myhost.local"],
)  # fmt: skip
def test_without_a_name_addresses_and_local_names_are_ours(host: str | None) -> None:
    assert allowed(Hosts((), "myhost.lan"), host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "hive.example",
     "myhost.evil.example", "myhost.lan.evil.example", "lan", "xlocalhost"],
)  # fmt: skip
def test_without_a_name_others_are_refused(host: str) -> None:
    assert not allowed(Hosts((), "myhost.lan"), host)


def test_a_machine_without_a_name_answers_to_addresses_alone() -> None:
    assert allowed(Hosts((), ""), "127.0.0.1")
    assert not allowed(Hosts((), ""), ".local")


def test_with_names_only_these_and_this_machine_are_ours() -> None:
    hosts = Hosts(("hive.example", "Bee.Example.", ""), "myhost")
    for host in ("hive.example", "HIVE.example:443", "hive.example.", "bee.example", "127.0.0.1:1"):
        assert allowed(hosts, host)
    for host in ("evil.example", "192.168.1.5", "myhost", "www.hive.example", "x" * 5000):
        assert not allowed(hosts, host)


def test_a_request_for_another_name_is_refused(address: str) -> None:
    for path in ("/", "/api/health", "/api/games"):
        refused = ask(address, path, host="rebound.example")
        assert (refused.status_code, refused.json()["code"]) == (421, "wrong_host")
        assert "--name" in refused.json()["message"]
    assert ask(address, "/api/health", host="hive.example").status_code == 200


def test_a_socket_for_another_name_is_refused(address: str) -> None:
    with Person(address) as ada:
        game = ada.create("screen")
        port = int(address.rpartition(":")[2])
        for host, kind in (("rebound.example", "refused"), ("hive.example", "snapshot")):
            tcp = socket.create_connection(("127.0.0.1", port), PATIENCE)
            with connect(f"ws://{host}/api/games/{game}/socket", sock=tcp) as line:
                message = receive(line)
                assert message["type"] == kind
                if kind == "refused":
                    assert message["error"]["code"] == "wrong_host"


def test_our_own_page_may_ask_under_any_of_our_names(address: str) -> None:
    for origin, status in (("https://hive.example", 201), ("https://evil.example", 403)):
        headers = {"origin": origin}
        done = httpx.post(f"{address}/api/games", json=NEW_GAME, headers=headers, timeout=PATIENCE)
        assert done.status_code == status


# ---- https


def test_https_is_kept(address: str) -> None:
    for path in ("/", "/api/health", "/nowhere"):
        assert "max-age=" in ask(address, path, **HTTPS).headers["strict-transport-security"]
        assert "strict-transport-security" not in ask(address, path).headers


def test_the_cookie_of_https_belongs_to_the_host(address: str) -> None:
    cookie = ask(address, **HTTPS).headers["set-cookie"]
    assert cookie.startswith("__Host-skep_player=")
    for property_ in ("HttpOnly", "Path=/", "Secure", "SameSite=lax"):
        assert property_ in cookie
    assert "Domain" not in cookie


def test_the_old_cookie_is_exchanged_once_and_the_seat_stays(address: str) -> None:
    with httpx.Client(base_url=address, timeout=PATIENCE) as before:
        game = before.post("/api/games", json=NEW_GAME).json()["id"]
        token = before.cookies["skep_player"]
    visit = ask(address, cookie=f"skep_player={token}", **HTTPS)
    given = visit.headers.get_list("set-cookie")
    assert given[0].startswith(f"__Host-skep_player={token};")
    assert given[1].startswith('skep_player="";')
    assert "Max-Age=0" in given[1]
    new = f"__Host-skep_player={token}"
    assert "set-cookie" not in ask(address, cookie=new, **HTTPS).headers
    seats = ask(address, f"/api/games/{game}", cookie=new, **HTTPS).json()["seats"]
    assert seats["white"]["yours"]


def test_a_neighbour_cannot_replace_the_cookie(address: str) -> None:
    """A site of the same domain can set the old name, but not the new one."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as player:
        game = player.post("/api/games", json=NEW_GAME).json()["id"]
        token = player.cookies["skep_player"]
    both = f"skep_player={'x' * 43}; __Host-skep_player={token}"
    view = ask(address, f"/api/games/{game}", cookie=both, **HTTPS).json()
    assert view["seats"]["white"]["yours"]


def test_a_password_on_the_command_line_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from skep.cli import main

    url = "postgresql+asyncpg://skep:secret@127.0.0.1:1/none"
    monkeypatch.chdir(tmp_path)
    redis = "redis://:secret@127.0.0.1:1"
    for variable, words in (
        ("SKEP_DATABASE", ["--database", url]),
        ("SKEP_DATABASE", [f"--database={url}"]),
        ("SKEP_REDIS", ["--redis", redis]),
    ):
        monkeypatch.setattr("sys.argv", ["skep", "serve", "--port", "0", *words])
        assert main() == 2
        said = capsys.readouterr().err
        assert variable in said
        assert "secret" not in said
