"""Requests for a table, as messages: the same over HTTP and over a socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from elgrande.game import AnyAction
from elgrande.game.options import OptionsData
from elgrande.game.position.line import MAX_POSITION_LENGTH
from elgrande.server.clocks.settings import AnyClock
from elgrande.server.table_events import Rated

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Id = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]  # of tables, tournaments, tokens, sessions
Name = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Version = Annotated[int, Meta(ge=0, le=2_000_000_000)]
Zone = Annotated[str, Meta(max_length=64)]  # such as Europe/Madrid
Notation = Annotated[str, Meta(max_length=64)]
TAGS = {
    "StartGame": "start",
    "ComeBack": "come-back",
    "StandIn": "stand-in",
    "VetoOrder": "veto-order",
}


class CommandBody(
    Struct,
    frozen=True,
    tag_field="type",
    tag=lambda name: TAGS.get(name, name.lower()),
    forbid_unknown_fields=True,
):
    """What a command asks for."""


class Play(CommandBody, frozen=True):
    """Answer the question: one of the legal actions, or its short text."""

    seat: SeatNumber
    action: AnyAction | Notation


class Confirm(CommandBody, frozen=True):
    """End the turn."""

    seat: SeatNumber


class Undo(CommandBody, frozen=True):
    """Take the last own step back."""

    seat: SeatNumber


class Resign(CommandBody, frozen=True):
    """Let a bot play on."""

    seat: SeatNumber


class ComeBack(CommandBody, frozen=True):
    """Take the seat back from the bot."""

    seat: SeatNumber


class StandIn(CommandBody, frozen=True):
    """The host lets a bot play for an absent player; anyone may, while the host is absent."""

    seat: SeatNumber


class Vote(CommandBody, frozen=True):
    """The time of a player is up: let a bot play on, or wait for as long again."""

    about: SeatNumber
    choice: Literal["bot", "wait"]


class VetoOrder(CommandBody, frozen=True):
    """Whether to be asked at every step: always, or not any more this round."""

    seat: SeatNumber
    order: Literal["ask", "round"]


class Join(CommandBody, frozen=True):
    """Sit down, at any free seat or at this one.

    `zone` is the player's time zone, for a clock that pauses at night: without it, the table's.
    `knowing` says that the player knows that the game was imported: its host may know all secrets.
    """

    seat: SeatNumber | None = None
    knowing: bool = False
    zone: Zone = ""


class Leave(CommandBody, frozen=True):
    seat: SeatNumber


class Move(CommandBody, frozen=True):
    """Take another seat and its colour: a free one, or that of a bot, which moves to yours."""

    seat: SeatNumber
    to: SeatNumber


class Rename(CommandBody, frozen=True):
    """Be called at this seat as you are called now."""

    seat: SeatNumber


class Ready(CommandBody, frozen=True):
    """Say that you are ready to begin, or not yet."""

    seat: SeatNumber
    on: bool


class Seat(CommandBody, frozen=True):
    """The host gives a seat to a bot, or frees it."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)] | None = None


class StartGame(CommandBody, frozen=True):
    """The host begins the game."""


class Close(CommandBody, frozen=True):
    """The host gives the table up before the start."""


class Chat(CommandBody, frozen=True):
    """The host switches the chat on or off."""

    on: bool


class Rematch(CommandBody, frozen=True):
    """The same game again at a new table; the answer says which."""


AnyCommandBody = (
    Play
    | Confirm
    | Undo
    | Resign
    | ComeBack
    | StandIn
    | Vote
    | VetoOrder
    | Join
    | Leave
    | Move
    | Rename
    | Ready
    | Seat
    | StartGame
    | Close
    | Chat
    | Rematch
)


class CommandRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """`key` is new for every click and the same for every retry of it.

    `version` is that of the state the player was looking at; play, confirm and undo need it.
    """

    key: Key
    do: AnyCommandBody
    version: Version | None = None


class Done(Struct, frozen=True, kw_only=True, tag="done"):
    """It is done and kept. A retry gets the same answer."""

    key: str
    table: str
    version: int


Who = Literal["me", "open"]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: "me" (several times for a hotseat table), "open", or a bot.

    At a hotseat table every seat of "me" can have a name of its own.
    """

    who: Who = "open"
    bot: Annotated[str, Meta(max_length=32)] | None = None
    name: Annotated[str, Meta(max_length=60)] = ""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened; `start` begins the game at once when no seat is open.

    With a `position` the game begins there; `options` are then empty or those of the position.
    `zone` is the host's own time zone, where the clock has another or none.
    """

    key: Key
    options: OptionsData
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=5)]
    title: Annotated[str, Meta(max_length=60)] = ""
    public: bool = False
    spectators: bool = True
    hints: bool = False
    undo: bool = True
    confirm_turns: bool = False
    clock: AnyClock | None = None
    zone: Zone = ""
    rated: Rated = "no"
    start: bool = False
    position: Annotated[str, Meta(max_length=MAX_POSITION_LENGTH)] = ""


class ImportedRecord(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record, as JSON or as text, to be looked at or played on."""

    key: Key
    record: str
    title: Annotated[str, Meta(max_length=60)] = ""


class PlayOn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game, to continue after this many entries of its record, against bots."""

    key: Key
    entries: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)] = "hard"


class ChatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]
