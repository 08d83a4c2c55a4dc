"""The times in which servers ran, this one included: they are what clocks are charged for."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from skep.server.sessions.timing import milliseconds
from skep.server.store import Life, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from skep.server.sessions.timing import Moment
    from skep.server.store import Store

__all__ = ["Lifetime"]

_log = logging.getLogger(__name__)


class Lifetime:
    """The life of this server, which it stores with every heartbeat, and those before it."""

    def __init__(self, store: Store, time: Callable[[], Moment]) -> None:
        self._store = store
        self._time = time
        self._past: list[Life] = []
        self._began: int | None = None

    async def load(self) -> None:
        """Read the lives of earlier servers; what lies in the future was told by a wrong clock."""
        self._past = await self._store.lives(until=milliseconds(self._time().at))

    def begin(self) -> None:
        """Count from now on: the time until here is charged to nobody, as not all clocks ran."""
        self._began = milliseconds(self._time().at)

    def end(self) -> None:
        """Count no longer: another server runs the clocks now."""
        self._began = None

    def lives(self) -> list[Life]:
        """All lives until now."""
        return self._past if self._began is None else [*self._past, self.span(self._began)]

    async def beat(self) -> None:
        """Store a heartbeat: after a crash, clocks are charged until the last one."""
        if self._began is None:
            return
        try:
            await self._store.beat(self.span(self._began))
        except StoreError as error:
            _log.warning("the heartbeat could not be stored: %s", error)

    def span(self, began: int) -> Life:
        """The time from a moment until now."""
        return Life(began, milliseconds(self._time().at))
