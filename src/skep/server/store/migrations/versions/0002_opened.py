"""Adds the time at which a record was last opened; those that are there count as opened now."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, with its index."""
    op.add_column("games", sa.Column("opened", sa.BigInteger(), nullable=True))
    games = sa.table("games", sa.column("kind", sa.String), sa.column("opened", sa.BigInteger))
    now = int(time.time() * 1000)
    op.execute(games.update().where(games.c.kind == "record").values(opened=now))
    op.create_index("ix_games_opened", "games", ["opened"])


def downgrade() -> None:
    """Drop the column."""
    op.drop_index("ix_games_opened", "games")
    op.drop_column("games", "opened")
