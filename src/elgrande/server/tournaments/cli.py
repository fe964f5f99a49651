"""The commands `elgrande admin tournament ...`, for the host of a server."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated

import typer

from elgrande.server.admin.actions import Admin, DeleteTournament
from elgrande.server.admin.console import NAME, check_id, run, when
from elgrande.server.admin.store import AdminStore
from elgrande.server.maintenance import Database
from elgrande.server.tournaments import tournament as deciding
from elgrande.server.tournaments.organizer import Change, audit, change_tournament
from elgrande.server.tournaments.rows import Person, TournamentRows
from elgrande.server.tournaments.standings import shown
from elgrande.server.tournaments.tournament import Tournament
from elgrande.server.tournaments.view import accounts_in

Id = Annotated[
    str, typer.Argument(help="The id of a tournament, as in its address.", callback=check_id)
]

app = typer.Typer(help="Tournaments: list, show, begin, cancel, delete.", no_args_is_help=True)


@app.command("list")
def list_all(database: Database = "") -> None:
    """List the latest tournaments."""
    found = run(database, lambda _, store: TournamentRows(store.database).all())
    if not found:
        typer.echo("There are no tournaments.")
    for each in found:
        settings = each.settings
        due = "" if each.due is None else f"  {when(each.due)}"
        typer.echo(
            f"{each.id}  {each.status:9} round {len(each.rounds)} of {settings.rounds}, "
            f"{len(each.all_players)} players  {settings.title}{due}"
        )


@app.command()
def show(tournament: Id, database: Database = "") -> None:
    """The standing of a tournament, and the tables of its last round."""

    async def look(_: Admin, store: AdminStore) -> tuple[Tournament, dict[str, Person]]:
        rows = TournamentRows(store.database)
        found = await rows.get(tournament)
        return found, await rows.people(accounts_in(found))

    found, people = run(database, look)
    names = {account: person.name or "former player" for account, person in people.items()}
    typer.echo(f"{found.settings.title}: {found.status}")
    size = found.settings.size
    for line in found.standings:
        typer.echo(
            f"{line.place:4}. {names[line.player]:24} {shown(line.units, size):6g} points, "
            f"{line.wins} wins"
        )
    for table in found.rounds[-1].tables if found.rounds else ():
        seats = ", ".join("bot" if seat is None else names[seat] for seat in table.seats)
        typer.echo(f"{table.table}  {'playing' if table.outcome is None else 'over':8} {seats}")


@app.command()
def begin(tournament: Id, database: Database = "") -> None:
    """Begin a tournament, or its next round; the server does it within seconds."""
    change(database, tournament, "begin", partial(deciding.begin, now=time.time()))


@app.command()
def cancel(tournament: Id, database: Database = "") -> None:
    """End a tournament without a result; games that go on are played to their end."""
    change(database, tournament, "cancel", deciding.cancel)


@app.command()
def delete(tournament: Id, database: Database = "") -> None:
    """Delete a tournament; its games stay."""
    run(database, lambda admin, _: admin.do(DeleteTournament(tournament)))


def change(database: str, tournament: str, action: str, decide: Change) -> None:
    async def work(_: Admin, store: AdminStore) -> None:
        rows = TournamentRows(store.database)
        known = await rows.get(tournament)
        await change_tournament(rows, tournament, decide, [audit(NAME, action, known)])

    run(database, work)
