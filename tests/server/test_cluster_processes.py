"""Several `skep serve` on one PostgreSQL and one Redis: nodes are killed and stopped."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.http_client import PATIENCE, Json, Person, receive, receive_until, socket_of
from server.local_redis import LocalRedis, running_redis
from server.serve_process import Process, refused, serving
from skep.cli import main
from skep.server.metrics import Metrics
from skep.server.sessions.open_lobby import open_lobby
from skep.server.settings import Settings
from skep.server.store import StoreError

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no Redis for Windows")

LEASE = "10"
"""A busy machine may need long to prove that it lives."""
MOVES = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 -wQ", "bA1 bQ-"]


@pytest.fixture
def redis() -> Iterator[LocalRedis]:
    with running_redis() as one:
        yield one


class Traveller(Person):
    """A player who goes from node to node, and tries again what a node could not do."""

    def go_to(self, address: str) -> None:
        self.http.close()
        self.address = address
        self.http = httpx.Client(base_url=f"{address}/api", timeout=PATIENCE)
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def persist(self, method: str, path: str, body: object = None) -> Json:
        end = time.monotonic() + PATIENCE
        while True:
            answer = self.http.request(method, path, json=body)
            if answer.status_code < 400:
                return answer.json()
            assert answer.status_code == 503, answer.text
            assert time.monotonic() < end, answer.text
            time.sleep(0.1)

    def play(self, game: str, ply: int) -> None:
        body = {"type": "move", "ply": ply, "move": MOVES[ply]}
        self.persist("POST", f"/games/{game}/commands", body)


def started(stack: ExitStack, database: str, redis: LocalRedis, count: int) -> list[Process]:
    """Start some nodes at the same time."""
    options = ("--database", database, "--redis", redis.url)
    with ThreadPoolExecutor() as pool:
        managers = [serving(*options, SKEP_LEASE_SECONDS=LEASE) for _ in range(count)]
        return list(pool.map(stack.enter_context, managers))


def test_a_game_goes_on_when_its_node_is_killed_or_stopped(
    postgres_database: str, redis: LocalRedis
) -> None:
    with ExitStack() as stack:
        first, second, third = started(stack, postgres_database, redis, 3)
        ada = stack.enter_context(Traveller(first.address, "Ada"))
        bob = stack.enter_context(Traveller(second.address, "Bob"))
        game = ada.create("link", game_type="Base", clock={"minutes": 5, "increment": 0})
        bob.join(game)
        line = stack.enter_context(socket_of(bob, game))
        assert receive(line)["type"] == "snapshot"
        for ply in range(3):
            (ada, bob)[ply % 2].play(game, ply)
        assert receive_until(line, "moved")[-1]["ply"] == 1
        first.popen.kill()
        with pytest.raises(ConnectionClosed):
            receive_until(line, "nothing")
        bob.play(game, 3)
        with socket_of(bob, game, "?since=1") as again:
            seen = [message["seq"] for message in receive_until(again, "caught_up")[:-1]]
            assert seen == [2, 3, 4, 5]
        ada.go_to(third.address)
        assert second.end(signal.SIGTERM)[0] == 0
        bob.go_to(third.address)
        for ply in range(4, 6):
            (ada, bob)[ply % 2].play(game, ply)
        view = ada.look(game)
        assert [move["uhp"] for move in view["moves"]] == MOVES
        spent = sum(move["seconds"] for move in view["moves"])
        assert view["seats"]["white"]["yours"]
        assert min(view["clocks"]["white"], view["clocks"]["black"]) >= 1000 * (300 - spent - 60)


def test_a_process_without_redis_is_refused_beside_nodes(
    postgres_database: str, redis: LocalRedis
) -> None:
    with serving("--database", postgres_database, "--redis", redis.url) as node:
        done = refused("--port", "0", "--no-browser", "--database", postgres_database)
        assert (done.returncode, done.stdout) == (1, "")
        assert len(done.stderr.splitlines()) == 1
        assert "start all of them with the same --redis" in done.stderr
        assert httpx.get(f"{node.address}/api/health", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize("seconds", ["0", "soon", "1e9", "nan"])
def test_the_time_of_a_lease_is_checked(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    seconds: str,
) -> None:
    monkeypatch.setattr("sys.argv", ["skep", "serve", "--port", "0", "--data", str(tmp_path)])
    monkeypatch.setenv("SKEP_LEASE_SECONDS", seconds)
    assert main() == 2
    assert "SKEP_LEASE_SECONDS is a number from 1 to 600" in capsys.readouterr().err


@pytest.mark.anyio
async def test_nodes_need_a_redis_and_a_postgresql(postgres_database: str, sqlite: str) -> None:
    for database, redis, reason in (
        (sqlite, "redis://127.0.0.1", "--database postgresql://"),
        (postgres_database, "nonsense", "this is not the URL of a Redis"),
        (postgres_database, "unix:///none", "Redis cannot be reached: .* No such file"),
    ):
        with pytest.raises(StoreError, match=reason):
            async with open_lobby(Settings(database, redis=redis), Metrics()):
                pass
