"""The tables of a round: the server opens them and begins their games; and how they ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from elgrande.server import decisions
from elgrande.server.errors import Refusal
from elgrande.server.ratings.rated_game import ladder_of
from elgrande.server.table import Table
from elgrande.server.table_events import Chair, Rated, TableSettings
from elgrande.server.table_summary import TableSummary
from elgrande.server.text_input import name_among
from elgrande.server.tournaments.rows import Person
from elgrande.server.tournaments.standings import Outcome, RoundTable
from elgrande.server.tournaments.tournament import Tournament

NO_HOST = ""  # all players at such a table have the same rights


class Finished(Struct, frozen=True):
    """How a game ended, and who did not play it to the end."""

    outcome: Outcome
    failed: frozenset[str]


def begin_tables(
    tournament: Tournament, people: Mapping[str, Person], make_table: Callable[[str], Table]
) -> list[list[Table]]:
    """The events with which the tables of the present round are opened and begun."""
    return [
        begin_table(tournament, number, each, people, make_table)
        for number, each in enumerate(tournament.rounds[-1].tables, 1)
    ]


def begin_table(
    tournament: Tournament,
    number: int,
    seats: RoundTable,
    people: Mapping[str, Person],
    make_table: Callable[[str], Table],
) -> list[Table]:
    settings = tournament.settings
    chairs = chairs_of(tournament, seats, people)
    opened = decisions.open_table(
        make_table(seats.table),
        NO_HOST,
        TableSettings(
            options={**settings.options, "players": len(chairs)},
            title=f"{settings.title} {len(tournament.rounds)}.{number}",
            public=settings.spectators and settings.entry == "open",
            spectators=settings.spectators,
            clock=settings.clock,
            rated=rated_if_possible(settings.rated, chairs),
            tournament=tournament.id,
        ),
        chairs,
    )
    return [opened, decisions.start(opened, NO_HOST)]


def chairs_of(
    tournament: Tournament, seats: RoundTable, people: Mapping[str, Person]
) -> list[Chair]:
    chairs: list[Chair] = []
    for account in seats.seats:
        person = None if account is None else people.get(account)
        entrant = None if account is None else tournament.entrant(account)
        if person is None or person.name is None or entrant is None:
            chairs.append(Chair(bot=tournament.settings.bot))
            continue
        name = name_among(person.name, [chair.name for chair in chairs])
        chairs.append(Chair(account, name, registered=person.registered, zone=entrant.zone))
    return chairs


def rated_if_possible(rated: Rated, chairs: Sequence[Chair]) -> Rated:
    """A table where bots fill seats is rated only if the host wants them to be rated together."""
    if rated == "no":
        return "no"
    try:
        ladder_of(rated, chairs)
    except Refusal:
        return "no"
    return rated


def finished(table: RoundTable, summary: TableSummary | None) -> Finished | None:
    """The end of a table's game; None if it goes on. A table that is gone counts as a bye.

    A player for whom a bot played to the end comes last, after the bots that fill seats.
    """
    if summary is None or summary.status == "closed":
        return Finished(Outcome(), frozenset())
    if summary.status != "over":
        return None
    failed = [
        player is not None and (chair.bot is not None or chair.account != player)
        for player, chair in zip(table.seats, summary.chairs, strict=True)
    ]
    keys = [
        (has_failed, 0 if has_failed else rank)
        for has_failed, rank in zip(failed, summary.ranking, strict=True)
    ]
    places = tuple(1 + sum(other < key for other in keys) for key in keys)
    gone = (player for player, has_failed in zip(table.seats, failed, strict=True) if has_failed)
    return Finished(
        Outcome(places, summary.points), frozenset(player for player in gone if player is not None)
    )
