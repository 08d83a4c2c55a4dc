"""Upgrades a database to the tables of this version.

Alembic takes long to import, so it is imported only when there is something to upgrade.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import inspect, text

from skep.server.store.changes import StoreError

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

__all__ = ["NEWEST", "alembic_config", "upgrade"]

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_VERSION_TABLE: Final = "alembic_version"
_SUPPORT_TABLE: Final = "schema_support"

NEWEST: Final = max(file.name[:4] for file in (_MIGRATIONS / "versions").glob("[0-9]*.py"))
"""The revision that this version of Skep works with: files are named by theirs."""


def alembic_config(connection: Connection) -> Config:
    """The configuration of Alembic for a connection."""
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Create or change the tables as this version needs them."""
    revision = _revision(connection)
    if revision == NEWEST or (revision is not None and _is_supported(connection, revision)):
        return
    from alembic import command  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    try:
        command.upgrade(alembic_config(connection), "head")
    except CommandError as error:
        raise StoreError(
            f"the database was made by another version of Skep, probably a newer one: {error}"
        ) from error


def _is_supported(connection: Connection, revision: str) -> bool:
    """Do the tables of a newer version say that this one works with them?

    A migration that only adds leaves the oldest revision in `schema_support` as it is; one that
    older versions cannot work with sets it to its own.
    """
    if revision < NEWEST or not inspect(connection).has_table(_SUPPORT_TABLE):
        return False
    oldest = connection.scalar(text(f"SELECT oldest FROM {_SUPPORT_TABLE}"))  # noqa: S608
    return oldest is not None and oldest <= NEWEST


def _revision(connection: Connection) -> str | None:
    """The revision that a database is at; None for a new one."""
    if not inspect(connection).has_table(_VERSION_TABLE):
        return None
    query = text(f"SELECT version_num FROM {_VERSION_TABLE}")  # noqa: S608
    revision: str | None = connection.scalar(query)
    return revision
