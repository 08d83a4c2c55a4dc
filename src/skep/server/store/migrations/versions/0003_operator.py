"""Adds what operators need: bans, quotas, the audit log, and which older versions may start."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "bans",
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("subject", name="pk_bans"),
    )
    op.create_table(
        "quotas",
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("factor", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("subject", name="pk_quotas"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("action", sa.String(30), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    support = op.create_table(
        "schema_support",
        sa.Column("oldest", sa.String(4), nullable=False),
        sa.PrimaryKeyConstraint("oldest", name="pk_schema_support"),
    )
    op.bulk_insert(support, [{"oldest": "0003"}])


def downgrade() -> None:
    """Drop the tables."""
    for table in ("schema_support", "audit", "quotas", "bans"):
        op.drop_table(table)
