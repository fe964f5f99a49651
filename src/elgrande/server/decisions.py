"""Checks a command against a table and returns the event it leads to, or raises `Refusal`."""

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
    Record,
    RecordError,
    parse,
)
from elgrande.game.events import TurnEnded
from elgrande.game.names import COLOURS
from elgrande.server.errors import Refusal, sentence
from elgrande.server.table import UNDOS, Table
from elgrande.server.table_events import (
    CHANCE,
    Chair,
    Chatting,
    Closed,
    Entry,
    Held,
    Opened,
    Played,
    Rematched,
    Seated,
    Started,
    TableSettings,
    Undone,
)
from elgrande.server.text_input import name_among

STAND_IN = "normal"  # the bot that plays on for somebody who resigned

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


def open_table(
    host: str, settings: TableSettings, chairs: Sequence[Chair], entries: tuple[Entry, ...] = ()
) -> Opened:
    options = read_options(settings.options)
    if len(chairs) != options.players:
        raise Refusal(
            "bad-request", f"{options.players} players need as many seats, not {len(chairs)}."
        )
    for chair in chairs:
        if chair.bot is not None:
            read_bot(chair.bot)
    settings = msgspec.structs.replace(settings, options=options.to_dict())
    return Opened(settings, host, tuple(chairs), entries)


def entries_of(record: Record) -> tuple[Entry, ...]:
    """Adjudicate a record again; its entries, and the draws that were due at its end."""
    try:
        game = Game.replay(record)
    except RecordError as error:
        raise Refusal("bad-record", f"The record does not hold: {sentence(error)}") from None
    return tuple(
        (CHANCE if entry.by == "chance" else COLOURS.index(entry.by), entry.do)
        for entry in game.record().entries
    )


def join(table: Table, account: str, name: str, seat: int | None) -> Seated:
    """Sit down. Only the host may hold several seats: a hotseat table is his device."""
    must_be(table, "open")
    if table.seats_of(account) and account != table.host:
        raise Refusal("seat-taken", "You already sit at this table.")
    if seat is None:
        free = [number for number, chair in enumerate(table.chairs) if chair.is_open]
        if not free:
            raise Refusal("seat-taken", "All seats are taken.")
        seat = free[0]
    elif not chair_at(table, seat).is_open:
        raise Refusal("seat-taken", f"Seat {seat} is taken.")
    return Seated(seat, Chair(account=account, name=name_at(table, account, name)))


def name_at(table: Table, account: str, name: str) -> str:
    """What somebody is called at this table: nobody can pass for somebody else there."""
    own = [chair.name for chair in table.chairs if chair.account == account and chair.name]
    if own:
        return own[0]
    return name_among(name, (chair.name for chair in table.chairs))


def leave(table: Table, account: str, seat: int) -> Seated:
    must_be(table, "open")
    must_hold(table, account, seat)
    return Seated(seat, Chair())


def set_seat(table: Table, account: str, seat: int, bot: str | None) -> Seated:
    """The host gives a seat to a bot, or frees it."""
    must_be_host(table, account)
    must_be(table, "open")
    chair_at(table, seat)
    return Seated(seat, Chair(bot=None if bot is None else read_bot(bot)))


def start(table: Table, account: str) -> Started:
    must_be_host(table, account)
    must_be(table, "open")
    free = sum(chair.is_open for chair in table.chairs)
    if free:
        raise Refusal(
            "seats-open", f"{free} of {len(table.chairs)} seats are free: wait, or let bots play."
        )
    if table.game is not None:
        return Started(())
    table.chance.expect(())
    Game(table.options, table.chance)
    return Started(tuple((CHANCE, draw) for draw in table.chance.drawn))


def close(table: Table, account: str) -> Closed:
    must_be_host(table, account)
    must_be(table, "open")
    return Closed()


# --- the game ---


def play(
    table: Table, seat: int, action: AnyAction | str, orders: Mapping[int, int]
) -> Played | Held:
    """Answer the question. `orders`: the round in which a seat does not want to be asked."""
    must_be(table, "playing")
    if table.held is not None:
        raise Refusal(
            "waits-for-confirmation", "The turn waits for its player to confirm or to undo."
        )
    if isinstance(action, str):
        try:
            action = parse(action)
        except NotationError as error:
            raise Refusal("illegal", str(error), reason="not-readable") from None
    return answer(table, seat, action, orders, confirmed=False)


def answer(
    table: Table, seat: int, action: AnyAction, orders: Mapping[int, int], *, confirmed: bool
) -> Played | Held:
    assert table.game is not None
    game = table.game.clone()
    entries = _try(table, game, seat, action)
    wants_confirmation = table.settings.confirm_turns and table.chairs[seat].is_person
    if wants_confirmation and not confirmed and _ends_turn(game, table.game.event_count, seat):
        return Held(seat, str(action))
    while game.question.kind == "veto":
        [holder] = game.question.seats
        if not table.chairs[holder].is_person or orders.get(holder) != table.round:
            break
        entries += _try(table, game, holder, Allow())
    return Played(seat, tuple(entries))


def _try(table: Table, game: Game, seat: int, action: AnyAction) -> list[Entry]:
    """Play on a copy; the answer and what chance brought, freshly drawn."""
    table.chance.expect(())
    try:
        game.apply(seat, action)
    except IllegalAction as error:
        raise Refusal("illegal", str(error), reason=error.code) from None
    return [(seat, str(action)), *((CHANCE, draw) for draw in table.chance.drawn)]


def _ends_turn(game: Game, since: int, seat: int) -> bool:
    return TurnEnded(COLOURS[seat]) in game.events(None, since)


def confirm(table: Table, seat: int, orders: Mapping[int, int]) -> Played | Held:
    must_be(table, "playing")
    if table.held is None or table.held.seat != seat:
        raise Refusal("nothing-to-confirm", "There is no turn of yours to confirm.")
    return answer(table, seat, parse(table.held.do), orders, confirmed=True)


def undo(table: Table, seat: int) -> Undone:
    must_be(table, "playing")
    if table.has_used_up_undos(seat):
        raise Refusal("nothing-to-undo", f"You went back {UNDOS} times: now play on.")
    if not table.settings.undo and not table.undoable(seat):
        raise Refusal("undo-off", "At this table what is done is done.")
    if not table.undoable(seat):
        raise Refusal(
            "nothing-to-undo",
            "Your last step cannot be taken back: since then somebody else acted, chance decided, "
            "or something hidden was seen.",
        )
    return Undone(seat)


def resign(table: Table, account: str, seat: int) -> Seated:
    """A bot plays on."""
    must_be(table, "playing")
    chair = must_hold(table, account, seat)
    if chair.bot is not None:
        raise Refusal("not-your-seat", "A bot already plays for you.")
    return Seated(seat, with_stand_in(chair))


def stand_in(table: Table, account: str, seat: int, away: Callable[[str], bool]) -> Seated:
    """A bot plays on for somebody who is away; he can come back."""
    must_be_at(table, account)
    if not away(table.host):
        must_be_host(table, account)
    must_be(table, "playing")
    chair = chair_at(table, seat)
    if chair.account is None or chair.bot is not None:
        raise Refusal("seat-taken", "A bot plays there already.")
    if not away(chair.account):
        raise Refusal("not-away", "Only for somebody who has been away for a while.")
    return Seated(seat, with_stand_in(chair))


def with_stand_in(chair: Chair) -> Chair:
    return msgspec.structs.replace(chair, bot=STAND_IN)


def come_back(table: Table, account: str, seat: int) -> Seated:
    """Take the seat back from the bot."""
    must_be(table, "playing")
    chair = must_hold(table, account, seat)
    if chair.bot is None:
        raise Refusal("not-your-seat", "No bot plays for you.")
    return Seated(seat, msgspec.structs.replace(chair, bot=None))


def switch_chat(table: Table, account: str, on: bool) -> Chatting:
    must_be_host(table, account)
    return Chatting(on)


def rematch(table: Table, new: str) -> Rematched:
    must_be(table, "over")
    if table.rematch is not None:
        raise Refusal("seat-taken", "There is a rematch already.")
    return Rematched(new)


# --- who may ---


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


def chair_at(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refusal("bad-request", f"There is no seat {seat} at this table.")
    return table.chairs[seat]


def must_hold(table: Table, account: str, seat: int) -> Chair:
    chair = chair_at(table, seat)
    if chair.account != account:
        raise Refusal("not-your-seat", "That seat is not yours.")
    return chair


def must_decide(table: Table, account: str, seat: int) -> None:
    """The seat is yours, and no bot plays for you."""
    if must_hold(table, account, seat).bot is not None:
        raise Refusal("not-your-seat", "A bot plays for you: take your seat back first.")
