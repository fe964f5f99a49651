"""The events of a table: an append-only log.

An event holds what was decided and what chance drew, never what follows from the rules. New kinds
and new fields with defaults may be added; nothing may be renamed or removed: old tables must load.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

import msgspec
from msgspec import Struct

from elgrande.game.options import OptionsData
from elgrande.server.clocks.settings import AnyClock

BY_CHANCE: Final = -1  # as the seat of an entry


# Rated: people among themselves, and bots among themselves; "mixed": both together as well.
Rated = Literal["no", "yes", "mixed"]


class TableSettings(Struct, frozen=True, kw_only=True):
    """What the host chooses. `options` is `elgrande.game.Options` as plain data."""

    options: OptionsData
    title: str = ""
    public: bool = False
    spectators: bool = True
    hints: bool = False
    undo: bool = True
    confirm_turns: bool = False
    clock: AnyClock | None = None
    rated: Rated = "no"
    tournament: str = ""  # the tournament that this is a table of


class Chair(Struct, frozen=True, omit_defaults=True):
    """The occupant of a seat: a person, a bot, a person a bot stands in for, or none yet."""

    account: str | None = None
    name: str | None = None
    bot: str | None = None
    registered: bool = False  # the person had an account, and was no guest
    owner: str | None = None  # of the account, if a program plays with it
    former: bool = False  # the person has deleted the account: no name, no account
    zone: str = ""  # the person's time zone, for clocks that pause; empty: the table's

    @property
    def is_program(self) -> bool:
        """A program plays this seat, as people do, by the API."""
        return self.owner is not None

    @property
    def is_open(self) -> bool:
        return self.account is None and self.bot is None and not self.former

    @property
    def is_person(self) -> bool:
        """A person plays this seat, and no bot stands in."""
        return self.account is not None and self.bot is None


StoredEntry = tuple[int, str]  # seat or BY_CHANCE, and the answer or draw as short text


class TableEvent(Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """Something that happened at a table."""


class Opened(TableEvent, frozen=True):
    """The first event. `entries` are those of an imported record.

    `position` is where the game begins, if not with the set-up; it holds every secret.
    """

    settings: TableSettings
    host: str
    chairs: tuple[Chair, ...]
    entries: tuple[StoredEntry, ...] = ()
    position: str = ""


class Seated(TableEvent, frozen=True):
    """A seat has a new occupant, or none."""

    seat: int
    chair: Chair


class Moved(TableEvent, frozen=True):
    """A player took another seat, and with it another colour; its bot, if any, moved to theirs."""

    seat: int
    to: int


class Readied(TableEvent, frozen=True):
    """A player is ready to begin, or no longer."""

    seat: int
    on: bool


class Started(TableEvent, frozen=True):
    """The game began. `entries` are the draws of its set-up; an imported game has none."""

    entries: tuple[StoredEntry, ...]


class Played(TableEvent, frozen=True):
    """An answer, the draws it caused, and the vetoes waived by standing order."""

    seat: int
    entries: tuple[StoredEntry, ...]


class Held(TableEvent, frozen=True):
    """The last step of a turn, until the player confirms it."""

    seat: int
    do: str


class Undone(TableEvent, frozen=True):
    """A seat took its last step back."""

    seat: int


class Chatting(TableEvent, frozen=True):
    """The host switched the chat on or off."""

    on: bool


class Rematched(TableEvent, frozen=True):
    """A rematch was opened at another table."""

    table: str


class Closed(TableEvent, frozen=True):
    """The host closed the table before the start, or an admin at any time."""


class Renamed(TableEvent, frozen=True):
    """An admin gave the table another title."""

    title: str


class TimeUp(TableEvent, frozen=True, tag="time-up"):
    """A player's time is up. A bot plays on; or None, and the others vote."""

    seat: int
    bot: str | None = None


class Voted(TableEvent, frozen=True):
    """A vote on a player whose time is up; `bot` plays on if the vote decided so."""

    account: str
    about: int
    choice: Literal["bot", "wait"]
    decided: bool = False
    bot: str | None = None


class Departed(TableEvent, frozen=True):
    """A person deleted the account. Before the game the seats are free, then `bot` plays on."""

    account: str
    bot: str


AnyTableEvent = (
    Opened
    | Seated
    | Moved
    | Readied
    | Started
    | Played
    | Held
    | Undone
    | Chatting
    | Rematched
    | Closed
    | Renamed
    | TimeUp
    | Voted
    | Departed
)

to_bytes: Final[Callable[[AnyTableEvent], bytes]] = msgspec.json.encode
from_bytes: Final[Callable[[bytes], AnyTableEvent]] = msgspec.json.Decoder(AnyTableEvent).decode
