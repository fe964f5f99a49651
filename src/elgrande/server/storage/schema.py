"""The tables of the database. A change here needs a migration.

`table_events` is the source of truth: an append-only log per table. `tables` and `members` are
derived from it; they are written in the same transaction and hold nothing an event does not.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),  # the folded name; a guest has none
    Column("password", String(255)),  # argon2id
    Column("skeleton", String(64), unique=True),  # shared by names that look alike; guests: none
    Column("created", Double, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("expires", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("changed", Double, nullable=False),
    Column("due", Double, index=True),  # when a player's time is up
)
Index("ix_tables_lobby", tables.c.public, tables.c.status, tables.c.changed)

table_events = Table(
    "table_events",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("event", LargeBinary, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("account", ForeignKey("accounts.id"), primary_key=True, index=True),
)

answers = Table(
    "answers",
    metadata,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("digest", String(64), nullable=False),  # of the command: detects a reused key
    Column("answer", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
)

# A veto holder's order not to be asked this round. Not a table event: others must not notice it.
orders = Table(
    "orders",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("at", Double, nullable=False),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
)

# Where a player hears of games. `address` is a channel as JSON; `token` confirms and ends it.
channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("address", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Column("failures", Integer, nullable=False),
    Column("created", Double, nullable=False),
)

wishes = Table(
    "wishes",
    metadata,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("wishes", LargeBinary, nullable=False),
)

# What players are going to hear of, if it is not settled before.
notices = Table(
    "notices",
    metadata,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("due", Double, nullable=False, index=True),
    Column("title", Text, nullable=False),
)

# Secrets of the server itself.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# While clocks run: when a server last noted that it is up, and when none was.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)

# Tables where it is a bot's turn. After `until`, any process may take the job over.
jobs = Table(
    "jobs",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", Double, nullable=False, index=True),
)

# Accounts that may open the admin page.
admins = Table(
    "admins",
    metadata,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
)

# `kind` is account, address or mute; `who` an account or the address of a network.
sanctions = Table(
    "sanctions",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("until", Double),  # None: until it is lifted
    Column("note", Text, nullable=False),
)

# No foreign keys in these two: they outlive the accounts and tables that they name.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("account", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("lines", LargeBinary, nullable=False),  # the latest lines of the table's chat
    Column("settled", Boolean, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("admin", String(64), nullable=False),  # a name, or "command line"
    Column("action", String(32), nullable=False),
    Column("target", String(64), nullable=False),  # an account, address, table or report
    Column("note", Text, nullable=False),
)


def referring_to(key: Column[str]) -> list[Column[str]]:
    """The columns with a foreign key to this one, the dependent tables first."""
    return [
        column
        for table in reversed(metadata.sorted_tables)
        for column in table.c
        if any(each.column is key for each in column.foreign_keys)
    ]
