"""Reviews of finished games outlast the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("maker", sa.String(length=64), nullable=False),
        sa.Column("findings", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reviews_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_reviews")),
    )
