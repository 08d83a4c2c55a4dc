"""A proxy before PostgreSQL that can stop to pass anything on, like a database that hangs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from sqlalchemy.engine import make_url


class FreezingProxy:
    """Passes bytes on in both directions until it is frozen."""

    def __init__(self, database: str) -> None:
        self._target = make_url(database)
        self._flows = asyncio.Event()
        self._flows.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self.url = ""

    def freeze(self) -> None:
        self._flows.clear()

    def thaw(self) -> None:
        self._flows.set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        folder = self._target.query["host"]
        assert isinstance(folder, str)
        there = await asyncio.open_unix_connection(Path(folder) / ".s.PGSQL.5432")
        self._writers += [writer, there[1]]
        for source, target in ((reader, there[1]), (there[0], writer)):
            task = asyncio.create_task(self._pump(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await source.read(65536):
                await self._flows.wait()
                target.write(data)
                await target.drain()
        target.close()

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()


@asynccontextmanager
async def freezing(database: str) -> AsyncIterator[FreezingProxy]:
    """A proxy before a PostgreSQL database; `url` is the address of the database behind it."""
    proxy = FreezingProxy(database)
    server = await asyncio.start_server(proxy.accept, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    name = make_url(database).database
    proxy.url = f"postgresql+asyncpg://skep@127.0.0.1:{port}/{name}"
    try:
        yield proxy
    finally:
        proxy.thaw()
        server.close()
        await proxy.close()
