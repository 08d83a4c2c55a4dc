"""How many live games a server holds: real sockets, two for each game, a move now and then in each.

    make bench-server
    python bench/server_load.py --games 500 1000 2000 --seconds 30

Starts `skep serve` on this machine with a new database, opens games step by step, and lets players
move at random among what is legal. The time is measured from when a move is sent until the opponent
has it. All limits of the server are in force: the players come from many addresses of the loopback
network, which Linux has without being asked.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import re
import resource
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import psutil
from websockets.asyncio.client import ClientConnection, connect

GAMES_PER_ADDRESS = 40
OPENING_TOGETHER = 50
GOOD_ENOUGH = 0.1
"""The 99th percentile that a server must keep to hold its games."""


# ---- players


@dataclass
class Game:
    """Two players who sit at the same table, as far apart as the network allows."""

    id: str
    sockets: list[ClientConnection]
    measured: Measured
    turn: dict[str, Any] | None = None
    sent_at: float = 0.0
    listening: list[asyncio.Task[None]] = field(default_factory=list)

    async def listen(self, side: int) -> None:
        """Take what a player hears; the one who waits measures how long it took."""
        async for text in self.sockets[side]:
            message = json.loads(text)
            match message["type"]:
                case "moved" if (message["ply"] - 1) % 2 != side:
                    self.measured.latencies.append(time.perf_counter() - self.sent_at)
                case "turn" if message["turn"] is None or message["turn"]["ply"] % 2 == side:
                    self.turn = message["turn"]
                case "snapshot" if side == 0:
                    self.turn = message["game"]["turn"]
                case "refused":
                    self.measured.refused.append(message["error"]["message"])

    async def play(self, interval: float) -> None:
        """Move again and again."""
        await asyncio.sleep(random.uniform(0, interval))
        while True:
            turn = self.turn
            if turn is not None and turn["legal"]:
                piece, cells = random.choice(list(turn["legal"].items()))
                move = {"piece": piece, "to": random.choice(cells)}
                command = {"type": "move", "ply": turn["ply"], "move": move}
                self.turn = None
                self.sent_at = time.perf_counter()
                await self.sockets[turn["ply"] % 2].send(json.dumps({"id": 1, "command": command}))
            await asyncio.sleep(interval)


@dataclass
class Measured:
    """What was seen while all were playing."""

    latencies: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


async def post(port: int, source: str, path: str, token: str, body: object) -> dict[str, Any]:
    """One request, from one of our addresses."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    content = json.dumps(body).encode()
    writer.write(
        f"POST /api{path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(content)}\r\n\r\n".encode()
        + content
    )
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if head.split()[1][:1] != b"2":
        sys.exit(f"{path}: {answer.decode()}")
    view: dict[str, Any] = json.loads(answer)
    return view


async def open_game(port: int, number: int, measured: Measured) -> Game:
    """A game by link that both players are connected to."""
    high, low = divmod(number // GAMES_PER_ADDRESS, 250)
    source = f"127.0.{high + 1}.{low + 1}"
    tokens = [secrets.token_urlsafe(32) for _ in range(2)]
    wish = {"opponent": {"kind": "link"}, "color": "white", "name": "White"}
    view = await post(port, source, "/games", tokens[0], wish)
    await post(port, source, f"/games/{view['id']}/seat", tokens[1], {"name": "Black"})
    uri = f"ws://127.0.0.1:{port}/api/games/{view['id']}/socket"
    sockets = [
        await connect(
            uri,
            additional_headers={"Authorization": f"Bearer {token}"},
            local_addr=(source, 0),
            compression=None,
            ping_interval=None,
        )
        for token in tokens
    ]
    game = Game(view["id"], sockets, measured)
    game.listening = [asyncio.create_task(game.listen(side)) for side in range(2)]
    return game


# ---- the server


class Server:
    """`skep serve` in a process of its own."""

    def __init__(self, folder: str) -> None:
        words = [sys.executable, "-m", "skep", "serve", "--port", "0", "--no-browser"]
        self.process = subprocess.Popen(
            [*words, "--data", folder], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        greeting = self.process.stdout.readline()
        address = re.search(r":(\d+) ", greeting)
        if address is None:
            sys.exit("the server did not start")
        self.port = int(address[1])

    def memory(self) -> float:
        """The resident memory of the server in MiB."""
        return psutil.Process(self.process.pid).memory_info().rss / 2**20

    def cpu_seconds(self) -> float:
        """The CPU time that the server has used so far."""
        times = psutil.Process(self.process.pid).cpu_times()
        return times.user + times.system


# ---- the bench


async def bench(server: Server, steps: list[int], seconds: float, interval: float) -> int:
    """Run all steps; the largest number of games that was held."""
    measured = Measured()
    games: list[Game] = []
    playing: list[asyncio.Task[None]] = []
    empty = server.memory()
    held = 0
    print("  games   moves/s    median       p99       max   server CPU    memory   per game")
    for step in steps:
        while len(games) < step:
            count = min(OPENING_TOGETHER, step - len(games))
            numbers = range(len(games), len(games) + count)
            games += await asyncio.gather(
                *(open_game(server.port, number, measured) for number in numbers)
            )
        playing += [asyncio.create_task(game.play(interval)) for game in games[len(playing) :]]
        await asyncio.sleep(2 * interval)
        measured.latencies.clear()
        worked, began = server.cpu_seconds(), time.perf_counter()
        await asyncio.sleep(seconds)
        lasted = time.perf_counter() - began
        cpu = (server.cpu_seconds() - worked) / lasted
        held = max(held, report(server, step, measured, lasted, cpu, empty))
    for task in [*playing, *(task for game in games for task in game.listening)]:
        task.cancel()
    if measured.refused:
        print(f"{len(measured.refused)} commands were refused: {measured.refused[0]}")
    return held


def report(
    server: Server, step: int, measured: Measured, lasted: float, cpu: float, empty: float
) -> int:
    """Print a line; the number of games if they were held."""
    *_, p99 = statistics.quantiles(measured.latencies, n=100)
    memory = server.memory()
    print(
        f"{step:>7,} {len(measured.latencies) / lasted:>9.1f}"
        f" {statistics.median(measured.latencies) * 1000:>6.1f} ms {p99 * 1000:>6.1f} ms"
        f" {max(measured.latencies) * 1000:>6.1f} ms {cpu:>12.0%} {memory:>5.0f} MiB"
        f" {(memory - empty) / step * 1024:>6.0f} KiB",
        flush=True,
    )
    return step if p99 <= GOOD_ENOUGH else 0


def main() -> None:
    """Run the bench."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, nargs="+", default=[500, 1000, 2000, 3000])
    parser.add_argument("--seconds", type=float, default=30, help="measured at each step")
    parser.add_argument("--interval", type=float, default=5, help="between two moves of a game")
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.disable()  # a pause on this side would be taken for one of the server
    # Whoever ends the bench ends the server with it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            held = asyncio.run(
                bench(server, sorted(options.games), options.seconds, options.interval)
            )
        finally:
            server.process.terminate()
            server.process.wait(30)
    print(f"held with the 99th percentile under {GOOD_ENOUGH * 1000:.0f} ms: {held:,} games")


if __name__ == "__main__":
    main()
