"""Checks a command against a table and returns the table after it, or raises `Refusal`.

The result is a copy, whose `event` is to be stored; it replaces the table after the commit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from elgrande.bots import names as bot_names
from elgrande.game import (
    Allow,
    AnyAction,
    Game,
    IllegalAction,
    NotationError,
    Options,
    OptionsError,
    PositionError,
    Record,
    RecordError,
    parse,
)
from elgrande.game.events import TurnEnded
from elgrande.game.names import COLOURS
from elgrande.server.errors import Refusal, sentence
from elgrande.server.ratings.rated_game import check_new_table, check_players, not_rated
from elgrande.server.table import Table
from elgrande.server.table_events import (
    BY_CHANCE,
    Chair,
    Chatting,
    Closed,
    Departed,
    Held,
    Opened,
    Played,
    Rematched,
    Renamed,
    Seated,
    Started,
    StoredEntry,
    TableSettings,
    Undone,
)
from elgrande.server.text_input import name_among
from elgrande.server.undo import UNDOS

STAND_IN = "normal"  # the bot that plays on for a person who resigned


# --- before the game ---


def read_options(data: Mapping[str, Any]) -> Options:
    try:
        return Options.from_dict(data)
    except OptionsError as error:
        nearest = error.nearest.to_dict()
        raise Refusal("impossible-options", error.reason, more={"nearest": nearest}) from None
    except (TypeError, ValueError) as error:
        raise Refusal("impossible-options", str(error)) from None


def read_bot(level: str) -> str:
    if level not in bot_names():
        raise Refusal("bad-request", f"There is no bot {level!r}: {', '.join(bot_names())}.")
    return level


def read_start(text: str, options: Options | None) -> Game:
    """The game of a position that asks a player; what the position leaves open is drawn."""
    try:
        game = Game.from_position(text)
    except PositionError as error:
        raise Refusal("bad-text", f"No such position: {sentence(error)}") from None
    if options is not None and options != game.options:
        raise Refusal("bad-request", f"The position is of {game.options}, not of {options}.")
    if game.is_over:
        raise Refusal("bad-text", "No such position: the game is over there.")
    return game


def open_table(
    table: Table, host: str, settings: TableSettings, chairs: Sequence[Chair], position: str = ""
) -> Table:
    """The first event of a new table."""
    options = read_options(settings.options)
    if len(chairs) != options.players:
        raise Refusal(
            "bad-request", f"{options.players} players need as many seats, not {len(chairs)}."
        )
    for chair in chairs:
        if chair.bot is not None:
            read_bot(chair.bot)
    check_new_table(settings, chairs)
    if position and settings.rated != "no":
        raise not_rated("it begins with a position that its host has chosen.")
    settings = msgspec.structs.replace(settings, options=options.to_dict())
    return table.after(Opened(settings, host, tuple(chairs), position=position))


def import_record(
    table: Table, host: str, settings: TableSettings, chairs: Sequence[Chair], record: Record
) -> Table:
    """The first event of a table with the game of a record; every entry is checked by the rules.

    The table replays the entries, and the result is compared with the record. Only a record that
    disagrees, or ends where a draw is due, is replayed again: to find its error or make that draw.
    """
    position = record.position or ""
    opened = open_table(table, host, settings, chairs, position).event
    try:
        entries = stored_entries(record)
        after = table.after(msgspec.structs.replace(opened, entries=entries))
    except (IllegalAction, NotationError, LookupError, ValueError):
        pass
    else:
        if after.game is not None and agrees(record, after.game.record()):
            return after
    try:
        replayed = Game.replay(record).record()
    except RecordError as error:
        raise Refusal("bad-record", f"The record does not hold: {sentence(error)}") from None
    settings = msgspec.structs.replace(settings, options=replayed.options.to_dict())
    opened = open_table(table, host, settings, chairs, position).event
    return table.after(msgspec.structs.replace(opened, entries=stored_entries(replayed)))


def stored_entries(record: Record) -> tuple[StoredEntry, ...]:
    return tuple(
        (COLOURS.index(entry.by) if entry.by in COLOURS else BY_CHANCE, entry.do)
        for entry in record.entries
    )


def agrees(record: Record, replayed: Record) -> bool:
    """Whether a record agrees with its replay; it may leave out events and scores."""
    return record.scores in (None, replayed.scores) and all(
        (entry.by, entry.do) == (again.by, again.do) and entry.events in (None, again.events)
        for entry, again in zip(record.entries, replayed.entries, strict=True)
    )


def name_at(table: Table, account: str, name: str) -> str:
    """The account's name at this table, different from every other name there."""
    own = [chair.name for chair in table.chairs if chair.account == account and chair.name]
    if own:
        return own[0]
    return name_among(name, (chair.name for chair in table.chairs))


def leave(table: Table, account: str, seat: int) -> Table:
    must_be(table, "open")
    chair_at(table, seat, of=account)
    return table.after(Seated(seat, Chair()))


def set_seat(table: Table, account: str, seat: int, bot: str | None) -> Table:
    """The host gives a seat to a bot, or frees it."""
    must_be_host(table, account)
    must_be(table, "open")
    chair_at(table, seat)
    return table.after(Seated(seat, Chair(bot=None if bot is None else read_bot(bot))))


def start(table: Table, account: str) -> Table:
    must_be_host(table, account)
    must_be(table, "open")
    free = sum(chair.is_open for chair in table.chairs)
    if free:
        raise Refusal(
            "seats-open", f"{free} of {len(table.chairs)} seats are free: wait, or let bots play."
        )
    check_players(table.settings, table.chairs)
    if table.game is not None:
        return table.after(Started(()))
    table.chance.drawn.clear()
    game = table.new_game()
    started = Started(tuple((BY_CHANCE, draw) for draw in table.chance.drawn))
    return table.after(started, game)


def close(table: Table, account: str) -> Table:
    must_be_host(table, account)
    must_be(table, "open")
    return table.after(Closed())


def close_by_admin(table: Table) -> Table:
    if table.status == "closed":
        raise Refusal("not-open", "This table is closed already.")
    return table.after(Closed())


def rename(table: Table, title: str) -> Table:
    return table.after(Renamed(title))


# --- the game ---


def play(table: Table, seat: int, action: AnyAction | str, *, confirmed: bool = False) -> Table:
    """Answer the question; `confirmed` by the player, if the table asks for that."""
    must_be(table, "playing")
    if table.held is not None and not confirmed:
        raise Refusal(
            "waits-for-confirmation", "The turn waits for its player to confirm or to undo."
        )
    assert table.game is not None
    game = table.game.clone()
    table.chance.drawn.clear()
    try:
        action = parse(action) if isinstance(action, str) else action
        game.apply(seat, action)
    except NotationError as error:
        raise Refusal("illegal", str(error), reason="not-readable") from None
    except IllegalAction as error:
        raise Refusal("illegal", str(error), reason=error.code) from None
    if table.settings.confirm_turns and not confirmed and table.chairs[seat].is_person:
        if TurnEnded(COLOURS[seat]) in game.events(None, table.game.event_count):
            return table.after(Held(seat, str(action)))
    draws = ((BY_CHANCE, draw) for draw in table.chance.drawn)
    return table.after(Played(seat, ((seat, str(action)), *draws)), game)


def confirm(table: Table, seat: int) -> Table:
    must_be(table, "playing")
    if table.held is None or table.held.seat != seat:
        raise Refusal("nothing-to-confirm", "There is no turn of yours to confirm.")
    return play(table, seat, table.held.do, confirmed=True)


def waive_vetoes(table: Table, after: Table, orders: Mapping[int, int]) -> Table:
    """Allow the action for veto holders who have ordered not to be asked.

    `orders` gives, by seat, the round in which it does not want to be asked.
    """
    played, game = after.event, after.game
    assert isinstance(played, Played)
    assert game is not None
    entries = list(played.entries)
    while (question := game.question).kind == "veto":
        [holder] = question.seats
        if not table.chairs[holder].is_person or orders.get(holder) != after.round:
            break
        table.chance.drawn.clear()
        game.apply(holder, Allow())
        entries += [(holder, str(Allow())), *((BY_CHANCE, draw) for draw in table.chance.drawn)]
    if len(entries) == len(played.entries):
        return after
    return table.after(Played(played.seat, tuple(entries)), game)


def undo(table: Table, seat: int) -> Table:
    must_be(table, "playing")
    if table.undo.is_used_up(seat):
        raise Refusal("nothing-to-undo", f"You went back {UNDOS} times: now play on.")
    if not table.settings.undo and not table.undoable(seat):
        raise Refusal("undo-off", "At this table what is done is done.")
    if not table.undoable(seat):
        raise Refusal(
            "nothing-to-undo",
            "Your last step cannot be taken back: since then another player acted, chance decided, "
            "or something hidden was seen.",
        )
    return table.after(Undone(seat))


def resign(table: Table, account: str, seat: int) -> Table:
    """Let a bot play on for the player."""
    must_be(table, "playing")
    chair = chair_at(table, seat, of=account)
    if chair.bot is not None:
        raise Refusal("not-your-seat", "A bot already plays for you.")
    return table.after(Seated(seat, with_stand_in(chair)))


def give_to_bot(table: Table, account: str) -> Table:
    """Let a bot play on for a person who left a tournament, or kept it waiting too long."""
    seats = table.seats_of(account)
    if not seats:
        raise Refusal("not-at-table", "This player does not sit at the table.")
    return resign(table, account, seats[0])


def stand_in(table: Table, account: str, seat: int, away: Callable[[str], bool]) -> Table:
    """Let a bot play on for an absent person, who may come back.

    The host decides this; while the host is away, anyone at the table may.
    """
    must_be_at(table, account)
    if not away(table.host):
        must_be_host(table, account)
    must_be(table, "playing")
    chair = chair_at(table, seat)
    if chair.account is None or chair.bot is not None:
        raise Refusal("seat-taken", "A bot plays there already.")
    if not away(chair.account):
        raise Refusal("not-away", "Only for a player who has been away for a while.")
    return table.after(Seated(seat, with_stand_in(chair)))


def with_stand_in(chair: Chair) -> Chair:
    return msgspec.structs.replace(chair, bot=STAND_IN)


def depart(table: Table, account: str) -> Table:
    """The account is deleted: nothing at the table names it."""
    must_be_at(table, account)
    return table.after(Departed(account, STAND_IN))


def come_back(table: Table, account: str, seat: int) -> Table:
    """Take the seat back from the bot."""
    must_be(table, "playing")
    chair = chair_at(table, seat, of=account)
    if chair.bot is None:
        raise Refusal("not-your-seat", "No bot plays for you.")
    return table.after(Seated(seat, msgspec.structs.replace(chair, bot=None)))


def switch_chat(table: Table, account: str, on: bool) -> Table:
    must_be_host(table, account)
    return table.after(Chatting(on))


def rematch(table: Table, new: str) -> Table:
    must_be(table, "over")
    if table.rematch is not None:
        raise Refusal("seat-taken", "There is a rematch already.")
    return table.after(Rematched(new))


# --- permissions ---


def must_be(table: Table, status: str) -> None:
    if table.status != status:
        words = {
            "open": "before the game begins",
            "playing": "while the game is being played",
            "over": "when the game is over",
        }
        raise Refusal(f"not-{status}", f"This is possible only {words[status]}.")


def must_be_host(table: Table, account: str) -> None:
    if account != table.host:
        raise Refusal("not-host", "Only the host of the table may do this.")


def must_be_at(table: Table, account: str) -> None:
    if not table.has_place_for(account):
        raise Refusal("not-at-table", "You do not sit at this table.")


def chair_at(table: Table, seat: int, of: str | None = None, *, in_person: bool = False) -> Chair:
    """The chair; if an account is named, it must be its own; `in_person`: and no bot stands in."""
    if not 0 <= seat < len(table.chairs):
        raise Refusal("bad-request", f"There is no seat {seat} at this table.")
    chair = table.chairs[seat]
    if of is not None and chair.account != of:
        raise Refusal("not-your-seat", "That seat is not yours.")
    if in_person and chair.bot is not None:
        raise Refusal("not-your-seat", "A bot plays for you: take your seat back first.")
    return chair
