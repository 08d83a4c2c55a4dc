"""Games on three nodes while nodes and Redis are killed, stopped and restarted: `make test-faults`.

    make test-faults
    PYTHONPATH=tests python bench/cluster_faults.py --seconds 600 --games 20 --seed 7

Players move through a proxy and repeat what was not acknowledged. Meanwhile, one fault after
another: kill -9 of a node or of Redis, SIGTERM of a node, SIGSTOP of either, a crash of PostgreSQL.
Afterwards every acknowledged move must be there once and in order, no seat may have changed hands,
and no player may have been charged for more time than went by until the move was acknowledged. It
ends with 1 if anything of that is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import httpx
import psutil
from local_cluster import LocalCluster, Node, proxied, running_cluster

Json: TypeAlias = Any

MINUTES = 60
THINKING = 0.5
TOLERANCE = 0.5
"""Seconds by which a clock may be wrong."""
ATTEMPT_SECONDS = 15.0
GIVE_UP_SECONDS = 120.0
"""A move that is not acknowledged for so long is a failure."""


@dataclass
class Table:
    """A game of two players, and what they remember of it."""

    address: str
    source: str
    """The loopback address from which the players come: limits count by it."""
    tokens: list[str]
    id: str = ""
    acknowledged: list[dict[str, Any]] = field(default_factory=list)
    elapsed: list[float] = field(default_factory=lambda: [0.0, 0.0])
    """The seconds from when the opponent sent a move until one's own was acknowledged."""
    turn_began: float = 0.0
    longest: float = 0.0
    """The longest time that a move took."""
    repeated: int = 0
    problems: list[str] = field(default_factory=list)

    async def ask(self, side: int, method: str, path: str, body: object = None) -> Json:
        """Ask again and again until a node answers; other refusals are problems."""
        headers = {"Authorization": f"Bearer {self.tokens[side]}"}
        end = time.monotonic() + GIVE_UP_SECONDS
        while time.monotonic() < end:
            try:
                transport = httpx.AsyncHTTPTransport(local_address=self.source)
                async with httpx.AsyncClient(
                    transport=transport, timeout=ATTEMPT_SECONDS
                ) as client:
                    url = f"{self.address}/api{path}"
                    answer = await client.request(method, url, json=body, headers=headers)
            except httpx.TransportError:
                self.repeated += 1
            else:
                if answer.status_code < 400:
                    return answer.json()
                if answer.status_code != 503:
                    raise RuntimeError(f"{method} {path} {body}: {answer.text}")
                self.repeated += 1
            await asyncio.sleep(0.1)
        raise RuntimeError(f"{method} {path}: no answer for {GIVE_UP_SECONDS:.0f} s")

    async def open(self) -> None:
        """Create the game and let the second player join."""
        clock = {"minutes": MINUTES, "increment": 0}
        new = {"opponent": {"kind": "link"}, "color": "white", "name": "0", "clock": clock}
        self.id = (await self.ask(0, "POST", "/games", new))["id"]
        self.turn_began = time.monotonic()
        await self.ask(1, "POST", f"/games/{self.id}/seat", {"name": "1"})

    async def play(self, stop: asyncio.Event, rng: random.Random) -> None:
        """Move until it is time to stop; a game that is over is left at that."""
        try:
            while not stop.is_set():
                turn = (await self.ask(0, "GET", f"/games/{self.id}"))["turn"]
                if turn is None:
                    return
                if turn["must_pass"]:
                    await asyncio.sleep(THINKING)
                    continue
                await asyncio.sleep(rng.uniform(0, 2 * THINKING))
                await self._move(turn, rng)
        except RuntimeError as error:
            self.problems.append(f"game {self.id}: {error}")

    async def _move(self, turn: dict[str, Any], rng: random.Random) -> None:
        side = turn["ply"] % 2
        piece = rng.choice(sorted(turn["legal"]))
        step = {"piece": piece, "to": rng.choice(turn["legal"][piece])}
        command = {"type": "move", "ply": turn["ply"], "move": step}
        sent = time.monotonic()
        await self.ask(side, "POST", f"/games/{self.id}/commands", command)
        self.longest = max(self.longest, time.monotonic() - sent)
        self.elapsed[side] += time.monotonic() - self.turn_began
        self.turn_began = sent
        self.acknowledged.append({"ply": turn["ply"], **step})

    async def check(self) -> None:
        """Compare what the server has with what was acknowledged."""
        views = [await self.ask(side, "GET", f"/games/{self.id}") for side in (0, 1)]
        moves = views[0]["moves"]
        for move in self.acknowledged:
            stored = moves[move["ply"]] if move["ply"] < len(moves) else {}
            if (stored.get("piece"), stored.get("to")) != (move["piece"], move["to"]):
                self.problems.append(f"game {self.id}: {move} is stored as {stored}")
        own = sum(move["piece"] is not None for move in moves)
        if own != len(self.acknowledged):
            self.problems.append(f"game {self.id}: {own} moves, {len(self.acknowledged)} made")
        for side, color in enumerate(("white", "black")):
            if not (views[side]["seats"][color]["yours"]):
                self.problems.append(f"game {self.id}: {color} has lost the seat")
            charged = sum(move["seconds"] or 0.0 for move in moves[side::2])
            gap = charged - self.elapsed[side]
            if gap > TOLERANCE:
                self.problems.append(f"game {self.id}: {color} is charged {gap:.1f} s too much")


class Faults:
    """Does harm, one thing after another."""

    def __init__(self, cluster: LocalCluster, rng: random.Random, only: str) -> None:
        self._cluster = cluster
        self._only = only
        self._rng = rng
        self.done: Counter[str] = Counter()

    async def go_on(self, stop: asyncio.Event) -> None:
        """Do harm until it is time to stop, and leave everything running."""
        kinds = {
            "kill -9 of a node": self._kill_node,
            "SIGTERM of a node": self._stop_node,
            "SIGSTOP of a node": self._freeze_node,
            "kill -9 of Redis": self._kill_redis,
            "SIGSTOP of Redis": self._freeze_redis,
            "crash of PostgreSQL": self._crash_postgres,
        }
        while not stop.is_set():
            name = self._rng.choice([name for name in kinds if self._only in name])
            await kinds[name](self._rng.choice(self._cluster.nodes))
            self.done[name] += 1
            await asyncio.sleep(self._rng.uniform(0.5, 4.0))

    async def _kill_node(self, node: Node) -> None:
        await asyncio.to_thread(node.end, signal.SIGKILL)
        await asyncio.sleep(self._rng.uniform(0, 5))
        await asyncio.to_thread(node.start)

    async def _stop_node(self, node: Node) -> None:
        await asyncio.to_thread(node.end, signal.SIGTERM)
        await asyncio.to_thread(node.start)

    async def _freeze_node(self, node: Node) -> None:
        assert node.process is not None
        node.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self._rng.uniform(0.5, 8))
        node.process.send_signal(signal.SIGCONT)

    async def _kill_redis(self, _: Node) -> None:
        self._cluster.redis.kill()
        await asyncio.sleep(self._rng.choice([0.0, self._rng.uniform(0, 10)]))
        await asyncio.to_thread(self._cluster.redis.start)

    async def _freeze_redis(self, _: Node) -> None:
        self._cluster.redis.freeze()
        await asyncio.sleep(self._rng.uniform(0.5, 8))
        self._cluster.redis.thaw()

    async def _crash_postgres(self, _: Node) -> None:
        """Kill one of its processes: it then ends all of them, and recovers what was written."""
        serving = [
            child
            for child in psutil.Process(self._cluster.postgres_pid).children()
            if "idle" in " ".join(child.cmdline()) or "COMMIT" in " ".join(child.cmdline())
        ]
        if serving:
            self._rng.choice(serving).kill()


async def run(cluster: LocalCluster, options: argparse.Namespace) -> list[str]:
    """Play and do harm for so long; returns what is wrong afterwards."""
    rng, games = random.Random(options.seed), options.games
    async with proxied([node.port for node in cluster.nodes], 0) as port:
        address = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=address, timeout=ATTEMPT_SECONDS) as client:
            tokens = [(await client.post("/api/tokens")).json()["token"] for _ in range(2 * games)]
        tables = [
            Table(address, f"127.0.{1 + n // 250}.{1 + n % 250}", tokens[2 * n : 2 * n + 2])
            for n in range(games)
        ]
        for table in tables:
            await table.open()
        stop, faults = asyncio.Event(), Faults(cluster, rng, options.only)
        playing = [asyncio.create_task(table.play(stop, rng)) for table in tables]
        harming = asyncio.create_task(faults.go_on(stop))
        await asyncio.sleep(options.seconds)
        stop.set()
        await harming
        await asyncio.gather(*playing)
        for table in tables:
            await table.check()
    print(f"{sum(len(table.acknowledged) for table in tables)} moves acknowledged in {games} games")
    print(f"{sum(table.repeated for table in tables)} requests repeated")
    print(f"longest wait for a move: {max(table.longest for table in tables):.1f} s")
    print(", ".join(f"{count} x {name}" for name, count in sorted(faults.done.items())))
    return [problem for table in tables for problem in table.problems]


def main() -> int:
    """Run the faults."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--only", default="", help="only faults with these words in their names")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    options = parser.parse_args()
    # Whoever ends this ends everything with it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    print(f"seed {options.seed}", flush=True)
    with running_cluster(options.nodes) as cluster:
        problems = asyncio.run(run(cluster, options))
    for problem in problems:
        print(problem)
    print("nothing is wrong" if not problems else f"{len(problems)} things are wrong")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
