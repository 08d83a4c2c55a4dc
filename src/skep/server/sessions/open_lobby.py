"""Opens a lobby as the settings of a server say."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from skep.server.sessions.lobby import Lobby
from skep.server.sessions.services import Pace
from skep.server.sessions.timing import ServerTime
from skep.server.store import Store, StoreError
from skep.server.store.sqlite_file import locked
from skep.server.workers.engine_pool import EnginePool
from skep.uhp import known_engines

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from skep.server.access_rules import AccessRules
    from skep.server.cluster.cluster import Cluster
    from skep.server.metrics import Metrics
    from skep.server.sessions.timing import Moment
    from skep.server.settings import Settings

__all__ = ["open_lobby"]

_DAY: Final = 24 * 3600.0


@asynccontextmanager
async def open_lobby(
    settings: Settings, metrics: Metrics, rules: AccessRules | None = None
) -> AsyncIterator[Lobby]:
    """Open a lobby with these settings, and close it at the end."""
    store = Store(settings.database, seconds=settings.database_seconds, metrics=metrics)
    time = ServerTime()
    with locked(store.file):
        try:
            cluster = _cluster(settings, store, time, metrics)
            await store.lock(shared=cluster is not None)
            opponents = EnginePool(
                settings.search_threads,
                known_engines(),
                metrics=metrics,
                engine_memory=settings.engine_memory,
            )
            pace = Pace(
                keep_records=settings.record_days * _DAY,
                keep_abandoned=settings.abandoned_days * _DAY,
            )
            lobby = Lobby(
                store,
                opponents,
                pace=pace,
                time=time,
                metrics=metrics,
                cluster=cluster,
                rules=rules,
            )
            await lobby.start()
            lobby.warm_up()
            try:
                yield lobby
            finally:
                await lobby.close()
        finally:
            await store.close()


def _cluster(
    settings: Settings, store: Store, time: Callable[[], Moment], metrics: Metrics
) -> Cluster | None:
    if not settings.redis:
        return None
    if store.kind != "postgresql":
        raise StoreError("several nodes need a database for all of them: --database postgresql://…")
    # Redis takes a quarter of a second to import, and most servers have none.
    from skep.server.cluster.cluster import Cluster  # noqa: PLC0415

    return Cluster(settings.redis, settings.lease_seconds, time, metrics)
