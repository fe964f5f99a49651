"""A table in a list: as it is stored, and as a viewer sees it."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Struct

from elgrande.bots import names as bot_names
from elgrande.game.names import COLOURS
from elgrande.game.options import OptionsData
from elgrande.server.bot_names import name_of
from elgrande.server.clocks.clock import due_of
from elgrande.server.clocks.settings import AnyClock, TurnClock
from elgrande.server.storage import TableRow
from elgrande.server.table import Table
from elgrande.server.table_events import Chair, Rated, TableSettings


class TableSummary(Struct, frozen=True, kw_only=True):
    """As stored, with the account ids of its players.

    It is no `TableCard`: no viewer may see the ids, and which seats are "you" differs by viewer.
    """

    table: str
    settings: TableSettings
    status: str
    chairs: tuple[Chair, ...]
    waiting_for: tuple[int, ...]
    round: int
    changed: float
    version: int = 0
    host: str = ""
    due: float | None = None  # when a player's time is up
    points: tuple[int, ...] = ()
    ranking: tuple[int, ...] = ()
    imported: bool = False

    def has_member(self, account: str | None) -> bool:
        """The host, or a player."""
        return account is not None and (
            account == self.host or any(each.account == account for each in self.chairs)
        )

    @property
    def is_for_bots_alone(self) -> bool:
        return self.status == "playing" and not any(chair.is_person for chair in self.chairs)

    def row(self) -> TableRow:
        """The summary as stored, with the columns by which tables are found."""
        strengths = _strengths()
        bots = [(strengths.get(each.bot, -1), each.bot) for each in self.chairs if each.bot]
        columns = {
            "version": self.version,
            "status": self.status,
            "public": self.settings.public,
            "summary": msgspec.json.encode(self),
            "changed": self.changed,
            "due": self.due,
            "host": self.host,
            "edition": self.settings.options.get("edition", ""),
            "pace": "turns" if isinstance(self.settings.clock, TurnClock) else "live",
            "free": sum(chair.is_open for chair in self.chairs) if self.status == "open" else 0,
            "level": max(bots)[1] if bots else "",
        }
        people = (self.host, *(each.account for each in self.chairs))
        asked = any(self.chairs[seat].bot is not None for seat in self.waiting_for)
        return TableRow(self.table, columns, frozenset(filter(None, people)), asked)


class SeatCard(Struct, frozen=True, kw_only=True, gc=False):
    """Who sits where. A person with a bot has resigned, and the bot plays on.

    `former`: a person who has deleted the account; there is no name.
    """

    seat: int
    colour: str
    name: str | None
    person: bool
    bot: str | None
    you: bool
    waiting: bool  # the game waits for this seat
    registered: bool  # a person with an account; else a guest
    program: bool  # an account that a program plays with
    ready: bool  # to begin
    former: bool


class TableCard(Struct, frozen=True, kw_only=True):
    """A table in a list, as one viewer sees it."""

    table: str
    title: str
    status: str
    options: OptionsData
    public: bool
    spectators: bool
    seats: tuple[SeatCard, ...]
    round: int
    points: tuple[int, ...]  # by seat; empty before the game
    ranking: tuple[int, ...]  # by seat, from 1; empty until the game is over
    your_turn: bool
    changed: float
    clock: AnyClock | None
    rated: Rated
    due: float | None  # when a player's time is up
    imported: bool  # from a record or a position: its host may know every secret


def summary_of(table: Table, now: float) -> TableSummary:
    game = table.game
    return TableSummary(
        table=table.id,
        settings=table.settings,
        status=table.status,
        chairs=tuple(table.chairs),
        waiting_for=table.waiting_for,
        round=table.round,
        changed=now,
        version=table.version,
        host=table.host,
        due=None if table.clock is None else due_of(table, now),
        points=() if game is None else game.scores,
        ranking=() if game is None or game.question.kind != "over" else game.ranking,
        imported=table.imported,
    )


@lru_cache(maxsize=1)
def _strengths() -> dict[str, int]:
    return {bot: strength for strength, bot in enumerate(bot_names())}


@lru_cache(maxsize=2000)
def read_summary(stored: bytes) -> TableSummary:
    return msgspec.json.decode(stored, type=TableSummary)


def table_card(stored: bytes, account: str | None) -> TableCard:
    """All who are not at the table see the same."""
    summary = read_summary(stored)
    return _card(summary, account) if summary.has_member(account) else _card_for_others(stored)


@lru_cache(maxsize=2000)
def _card_for_others(stored: bytes) -> TableCard:
    return _card(read_summary(stored), None)


def _card(summary: TableSummary, account: str | None) -> TableCard:
    seats = seat_cards(summary.chairs, summary.waiting_for, account)
    return TableCard(
        table=summary.table,
        title=summary.settings.title,
        status=summary.status,
        options=summary.settings.options,
        public=summary.settings.public,
        spectators=summary.settings.spectators,
        seats=seats,
        round=summary.round,
        points=summary.points,
        ranking=summary.ranking,
        your_turn=any(seat.you and seat.waiting and seat.bot is None for seat in seats),
        changed=summary.changed,
        clock=summary.settings.clock,
        rated=summary.settings.rated,
        due=summary.due,
        imported=summary.imported,
    )


def seat_cards(
    chairs: tuple[Chair, ...],
    waiting_for: tuple[int, ...],
    account: str | None,
    ready: frozenset[int] = frozenset(),
) -> tuple[SeatCard, ...]:
    return tuple(
        SeatCard(
            seat=seat,
            colour=COLOURS[seat],
            name=name_of(chair, seat),
            person=chair.account is not None or chair.former,
            bot=chair.bot,
            you=account is not None and chair.account == account,
            waiting=seat in waiting_for,
            registered=chair.registered,
            program=chair.is_program,
            ready=seat in ready,
            former=chair.former,
        )
        for seat, chair in enumerate(chairs)
    )
