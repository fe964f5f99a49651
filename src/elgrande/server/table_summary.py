"""A table in a list: as it is stored, and as a viewer sees it."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Struct

from elgrande.game.names import COLOURS
from elgrande.game.options import OptionsData
from elgrande.server.clocks.clock import due_of
from elgrande.server.clocks.settings import AnyClock
from elgrande.server.houses import name_of
from elgrande.server.table import Table
from elgrande.server.table_events import Chair, TableSettings


class TableSummary(Struct, frozen=True, kw_only=True):
    """As stored, with the account ids of its players."""

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

    @property
    def members(self) -> frozenset[str]:
        return frozenset([self.host, *(each.account for each in self.chairs if each.account)])

    @property
    def is_public(self) -> bool:
        return self.settings.public

    @property
    def bot_is_asked(self) -> bool:
        return any(self.chairs[seat].bot is not None for seat in self.waiting_for)

    @property
    def is_for_bots_alone(self) -> bool:
        return self.status == "playing" and not any(chair.is_person for chair in self.chairs)


class SeatCard(Struct, frozen=True, kw_only=True):
    """Who sits where. A person with a bot has resigned, and the bot plays on."""

    seat: int
    colour: str
    name: str | None
    person: bool
    bot: str | None
    you: bool
    waiting: bool  # the game waits for this seat
    registered: bool  # a person with an account; else a guest
    ready: bool  # to begin


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
    due: float | None  # when a player's time is up


def summary_of(table: Table, now: float) -> TableSummary:
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
        due=due_of(table, now),
        points=table.game.scores if table.game is not None else (),
        ranking=table.game.ranking if table.game is not None and table.game.is_over else (),
    )


@lru_cache(maxsize=2000)
def read_summary(stored: bytes) -> TableSummary:
    return msgspec.json.decode(stored, type=TableSummary)


def table_card(stored: bytes, account: str | None) -> TableCard:
    summary = read_summary(stored)
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
        due=summary.due,
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
            person=chair.account is not None,
            bot=chair.bot,
            you=account is not None and chair.account == account,
            waiting=seat in waiting_for,
            registered=chair.registered,
            ready=seat in ready,
        )
        for seat, chair in enumerate(chairs)
    )
