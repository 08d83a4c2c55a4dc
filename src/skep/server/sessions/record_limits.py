"""Limits on records: how many a player may store, and how long one is kept that nobody opens."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from skep.server.problems import ProblemError, unavailable
from skep.server.sessions.timing import milliseconds
from skep.server.store import Change, StoreError

if TYPE_CHECKING:
    from collections.abc import Collection

    from skep.server.identity import PlayerId
    from skep.server.sessions.services import Services
    from skep.server.sessions.session import GameSession

__all__ = ["MOST_RECORDS", "check_room", "delete_expired", "note_opened"]

_log = logging.getLogger(__name__)

MOST_RECORDS: Final = 500
"""So many records of one player are stored at the same time."""
_DAY: Final = 24 * 3600 * 1000
_AT_ONCE: Final = 200
"""So many expired records are deleted before others may write."""


async def check_room(services: Services, player: PlayerId) -> None:
    """Raise ProblemError if a player has stored as many records as there may be."""
    try:
        count = await services.store.count_records(player)
    except StoreError as error:
        _log.warning("records cannot be counted: %s", error)
        raise unavailable() from error
    most = max(1, round(MOST_RECORDS * services.rules.factor(player)))
    if count >= most:
        message = f"You have stored {most} games to look at: delete some first."
        raise ProblemError(409, "too_many_records", message)


async def note_opened(services: Services, session: GameSession) -> None:
    """Store that a record has been opened, at most once a day."""
    now = milliseconds(services.time().at)
    if session.opened is None or now - session.opened < _DAY:
        return
    session.opened = now
    try:
        await services.store.write(Change(session.id, fields={"opened": now}))
    except StoreError as error:
        _log.warning("it cannot be stored that record %s was opened: %s", session.id, error)


async def delete_expired(services: Services, live: Collection[str]) -> int:
    """Delete records that nobody has opened for long, unless they are open; returns how many."""
    keep = services.pace.keep_records
    if not keep:
        return 0
    before = milliseconds(services.time().at) - round(1000 * keep)
    deleted = 0
    try:
        while True:
            found = await services.store.records_opened_before(before, _AT_ONCE + len(live))
            gone = [game for game in found if game not in live][:_AT_ONCE]
            if not gone:
                break
            changes = (Change(game, deletes=True) for game in gone)
            await asyncio.gather(*(services.store.write(change) for change in changes))
            deleted += len(gone)
    except StoreError as error:
        _log.warning("expired records cannot be deleted: %s", error)
    if deleted:
        _log.info("%d records have been deleted that nobody had opened for long", deleted)
    return deleted
