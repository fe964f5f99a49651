"""The commands `elgrande admin ...`, for the host of a server. They work while the server runs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
import typer
from typer.exceptions import TyperException

from elgrande.server.admin import actions
from elgrande.server.admin.actions import Admin
from elgrande.server.admin.console import check_id, run, when
from elgrande.server.admin.store import AdminStore, Sanction
from elgrande.server.maintenance import Database
from elgrande.server.ratings.rated_game import Ladder
from elgrande.server.ratings.rows import Leaderboard, Ratings
from elgrande.server.table_summary import TableSummary, read_summary
from elgrande.server.tournaments import cli as tournaments

Days = Annotated[float, typer.Option(min=0, max=36500, help="How long; 0: until it is lifted.")]
Note = Annotated[str, typer.Option(help="Why, for the other admins.")]
Who = Annotated[str, typer.Argument(help="The id or the name of an account.")]
Table = Annotated[
    str, typer.Argument(help="The id of a table, as in its address.", callback=check_id)
]
Status = Literal["open", "playing", "over", "closed"]

app = typer.Typer(
    help="Tables, bans, reports and passwords of a server.\n\n"
    "All of it works while the server runs.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
)
app.add_typer(tournaments.app, name="tournament")


def do(database: str, action: actions.AnyAdminAction) -> str:
    """Do it; returns the new password, if one was set."""
    try:  # as the web checks it
        checked = msgspec.convert(msgspec.to_builtins(action), actions.AnyAdminAction)
    except msgspec.ValidationError as error:
        reason, _, field = str(error).partition(" - at `$.")
        reason = reason[:1].lower() + reason[1:]
        raise TyperException(f"{field.strip('`')!r} does not fit: {reason}.") from None
    return run(database, lambda admin, _: admin.do(checked)).password


def show(lines: Iterable[str], none: str) -> None:
    typer.echo("\n".join(lines) or none)


@app.command()
def tables(
    status: Annotated[Status | None, typer.Option(help="Only these.")] = None,
    database: Database = "",
) -> None:
    """List the latest tables."""

    def line(each: TableSummary) -> str:
        names = ", ".join(chair.name or chair.bot or "-" for chair in each.chairs)
        title = each.settings.title or "-"
        return f"{each.table}  {each.status:8} {when(each.changed)}  {title} ({names})"

    found = run(database, lambda _, store: store.tables(status or ""))
    show((line(read_summary(each)) for each in found), "There are no tables.")


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
    """What players reported, with the chat lines concerned."""
    found = run(database, lambda _, store: store.reports())
    for each in found:
        typer.echo(f"{each.id}. {when(each.at)} {each.name} at table {each.table}: {each.text}")
        for line in each.lines:
            typer.echo(f"     {line.name}: {line.text}")
    if not found:
        typer.echo("There are no open reports.")


@app.command()
def settle(report: Annotated[int, typer.Argument(min=1)], database: Database = "") -> None:
    """Close a report."""
    do(database, actions.Settle(report))


@app.command()
def sanctions(database: Database = "") -> None:
    """Who is banned or muted."""

    async def look(_: Admin, store: AdminStore) -> list[tuple[Sanction, str]]:
        found = await store.sanctions()
        names = await store.names({each.who for each in found})
        return [(each, names.get(each.who, "")) for each in found]

    show(
        (
            f"{each.kind:8} {each.who}  {name}  {when(each.until)}  {each.note}".rstrip()
            for each, name in run(database, look)
        ),
        "No player is banned or muted.",
    )


@app.command()
def audit(database: Database = "") -> None:
    """What admins did, the latest first."""
    show(
        (
            f"{when(each.at)}  {each.admin}: {each.action} {each.target} {each.note}".rstrip()
            for each in run(database, lambda _, store: store.audit())
        ),
        "No admin has done anything yet.",
    )


@app.command()
def grant(who: Who, database: Database = "") -> None:
    """Let an account open the admin page."""
    run(database, lambda admin, _: admin.grant(who, on=True))


@app.command()
def revoke(who: Who, database: Database = "") -> None:
    """Take away the right to open the admin page."""
    run(database, lambda admin, _: admin.grant(who, on=False))


@app.command()
def season(name: str, database: Database = "") -> None:
    """Begin a new season: all ratings start again; the old ones can still be read."""
    do(database, actions.Season(name))


@app.command()
def ratings(
    ladder: Annotated[Ladder, typer.Argument(help="people, or bots.")] = "people",
    rebuild: Annotated[
        bool, typer.Option("--rebuild", help="Compute them again from the games.")
    ] = False,
    database: Database = "",
) -> None:
    """The leaderboard of the present season."""

    async def look(_: Admin, store: AdminStore) -> Leaderboard:
        found = Ratings(store.database)
        if rebuild:
            typer.echo(f"{await found.rebuild()} games are rated.")
        return await found.leaderboard(ladder)

    show(
        (
            f"{each.place:4}. {each.name or each.bot:24} {each.rating} ± {each.deviation}, "
            f"{each.games} games"
            for each in run(database, look).lines
        ),
        "No game of this season is rated yet.",
    )
