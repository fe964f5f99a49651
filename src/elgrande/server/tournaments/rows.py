"""Tournaments in the database. A change is written if nothing else changed the tournament since."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from elgrande.server.errors import Refusal
from elgrande.server.storage import ConflictError, Database
from elgrande.server.storage import schema as db
from elgrande.server.storage import statements as sql
from elgrande.server.tournaments import tournament as deciding
from elgrande.server.tournaments.tournament import Tournament, from_bytes, to_bytes

LISTED: Final = 100
ADD: Final = sql.insert_once(db.tournaments)
RUNNING: Final = ("open", "playing", "pause")


class Person(Struct, frozen=True):
    """An account as a tournament shows it; `name` is None for one that is deleted."""

    name: str | None
    registered: bool


class TournamentRows:
    def __init__(self, database: Database) -> None:
        self._write = database.write
        self._read = database.read

    async def add(self, tournament: Tournament, now: float, most: int) -> bool:
        """False if it exists already. A host has at most so many that are not over."""
        a, t = db.accounts.c, db.tournaments.c
        own = select(a.id).where(a.id == tournament.host).with_for_update()
        running = select(func.count()).where(t.host == tournament.host, t.status.in_(RUNNING))

        def work(c: Connection) -> bool:
            c.execute(own)  # locked, so that two requests cannot both make the last one
            if c.execute(select(t.id).where(t.id == tournament.id)).first() is not None:
                return False
            if c.execute(running).scalar_one() >= most:
                raise Refusal("too-many", f"{most} tournaments of yours are not over yet.")
            added = c.execute(ADD[c.dialect.name], row_of(tournament, now)).rowcount == 1
            if added:
                set_entrants(c, tournament)
            return added

        return await self._write(work)

    async def get(self, tournament_id: str) -> Tournament:
        query = select(db.tournaments.c.tournament).where(db.tournaments.c.id == tournament_id)
        stored = await self._read(lambda c: c.execute(query).scalar())
        if stored is None:
            raise Refusal("not-found", "There is no such tournament.")
        return from_bytes(stored)

    async def save(
        self, after: Tournament, now: float, also: Iterable[Callable[[Connection], None]] = ()
    ) -> None:
        """Write the next version, and all that belongs to the same transaction.

        Raises `ConflictError` if another change was first.
        """

        def work(c: Connection) -> None:
            save(c, after, now)
            for each in also:
                each(c)

        await self._write(work)

    async def active(self, now: float) -> list[str]:
        """Those with a round or a pause, or that should begin now."""
        t = db.tournaments.c
        begins = (t.status == "open") & (t.due <= now)
        query = select(t.id).where(or_(t.status.in_(("playing", "pause")), begins))
        return await self._read(lambda c: [row.id for row in c.execute(query)])

    async def of(self, account: str) -> list[Tournament]:
        """Those of a host or player, the latest first."""
        return await self._find(is_of(account))

    async def listed(self, account: str | None) -> list[Tournament]:
        """What this user sees in the list: public ones, and all of their own."""
        t = db.tournaments.c
        found = [] if account is None else await self.of(account)
        mine = {each.id for each in found}
        shown = await self._find(t.listed & (t.status != "cancelled"))
        return [*found, *(each for each in shown if each.id not in mine)]

    async def all(self) -> list[Tournament]:
        return await self._find(db.tournaments.c.version > 0)

    async def _find(self, which: Any) -> list[Tournament]:
        t = db.tournaments.c
        latest = select(t.tournament).where(which).order_by(t.changed.desc()).limit(LISTED)
        return await self._read(lambda c: [from_bytes(row[0]) for row in c.execute(latest)])

    async def people(self, accounts: Iterable[str]) -> dict[str, Person]:
        a = db.accounts.c
        query = select(a.id, a.name, a.login).where(a.id.in_(sorted(set(accounts))))
        return await self._read(
            lambda c: {
                row.id: Person(row.name or None, row.login is not None) for row in c.execute(query)
            }
        )

    async def summaries(self, tables: Sequence[str]) -> dict[str, bytes]:
        """The summaries of these tables; none of those that were deleted."""
        t = db.tables.c
        query = select(t.id, t.summary).where(t.id.in_(tables))
        return await self._read(lambda c: {row.id: row.summary for row in c.execute(query)})


# --- parts of transactions ---


def is_of(account: str) -> Any:
    e, t = db.entrants.c, db.tournaments.c
    return or_(t.host == account, t.id.in_(select(e.tournament).where(e.account == account)))


def row_of(tournament: Tournament, now: float) -> dict[str, Any]:
    return {
        "id": tournament.id,
        "version": tournament.version,
        "status": tournament.status,
        "due": tournament.due,
        "listed": tournament.settings.entry == "open",
        "host": tournament.host,
        "changed": now,
        "tournament": to_bytes(tournament),
    }


def save(c: Connection, after: Tournament, now: float) -> None:
    t = db.tournaments
    known = (t.c.id == after.id) & (t.c.version == after.version - 1)
    if c.execute(update(t).where(known).values(row_of(after, now))).rowcount != 1:
        raise ConflictError
    set_entrants(c, after)


def set_entrants(c: Connection, tournament: Tournament) -> None:
    e = db.entrants
    c.execute(delete(e).where(e.c.tournament == tournament.id))
    rows = [{"tournament": tournament.id, "account": each.account} for each in tournament.entrants]
    if rows:
        c.execute(insert(e), rows)


def delete_tournaments(c: Connection, tournaments: Sequence[str]) -> None:
    """Their tables stay: they are games like others."""
    t = db.tournaments.c
    # Locked first: a change at the same moment would add its entrants again.
    c.execute(select(t.id).where(t.id.in_(tournaments)).with_for_update())
    c.execute(delete(db.entrants).where(db.entrants.c.tournament.in_(tournaments)))
    c.execute(delete(db.tournaments).where(db.tournaments.c.id.in_(tournaments)))


def forget_player(c: Connection, account: str, now: float) -> None:
    """An account is deleted: it leaves all tournaments that are not over."""
    t = db.tournaments
    mine = select(t.c.tournament).where(is_of(account), t.c.status.in_(RUNNING)).order_by(t.c.id)
    for row in c.execute(mine.with_for_update()).all():
        before = from_bytes(row.tournament)
        after = deciding.forget(before, account)
        if after != before:
            save(c, deciding.next_version(after), now)
