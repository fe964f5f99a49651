"""The tables of the database. A change here needs a migration.

`table_events` is the source of truth: an append-only log per table. `tables` and `members` are
derived from it; they are written in the same transaction and hold nothing an event does not.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
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
    false,
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
    Column("hidden", Boolean, nullable=False, server_default=false()),  # no profile for others
    Column("departed", Double),  # when it was deleted: games still refer to it
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("expires", Double, nullable=False),
    Column("created", Double),  # sessions of older releases have neither of these two
    Column("device", String(64)),
)

# Passkeys (WebAuthn). `id` is a SHA-256 of what the device calls it.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),  # of its uses, as the device counts them
    Column("name", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
)

# Links in mails, and challenges for passkeys. `token` is a SHA-256, as with sessions.
one_time_tokens = Table(
    "one_time_tokens",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("account", ForeignKey("accounts.id"), index=True),
    Column("expires", Double, nullable=False, index=True),
)

# Deleted accounts whose name some tables may still show.
departures = Table(
    "departures",
    metadata,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("at", Double, nullable=False),
)

# Accounts that programs play with. They have no password: tokens open them.
bots = Table(
    "bots",
    metadata,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("owner", ForeignKey("accounts.id"), nullable=False, index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),  # SHA-256 of the token
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("note", String(64), nullable=False),  # what the owner calls it
    Column("scopes", String(64), nullable=False),  # separated by spaces
    Column("created", Double, nullable=False),
    Column("used", Double),  # to the hour
)

# What a season, number 0 apart, is called, and when it began.
seasons = Table(
    "seasons",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),
    Column("began", Double, nullable=False),
)

# The games that count, in the order in which they were rated; `ratings` follow from them.
rated_games = Table(
    "rated_games",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False, unique=True),
    Column("season", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("game", LargeBinary, nullable=False),
)

# No foreign key: a player may also be a level of the server's own bots.
ratings = Table(
    "ratings",
    metadata,
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("ladder", String(8), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
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
    # For the lobby. `network` is a keyed hash of where the host came from.
    Column("host", String(32), nullable=False, server_default=""),
    Column("network", String(32), nullable=False, server_default=""),
    Column("edition", String(16), nullable=False, server_default=""),
    Column("pace", String(8), nullable=False, server_default=""),  # live or turns
    Column("free", Integer, nullable=False, server_default="0"),  # seats
    Column(
        "level", String(32), nullable=False, server_default=""
    ),  # of the strongest bot; empty without bots
)
Index("ix_tables_host", tables.c.host, tables.c.status)
Index("ix_tables_network", tables.c.network, tables.c.status)
Index("ix_tables_lobby", tables.c.public, tables.c.status, tables.c.changed)

table_events = Table(
    "table_events",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("event", LargeBinary, nullable=False),
)

# Of every game that is over, for profiles; derived from its events, written once.
game_statistics = Table(
    "game_statistics",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("statistics", LargeBinary, nullable=False),
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

# Reviews of finished games. `maker` names the judgement and the effort: another one reviews again.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("maker", String(64), nullable=False),
    Column("findings", LargeBinary, nullable=False),
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

# `tournament` is the whole of it; the other columns are for finding it. Its tables have no foreign
# key to it: a table may be deleted, and the tournament goes on.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("due", Double),  # when something happens by itself
    Column("listed", Boolean, nullable=False),
    Column("host", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("changed", Double, nullable=False),
    Column("tournament", LargeBinary, nullable=False),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("account", ForeignKey("accounts.id"), primary_key=True, index=True),
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
    Column("about", String(32), nullable=False, server_default=""),  # an account
    Column("about_name", String(64), nullable=False, server_default=""),
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
