"""PostgreSQL, Redis, three nodes and a proxy on this machine, without root: `make cluster`.

    make cluster
    PYTHONPATH=tests python bench/local_cluster.py --nodes 5 --port 8080

PostgreSQL and Redis are the system's own or those from PyPI, as in the tests. The proxy passes TCP
connections on to the nodes in turn, and to the next one where a node does not answer. Everything
listens on this machine only and ends with Ctrl-C; the games are gone then.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from sqlalchemy.engine import make_url

from server.local_postgres import running_postgres
from server.local_redis import LocalRedis, running_redis

START_SECONDS = 120


class Node:
    """A `skep serve` on a port of its own, which can be ended in every way and started again."""

    def __init__(self, database: str, redis: str) -> None:
        self._variables = {**os.environ, "SKEP_DATABASE": database, "SKEP_REDIS": redis}
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, and wait until it serves."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "skep", "serve", "--no-browser", "--port", str(self.port)],
            stdout=subprocess.PIPE,
            text=True,
            env=self._variables,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        greeting = self.process.stdout.readline()
        if not greeting:
            raise SystemExit("a node could not be started")
        self.port = int(greeting.rpartition(":")[2].split()[0].strip("/ ."))

    def end(self, how: signal.Signals) -> None:
        """End it by a signal, and wait until it has ended."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(START_SECONDS)


class Proxy:
    """Passes connections on to ports, one after another."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self._turns = itertools.count()
        self._tasks: set[asyncio.Task[None]] = set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass a connection on to the first port that answers."""
        first = next(self._turns)
        for number in range(len(self._ports)):
            port = self._ports[(first + number) % len(self._ports)]
            with contextlib.suppress(OSError):
                # From the address of the client, as Linux allows on loopback: limits count by it.
                source = (writer.get_extra_info("peername")[0], 0)
                there = await asyncio.open_connection("127.0.0.1", port, local_addr=source)
                break
        else:
            writer.close()
            return
        for source, target in ((reader, there[1]), (there[0], writer)):
            task = asyncio.create_task(self._pump(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                target.write(data)
                await target.drain()
        target.close()


@contextlib.asynccontextmanager
async def proxied(ports: list[int], port: int) -> AsyncIterator[int]:
    """A proxy before ports; gives the port on which it listens."""
    server = await asyncio.start_server(Proxy(ports).accept, "127.0.0.1", port)
    async with server:
        found: int = server.sockets[0].getsockname()[1]
        yield found


class LocalCluster:
    """PostgreSQL, Redis and some nodes."""

    def __init__(self, database: str, redis: LocalRedis, count: int) -> None:
        self.redis = redis
        folder = Path(str(make_url(database).query["host"]))
        self.postgres_pid = int((folder / "data" / "postmaster.pid").read_text().split()[0])
        self.nodes = [Node(database, redis.url) for _ in range(count)]


@contextlib.contextmanager
def running_cluster(count: int) -> Iterator[LocalCluster]:
    """Start everything, and end it."""
    with running_postgres() as database, running_redis() as redis:
        cluster = LocalCluster(database, redis, count)
        try:
            for node in cluster.nodes:
                node.start()
            yield cluster
        finally:
            for node in cluster.nodes:
                if node.process is not None and node.process.poll() is None:
                    node.process.send_signal(signal.SIGCONT)
                    node.end(signal.SIGTERM)


async def serve(cluster: LocalCluster, port: int) -> None:
    """Serve until Ctrl-C."""
    async with proxied([node.port for node in cluster.nodes], port) as found:
        for node in cluster.nodes:
            print(f"node at http://127.0.0.1:{node.port}")
        print(f"Skep is at http://127.0.0.1:{found} (Ctrl-C ends everything)", flush=True)
        await asyncio.Event().wait()


def main() -> None:
    """Start everything, and serve."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--port", type=int, default=8000)
    options = parser.parse_args()
    # Whoever ends this ends everything with it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with running_cluster(options.nodes) as cluster, contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(cluster, options.port))


if __name__ == "__main__":
    main()
