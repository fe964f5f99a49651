"""Persistent storage: SQLite on one machine, PostgreSQL for a club."""

from elgrande.server.storage.connect import (
    DatabaseBusyError,
    DatabaseUnusableError,
    open_beside,
    open_database,
    open_snapshot,
)
from elgrande.server.storage.database import Database
from elgrande.server.storage.store import Answer, ConflictError, Store, TableRow

__all__ = [
    "Answer",
    "ConflictError",
    "Database",
    "DatabaseBusyError",
    "DatabaseUnusableError",
    "Store",
    "TableRow",
    "open_beside",
    "open_database",
    "open_snapshot",
]
