"""The commands `elgrande admin ...`, for the host of a server. They work while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Annotated, TypeVar

import msgspec
import typer
from typer.exceptions import TyperException

from elgrande.server.admin import actions
from elgrande.server.admin.actions import Admin
from elgrande.server.admin.store import AdminStore
from elgrande.server.commit import Committer
from elgrande.server.config import default_database
from elgrande.server.errors import DatabaseDownError, Refusal
from elgrande.server.maintenance import Database
from elgrande.server.storage import DatabaseUnusableError, Store, open_beside
from elgrande.server.table_cache import TableCache
from elgrande.server.table_summary import read_summary

T = TypeVar("T")
Days = Annotated[float, typer.Option(min=0, help="How long; 0: until it is lifted.")]
Note = Annotated[str, typer.Option(help="Why, for the other admins.")]
Who = Annotated[str, typer.Argument(help="The id or the name of an account.")]
Table = Annotated[str, typer.Argument(help="The id of a table, as in its address.")]

app = typer.Typer(
    help="Tables, bans, reports and passwords of a server.\n\n"
    "All of it works while the server runs.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)


def run(database: str, work: Callable[[Admin, AdminStore], Awaitable[T]]) -> T:
    async def work_on_database() -> T:
        opened = await open_beside(database or str(default_database()))
        try:
            store = Store(opened, "admin")
            committer = Committer(store, TableCache(store, 10), lambda _: None)
            admins = AdminStore(opened)
            return await work(Admin("command line", admins, committer), admins)
        finally:
            await opened.close()

    try:
        return asyncio.run(work_on_database())
    except DatabaseDownError as error:
        raise TyperException(f"The database cannot be reached: {error}.") from None
    except (DatabaseUnusableError, Refusal, OSError) as error:
        raise TyperException(str(error)) from None


def do(database: str, action: actions.AnyAdminAction) -> str:
    """Do it; returns the new password, if one was set."""
    try:  # as the web checks it
        checked = msgspec.convert(msgspec.to_builtins(action), actions.AnyAdminAction)
    except msgspec.ValidationError as error:
        raise TyperException(f"{error}.") from None
    return run(database, lambda admin, _: admin.do(checked)).password


def when(at: float | None) -> str:
    return "for good" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


@app.command()
def tables(
    status: Annotated[str, typer.Option(help="Only these: open, playing, over, closed.")] = "",
    database: Database = "",
) -> None:
    """List the latest tables."""
    for stored in run(database, lambda _, store: store.tables(status)):
        each = read_summary(stored)
        names = ", ".join(chair.name or chair.bot or "-" for chair in each.chairs)
        title = each.settings.title or "-"
        typer.echo(f"{each.table}  {each.status:8} {when(each.changed)}  {title} ({names})")


@app.command()
def close(table: Table, database: Database = "") -> None:
    """Close a table, whatever its state."""
    do(database, actions.CloseTable(table))


@app.command()
def rename(table: Table, title: str, database: Database = "") -> None:
    """Give a table another title."""
    do(database, actions.RenameTable(table, title))


@app.command()
def delete(table: Table, database: Database = "") -> None:
    """Delete a table with its game and its chat."""
    do(database, actions.DeleteTable(table))


@app.command()
def ban(
    who: Annotated[str, typer.Argument(help="An account, by id or name; or an address.")],
    address: Annotated[bool, typer.Option("--address", help="It is an address.")] = False,
    days: Days = 0,
    note: Note = "",
    database: Database = "",
) -> None:
    """Shut out an account or an address (of IPv6 its network: 2001:db8::/64)."""
    do(database, actions.Ban("address" if address else "account", who, days, note))


@app.command()
def unban(
    who: str,
    address: Annotated[bool, typer.Option("--address", help="It is an address.")] = False,
    database: Database = "",
) -> None:
    """Lift a ban."""
    do(database, actions.Lift("address" if address else "account", who))


@app.command()
def mute(who: Who, days: Days = 0, note: Note = "", database: Database = "") -> None:
    """Switch off the chat of an account."""
    do(database, actions.Mute(who, days, note))


@app.command()
def unmute(who: Who, database: Database = "") -> None:
    """Switch the chat of an account on again."""
    do(database, actions.Lift("mute", who))


@app.command()
def password(who: Who, database: Database = "") -> None:
    """Give an account a new password, and end its sessions."""
    typer.echo(do(database, actions.Password(who)))


@app.command()
def reports(database: Database = "") -> None:
    """What players reported, with the lines of chat concerned."""
    for each in run(database, lambda _, store: store.reports()):
        typer.echo(f"{each.id}. {when(each.at)} {each.name} at table {each.table}: {each.text}")
        for line in each.lines:
            typer.echo(f"     {line.name}: {line.text}")


@app.command()
def settle(report: int, database: Database = "") -> None:
    """A report needs nothing more."""
    do(database, actions.Settle(report))


@app.command()
def sanctions(database: Database = "") -> None:
    """Who is banned or muted."""
    for each in run(database, lambda _, store: store.sanctions()):
        typer.echo(f"{each.kind:8} {each.who}  {when(each.until)}  {each.note}")


@app.command()
def audit(database: Database = "") -> None:
    """What admins did, the latest first."""
    for line in run(database, lambda _, store: store.audit()):
        typer.echo(
            f"{when(line.at)}  {line.admin}: {line.action} {line.target} {line.note}".rstrip()
        )


@app.command()
def grant(who: Who, database: Database = "") -> None:
    """Let an account open the admin page."""
    run(database, lambda admin, _: admin.grant(who, on=True))


@app.command()
def revoke(who: Who, database: Database = "") -> None:
    """Let an account open the admin page no more."""
    run(database, lambda admin, _: admin.grant(who, on=False))
