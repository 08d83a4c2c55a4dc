"""The lock by which one process reserves a PostgreSQL database."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy import select, text
from sqlalchemy.exc import SQLAlchemyError

from skep.server.store.changes import StoreError

if TYPE_CHECKING:
    from datetime import datetime
    from typing import Literal

    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

__all__ = ["DatabaseLock"]

_log = logging.getLogger(__name__)

_NUMBER: Final = 0x736B6570
_FAILURES: Final = (SQLAlchemyError, OSError)

_TAKE: Final = text("SELECT pg_try_advisory_lock(:number)")
_SHARE: Final = text("SELECT pg_try_advisory_lock_shared(:number)")
_OWN_SESSION: Final = text(
    "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
)
_END_SESSION: Final = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE pid = :pid AND backend_start = :start"
)


class DatabaseLock:
    """An advisory lock of PostgreSQL, which ends with its connection.

    So it is released when the process dies, but also when only the connection is lost; `keep` takes
    it again then.
    """

    def __init__(self, engine: AsyncEngine, seconds: float, *, shared: bool = False) -> None:
        """Prepare; nodes that know of each other share the lock, a process alone does not."""
        self._engine = engine
        self._statement = _SHARE if shared else _TAKE
        self._seconds = seconds
        self._connection: AsyncConnection | None = None
        self._session: tuple[int, datetime] | None = None
        """The number and the start of the session of the database that had the lock last."""
        self._state: Literal["held", "unknown", "lost"] = "held"

    async def take(self) -> None:
        """Take the lock; raises StoreError if another process has it or the database fails."""
        try:
            is_ours = await self._take()
        except _FAILURES as error:
            raise StoreError.because("the database cannot be reserved", error) from error
        if not is_ours:
            raise StoreError(
                "another `skep serve` uses this database: stop it, choose another database, or"
                " start all of them with the same --redis"
            )

    async def keep(self) -> bool:
        """Check the lock, and take it again if its connection was lost.

        False if another process has it: this one must not change anything then. While the database
        does not answer nobody can change anything, and the lock counts as ours.
        """
        try:
            if await self._is_held():
                self._enter("held")
            elif await self._take():
                _log.warning("the lock of the database was lost with its connection; it is back")
                self._enter("held")
            else:
                self._enter("lost")
        except _FAILURES as error:
            await self._drop()
            self._enter("unknown", error)
        return self._state != "lost"

    def _enter(
        self, state: Literal["held", "unknown", "lost"], error: Exception | None = None
    ) -> None:
        if state == self._state:
            return
        self._state = state
        if state == "unknown":
            assert error is not None
            _log.warning(
                "%s", StoreError.because("the lock of the database cannot be checked", error)
            )
        elif state == "lost":
            _log.error(
                "another `skep serve` has taken the lock of this database: this one closes its"
                " games until the other one is stopped"
            )

    async def _is_held(self) -> bool:
        """Does the session that took the lock still live? The lock lives as long."""
        if self._connection is None:
            return False
        try:
            async with asyncio.timeout(self._seconds):
                await self._connection.execute(select(1))
        except _FAILURES:
            await self._drop()
            return False
        return True

    async def _take(self) -> bool:
        async with asyncio.timeout(self._seconds):
            connection = await self._engine.connect()
            try:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                is_ours = bool(await connection.scalar(self._statement, {"number": _NUMBER}))
                if not is_ours and await self._end_former(connection):
                    is_ours = bool(await connection.scalar(self._statement, {"number": _NUMBER}))
                if is_ours:
                    pid, start = (await connection.execute(_OWN_SESSION)).one()
                    self._session, self._connection = (pid, start), connection
            finally:
                if self._connection is not connection:
                    await connection.close()
        return is_ours

    async def _end_former(self, connection: AsyncConnection) -> bool:
        """End our former session, which the database may keep for hours after a network failure."""
        if self._session is None:
            return False
        pid, start = self._session
        self._session = None
        ended = await connection.scalar(_END_SESSION, {"pid": pid, "start": start})
        if ended:
            await asyncio.sleep(0.1)  # the session ends a moment later
        return bool(ended)

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*_FAILURES):
                async with asyncio.timeout(self._seconds):
                    await connection.invalidate()
                    await connection.close()

    async def close(self) -> None:
        """Release the lock."""
        await self._drop()
