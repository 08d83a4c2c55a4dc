"""The environment of Alembic: it uses the connection in its configuration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alembic import context

from skep.server.store.schema import metadata

if TYPE_CHECKING:
    from sqlalchemy import Connection

connection: Connection = context.config.attributes["connection"]
# SQLite can hardly change an existing table; `batch` copies it into a new one instead.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
