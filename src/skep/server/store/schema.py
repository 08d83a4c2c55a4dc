"""The tables of the database, the same in SQLite and PostgreSQL.

Moments are milliseconds since 1970 (UTC). A change here needs a migration in `migrations/`.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

__all__ = [
    "audit",
    "bans",
    "events",
    "games",
    "metadata",
    "quotas",
    "schema_support",
    "server_lives",
]

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

games: Final = Table(
    "games",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("status", String(10), nullable=False),
    Column(
        "agreement", Text, key="setup", nullable=False
    ),  # JSON: the setup, fixed before the first move
    Column("white", String(64)),  # the players, as the hashes of their tokens
    Column("black", String(64)),
    Column("white_name", Text, nullable=False),
    Column("black_name", Text, nullable=False),
    Column("white_hides", Boolean, nullable=False, server_default=false()),
    Column("black_hides", Boolean, nullable=False, server_default=false()),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("result", Text),  # JSON, as it is told
    Column("opened", BigInteger),  # when a record was last opened; NULL for other games
    # Must the server act without a request: does a clock run, or is the engine to move?
    Column("due", Boolean, nullable=False),
    Index(None, "white", "changed"),
    Index(None, "black", "changed"),
    Index(None, "due"),
    Index(None, "opened"),
)

events: Final = Table(
    "events",
    metadata,
    Column("game", String(12), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("event", Text, nullable=False),  # JSON, as it is told
)

server_lives: Final = Table(
    "server_lives",
    metadata,
    Column("started", BigInteger, primary_key=True, autoincrement=False),
    Column("alive", BigInteger, nullable=False),  # the last heartbeat of the server
)

bans: Final = Table(
    "bans",
    metadata,
    Column("subject", String(64), primary_key=True),  # a player, or a network
    Column("until", BigInteger),  # NULL for ever
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

quotas: Final = Table(
    "quotas",
    metadata,
    Column("subject", String(64), primary_key=True),  # a player, or a network
    Column("factor", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)

audit: Final = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("action", String(30), nullable=False),
    Column("subject", Text, nullable=False),
    Column("detail", Text, nullable=False),  # JSON
)

schema_support: Final = Table(
    "schema_support",
    metadata,
    # The oldest revision whose version of Skep works with these tables: it may start beside newer
    # ones during a deploy, and after a rollback.
    Column("oldest", String(4), primary_key=True),
)
