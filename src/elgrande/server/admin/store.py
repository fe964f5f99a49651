"""The database queries of the admins. Every change is written together with its audit entry."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from elgrande.server.ratings.rows import lock, seasons_in
from elgrande.server.storage import Database
from elgrande.server.storage import schema as db
from elgrande.server.storage.store import ChatLine
from elgrande.server.tournaments.rows import delete_tournaments

LISTED = 200  # rows in a list, the latest first
LINES = 30  # of the chat in a report


class Sanction(Struct, frozen=True):
    """`until` is None for one that lasts until it is lifted."""

    kind: str  # account, address, mute
    who: str
    until: float | None = None
    note: str = ""


class Report(Struct, frozen=True):
    """What a player reports, with lines of that table's chat; `about` is an account, or empty."""

    id: int
    at: float
    name: str
    table: str
    text: str
    lines: tuple[ChatLine, ...]
    about: str
    about_name: str


class Reported(Struct, frozen=True):
    """The subject of a report: a chat line, or a player with an account and a name."""

    line: int | None = None
    account: str = ""
    name: str = ""


NO_ONE: Final = Reported()


class AuditLine(Struct, frozen=True):
    """Something an admin did."""

    id: int
    at: float
    admin: str
    action: str
    target: str
    note: str


class AdminStore:
    """`admin` is the name that the audit log shows."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._write = database.write
        self._read = database.read

    # --- rights ---

    async def is_admin(self, account: str) -> bool:
        query = select(db.admins).where(db.admins.c.account == account)
        return await self._read(lambda c: c.execute(query).first() is not None)

    async def set_admin(self, admin: str, account: str, *, on: bool) -> None:
        def change(c: Connection) -> None:
            c.execute(delete(db.admins).where(db.admins.c.account == account))
            if on:
                c.execute(insert(db.admins), {"account": account})

        await self._audited(admin, "grant" if on else "revoke", account, "", change)

    async def accounts(self, name: str) -> list[tuple[str, str, bool]]:
        """Accounts with this id or name: id, name, and whether it has a password.

        Guests have none, and neither have programs.
        """
        if not name.isprintable():
            return []
        a = db.accounts.c
        query = select(a.id, a.name, a.password).where((a.id == name) | (a.name == name))
        return await self._read(
            lambda c: [(row.id, row.name, row.password is not None) for row in c.execute(query)]
        )

    async def names(self, accounts: set[str]) -> dict[str, str]:
        """Names by account id; unknown ids are left out."""
        a = db.accounts.c
        query = select(a.id, a.name).where(a.id.in_(sorted(accounts)), a.name != "")
        return await self._read(lambda c: {row.id: row.name for row in c.execute(query)})

    async def set_password(self, admin: str, account: str, hashed: str) -> None:
        """A new password; sessions, passkeys and links end, and addresses for mails: an intruder
        who added one could ask for a link there."""

        def change(c: Connection) -> None:
            c.execute(
                update(db.accounts).where(db.accounts.c.id == account).values(password=hashed)
            )
            for table in (db.sessions, db.passkeys, db.one_time_tokens, db.channels):
                c.execute(delete(table).where(table.c.account == account))

        await self._audited(admin, "password", account, "", change)

    # --- sanctions ---

    async def sanctions(self) -> list[Sanction]:
        query = select(db.sanctions).order_by(db.sanctions.c.kind, db.sanctions.c.who)
        return await self._read(
            lambda c: [Sanction(row.kind, row.who, row.until, row.note) for row in c.execute(query)]
        )

    async def sanction(self, admin: str, sanction: Sanction) -> None:
        def change(c: Connection) -> None:
            lift(c, sanction.kind, sanction.who)
            c.execute(insert(db.sanctions), msgspec.structs.asdict(sanction))

        action = "mute" if sanction.kind == "mute" else f"ban {sanction.kind}"
        await self._audited(admin, action, sanction.who, sanction.note, change)

    async def lift(self, admin: str, kind: str, who: str) -> bool:
        """False if there was nothing to lift."""
        if not any((each.kind, each.who) == (kind, who) for each in await self.sanctions()):
            return False
        await self._audited(admin, f"lift {kind}", who, "", lambda c: lift(c, kind, who))
        return True

    # --- tables ---

    async def tables(self, status: str = "") -> list[bytes]:
        """The summaries of the latest tables."""
        query = select(db.tables.c.summary).order_by(db.tables.c.changed.desc()).limit(LISTED)
        if status:
            query = query.where(db.tables.c.status == status)
        return await self._read(lambda c: [row.summary for row in c.execute(query)])

    async def delete_table(self, admin: str, table: str) -> None:
        await self._audited(admin, "delete", table, "", lambda c: delete_tables(c, [table]))

    async def note(self, admin: str, action: str, target: str, note: str = "") -> None:
        """An audit entry for something that was stored elsewhere."""
        await self._audited(admin, action, target, note, lambda _: None)

    # --- seasons ---

    async def begin_season(self, admin: str, name: str) -> None:
        def change(c: Connection) -> None:
            lock(c)
            number = seasons_in(c)[0].number + 1
            c.execute(insert(db.seasons), {"number": number, "name": name, "began": time.time()})

        await self._audited(admin, "season", name, "", change)

    # --- tournaments ---

    async def delete_tournament(self, admin: str, tournament: str) -> bool:
        """False if there is none."""
        query = select(db.tournaments.c.id).where(db.tournaments.c.id == tournament)
        if await self._read(lambda c: c.execute(query).first()) is None:
            return False
        change = partial(delete_tournaments, tournaments=[tournament])
        await self._audited(admin, "delete tournament", tournament, "", change)
        return True

    # --- reports ---

    async def report(
        self, account: str, name: str, table: str, text: str, about: Reported = NO_ONE
    ) -> bool:
        """Keep a report; False if the table's chat has no such line."""

        def work(c: Connection) -> bool:
            said = select(db.chat).where(db.chat.c.table_id == table)
            rows = list(c.execute(said.order_by(db.chat.c.id.desc()).limit(LINES)))
            whom, called = about.account, about.name
            if about.line is not None:
                line = c.execute(said.where(db.chat.c.id == about.line)).one_or_none()
                if line is None:
                    return False
                whom, called = line.account, line.name
                if line not in rows:
                    rows.append(line)
            lines = [ChatLine(row.id, row.at, row.name, row.text) for row in reversed(rows)]
            c.execute(
                insert(db.reports),
                {
                    "at": time.time(),
                    "account": account,
                    "name": name,
                    "table_id": table,
                    "text": text,
                    "lines": msgspec.json.encode(lines),
                    "settled": False,
                    "about": whom,
                    "about_name": called,
                },
            )
            return True

        return await self._write(work)

    async def reports(self) -> list[Report]:
        """Those that no admin has settled yet."""
        r = db.reports
        query = select(r).where(~r.c.settled).order_by(r.c.id.desc()).limit(LISTED)

        def read(row: Any) -> Report:
            lines = msgspec.json.decode(row.lines, type=tuple[ChatLine, ...])
            return Report(
                row.id, row.at, row.name, row.table_id, row.text, lines, row.about, row.about_name
            )

        return await self._read(lambda c: [read(row) for row in c.execute(query)])

    async def reports_by(self, account: str) -> list[tuple[str, float, str]]:
        """What an account has reported: the table, when, and the text."""
        r = db.reports.c
        query = select(r.table_id, r.at, r.text).where(r.account == account).order_by(r.id)
        return await self._read(lambda c: [(row[0], row[1], row[2]) for row in c.execute(query)])

    async def settle(self, admin: str, report: int) -> bool:
        """False if there is no such report, or it is settled."""
        if not any(each.id == report for each in await self.reports()):
            return False
        change = update(db.reports).where(db.reports.c.id == report).values(settled=True)
        await self._audited(admin, "settle", str(report), "", lambda c: c.execute(change))
        return True

    # --- audit ---

    async def audit(self) -> list[AuditLine]:
        """The latest lines, the latest first."""
        query = select(db.audit).order_by(db.audit.c.id.desc()).limit(LISTED)
        return await self._read(lambda c: [AuditLine(*row) for row in c.execute(query)])

    async def _audited(
        self, admin: str, action: str, target: str, note: str, change: Callable[[Connection], Any]
    ) -> None:
        def work(c: Connection) -> None:
            change(c)
            add_audit(c, admin, action, target, note)

        await self._write(work)


def add_audit(c: Connection, admin: str, action: str, target: str, note: str = "") -> None:
    line = {"at": time.time(), "admin": admin, "action": action, "target": target, "note": note}
    c.execute(insert(db.audit), line)


def lift(c: Connection, kind: str, who: str) -> None:
    s = db.sanctions
    c.execute(delete(s).where(s.c.kind == kind, s.c.who == who))


def delete_tables(c: Connection, tables: Sequence[str]) -> None:
    t = db.tables.c
    # Locked first: a command at the same moment would add rows again that refer to them.
    c.execute(select(t.id).where(t.id.in_(tables)).order_by(t.id).with_for_update())
    for column in db.referring_to(db.tables.c.id):
        c.execute(delete(column.table).where(column.in_(tables)))
    c.execute(delete(db.tables).where(t.id.in_(tables)))
