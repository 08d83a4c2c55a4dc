"""Creates the tables of games, their events, and the times at which servers ran."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("agreement", sa.Text(), nullable=False),
        sa.Column("white", sa.String(64), nullable=True),
        sa.Column("black", sa.String(64), nullable=True),
        sa.Column("white_name", sa.Text(), nullable=False),
        sa.Column("black_name", sa.Text(), nullable=False),
        sa.Column("white_hides", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("black_hides", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("due", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_white_changed", "games", ["white", "changed"])
    op.create_index("ix_games_black_changed", "games", ["black", "changed"])
    op.create_index("ix_games_due", "games", ["due"])
    op.create_table(
        "events",
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("event", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_events_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seq", name="pk_events"),
    )
    op.create_table(
        "server_lives",
        sa.Column("started", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("alive", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("started", name="pk_server_lives"),
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("server_lives")
    op.drop_table("events")
    op.drop_table("games")
