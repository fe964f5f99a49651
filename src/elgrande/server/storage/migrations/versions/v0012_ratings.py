"""Ratings: the games that count, what they add up to, and seasons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seasons",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_seasons")),
    )
    op.create_table(
        "rated_games",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("game", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rated_games_table_id")),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_rated_games")),
        sa.UniqueConstraint("table_id", name=op.f("uq_rated_games_table_id")),
    )
    op.create_table(
        "ratings",
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("ladder", sa.String(length=8), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("season", "ladder", "player", name=op.f("pk_ratings")),
    )
