"""What a finished game says about its players: points by source and place, power cards."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec
from msgspec import Struct

from elgrande.game.events import (
    AnyEvent,
    Bid,
    FranceBonus,
    GeneralScoring,
    Ranked,
    RoundBegan,
    SpecialBegan,
)
from elgrande.game.names import COLOURS
from elgrande.server.table import Table

Source = Literal[
    "regions",  # ranks in regions, in general scorings
    "castillo",  # ranks in the Castillo, in general scorings
    "special",  # ranks anywhere, in scorings by action cards
    "king",  # the bonus in the King's region
    "home",  # the bonus in the home region
    "france",  # the spaces of France
]


class SeatStatistics(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`power` has each power card played, with its round; `bot` played the seat at the end."""

    account: str | None = None
    bot: str | None = None
    points: int
    rank: int
    sources: dict[Source, int] = {}
    places: dict[str, int] = {}
    power: tuple[tuple[int, int], ...] = ()


class GameStatistics(Struct, frozen=True, kw_only=True):
    edition: str
    seats: tuple[SeatStatistics, ...]

    def of(self, account: str) -> SeatStatistics | None:
        return next((seat for seat in self.seats if seat.account == account), None)


class _Count:
    """What one colour has gained so far."""

    def __init__(self) -> None:
        self.sources: Counter[Source] = Counter()
        self.places: Counter[str] = Counter()
        self.power: list[tuple[int, int]] = []

    def add(self, source: Source, place: str, points: int) -> None:
        if points:
            self.sources[source] += points
            self.places[place] += points


def statistics_of(table: Table) -> GameStatistics:
    """Those of a game that is over."""
    assert table.game is not None
    counts = count(table.game.events(None))
    seats = zip(table.chairs, table.game.scores, table.game.ranking, COLOURS, strict=False)
    return GameStatistics(
        edition=table.options.edition,
        seats=tuple(
            SeatStatistics(
                account=chair.account,
                bot=chair.bot,
                points=points,
                rank=rank,
                sources=dict(counts[colour].sources),
                places=dict(counts[colour].places),
                power=tuple(counts[colour].power),
            )
            for chair, points, rank, colour in seats
        ),
    )


def count(events: list[AnyEvent]) -> dict[str, _Count]:
    """Counts by colour. A general scoring lasts from its announcement to the next card or round."""
    found = {colour: _Count() for colour in COLOURS}
    round_number = 0
    general = False
    for event in events:
        match event:
            case RoundBegan(round=number):
                round_number, general = number, False
            case SpecialBegan():
                general = False
            case GeneralScoring():
                general = True
            case Bid(player=player, value=value):
                found[player].power.append((round_number, value))
            case Ranked(owner=owner, place=place) if owner in found:
                ranks: Source = "castillo" if place == "castillo" else "regions"
                found[owner].add(ranks if general else "special", place, event.points)
                found[owner].add("king", place, event.kings_bonus)
                found[owner].add("home", place, event.home_bonus)
            case FranceBonus(owner=owner, points=points) if owner in found:
                found[owner].add("france", "france", points)
            case _:
                pass
    return found


def is_counted(table: Table) -> bool:
    """Not an imported game, which anyone can write, and not one with two seats for one person."""
    accounts = [chair.account for chair in table.chairs if chair.account is not None]
    return bool(accounts) and not table.imported and len(set(accounts)) == len(accounts)


def to_bytes(statistics: GameStatistics) -> bytes:
    return msgspec.json.encode(statistics)


def from_bytes(data: bytes) -> GameStatistics:
    return msgspec.json.decode(data, type=GameStatistics)
