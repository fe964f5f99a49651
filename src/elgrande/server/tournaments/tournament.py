"""A tournament and what changes it. Pure: every change returns a new tournament, or refuses."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from elgrande.server.errors import Refusal
from elgrande.server.tournaments.pairing import pair
from elgrande.server.tournaments.settings import TournamentSettings
from elgrande.server.tournaments.standings import (
    Outcome,
    Round,
    RoundTable,
    Standing,
    standings,
)

Status = Literal["open", "playing", "pause", "over", "cancelled"]
FEWEST = 2  # players


class Entrant(Struct, frozen=True, omit_defaults=True):
    """`is_in`: on the list of players; else only invited before the start, or gone after it.

    `leaving`: a bot still has to take the seat. `barred`: the host has sent this player away.
    """

    account: str
    is_in: bool = True
    leaving: bool = False
    barred: bool = False
    zone: str = ""


class Tournament(Struct, frozen=True, kw_only=True):
    """`due` is when the next thing happens by itself: it begins, a round has to end, a pause ends.

    It names accounts only by their ids, so that nothing of a deleted account is left in it.
    """

    id: str
    host: str
    settings: TournamentSettings
    version: int = 1
    status: Status = "open"
    due: float | None = None
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()

    @property
    def players(self) -> list[str]:
        """Those who play on."""
        return [each.account for each in self.entrants if each.is_in]

    @property
    def has_begun(self) -> bool:
        return bool(self.rounds)

    @property
    def all_players(self) -> list[str]:
        """All who play or have played, not those who were only invited."""
        paired = {player for each in self.rounds for player in each.players}
        return [each.account for each in self.entrants if each.is_in or each.account in paired]

    @property
    def standings(self) -> list[Standing]:
        return standings(self.all_players, self.rounds)

    @property
    def running(self) -> list[RoundTable]:
        """The tables of this round where the game goes on."""
        if self.status != "playing":
            return []
        return [table for table in self.rounds[-1].tables if table.outcome is None]

    def entrant(self, account: str) -> Entrant | None:
        return next((each for each in self.entrants if each.account == account), None)

    def table_of(self, account: str) -> RoundTable | None:
        """The table where this player is expected now."""
        return next((table for table in self.running if account in table.seats), None)


def not_now() -> Refusal:
    return Refusal("not-now", "The tournament has begun, or is over: that is not possible now.")


def must_be(tournament: Tournament, *status: Status) -> None:
    if tournament.status not in status:
        raise not_now()


def next_version(tournament: Tournament) -> Tournament:
    """A change as it is stored."""
    return replace(tournament, version=tournament.version + 1)


def with_entrant(tournament: Tournament, entrant: Entrant) -> Tournament:
    """Put one entrant in the place of the earlier one, or at the end."""
    known = tournament.entrant(entrant.account)
    if known is None:
        return replace(tournament, entrants=(*tournament.entrants, entrant))
    entrants = tuple(entrant if each is known else each for each in tournament.entrants)
    return replace(tournament, entrants=entrants)


def without(tournament: Tournament, account: str) -> Tournament:
    entrants = tuple(each for each in tournament.entrants if each.account != account)
    return replace(tournament, entrants=entrants)


# --- players ---


def enter(tournament: Tournament, account: str, *, is_guest: bool, zone: str = "") -> Tournament:
    """Enter before the start, or come back after having left."""
    known = tournament.entrant(account)
    if known is not None and known.barred:
        raise Refusal("not-invited", "The host of this tournament does not let you enter.")
    if tournament.has_begun:
        if known is None or account not in tournament.all_players:
            raise not_now()
        must_be(tournament, "playing", "pause")
        return with_entrant(tournament, replace(known, is_in=True, leaving=False))
    must_be(tournament, "open")
    if is_guest and not tournament.settings.guests:
        raise Refusal("not-account", "Guests cannot enter: make an account first.")
    if tournament.settings.entry == "list" and known is None and account != tournament.host:
        raise Refusal("not-invited", "Only those whom the host has invited can enter.")
    if known is not None and known.is_in:
        return tournament
    if len(tournament.players) >= tournament.settings.most:
        raise Refusal("places-taken", "All places in this tournament are taken.")
    return with_entrant(tournament, Entrant(account, zone=zone))


def leave(tournament: Tournament, account: str) -> Tournament:
    """Leave: before the start without a trace; then a bot takes over the game that goes on."""
    must_be(tournament, "open", "playing", "pause")
    known = tournament.entrant(account)
    if known is None or not (known.is_in or tournament.status == "open"):
        raise Refusal("not-entered", "You do not take part in this tournament.")
    if tournament.has_begun:
        seated = tournament.table_of(account) is not None
        return with_entrant(tournament, replace(known, is_in=False, leaving=seated))
    return without(tournament, account)


def invite(tournament: Tournament, account: str) -> Tournament:
    """The host puts an account on the list, or lets one in that was sent away."""
    must_be(tournament, "open", "playing", "pause")
    known = tournament.entrant(account)
    if known is None:
        must_be(tournament, "open")
        if len(tournament.entrants) >= tournament.settings.most:
            raise Refusal("places-taken", "All places in this tournament are taken.")
        return with_entrant(tournament, Entrant(account, is_in=False))
    return with_entrant(tournament, replace(known, barred=False))


def bar(tournament: Tournament, account: str) -> Tournament:
    """The host sends a player away, who cannot come back."""
    known = tournament.entrant(account)
    if known is None:
        raise Refusal("not-found", "There is no such player in this tournament.")
    if known.is_in:
        tournament = leave(tournament, account)
    known = tournament.entrant(account) or Entrant(account)
    return with_entrant(tournament, replace(known, is_in=False, barred=True))


def settled(tournament: Tournament, account: str) -> Tournament:
    """A bot has taken the seat of a player who left."""
    known = tournament.entrant(account)
    if known is None or not known.leaving:
        return tournament
    return with_entrant(tournament, replace(known, leaving=False))


def forget(tournament: Tournament, account: str) -> Tournament:
    """The account is deleted. A tournament that waits for this host to begin will not be played."""
    if tournament.status == "open":
        tournament = without(tournament, account)
        return cancel(tournament) if tournament.host == account else tournament
    known = tournament.entrant(account)
    if known is None:
        return tournament
    return with_entrant(tournament, replace(known, is_in=False, leaving=False))


# --- the course of a tournament ---


def cancel(tournament: Tournament) -> Tournament:
    """Games that go on are played to their end, and count for nothing."""
    must_be(tournament, "open", "playing", "pause")
    return replace(tournament, status="cancelled", due=None)


def begin(tournament: Tournament, now: float) -> Tournament:
    """Let the first round begin now, or the next one before the pause is over."""
    must_be(tournament, "open", "pause")
    if len(tournament.players) < FEWEST:
        raise Refusal("too-few", f"A tournament needs at least {FEWEST} players.")
    return replace(tournament, due=now)


def next_round(
    tournament: Tournament, now: float, dice: random.Random, new_id: Callable[[], str]
) -> Tournament:
    """Pair the players by their standing; chance orders those who are equal."""
    settings = tournament.settings
    playing = set(tournament.players)
    shuffled = dice.sample(tournament.all_players, len(tournament.all_players))
    order = [line.player for line in standings(shuffled, tournament.rounds)]
    made = pair(
        [player for player in order if player in playing],
        [round_.pairing for round_ in tournament.rounds],
        settings.size,
        settings.fill,
        dice,
    )
    tables = tuple(RoundTable(new_id(), seats) for seats in made.tables)
    return replace(
        tournament,
        status="playing",
        due=None if settings.deadline is None else now + settings.deadline,
        rounds=(*tournament.rounds, Round(tables, made.byes, now)),
    )


def note_outcomes(
    tournament: Tournament, found: Mapping[str, Outcome], failed: frozenset[str] = frozenset()
) -> Tournament:
    """Games are over. Players who did not finish theirs are out, until they come back."""
    if tournament.status != "playing" or not found:
        return tournament
    last = tournament.rounds[-1]
    tables = tuple(
        replace(table, outcome=found.get(table.table, table.outcome)) for table in last.tables
    )
    rounds = (*tournament.rounds[:-1], replace(last, tables=tables))
    entrants = tuple(
        replace(each, is_in=False, leaving=False) if each.account in failed else each
        for each in tournament.entrants
    )
    return replace(tournament, rounds=rounds, entrants=entrants)


def advance(
    tournament: Tournament,
    now: float,
    dice: random.Random,
    new_id: Callable[[], str] = lambda: secrets.token_hex(8),
) -> Tournament:
    """What happens by itself: the start, the end of a round, the next one, the end."""
    is_due = tournament.due is not None and tournament.due <= now
    enough = len(tournament.players) >= FEWEST
    if tournament.status == "open" and is_due:
        if enough:
            return next_round(tournament, now, dice, new_id)
        return replace(tournament, due=None)  # the host decides
    if tournament.status == "playing" and tournament.rounds[-1].is_over:
        if len(tournament.rounds) == tournament.settings.rounds:
            return replace(tournament, status="over", due=None)
        if tournament.settings.pause:
            return replace(tournament, status="pause", due=now + tournament.settings.pause)
    elif tournament.status != "pause" or not is_due:
        return tournament
    if enough:
        return next_round(tournament, now, dice, new_id)
    return replace(tournament, status="over", due=None)


def to_bytes(tournament: Tournament) -> bytes:
    return msgspec.json.encode(tournament)


def from_bytes(data: bytes) -> Tournament:
    return msgspec.json.decode(data, type=Tournament)
