"""Backups: a SQLite file with all tables, made of either database while a server runs.

A backup is one moment of the database: SQLite copies its pages, and PostgreSQL reads everything in
one transaction. A backup of either can be restored into either.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from skep.server.store.changes import StoreError
from skep.server.store.migrate import NEWEST, upgrade
from skep.server.store.schema import audit, events, games, metadata, schema_support, server_lives
from skep.server.store.sqlite_file import create_private

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import RowMapping, Table
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

__all__ = ["back_up", "restore"]

_AT_ONCE: Final = 500
_FAILURES: Final = (SQLAlchemyError, sqlite3.Error, OSError)
_TABLES: Final = tuple(table for table in metadata.sorted_tables if table is not schema_support)


async def back_up(engine: AsyncEngine, file: Path) -> int:
    """Write a backup to a new file, and return the number of games in it; raises StoreError."""
    if file.exists():
        raise StoreError(f"{file} exists: choose another name for the backup")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        create_private(part)
        if engine.dialect.name == "sqlite":
            await asyncio.to_thread(_copy_pages, Path(engine.url.database or ""), part)
        else:
            await _copy_rows_to(engine, part)
        count = await asyncio.to_thread(_finish, part)
        os.replace(part, file)  # noqa: PTH105 - after it is complete
    except _FAILURES as error:
        raise StoreError.because("the backup fails", error) from error
    finally:
        part.unlink(missing_ok=True)
    return count


async def restore(engine: AsyncEngine, file: Path) -> int:
    """Add what a backup has and the database lacks, in one transaction; returns how many games.

    A game that is there is not touched, so this is safe while a server runs. Into a database
    without games all of the backup goes, the times at which servers ran included.
    """
    if not file.is_file():
        raise StoreError(f"there is no backup {file}")
    try:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "backup.db"  # it may be of an older version: a copy is upgraded
            shutil.copyfile(file, copy)
            async with _opened(copy) as source, engine.begin() as target:
                return await _add_missing(source, target)
    except _FAILURES as error:
        raise StoreError.because(f"{file} cannot be restored", error) from error


def _copy_pages(source: Path, target: Path) -> None:
    if not source.is_file():
        raise StoreError(f"there is no database {source}")
    with closing(sqlite3.connect(source)) as before, closing(sqlite3.connect(target)) as after:
        before.backup(after, pages=1000, sleep=0.01)


async def _copy_rows_to(engine: AsyncEngine, file: Path) -> None:
    async with _opened(file) as target, engine.connect() as connection:
        source = await connection.execution_options(isolation_level="REPEATABLE READ")
        revision = await source.scalar(text("SELECT version_num FROM alembic_version"))
        if revision != NEWEST:
            raise StoreError(
                f"the database is of another version of Skep ({revision}, this one has {NEWEST})"
            )
        for table in _TABLES:
            await _copy(source, target, table)


def _finish(file: Path) -> int:
    """Leave one file, without a journal beside it, and count the games in it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        (problem,) = connection.execute("PRAGMA quick_check").fetchone()
        if problem != "ok":
            raise StoreError(f"the backup is damaged: {problem}")
        (count,) = connection.execute("SELECT count(*) FROM games").fetchone()
        return int(count)


@asynccontextmanager
async def _opened(file: Path) -> AsyncIterator[AsyncConnection]:
    """A SQLite file with the tables of this version."""
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
            yield connection
    finally:
        await engine.dispose()


async def _copy(
    source: AsyncConnection,
    target: AsyncConnection,
    table: Table,
    *,
    but: frozenset[object] = frozenset(),
) -> int:
    """Copy the rows of a table but those of some games or subjects; returns how many."""
    (first, *_) = table.primary_key.columns
    copied = 0
    rows = await source.stream(select(table).order_by(*table.primary_key.columns))
    async for some in rows.mappings().partitions(_AT_ONCE):
        wanted = [_values(table, row) for row in some if row[first] not in but]
        if wanted:
            await target.execute(insert(table), wanted)
            copied += len(wanted)
    return copied


def _values(table: Table, row: RowMapping) -> dict[str, object]:
    # The numbers of the audit log are given anew: PostgreSQL counts them itself.
    return {
        column.key: row[column]
        for column in table.columns
        if not (table is audit and column.primary_key)
    }


async def _add_missing(source: AsyncConnection, target: AsyncConnection) -> int:
    is_empty = not await target.scalar(select(func.count()).select_from(games))
    there = frozenset(await target.scalars(select(games.c.id)))
    added = 0
    for table in _TABLES:
        if table in (server_lives, audit):
            if is_empty:
                known = select(next(iter(table.primary_key.columns)))
                has = frozenset() if table is audit else frozenset(await target.scalars(known))
                await _copy(source, target, table, but=has)
        elif table in (games, events):
            count = await _copy(source, target, table, but=there)
            added += count if table is games else 0
        else:
            (first, *_) = table.primary_key.columns
            await _copy(source, target, table, but=frozenset(await target.scalars(select(first))))
    return added
