"""What the host of a tournament chooses."""

from __future__ import annotations

import time
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from elgrande.game.options import OptionsData
from elgrande.server.clocks.settings import AnyClock, check_clock
from elgrande.server.config import Offers
from elgrande.server.decisions import read_bot, read_options
from elgrande.server.errors import Refusal
from elgrande.server.ratings.rated_game import not_rated
from elgrande.server.table_events import Rated
from elgrande.server.text_input import LONGEST_TITLE, clean_text
from elgrande.server.tournaments.pairing import Fill, plan

EntryRule = Literal["open", "link", "list"]

MINUTE: Final = 60
DAY: Final = 24 * 3600
MOST_PLAYERS: Final = 128


class TournamentSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`options` are those of every table, with its number of players.

    `entry`: everyone, those who know the address, or those on the host's list. If the players do
    not fill the tables, `fill` says what to do. Times are in seconds: `pause` is between rounds; a
    round that lasts longer than `deadline` is finished by bots. `begins` is a point in time.
    """

    title: Annotated[str, Meta(min_length=1, max_length=50)]
    options: OptionsData
    clock: AnyClock
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    entry: EntryRule = "open"
    fill: Fill = "bots"
    bot: Annotated[str, Meta(max_length=32)] = "normal"
    guests: bool = False
    rated: Rated = "no"
    spectators: bool = True
    most: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)] = 64
    pause: Annotated[int, Meta(ge=0, le=7 * DAY)] = 2 * MINUTE
    deadline: Annotated[int, Meta(ge=10 * MINUTE, le=365 * DAY)] | None = None
    begins: float | None = None

    @property
    def size(self) -> int:
        """Players at a full table."""
        return read_options(self.options).players


def checked(settings: TournamentSettings, offers: Offers) -> TournamentSettings:
    """The settings with clean texts and complete options; refuses those that cannot be played."""
    options = read_options(settings.options)
    for players in possible_sizes(options.players, settings.fill):
        read_options({**options.to_dict(), "players": players})
    check_clock(settings.clock)
    if settings.clock.time_up != "bot":
        raise Refusal("bad-clock", "In a tournament a bot plays on when a player's time is up.")
    if settings.begins is not None and settings.begins > time.time() + 366 * DAY:
        raise Refusal("bad-clock", "A tournament begins within a year.")
    if settings.guests and settings.rated != "no":
        raise not_rated("guests have no rating.")
    read_bot(settings.bot)
    if settings.fill == "bots":
        offers.check(f"bot-{settings.bot}")
    return msgspec.structs.replace(
        settings,
        title=clean_text(settings.title, "bad-text", "A title", LONGEST_TITLE),
        options=options.to_dict(),
        spectators=settings.spectators and offers.spectators,
    )


def possible_sizes(size: int, fill: Fill) -> set[int]:
    """The sizes of all tables that may come about; players may leave between rounds."""
    return {each for players in range(2, 5 * size) for each in plan(players, size, fill).sizes}
