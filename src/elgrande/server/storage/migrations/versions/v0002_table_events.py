"""The table `facts` is called `table_events`, and its column `fact` is `event`."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.rename_table("facts", "table_events")
    op.alter_column("table_events", "fact", new_column_name="event")
