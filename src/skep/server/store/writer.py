"""The single writer of the database: it writes all waiting changes in one transaction."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import asdict
from typing import TYPE_CHECKING, Final, TypeAlias

from sqlalchemy import and_, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from skep.server.store.changes import Change, Life, StoreError
from skep.server.store.schema import events, games, server_lives

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from skep.server.metrics import Histogram

__all__ = ["Writer"]

_log = logging.getLogger(__name__)

_MOST_AT_ONCE: Final = 1000
"""A transaction with more changes makes the first of them wait too long."""

_LINGER: Final = 0.005
"""While many write, a transaction waits so many seconds for more to share it."""

_Written: TypeAlias = Change | Life


class Writer:
    """Takes changes from all games, and writes those that wait in one transaction."""

    def __init__(self, engine: AsyncEngine, seconds: float, times: Histogram) -> None:
        self._engine = engine
        self._seconds = seconds
        self._times = times
        self._waiting: asyncio.Queue[tuple[_Written, asyncio.Future[None]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.is_well: bool = True
        """Did the database take what was last given to it?"""

    def start(self) -> None:
        """Start the task that writes."""
        self._task = asyncio.create_task(self._run(), name="the writer of the store")

    async def close(self) -> None:
        """Write the waiting changes, and end; later ones are refused."""
        if self._task is not None:
            self._waiting.put_nowait(None)
            await self._task
            self._task = None

    async def write(self, change: _Written) -> None:
        """Write a change; returns when it is on the disk, raises StoreError if it is not."""
        if self._task is None:
            raise StoreError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((change, done))
        await done

    async def _run(self) -> None:
        going_on, is_busy = True, False
        while going_on:
            batch: list[tuple[_Written, asyncio.Future[None]]] = []
            item = await self._waiting.get()
            if is_busy and item is not None:
                await asyncio.sleep(_LINGER)
            while item is not None:
                batch.append(item)
                if len(batch) >= _MOST_AT_ONCE or self._waiting.empty():
                    break
                item = self._waiting.get_nowait()
            going_on, is_busy = item is not None, len(batch) > 1
            if batch:
                await self._write_all(batch)

    async def _write_all(self, batch: Sequence[tuple[_Written, asyncio.Future[None]]]) -> None:
        """Write all changes in one transaction or, if one is refused, each in its own."""
        failure: StoreError | None = None
        try:
            with self._times.timed("write"):
                async with asyncio.timeout(self._seconds), self._engine.begin() as connection:
                    await _apply(connection, [change for change, _ in batch])
        except IntegrityError as error:
            if len(batch) > 1:
                for item in batch:
                    await self._write_all([item])
                return
            failure = StoreError.because("somebody else has changed the game", error)
        except (SQLAlchemyError, OSError) as error:
            failure = StoreError.because("the database refuses a change", error)
            self.is_well = False
        else:
            self.is_well = True
        for change, done in batch:
            if done.done():  # its caller was cancelled
                if failure is not None:
                    _log.warning("%s is not stored: %s", _name(change), failure)
            elif failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)


def _name(change: _Written) -> str:
    return "a sign of life" if isinstance(change, Life) else f"a change of game {change.game}"


async def _apply(connection: AsyncConnection, batch: Sequence[_Written]) -> None:
    changes = [item for item in batch if isinstance(item, Change)]
    created = [asdict(change.creates) for change in changes if change.creates is not None]
    if created:
        await connection.execute(insert(games), created)
    happened = [
        {"game": change.game, "seq": seq, "event": text}
        for change in changes
        for seq, text in change.events.items()
    ]
    if happened:
        await connection.execute(insert(events), happened)
    await _update_games(connection, changes)
    rewritten = [
        {"in_game": change.game, "number": seq, "text": text}
        for change in changes
        for seq, text in change.rewrites.items()
    ]
    if rewritten:
        which = and_(events.c.game == bindparam("in_game"), events.c.seq == bindparam("number"))
        statement = update(events).where(which).values(event=bindparam("text"))
        await connection.execute(statement, rewritten)
    deleted = [{"gone": change.game} for change in changes if change.deletes]
    if deleted:
        await connection.execute(delete(games).where(games.c.id == bindparam("gone")), deleted)
    for life in batch:
        if isinstance(life, Life):
            await _beat(connection, life)


async def _update_games(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """Update rows; changes of the same columns share a statement."""
    alike: dict[tuple[str, ...], list[dict[str, object]]] = {}
    for change in changes:
        if change.fields:
            row = {"which": change.game, **change.fields}
            alike.setdefault(tuple(sorted(change.fields)), []).append(row)
    for columns, rows in alike.items():
        statement = update(games).where(games.c.id == bindparam("which"))
        statement = statement.values({column: bindparam(column) for column in columns})
        await connection.execute(statement, rows)


async def _beat(connection: AsyncConnection, life: Life) -> None:
    """Store a life; nodes that began in the same millisecond share a row."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = dialect.insert(server_lives).values(started=life.started, alive=life.alive)
    known = row.on_conflict_do_update(index_elements=["started"], set_={"alive": life.alive})
    await connection.execute(known)
