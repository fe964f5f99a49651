"""A tournament as a viewer sees it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from msgspec import Struct

from elgrande.game.names import COLOURS
from elgrande.game.options import OptionsData
from elgrande.server.clocks.settings import AnyClock
from elgrande.server.table_events import Rated
from elgrande.server.table_summary import TableSummary
from elgrande.server.tournaments.rows import Person
from elgrande.server.tournaments.settings import EntryRule, TournamentSettings
from elgrande.server.tournaments.standings import Round, RoundTable, shown, units_of
from elgrande.server.tournaments.tournament import Entrant, Status, Tournament

UNKNOWN = Person(None, False)


class TournamentCard(Struct, frozen=True, kw_only=True):
    """A tournament in a list. `table` is where the viewer is expected now."""

    tournament: str
    title: str
    status: Status
    options: OptionsData
    clock: AnyClock
    rated: Rated
    entry: EntryRule
    rounds: int
    round: int
    players: int
    most: int
    due: float | None
    host: str | None
    entered: bool
    invited: bool
    table: str | None
    winners: tuple[str | None, ...]  # once it is over


class TournamentPlayer(Struct, frozen=True, kw_only=True):
    """A line of the standing; before the start also of those who are only invited.

    `name` is None for a deleted account. `playing`: takes part in the next round.
    """

    player: str
    name: str | None
    guest: bool
    you: bool
    playing: bool
    invited: bool
    place: int
    points: float
    wins: int
    opponents: float
    margin: float


class TournamentSeat(Struct, frozen=True, kw_only=True):
    """`player` is None for a bot. `score` and `place` are of the game, `points` of the round."""

    player: str | None
    bot: str | None
    colour: str
    score: int | None
    place: int | None
    points: float | None


class TournamentTable(Struct, frozen=True, kw_only=True):
    """`table` is None if it was deleted; `status` is then closed."""

    table: str | None
    status: str
    seats: tuple[TournamentSeat, ...]


class TournamentRound(Struct, frozen=True, kw_only=True):
    number: int
    began: float
    tables: tuple[TournamentTable, ...]
    byes: tuple[str, ...]


class TournamentState(Struct, frozen=True, kw_only=True):
    """Everything about one tournament. `bye` is what a bye counts, `hosting` that you lead it."""

    card: TournamentCard
    settings: TournamentSettings
    players: tuple[TournamentPlayer, ...]
    rounds: tuple[TournamentRound, ...]
    bye: float
    hosting: bool
    may_enter: bool
    may_leave: bool
    version: int


def player_id(tournament: str, account: str) -> str:
    """Names a player in messages, without the id of the account."""
    return hashlib.sha256(f"{tournament} {account}".encode()).hexdigest()[:12]


def card_of(
    tournament: Tournament, people: Mapping[str, Person], viewer: str | None
) -> TournamentCard:
    settings = tournament.settings
    entrant = None if viewer is None else tournament.entrant(viewer)
    table = None if viewer is None else tournament.table_of(viewer)
    return TournamentCard(
        tournament=tournament.id,
        title=settings.title,
        status=tournament.status,
        options=settings.options,
        clock=settings.clock,
        rated=settings.rated,
        entry=settings.entry,
        rounds=settings.rounds,
        round=len(tournament.rounds),
        players=len(tournament.all_players),
        most=settings.most,
        due=tournament.due,
        host=people.get(tournament.host, UNKNOWN).name,
        entered=entrant is not None and entrant.is_in,
        invited=entrant is not None and is_invited(tournament, entrant),
        table=None if table is None else table.table,
        winners=tuple(
            people.get(line.player, UNKNOWN).name
            for line in (tournament.standings if tournament.status == "over" else ())
            if line.place == 1
        ),
    )


def is_invited(tournament: Tournament, entrant: Entrant) -> bool:
    return not (tournament.has_begun or entrant.is_in or entrant.barred)


def accounts_in(tournament: Tournament) -> set[str]:
    return {tournament.host, *(each.account for each in tournament.entrants)}


def state_of(
    tournament: Tournament,
    people: Mapping[str, Person],
    games: Mapping[str, TableSummary],
    viewer: str | None,
    *,
    hosting: bool,
    may_enter: bool,
) -> TournamentState:
    size = tournament.settings.size
    entrant = None if viewer is None else tournament.entrant(viewer)
    return TournamentState(
        card=card_of(tournament, people, viewer),
        settings=tournament.settings,
        players=tuple(players_of(tournament, people, viewer, size)),
        rounds=tuple(
            TournamentRound(
                number=number,
                began=each.began,
                tables=tuple(table_of(tournament, table, games, size) for table in each.tables),
                byes=tuple(player_id(tournament.id, player) for player in each.byes),
            )
            for number, each in enumerate(tournament.rounds, 1)
        ),
        bye=(size - 1) / 2,
        hosting=hosting,
        may_enter=may_enter,
        may_leave=entrant is not None
        and entrant.is_in
        and tournament.status in ("open", "playing", "pause"),
        version=tournament.version,
    )


def players_of(
    tournament: Tournament, people: Mapping[str, Person], viewer: str | None, size: int
) -> list[TournamentPlayer]:
    """The standing; then those who are invited and have not entered."""
    lines = {line.player: line for line in tournament.standings}
    invited = [each.account for each in tournament.entrants if is_invited(tournament, each)]
    found: list[TournamentPlayer] = []
    for account in (*lines, *invited):
        line, entrant = lines.get(account), tournament.entrant(account)
        person = people.get(account, UNKNOWN)
        found.append(
            TournamentPlayer(
                player=player_id(tournament.id, account),
                name=person.name,
                guest=not person.registered,
                you=account == viewer,
                playing=entrant is not None and entrant.is_in,
                invited=line is None,
                place=0 if line is None else line.place,
                points=0.0 if line is None else shown(line.units, size),
                wins=0 if line is None else line.wins,
                opponents=0.0 if line is None else shown(line.opponents, size),
                margin=0.0 if line is None else round(float(line.margin), 1),
            )
        )
    return found


def table_of(
    tournament: Tournament, at: RoundTable, games: Mapping[str, TableSummary], size: int
) -> TournamentTable:
    game, outcome = games.get(at.table), at.outcome
    scores = outcome.points if outcome is not None else () if game is None else game.points
    return TournamentTable(
        table=None if game is None else at.table,
        status="closed" if game is None else game.status,
        seats=tuple(
            TournamentSeat(
                player=None if player is None else player_id(tournament.id, player),
                bot=tournament.settings.bot if player is None else None,
                colour=COLOURS[seat],
                score=scores[seat] if scores else None,
                place=outcome.places[seat] if outcome is not None and outcome.places else None,
                points=None if outcome is None else shown(units_of(outcome, seat), size),
            )
            for seat, player in enumerate(at.seats)
        ),
    )


def tables_in(rounds: tuple[Round, ...]) -> list[str]:
    return [table.table for round_ in rounds for table in round_.tables]
