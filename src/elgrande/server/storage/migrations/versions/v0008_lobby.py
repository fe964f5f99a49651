"""Tables have what the lobby asks for; imported games are marked in lists."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

TEXTS = {"host": 32, "network": 32, "edition": 16, "pace": 8, "level": 32}
LEVELS = ("random", "greedy", "search", "easy", "normal", "hard", "expert", "master")


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        for name, length in TEXTS.items():
            batch_op.add_column(
                sa.Column(name, sa.String(length=length), nullable=False, server_default="")
            )
        batch_op.add_column(sa.Column("free", sa.Integer(), nullable=False, server_default="0"))
        batch_op.create_index("ix_tables_host", ["host", "status"], unique=False)
        batch_op.create_index("ix_tables_network", ["network", "status"], unique=False)
    fill(op.get_bind())


def fill(connection: sa.Connection) -> None:
    opened = connection.execute(
        sa.text(
            "SELECT id, summary, event FROM tables JOIN table_events ON table_id = id "
            "WHERE table_events.version = 1"
        )
    ).all()
    for table, stored, event in opened:
        connection.execute(
            sa.text(
                "UPDATE tables SET summary = :summary, host = :host, network = :host, "
                "edition = :edition, pace = :pace, free = :free, level = :level WHERE id = :id"
            ),
            {"id": table, **row(json.loads(stored), json.loads(event))},
        )


def row(summary: dict[str, Any], opened: dict[str, Any]) -> dict[str, Any]:
    """Where hosts came from was not stored: each counts as a network of its own."""
    summary["imported"] = bool(opened.get("entries"))
    settings, chairs = summary["settings"], summary["chairs"]
    bots = [each["bot"] for each in chairs if each.get("bot")]
    free = [each for each in chairs if not each.get("bot") and not each.get("account")]
    return {
        "summary": json.dumps(summary, separators=(",", ":"), ensure_ascii=False).encode(),
        "host": opened["host"],
        "edition": settings["options"].get("edition", "big-box"),
        "pace": "turns" if (settings.get("clock") or {}).get("kind") == "turns" else "live",
        "free": len(free) if summary["status"] == "open" else 0,
        "level": max(bots, key=lambda bot: LEVELS.index(bot) if bot in LEVELS else -1, default=""),
    }
