"""Reports say whom they are about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("reports", schema=None) as batch_op:
        for name, length in (("about", 32), ("about_name", 64)):
            batch_op.add_column(
                sa.Column(name, sa.String(length=length), nullable=False, server_default="")
            )
