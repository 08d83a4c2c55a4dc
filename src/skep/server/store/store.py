"""The store: one database for all games, and one writer to it."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import and_, delete, event, false, func, or_, select, true, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from skep._core import Color
from skep.server.metrics import Metrics
from skep.server.settings import DATABASE_SECONDS
from skep.server.store.changes import Change, EndedGames, GameRow, Life, StoreError
from skep.server.store.database_lock import DatabaseLock
from skep.server.store.migrate import upgrade
from skep.server.store.schema import events, games, server_lives
from skep.server.store.sqlite_file import create_private, make_private
from skep.server.store.writer import Writer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import Row
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from skep.server.identity import PlayerId

__all__ = ["Store", "game_row"]

_COLUMNS: Final = tuple(field.name for field in fields(GameRow))
_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_FOR_EVER: Final = 2**62
_UPGRADE: Final = 0x736B6571
"""The number of the lock by which one process at a time upgrades a PostgreSQL database."""


class Store:
    """Every game with its events, in SQLite or PostgreSQL.

    What is written is on the disk when the call returns. StoreError is raised where the database
    fails or refuses, and then nothing has been written, unless the database no longer answers: who
    changes a game must then read it anew.
    """

    def __init__(
        self, url: str, *, seconds: float = DATABASE_SECONDS, metrics: Metrics | None = None
    ) -> None:
        """Prepare a store; a call that takes longer than so many seconds fails."""
        self._engine = _engine(url, seconds)
        self._seconds = seconds
        self._times = (metrics or Metrics()).database
        self._writer = Writer(self._engine, seconds, self._times)
        self._lock: DatabaseLock | None = None

    @property
    def engine(self) -> AsyncEngine:
        """The engine of SQLAlchemy, for what concerns the whole database."""
        return self._engine

    @property
    def kind(self) -> str:
        """Which database it is: sqlite or postgresql."""
        return self._engine.dialect.name

    @property
    def is_well(self) -> bool:
        """Did the last write succeed?"""
        return self._writer.is_well

    async def open(self) -> None:
        """Connect, upgrade the tables, and delete server lives that no running turn needs."""
        file = self.file
        if file is not None:
            if not file.absolute().parent.is_dir():
                raise StoreError(
                    f"the database cannot be opened: {file} is in no folder that exists"
                )
            create_private(file)
        try:
            async with _told_as_ours("opened"), self._engine.begin() as connection:
                if self.kind == "postgresql":  # several nodes may start at the same time
                    await connection.execute(select(func.pg_advisory_xact_lock(_UPGRADE)))
                await connection.run_sync(upgrade)
                await _forget_lives(connection)
        except BaseException:
            await self._engine.dispose()
            raise
        if file is not None:
            make_private(file)
        self._writer.start()

    @property
    def file(self) -> Path | None:
        """The file of the database; None where it is in memory or on a server."""
        name = self._engine.url.database
        if self.kind != "sqlite" or not name or name.startswith((":memory:", "file:")):
            return None
        return Path(name)

    async def close(self) -> None:
        """Write what is still queued, and close the database."""
        await self._writer.close()
        if self._lock is not None:
            await self._lock.close()
        with suppress(TimeoutError, SQLAlchemyError, OSError):
            async with asyncio.timeout(self._seconds):
                await self._engine.dispose()

    async def lock(self, *, shared: bool = False) -> None:
        """Reserve the database for this process; raises StoreError if another one has it.

        Several nodes share it. A file has a lock file beside it instead.
        """
        if self.kind == "postgresql":
            self._lock = DatabaseLock(self._engine, self._seconds, shared=shared)
            await self._lock.take()

    async def keep_lock(self) -> bool:
        """Check that the database is still reserved; False if another process has taken it."""
        return self._lock is None or await self._lock.keep()

    # ---- writing

    async def write(self, change: Change) -> None:
        """Store a change of a game; returns when it is on the disk."""
        await self._writer.write(change)

    async def beat(self, life: Life) -> None:
        """Store a heartbeat of the server."""
        await self._writer.write(life)

    # ---- reading

    async def load(self, game: str) -> tuple[GameRow, list[str]] | None:
        """A game and its events in order; None if there is no such game."""
        texts = select(events.c.event).where(events.c.game == game).order_by(events.c.seq)
        async with self.reading() as connection:
            row = (await connection.execute(select(games).where(games.c.id == game))).one_or_none()
            if row is None:
                return None
            return game_row(row), list(await connection.scalars(texts))

    async def games_of(
        self, player: PlayerId, *, before: tuple[int, str] | None, limit: int
    ) -> list[GameRow]:
        """A player's games, the one that changed last first, those before a given time and id."""
        wanted = select(games).where(
            or_(
                and_(games.c.white == player, games.c.white_hides == false()),
                and_(games.c.black == player, games.c.black_hides == false()),
            )
        )
        if before is not None:
            changed, last = before
            wanted = wanted.where(
                or_(games.c.changed < changed, and_(games.c.changed == changed, games.c.id < last))
            )
        wanted = wanted.order_by(games.c.changed.desc(), games.c.id.desc()).limit(limit)
        async with self.reading() as connection:
            return [game_row(row) for row in await connection.execute(wanted)]

    async def ended_games_of(self, player: PlayerId) -> list[EndedGames]:
        """A player's finished games against others, counted by setup, result and colour."""
        found: list[EndedGames] = []
        async with self.reading() as connection:
            for color, seat, hides in (
                (Color.WHITE, games.c.white, games.c.white_hides),
                (Color.BLACK, games.c.black, games.c.black_hides),
            ):
                alike = (games.c.setup, games.c.result)
                wanted = (
                    select(*alike, func.count())
                    .where(
                        seat == player,
                        hides == false(),
                        games.c.result.is_not(None),
                        games.c.kind.in_(("engine", "link")),
                    )
                    .group_by(*alike)
                )
                rows = await connection.execute(wanted)
                found += [EndedGames(color, *row) for row in rows]
        return found

    async def count_records(self, player: PlayerId) -> int:
        """How many records of a player are stored."""
        wanted = select(func.count()).where(games.c.white == player, games.c.kind == "record")
        async with self.reading() as connection:
            return await connection.scalar(wanted) or 0

    async def records_opened_before(self, moment: int, limit: int) -> list[str]:
        """Records that were last opened before a moment, the longest ago first."""
        wanted = select(games.c.id).where(games.c.opened < moment)
        async with self.reading() as connection:
            return list(await connection.scalars(wanted.order_by(games.c.opened).limit(limit)))

    async def due_games(self) -> list[str]:
        """The games in which the server must act without a request."""
        wanted = select(games.c.id).where(games.c.due == true()).order_by(games.c.changed)
        async with self.reading() as connection:
            return list(await connection.scalars(wanted))

    async def answers(self) -> bool:
        """Ask the database something: does it answer?"""
        try:
            async with self.reading() as connection:
                await connection.execute(select(1))
        except StoreError:
            return False
        return True

    async def lives(self, until: int | None = None) -> list[Life]:
        """The times at which servers ran, the earliest first.

        What lies after `until` is cut off: a clock that has been set back told it.
        """
        wanted = select(server_lives).order_by(server_lives.c.started)
        async with self.reading() as connection:
            if until is not None:
                await connection.execute(delete(server_lives).where(server_lives.c.started > until))
                late = update(server_lives).where(server_lives.c.alive > until)
                await connection.execute(late.values(alive=until))
                await connection.commit()
            return [Life(row.started, row.alive) for row in await connection.execute(wanted)]

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        with self._times.timed("read"):
            async with (
                _told_as_ours("read"),
                asyncio.timeout(self._seconds),
                self._engine.connect() as connection,
            ):
                yield connection

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for what is no change of a game: bans, quotas, the audit log."""
        with self._times.timed("write"):
            async with (
                _told_as_ours("changed"),
                asyncio.timeout(self._seconds),
                self._engine.begin() as connection,
            ):
                yield connection


@asynccontextmanager
async def _told_as_ours(done: str) -> AsyncIterator[None]:
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise StoreError.because(f"the database cannot be {done}", error) from error


def _engine(url: str, seconds: float) -> AsyncEngine:
    try:
        parsed = make_url(url)
        parsed = parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername))
        if parsed.drivername not in _DRIVERS.values():
            known = " or ".join(_DRIVERS.values())
            raise StoreError(f"the driver of a database is {known}, not {parsed.drivername}")
        options: dict[str, Any] = {}
        if parsed.get_backend_name() != "sqlite":
            # A database server may have closed the connection, or be out of reach; a file cannot.
            milliseconds = str(round(1000 * seconds))
            options = {
                "pool_pre_ping": True,
                "pool_timeout": seconds,
                "connect_args": {
                    "timeout": seconds,
                    "server_settings": {"lock_timeout": milliseconds},
                },
            }
        engine = create_async_engine(parsed, **options)
    except (ArgumentError, ImportError) as error:
        raise StoreError(f"this is not the URL of a database: {error}") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: DBAPIConnection, _: object) -> None:
    """Let readers work beside the writer (WAL), and sync every commit to the disk."""
    cursor = connection.cursor()
    for setting in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "busy_timeout = 4000",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


async def _forget_lives(connection: AsyncConnection) -> None:
    """Delete server lives before the earliest turn that still runs: no clock needs them."""
    oldest = select(func.coalesce(func.min(games.c.changed), _FOR_EVER)).where(
        games.c.due == true()
    )
    await connection.execute(
        delete(server_lives).where(server_lives.c.alive < oldest.scalar_subquery())
    )


def game_row(row: Row[Any]) -> GameRow:
    """A row of the table of games."""
    return GameRow(**{name: getattr(row, games.c[name].name) for name in _COLUMNS})
