"""Bring a database up to date."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from skep.server.store.changes import StoreError

if TYPE_CHECKING:
    from sqlalchemy import Connection

__all__ = ["alembic_config", "upgrade"]

_MIGRATIONS: Final = Path(__file__).parent / "migrations"


def alembic_config(connection: Connection) -> Config:
    """What Alembic must know to work on a database."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Make and change tables until they are as this version wants them."""
    try:
        command.upgrade(alembic_config(connection), "head")
    except CommandError as error:
        raise StoreError(
            f"the database was made by another version of Skep, probably a newer one: {error}"
        ) from error
