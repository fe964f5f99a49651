"""Tournaments, and who takes part in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("tournament", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["accounts.id"], name=op.f("fk_tournaments_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_status"), "tournaments", ["status"])
    op.create_index(op.f("ix_tournaments_host"), "tournaments", ["host"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=32), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_entrants_tournament")
        ),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_entrants_account")),
        sa.PrimaryKeyConstraint("tournament", "account", name=op.f("pk_entrants")),
    )
    op.create_index(op.f("ix_entrants_account"), "entrants", ["account"])
