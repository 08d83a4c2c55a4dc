"""Fuzz tests of the WebSocket: random messages of players and watchers, and invalid frames.

Every message gets exactly one answer, the events stay without a gap, and the game can go on.
"""

from __future__ import annotations

import json
import os
import socket as sockets
from collections.abc import Iterator
from contextlib import ExitStack
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from server.http_client import PATIENCE, Json, Person, receive, receive_until, running, socket_of
from skep.server.messages import Outgoing, Simple
from skep.server.settings import Allowance, ClientLimits

OUTGOING: TypeAdapter[object] = TypeAdapter(Outgoing)
PLENTY = ClientLimits(
    requests=Allowance(burst=1e9, per_second=1e9),
    new_games=Allowance(burst=1e9, per_second=1e9),
    messages=Allowance(burst=1e9, per_second=1e9),
)
ANSWERS = ("done", "refused", "pong")
SAYINGS = get_args(Simple.model_fields["type"].annotation)

small = st.integers(-3, 3)
odd = st.one_of(
    st.none(),
    st.booleans(),
    small,
    st.integers(),
    st.floats(),
    st.text(max_size=30),
    st.sampled_from(
        ["wQ", "wS1", "bS1", "bA3", "wX9", "move", "resign", "white", "pass", "wS1 -bQ"]
    ),
)
json_values = st.recursive(
    odd,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
pieces = st.sampled_from(["wQ", "wS1", "wA1", "wB1", "bQ", "bS1", "bG1", "bP", "wZ"])
steps = st.fixed_dictionaries({"piece": pieces | odd, "to": st.tuples(small, small) | json_values})
moves = st.fixed_dictionaries(
    {"type": st.just("move"), "ply": st.integers(0, 8) | odd, "move": steps | odd}
)
sayings = st.fixed_dictionaries(
    {"type": st.sampled_from(SAYINGS) | odd},
    optional={"color": st.sampled_from(["white", "black"]) | odd, "more": odd},
)
requests = st.fixed_dictionaries(
    {"id": st.integers(0, 9) | odd, "command": moves | sayings | json_values},
    optional={"ping": odd},
)
pings = st.fixed_dictionaries({"ping": small | odd}, optional={"rtt": st.floats() | odd})
nonsense = st.one_of(
    st.text(max_size=50), st.binary(max_size=50), (requests | pings | json_values).map(json.dumps)
)
LEGAL = "whatever is legal"
messages = st.lists(
    st.tuples(st.integers(0, 2), st.just(LEGAL) | nonsense), min_size=1, max_size=20
)


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Person, Person]]:
    with (
        running(tmp_path_factory.mktemp("data"), limits=PLENTY) as address,
        Person(address, "Ada") as ada,
        Person(address, "Bob") as bob,
    ):
        yield ada, bob


def legal_move(view: Json) -> Json:
    """The first legal move, or an illegal one if there is none."""
    turn = view["turn"] or {"ply": view["seq"], "legal": {}}
    piece, cells = min(turn["legal"].items(), default=("wQ", [[0, 0]]))
    return {"type": "move", "ply": turn["ply"], "move": {"piece": piece, "to": cells[0]}}


@given(messages)
@settings(max_examples=40)
def test_no_message_breaks_a_game(
    people: tuple[Person, Person], said: list[tuple[int, str | bytes]]
) -> None:
    ada, bob = people
    game = ada.create("link")
    bob.join(game)
    with ExitStack() as stack:
        listeners: list[Person | str] = [ada, bob, ada.address]
        open_sockets = [stack.enter_context(socket_of(who, game)) for who in listeners]
        for socket in open_sockets:
            receive_until(socket, "snapshot")
        for number, what in said:
            sense = json.dumps({"id": 1, "command": legal_move(ada.look(game))})
            open_sockets[number].send(sense if what == LEGAL else what)
            told = [receive(open_sockets[number])]
            while told[-1]["type"] not in ANSWERS:
                told.append(receive(open_sockets[number]))
            for message in told:
                OUTGOING.validate_python(message)
            assert told[-1].get("error", {}).get("code") != "internal"
        for socket in open_sockets:
            socket.send('{"ping": 77}')
            told = receive_until(socket, "pong")
            assert told[-1]["ping"] == 77
    view = ada.look(game)
    with socket_of(ada.address, game, "?since=0") as socket:
        events = receive_until(socket, "caught_up")[:-1]
    assert [event["seq"] for event in events] == list(range(1, view["seq"] + 1))
    if view["status"] == "playing":
        mover = ada if view["turn"]["color"] == "white" else bob
        mover.ask("POST", f"/games/{game}/commands", legal_move(view))


def upgraded(address: str, game: str) -> sockets.socket:
    """A connection on which the socket's handshake has been done by hand."""
    host, port = address.removeprefix("http://").split(":")
    raw = sockets.create_connection((host, int(port)), timeout=PATIENCE)
    raw.sendall(
        f"GET /api/games/{game}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert raw.recv(12) == b"HTTP/1.1 101"
    return raw


frames = st.one_of(
    st.binary(min_size=1, max_size=200),
    st.sampled_from(
        [
            b"\x81\x05hello",  # not masked
            b"\x81\xfe\xff\xff",  # longer than allowed
            b"\x81\xff" + b"\xff" * 8,  # much longer
            b"\x01\x80abcd" * 50,  # fragments that never end
            b"\x89\xff" + bytes(8),  # a long ping
            b"\x81\x82\0\0\0\0\xff\xfe",  # not UTF-8
            b"\x88\x80\0\0\0\0",  # a close frame
            b"\xf1\x80\0\0\0\0",  # reserved bits
        ]
    ),
)


@given(st.lists(frames, min_size=1, max_size=5))
@settings(max_examples=30)
def test_invalid_frames(people: tuple[Person, Person], sent: list[bytes]) -> None:
    ada, _ = people
    game = ada.create("screen")
    with upgraded(ada.address, game) as raw:
        for frame in sent:
            try:
                raw.sendall(frame)
            except OSError:
                break  # the server may close the connection
    with socket_of(ada, game) as socket:
        assert receive(socket)["type"] == "snapshot"
        socket.send(json.dumps({"id": 1, "command": {"type": "move", "ply": 0, "move": "wS1"}}))
        assert receive_until(socket, "done")[0]["type"] in ("moved", "presence")


def test_many_unfinished_handshakes(people: tuple[Person, Person]) -> None:
    ada, _ = people
    host, port = ada.address.removeprefix("http://").split(":")
    idle = [sockets.create_connection((host, int(port)), timeout=PATIENCE) for _ in range(100)]
    for number, raw in enumerate(idle):
        raw.sendall(b"GET /api/games/x/socket HTTP/1.1\r\nUpgr" + os.urandom(number % 5))
    assert ada.ask("GET", "/health")["status"] == "ok"
    for raw in idle:
        raw.close()
