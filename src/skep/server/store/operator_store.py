"""What operators read and write: games of everybody, bans, quotas, and the audit log."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import and_, delete, insert, or_, select

from skep.server.store.schema import audit, bans, games, quotas
from skep.server.store.store import game_row

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import ColumnElement, Table

    from skep.server.identity import PlayerId
    from skep.server.store.changes import GameRow
    from skep.server.store.store import Store

__all__ = ["AuditEntry", "Ban", "OperatorStore", "Quota"]

_MOST_ABANDONED: Final = 200


class Ban(NamedTuple):
    """Somebody who may not play: a player or a network, until when, and why."""

    subject: str
    until: int | None
    reason: str
    at: int


class Quota(NamedTuple):
    """A player or a network whose limits are so many times as large."""

    subject: str
    factor: float
    at: int


class AuditEntry(NamedTuple):
    """Something that an operator has done."""

    id: int
    at: int
    who: str
    action: str
    subject: str
    detail: str


class OperatorStore:
    """The part of the store that only operators use; all of it raises StoreError."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ---- games

    async def games(
        self, filters: Mapping[str, str], *, before: tuple[int, str] | None, limit: int
    ) -> list[GameRow]:
        """Games of everybody, the one that changed last first; filters are columns' values.

        `player` finds either seat, and `changed` games that changed before a moment.
        """
        wanted = select(games)
        for name, value in filters.items():
            wanted = wanted.where(_condition(name, value))
        if before is not None:
            changed, last = before
            is_earlier = and_(games.c.changed == changed, games.c.id < last)
            wanted = wanted.where(or_(games.c.changed < changed, is_earlier))
        wanted = wanted.order_by(games.c.changed.desc(), games.c.id.desc()).limit(limit)
        async with self._store.reading() as connection:
            return [game_row(row) for row in await connection.execute(wanted)]

    async def all_games_of(self, player: PlayerId) -> list[str]:
        """The ids of all games of a player, those off the list included."""
        wanted = select(games.c.id).where(_condition("player", player)).order_by(games.c.changed)
        async with self._store.reading() as connection:
            return list(await connection.scalars(wanted))

    async def abandoned(self, before: int) -> list[tuple[str, str]]:
        """Games that do not end by themselves and in which nothing has happened since a moment.

        Gives their ids and statuses, the oldest first, some at a time.
        """
        wanted = (
            select(games.c.id, games.c.status)
            .where(
                games.c.status.in_(("waiting", "playing")),
                games.c.changed < before,
                games.c.due.is_(False),
            )
            .order_by(games.c.changed)
            .limit(_MOST_ABANDONED)
        )
        async with self._store.reading() as connection:
            return [(row.id, row.status) for row in await connection.execute(wanted)]

    # ---- bans and quotas

    async def bans(self) -> list[Ban]:
        """All bans."""
        async with self._store.reading() as connection:
            rows = await connection.execute(select(bans).order_by(bans.c.at))
            return [Ban(*row) for row in rows]

    async def quotas(self) -> list[Quota]:
        """All quotas."""
        async with self._store.reading() as connection:
            rows = await connection.execute(select(quotas).order_by(quotas.c.at))
            return [Quota(*row) for row in rows]

    async def set_ban(self, ban: Ban) -> None:
        """Ban somebody, in place of an earlier ban."""
        await self._replace(bans, ban.subject, ban._asdict())

    async def set_quota(self, quota: Quota) -> None:
        """Give somebody a quota, in place of an earlier one."""
        await self._replace(quotas, quota.subject, quota._asdict())

    async def lift_ban(self, subject: str) -> bool:
        """Lift a ban; False if there is none."""
        return await self._remove(bans, subject)

    async def remove_quota(self, subject: str) -> bool:
        """Take a quota away; False if there is none."""
        return await self._remove(quotas, subject)

    async def _replace(self, table: Table, subject: str, row: Mapping[str, object]) -> None:
        async with self._store.changing() as connection:
            await connection.execute(delete(table).where(table.c.subject == subject))
            await connection.execute(insert(table).values(**row))

    async def _remove(self, table: Table, subject: str) -> bool:
        async with self._store.changing() as connection:
            done = await connection.execute(delete(table).where(table.c.subject == subject))
        return bool(done.rowcount)

    # ---- the audit log

    async def note(
        self, at: int, who: str, action: str, subject: str, detail: Mapping[str, object]
    ) -> None:
        """Add an entry to the audit log."""
        row = {"at": at, "who": who, "action": action, "subject": subject}
        async with self._store.changing() as connection:
            await connection.execute(insert(audit).values(**row, detail=json.dumps(detail)))

    async def entries(self, limit: int) -> list[AuditEntry]:
        """The last entries of the audit log, the newest first."""
        wanted = select(audit).order_by(audit.c.id.desc()).limit(limit)
        async with self._store.reading() as connection:
            return [AuditEntry(*row) for row in await connection.execute(wanted)]


def _condition(name: str, value: str) -> ColumnElement[bool]:
    if name == "player":
        return or_(games.c.white == value, games.c.black == value)
    if name == "changed":
        return games.c.changed < int(value)
    return games.c[name] == value
