"""The WebSocket: events in order, then the answer, nothing missing or repeated."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from server.http_client import Json, Person, receive, receive_until, running, socket_of
from skep.server.messages import Outgoing
from skep.server.settings import Allowance, ClientLimits

OUTGOING: TypeAdapter[object] = TypeAdapter(Outgoing)
OPENING = ["wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1-", "wA1 -wQ", "bA1 bQ-"]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    limits = ClientLimits(requests=Allowance(burst=10_000, per_second=1000))
    with running(tmp_path_factory.mktemp("data"), limits=limits) as found:
        yield found


@pytest.fixture
def people(address: str) -> Iterator[tuple[Person, Person]]:
    with Person(address, "Ada") as ada, Person(address, "Bob") as bob:
        yield ada, bob


@pytest.fixture
def game(people: tuple[Person, Person]) -> str:
    ada, bob = people
    game = ada.create()
    bob.join(game)
    return game


def ask(socket: ClientConnection, number: int, what: str, **fields: object) -> list[Json]:
    """Send a request, and return all messages up to its answer."""
    socket.send(json.dumps({"id": number, "command": {"type": what, **fields}}))
    received = [receive(socket)]
    while received[-1].get("id") != number:
        received.append(receive(socket))
    return received


def types(received: list[Json]) -> list[str]:
    return [message["type"] for message in received]


def test_answers_come_after_the_events_they_led_to(
    people: tuple[Person, Person], game: str
) -> None:
    with socket_of(people[0], game) as socket:
        assert receive(socket)["type"] == "snapshot"
        assert types(ask(socket, 1, "move", ply=0, move="wS1")) == ["moved", "turn", "done"]
        assert types(ask(socket, 2, "offer_draw")) == ["offered", "done"]
        assert types(ask(socket, 3, "move", ply=0, move="wS1")) == ["done"]
        assert types(ask(socket, 4, "resign")) == ["ended", "turn", "done"]


def test_players_and_watchers_receive_the_same(people: tuple[Person, Person], game: str) -> None:
    ada, bob = people
    with (
        socket_of(ada, game) as white,
        socket_of(bob, game) as black,
        socket_of(ada.address, game) as watcher,
    ):
        for socket in (white, black, watcher):
            receive(socket)
        for ply, move in enumerate(OPENING):
            (bob if ply % 2 else ada).move(game, ply, move)
        received = []
        for socket in (white, black, watcher):
            socket.send('{"ping": 1}')
            told = receive_until(socket, "pong")
            received.append([message for message in told if message["type"] != "presence"])
    assert received[0] == received[1] == received[2]
    moved = [message for message in received[0] if message["type"] == "moved"]
    assert [message["move"]["uhp"] for message in moved] == OPENING
    assert [message["seq"] for message in moved] == list(range(2, 8))
    for message in received[0]:
        OUTGOING.validate_python(message)


def test_catching_up_from_every_number(people: tuple[Person, Person], game: str) -> None:
    ada, bob = people
    for ply, move in enumerate(OPENING):
        (bob if ply % 2 else ada).move(game, ply, move)
    for since in range(8):
        with socket_of(bob, game, f"?since={since}") as socket:
            received = receive_until(socket, "caught_up")
            assert [message["seq"] for message in received[:-1]] == list(range(since + 1, 8))
            assert received[-1]["seq"] == 7
            assert received[-1]["seats"]["black"] | {"here": True} == received[-1]["seats"]["black"]
            assert receive(socket)["turn"]["ply"] == 6


@pytest.mark.parametrize("since", ["8", "99999999999999999999", "-1", "x", "1.5", "", "٣"])
def test_an_invalid_number_gets_the_whole_game(
    people: tuple[Person, Person], game: str, since: str
) -> None:
    with socket_of(people[0], game, f"?since={since}") as socket:
        assert receive(socket)["type"] == "snapshot"


def test_refusals_leave_everything_as_it_was(people: tuple[Person, Person], game: str) -> None:
    ada, bob = people
    with socket_of(bob, game) as socket:
        receive(socket)
        refused = ask(socket, 7, "move", ply=0, move="wS1")[-1]
        assert (refused["id"], refused["error"]["code"]) == (7, "not_your_turn")
        refused = ask(socket, 8, "accept_draw")[-1]
        assert refused["error"]["code"] == "not_allowed"
    assert ada.look(game)["seq"] == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"id": 1}',
        '{"ping": -1}',
        '{"ping": 1, "rtt": -5}',
        '{"ping": 1, "rtt": NaN}',
        '{"id": 1, "command": {"type": "cheat"}}',
        '{"id": 1, "command": {"type": "resign", "why": "bored"}}',
        '{"id": 1.5, "command": {"type": "resign"}}',
        '{"id": 1, "command": {"type": "move", "ply": 0, "move": {"piece": "wX", "to": [0, 0]}}}',
        '{"id": 1, "command": {"type": "move", "ply": 0, "move": {"piece": "wQ", "to": [0]}}}',
        '{"id": 1, "command": {"type": "move", "ply": 0, "move": "' + "w" * 21 + '"}}',
        "[" * 4000,
        '{"\\ud800": 1}',
    ],
)
def test_invalid_messages_are_refused_and_change_nothing(
    people: tuple[Person, Person], game: str, text: str
) -> None:
    with socket_of(people[0], game) as socket:
        receive(socket)
        socket.send(text)
        refused = receive(socket)
        assert (refused["type"], refused["id"]) == ("refused", None)
        assert refused["error"]["code"] == "bad_request"
        socket.send(b"bytes")
        assert receive(socket)["error"]["code"] == "bad_request"
        assert types(ask(socket, 2, "move", ply=0, move="wS1")) == ["moved", "turn", "done"]


def test_long_messages_end_the_socket_and_not_the_game(
    people: tuple[Person, Person], game: str
) -> None:
    with socket_of(people[0], game) as socket:
        receive(socket)
        socket.send(" " * 5000)
        with pytest.raises(ConnectionClosed):
            receive(socket)
        assert socket.close_code == 1009
    people[0].move(game, 0, "wS1")


def test_an_unknown_game_is_refused(address: str) -> None:
    for game in ("0123456789ab", "no-id", "%00"):
        with socket_of(address, game) as socket:
            refused = receive(socket)
            assert (refused["id"], refused["error"]["code"]) == (None, "not_found")
            with pytest.raises(ConnectionClosed):
                receive(socket)
            assert socket.close_code == 4404


def test_a_client_that_sends_too_fast_is_slowed_down(tmp_path: Path) -> None:
    limits = ClientLimits(messages=Allowance(burst=2, per_second=100))
    with (
        running(tmp_path, limits=limits) as address,
        Person(address) as person,
        socket_of(person, person.create()) as socket,
    ):
        receive(socket)
        for number in range(20):
            socket.send(f'{{"ping": {number}}}')
        assert [receive(socket)["ping"] for _ in range(20)] == list(range(20))


def test_listeners_are_told_when_a_game_is_deleted(people: tuple[Person, Person]) -> None:
    ada, _ = people
    game = ada.create("screen")
    with socket_of(ada, game) as socket:
        receive(socket)
        ada.ask("DELETE", f"/games/{game}", None, 204)
        with pytest.raises(ConnectionClosed):
            receive(socket)
        assert socket.close_code == 1013
    with socket_of(ada, game) as socket:
        assert receive(socket)["error"]["code"] == "not_found"
