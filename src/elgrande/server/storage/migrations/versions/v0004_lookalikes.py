"""Accounts have a skeleton, which names that look alike share.

Of accounts whose names already look alike, the oldest gets it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from elgrande.server.lookalikes import skeleton_of

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("accounts", schema=None) as batch_op:
        batch_op.add_column(sa.Column("skeleton", sa.String(length=64), nullable=True))
        batch_op.create_unique_constraint(batch_op.f("uq_accounts_skeleton"), ["skeleton"])
    fill(op.get_bind())


def fill(connection: sa.Connection) -> None:
    found = connection.execute(
        sa.text("SELECT id, name FROM accounts WHERE login IS NOT NULL ORDER BY created, id")
    ).all()
    taken: set[str] = set()
    for account, name in found:
        skeleton = skeleton_of(name)
        if skeleton not in taken:
            taken.add(skeleton)
            connection.execute(
                sa.text("UPDATE accounts SET skeleton = :skeleton WHERE id = :id"),
                {"skeleton": skeleton, "id": account},
            )
