"""What operators do over HTTP: games, bans, quotas, people's data, and the audit log of it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.http_client import PATIENCE, Json, Person, receive, receive_until, running, socket_of
from skep.server.identity import player_id

TOKEN = "operator's"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder, page = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("page")
    with running(folder, page=page, operator_token=TOKEN) as found:
        yield found


@pytest.fixture
def operator(address: str) -> Iterator[httpx.Client]:
    with operating(address) as client:
        yield client


@contextmanager
def operating(address: str) -> Iterator[httpx.Client]:
    headers = {"Authorization": f"Bearer {TOKEN}", "X-Operator": "grace"}
    base = f"{address}/api/operator"
    with httpx.Client(base_url=base, headers=headers, timeout=PATIENCE) as client:
        yield client


def ask(client: httpx.Client, method: str, path: str, status: int = 200, **body: object) -> Json:
    answer = client.request(method, path, json=body or None)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def last_audit(client: httpx.Client) -> Json:
    return ask(client, "GET", "/audit?limit=1")["entries"][0]


PATHS = [
    ("GET", "/games"), ("POST", "/games/abcdefghijkl/close"), ("DELETE", "/games/abcdefghijkl"),
    ("POST", "/expire"), ("GET", "/bans"), ("POST", "/bans"), ("POST", "/bans/lift"),
    ("GET", "/quotas"), ("POST", "/quotas"), ("POST", "/people/export"),
    ("POST", "/people/delete"), ("GET", "/audit"),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path"), PATHS)
@pytest.mark.parametrize("header", [None, "Bearer", "Bearer wrong", f"Basic {TOKEN}"])
def test_without_the_token_there_is_nothing(
    address: str, method: str, path: str, header: str | None
) -> None:
    headers = {} if header is None else {"Authorization": header}
    url = f"{address}/api/operator{path}"
    answer = httpx.request(method, url, headers=headers, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


# ---- games


def test_games_of_everybody_are_listed_in_pages(ada: Person, operator: httpx.Client) -> None:
    made = {ada.create("screen") for _ in range(3)}
    me = player_id(ada.token)
    first = ask(operator, "GET", f"/games?player={me}&limit=2")
    second = ask(operator, "GET", f"/games?player={me}&limit=2&before={first['next']}")
    listed = first["games"] + second["games"]
    assert {game["id"] for game in listed} == made
    assert second["next"] is None
    assert listed[0]["white"] == listed[0]["black"] == me
    waiting = ada.create("link")
    found = ask(operator, "GET", f"/games?player={me}&status=waiting&kind=link")["games"]
    assert [game["id"] for game in found] == [waiting]


def test_a_game_is_called_off_and_all_who_watch_are_told(
    ada: Person, bob: Person, operator: httpx.Client
) -> None:
    game = ada.create("link")
    bob.join(game)
    for ply, (who, move) in enumerate([(ada, "wS1"), (bob, "bS1 wS1-"), (ada, "wQ -wS1")]):
        who.move(game, ply, move)
    with socket_of(bob, game) as line:
        receive(line)
        ask(operator, "POST", f"/games/{game}/close", 204)
        ended = receive_until(line, "ended")[-1]
    assert ended["result"]["aborted"]
    view = ada.look(game)
    assert (view["status"], len(view["moves"])) == ("over", 3)
    entry = last_audit(operator)
    assert (entry["action"], entry["subject"]) == ("close", game)
    assert entry["who"] == "grace from 127.0.0.0/24"
    assert ask(operator, "POST", f"/games/{game}/close", 409)["code"] == "game_over"
    assert last_audit(operator) == entry


def test_a_game_that_nobody_has_joined_is_deleted(ada: Person, operator: httpx.Client) -> None:
    game = ada.create("link")
    ask(operator, "POST", f"/games/{game}/close", 204)
    ada.ask("GET", f"/games/{game}", status=404)
    ask(operator, "POST", f"/games/{game}/close", 404)


def test_abandoned_games_are_called_off(tmp_path: Path) -> None:
    with (
        running(tmp_path, operator_token=TOKEN) as address,
        operating(address) as operator,
        Person(address) as ada,
    ):
        old, other = ada.create("screen"), ada.create("screen")
        ada.move(old, 0, "wS1")
        assert ask(operator, "POST", "/expire", days=1) == {"closed": 0}
        assert ask(operator, "POST", "/expire", days=1e-9) == {"closed": 2}
        assert last_audit(operator)["detail"]["count"] == 2
        assert ada.look(old)["result"]["aborted"]
        assert ada.look(other)["status"] == "over"
        assert ask(operator, "POST", "/expire", days=1e-9) == {"closed": 0}


# ---- bans and quotas


def test_a_banned_player_can_do_nothing_until_the_ban_is_lifted(
    ada: Person, bob: Person, operator: httpx.Client
) -> None:
    game = ada.create("link")
    bob.join(game)
    with socket_of(ada, game) as line:
        receive(line)
        ask(operator, "POST", "/bans", subject=f"white@{game}", reason="spoils games")
        move = {"id": 7, "command": {"type": "move", "ply": 0, "move": "wS1"}}
        line.send(httpx.Request("POST", "http://x", json=move).content.decode())
        assert receive_until(line, "refused")[-1]["error"]["code"] == "banned"
    assert ada.move(game, 0, "wS1", 403)["code"] == "banned"
    assert ada.ask("POST", "/games", {"opponent": {"kind": "screen"}}, 403)["code"] == "banned"
    ban = ask(operator, "GET", "/bans")["bans"][-1]
    assert (ban["subject"], ban["until"], ban["reason"]) == (
        player_id(ada.token),
        None,
        "spoils games",
    )
    assert bob.look(game)["status"] == "playing"
    ask(operator, "POST", "/bans/lift", subject=player_id(ada.token))
    assert last_audit(operator)["action"] == "lift"
    ada.move(game, 0, "wS1")
    ask(operator, "POST", "/bans/lift", 404, subject=player_id(ada.token))


def test_a_banned_network_reaches_only_the_operators_door(tmp_path: Path) -> None:
    with running(tmp_path, operator_token=TOKEN) as address, operating(address) as operator:
        with Person(address) as ada:
            game = ada.create("screen")
        ask(operator, "POST", "/bans", subject="127.0.0.0/8", days=1)
        for path in ("/", "/api/games", f"/api/games/{game}"):
            answer = httpx.get(address + path, timeout=PATIENCE)
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        with socket_of(address, game) as line:
            assert receive(line)["error"]["code"] == "banned"
        assert httpx.get(f"{address}/api/health", timeout=PATIENCE).status_code == 200
        ask(operator, "POST", "/bans/lift", subject="127.0.0.1/8")
        assert httpx.get(f"{address}/api/games", timeout=PATIENCE).status_code == 200


def test_a_quota_changes_the_limits_of_an_address(tmp_path: Path) -> None:
    with running(tmp_path, operator_token=TOKEN) as address, operating(address) as operator:
        ask(operator, "POST", "/quotas", subject="127.0.0.1", factor=0.01)
        # One request in 5 s is allowed, so even a busy machine sends too many soon.
        with httpx.Client(base_url=address, timeout=PATIENCE) as client:
            codes = (client.get("/api/games").status_code for _ in range(1000))
            assert next((code for code in codes if code != 200), 200) == 429
        body = {"subject": "127.0.0.1", "factor": 5}
        for _ in range(100):  # the operator is limited like everybody at the address
            answer = operator.post("/quotas", json=body)
            if answer.is_success:
                break
            time.sleep(answer.json()["detail"]["retry_after"])
        assert ask(operator, "GET", "/quotas")["quotas"][0]["factor"] == 5
        ask(operator, "POST", "/quotas", subject="127.0.0.1", factor=1)
        assert ask(operator, "GET", "/quotas")["quotas"] == []


# ---- people


def test_a_persons_data_are_exported_and_deleted(
    address: str, bob: Person, operator: httpx.Client
) -> None:
    with Person(address, "Forgettable") as eve:
        shared, going_on = eve.create("link"), bob.create("link")
        alone = eve.create("screen")
        bob.join(shared)
        eve.join(going_on)
        eve.say(shared, "resign")
        me = player_id(eve.token)
        found = ask(operator, "POST", "/people/export", subject=me)
        assert {game["id"] for game in found["games"]} == {shared, going_on, alone}
        by_id = {game["id"]: game for game in found["games"]}
        assert by_id[shared]["seats"] == ["white"]
        assert [event["type"] for event in by_id[shared]["events"]] == ["joined", "ended"]
        assert player_id(bob.token) not in str(found)
        assert ask(operator, "POST", "/people/delete", subject=f"white@{shared}") == {"games": 3}
        assert last_audit(operator)["detail"] == {"games": 3}
        eve.ask("GET", f"/games/{alone}", status=404)
        for game in (shared, going_on):
            view = bob.look(game)
            assert view["status"] == "over"
            assert "Forgettable" not in str(view)
            with socket_of(bob, game, "?since=0") as line:
                assert "Forgettable" not in str(receive_until(line, "caught_up"))
        assert eve.ask("GET", "/games")["games"] == []
        assert ask(operator, "POST", "/people/export", subject=me)["games"] == []


# ---- garbage


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/bans", {"subject": "nobody"}),
        ("/bans", {"subject": "300.1.1.1"}),
        ("/bans", {"subject": "10.0.0.0/99"}),
        ("/bans", {"subject": "10.0.0.1", "days": -1}),
        ("/bans", {"subject": "10.0.0.1", "days": "soon"}),
        ("/bans", {"subject": "10.0.0.1", "why": "extra"}),
        ("/bans", {"subject": "x" * 5000}),
        ("/bans", {}),
        ("/quotas", {"subject": "10.0.0.1", "factor": 0}),
        ("/quotas", {"subject": "10.0.0.1", "factor": 1e9}),
        ("/people/export", {"subject": "10.0.0.1"}),
        ("/expire", {"days": 0}),
    ],
)
def test_a_wrong_request_is_refused(operator: httpx.Client, path: str, body: object) -> None:
    answer = operator.post(path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_request")


def test_a_seat_that_nobody_has(operator: httpx.Client) -> None:
    for subject in ("white@abcdefghijkl", "green@abcdefghijkl", "white@", "@", "white@\x00"):
        answer = operator.post("/people/delete", json={"subject": subject})
        assert answer.status_code in (404, 422), answer.text


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(PATHS), st.binary(max_size=300), st.text(max_size=100))
def test_garbage_never_fails(
    address: str, path: tuple[str, str], body: bytes, subject: str
) -> None:
    with operating(address) as client:
        for content in ({"content": body}, {"json": {"subject": subject, "factor": subject}}):
            answer = client.request(*path, **content)
            assert answer.status_code < 500, answer.text
