"""Accounts that last: sessions by device, tokens for one use, departures, statistics."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("accounts", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false())
        )
        batch_op.add_column(sa.Column("departed", sa.Double(), nullable=True))
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("created", sa.Double(), nullable=True))
        batch_op.add_column(sa.Column("device", sa.String(length=64), nullable=True))
    op.create_table(
        "one_time_tokens",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=True),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_one_time_tokens_account")
        ),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_one_time_tokens")),
    )
    with op.batch_alter_table("one_time_tokens", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_one_time_tokens_account"), ["account"], unique=False)
        batch_op.create_index(batch_op.f("ix_one_time_tokens_expires"), ["expires"], unique=False)
    op.create_table(
        "departures",
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_departures_account")),
        sa.PrimaryKeyConstraint("account", name=op.f("pk_departures")),
    )
    op.create_table(
        "game_statistics",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("statistics", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_game_statistics_table_id")
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_game_statistics")),
    )
