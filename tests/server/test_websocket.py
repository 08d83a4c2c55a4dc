"""The socket: events in order, answers behind them, and nothing missed or doubled."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from server.http_client import Json, Person, hear, hear_until, running, socket_of
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
    """What is heard up to the answer to a request."""
    socket.send(json.dumps({"id": number, "command": {"type": what, **fields}}))
    heard = [hear(socket)]
    while heard[-1].get("id") != number:
        heard.append(hear(socket))
    return heard


def types(heard: list[Json]) -> list[str]:
    return [message["type"] for message in heard]


def test_answers_come_behind_the_events_they_led_to(
    people: tuple[Person, Person], game: str
) -> None:
    with socket_of(people[0], game) as socket:
        assert hear(socket)["type"] == "snapshot"
        assert types(ask(socket, 1, "move", ply=0, move="wS1")) == ["moved", "turn", "done"]
        assert types(ask(socket, 2, "offer_draw")) == ["offered", "done"]
        assert types(ask(socket, 3, "move", ply=0, move="wS1")) == ["done"]
        assert types(ask(socket, 4, "resign")) == ["ended", "turn", "done"]


def test_players_and_watchers_hear_the_same(people: tuple[Person, Person], game: str) -> None:
    ada, bob = people
    with (
        socket_of(ada, game) as white,
        socket_of(bob, game) as black,
        socket_of(ada.address, game) as watcher,
    ):
        for socket in (white, black, watcher):
            hear(socket)
        for ply, move in enumerate(OPENING):
            (bob if ply % 2 else ada).move(game, ply, move)
        heard = []
        for socket in (white, black, watcher):
            socket.send('{"ping": 1}')
            told = hear_until(socket, "pong")
            heard.append([message for message in told if message["type"] != "presence"])
    assert heard[0] == heard[1] == heard[2]
    moved = [message for message in heard[0] if message["type"] == "moved"]
    assert [message["move"]["uhp"] for message in moved] == OPENING
    assert [message["seq"] for message in moved] == list(range(2, 8))
    for message in heard[0]:
        OUTGOING.validate_python(message)


def test_catching_up_from_every_number(people: tuple[Person, Person], game: str) -> None:
    ada, bob = people
    for ply, move in enumerate(OPENING):
        (bob if ply % 2 else ada).move(game, ply, move)
    for since in range(8):
        with socket_of(bob, game, f"?since={since}") as socket:
            heard = hear_until(socket, "caught_up")
            assert [message["seq"] for message in heard[:-1]] == list(range(since + 1, 8))
            assert heard[-1]["seq"] == 7
            assert heard[-1]["seats"]["black"] | {"here": True} == heard[-1]["seats"]["black"]
            assert hear(socket)["turn"]["ply"] == 6


@pytest.mark.parametrize("since", ["8", "99999999999999999999", "-1", "x", "1.5", "", "٣"])
def test_a_number_that_makes_no_sense_gets_the_whole_game(
    people: tuple[Person, Person], game: str, since: str
) -> None:
    with socket_of(people[0], game, f"?since={since}") as socket:
        assert hear(socket)["type"] == "snapshot"


def test_refusals_leave_everything_as_it_was(people: tuple[Person, Person], game: str) -> None:
    ada, bob = people
    with socket_of(bob, game) as socket:
        hear(socket)
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
def test_what_makes_no_sense_is_refused_and_nothing_else(
    people: tuple[Person, Person], game: str, text: str
) -> None:
    with socket_of(people[0], game) as socket:
        hear(socket)
        socket.send(text)
        refused = hear(socket)
        assert (refused["type"], refused["id"]) == ("refused", None)
        assert refused["error"]["code"] == "bad_request"
        socket.send(b"bytes")
        assert hear(socket)["error"]["code"] == "bad_request"
        assert types(ask(socket, 2, "move", ply=0, move="wS1")) == ["moved", "turn", "done"]


def test_long_messages_end_the_socket_and_not_the_game(
    people: tuple[Person, Person], game: str
) -> None:
    with socket_of(people[0], game) as socket:
        hear(socket)
        socket.send(" " * 5000)
        with pytest.raises(ConnectionClosed):
            hear(socket)
        assert socket.close_code == 1009
    people[0].move(game, 0, "wS1")


def test_there_is_no_such_game(address: str) -> None:
    for game in ("0123456789ab", "no-id", "%00"):
        with socket_of(address, game) as socket:
            refused = hear(socket)
            assert (refused["id"], refused["error"]["code"]) == (None, "not_found")
            with pytest.raises(ConnectionClosed):
                hear(socket)
            assert socket.close_code == 4404


def test_who_talks_fast_is_heard_slowly_but_whole(tmp_path: Path) -> None:
    limits = ClientLimits(messages=Allowance(burst=2, per_second=100))
    with (
        running(tmp_path, limits=limits) as address,
        Person(address) as person,
        socket_of(person, person.create()) as socket,
    ):
        hear(socket)
        for number in range(20):
            socket.send(f'{{"ping": {number}}}')
        assert [hear(socket)["ping"] for _ in range(20)] == list(range(20))


def test_a_game_is_deleted_under_its_listeners(people: tuple[Person, Person]) -> None:
    ada, _ = people
    game = ada.create("screen")
    with socket_of(ada, game) as socket:
        hear(socket)
        ada.ask("DELETE", f"/games/{game}", None, 204)
        with pytest.raises(ConnectionClosed):
            hear(socket)
        assert socket.close_code == 1013
    with socket_of(ada, game) as socket:
        assert hear(socket)["error"]["code"] == "not_found"
