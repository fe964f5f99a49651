"""What the commands `elgrande admin ...` share: they work while the server runs."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TypeVar

import typer

from elgrande.server import maintenance
from elgrande.server.admin.actions import Admin
from elgrande.server.admin.store import AdminStore
from elgrande.server.clocks.uptime import Uptime
from elgrande.server.config import default_database
from elgrande.server.storage import Store, open_beside
from elgrande.server.tables import Tables

T = TypeVar("T")
NAME = "command line"  # of an admin, in the audit log


def run(database: str, work: Callable[[Admin, AdminStore], Awaitable[T]]) -> T:
    async def work_on_database() -> T:
        opened = await open_beside(database or str(default_database()))
        try:
            store = Store(opened, "admin")
            tables = Tables(store, 10, Uptime(opened), lambda _: None)
            admins = AdminStore(opened)
            return await work(Admin(NAME, admins, tables), admins)
        finally:
            await opened.close()

    return maintenance.run(work_on_database())


def check_id(text: str) -> str:
    """Refuse what cannot be the id of a table or a tournament."""
    if not re.fullmatch(r"[0-9a-f]{16}", text):
        raise typer.BadParameter(f"an id is 16 digits from 0 to f, as in the address, not {text!r}")
    return text


def when(at: float | None) -> str:
    return "for good" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
