"""How Alembic gets at the database: over the connection that it is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alembic import context

from skep.server.store.schema import metadata

if TYPE_CHECKING:
    from sqlalchemy import Connection

connection: Connection = context.config.attributes["connection"]
# SQLite can change few things about a table that is there; `batch` makes a new one instead.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
