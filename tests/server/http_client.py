"""A real server on a port of its own, and HTTP and WebSocket clients for it."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Self, TypeAlias

import httpx
from websockets.sync.client import ClientConnection, connect

from skep.server.run import Server, address_of, listen
from skep.server.settings import Settings, sqlite_url

__all__ = ["PATIENCE", "Json", "Person", "receive", "receive_until", "running", "socket_of"]

Json: TypeAlias = Any
"""What JSON has been read into; the tests look into it without asking what it is."""

PATIENCE = 180.0
"""Nothing here takes that long unless it is stuck."""


@contextmanager
def running(folder: Path, **changes: Json) -> Iterator[str]:
    """Run a server with its database in a folder, and yield its address."""
    settings = replace(Settings(sqlite_url(folder)), **changes)
    listener = listen("127.0.0.1", 0)
    ready = threading.Event()
    server = Server(settings, on_ready=ready.set)
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        yield address_of(listener)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


class Person:
    """A player with a token, who uses the HTTP API."""

    def __init__(self, address: str, name: str = "Ada") -> None:
        self.name = name
        self.address = address
        self.http = httpx.Client(base_url=f"{address}/api", timeout=PATIENCE)
        self.token: str = self.http.post("/tokens").json()["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Json:
        """Send a request, expect this status, and return the JSON of the answer."""
        response = self.http.request(method, path, json=body)
        assert response.status_code == status, response.text
        return response.json() if response.content else None

    def create(self, kind: str = "link", **options: object) -> str:
        """Create a game with the white seat, and return its id."""
        new_game = {"opponent": {"kind": kind}, "color": "white", "name": self.name, **options}
        game: str = self.ask("POST", "/games", new_game, 201)["id"]
        return game

    def join(self, game: str) -> None:
        self.ask("POST", f"/games/{game}/seat", {"name": self.name})

    def say(self, game: str, what: str, status: int = 200, **fields: object) -> Json:
        return self.ask("POST", f"/games/{game}/commands", {"type": what, **fields}, status)

    def move(self, game: str, ply: int, move: object, status: int = 200) -> Json:
        return self.say(game, "move", status, ply=ply, move=move)

    def look(self, game: str) -> Json:
        return self.ask("GET", f"/games/{game}")


@contextmanager
def socket_of(
    who: Person | str, game: str, query: str = "", **headers: str
) -> Iterator[ClientConnection]:
    """Open the socket of a game, as a player or, given an address, without a token."""
    if isinstance(who, Person):
        headers["Authorization"] = f"Bearer {who.token}"
        who = who.address
    uri = f"{who.replace('http', 'ws', 1)}/api/games/{game}/socket{query}"
    with connect(uri, additional_headers=headers, open_timeout=PATIENCE) as socket:
        yield socket


def receive(socket: ClientConnection) -> Json:
    """Receive the next message."""
    return json.loads(socket.recv(PATIENCE))


def receive_until(socket: ClientConnection, kind: str) -> list[Json]:
    """Receive messages up to the first of a type."""
    received = [receive(socket)]
    while received[-1]["type"] != kind:
        received.append(receive(socket))
    return received
