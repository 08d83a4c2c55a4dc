"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Final

__all__ = [
    "BUILT_PAGE",
    "DATABASE_SECONDS",
    "ENGINE_MEMORY",
    "RECORD_DAYS",
    "Allowance",
    "ClientLimits",
    "Settings",
    "sqlite_url",
]

BUILT_PAGE: Final = Path(__file__).parent / "static"
"""Where the built page is, beside the code that serves it."""

DATABASE_SECONDS: Final = 5.0
RECORD_DAYS: Final = 365
ENGINE_MEMORY: Final = 2048


@dataclass(frozen=True, slots=True)
class Allowance:
    """A rate limit: a burst, and how many more are allowed each second."""

    burst: float
    per_second: float

    def times(self, factor: float) -> Allowance:
        """The same limit, so many times as large; it allows one at least."""
        return Allowance(max(1.0, self.burst * factor), self.per_second * factor)


@dataclass(frozen=True, slots=True)
class ClientLimits:
    """The limits of one client: an IPv4 address, or a /64 network of IPv6."""

    requests: Allowance = Allowance(burst=200, per_second=20)
    files: Allowance = Allowance(burst=2000, per_second=200)
    """Files of the built page, which cost little; several people may share an address."""
    new_games: Allowance = Allowance(burst=60, per_second=0.5)
    """Games that are created or imported."""
    messages: Allowance = Allowance(burst=60, per_second=10)
    """Messages on one socket."""
    control_frames: Allowance = Allowance(burst=60, per_second=5)
    """Pings, pongs and fragments on one socket; it is closed at the first one too many."""
    request_seconds: float = 15.0
    """How long the head of a request may take to arrive on a connection."""
    connections_per_client: int = 200
    """Sockets and streams that are open at the same time."""
    connections: int = 20_000
    """The open sockets and streams of all clients together."""
    tcp_connections_per_client: int = 400
    """All open connections of an address, unless it is that of a trusted proxy."""
    tcp_connections: int = 25_000
    """All open connections; fewer where the system allows the process fewer files."""

    def times(self, factor: float) -> ClientLimits:
        """The same limits for clients, each so many times as large."""
        changes: dict[str, object] = {}
        for each in fields(self):
            limit = getattr(self, each.name)
            if isinstance(limit, Allowance):
                changes[each.name] = limit.times(factor)
            elif each.name.endswith("_per_client"):
                changes[each.name] = max(1, round(limit * factor))
        return replace(self, **changes)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Settings:
    """Where games are stored, what the page is, and how much is allowed."""

    database: str
    """The URL of the database, in SQLAlchemy's form."""
    search_threads: int = max(1, (os.cpu_count() or 2) - 1)
    """How many engine searches run at the same time."""
    engine_memory: int = ENGINE_MEMORY
    """An external engine that uses more MiB of memory is ended, and started again."""
    page: Path = BUILT_PAGE
    limits: ClientLimits = field(default_factory=ClientLimits)
    names: tuple[str, ...] = ()
    """The host names that the server answers to; without any, addresses and local names."""
    redis: str = ""
    """The URL of the Redis by which several nodes share a database; without it there is one."""
    lease_seconds: float = 3.0
    """A node that shows no sign of life in Redis for so long is dead, and others take its games."""
    metrics_token: str = ""
    """Who sends it reads the metrics at /metrics; without one nobody does."""
    operator_token: str = ""
    """Who sends it operates the server, as `skep admin` does; without one nobody does."""
    record_days: int = RECORD_DAYS
    """A record that nobody has opened for so many days is deleted; 0 keeps all for ever."""
    abandoned_days: int = 0
    """A game without a clock in which nothing happens for so many days is called off; 0 never."""
    proxies: tuple[str, ...] = ()
    """The proxies whose X-Forwarded headers are believed; without any, those on this machine."""
    access_log: bool = False
    """Is every request logged?"""
    database_seconds: float = DATABASE_SECONDS
    """How long a call of the database may take; whoever waits longer is told to try again."""


def sqlite_url(folder: Path) -> str:
    """The URL of the database file in a folder."""
    return f"sqlite+aiosqlite:///{folder / 'skep.db'}"
