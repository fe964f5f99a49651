"""Before the game: taking seats, changing them, names, and who is ready."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from elgrande.server.accounts.rows import Account
from elgrande.server.decisions import chair_at, must_be, name_at
from elgrande.server.errors import Refusal
from elgrande.server.lookalikes import skeletons_of
from elgrande.server.new_table import chair_for
from elgrande.server.ratings.rated_game import check_chair
from elgrande.server.table import Table
from elgrande.server.table_events import Chair, Moved, Readied, Seated
from elgrande.server.text_input import name_among


def join(
    table: Table, who: Account, seat: int | None, *, knowing: bool = False, zone: str = ""
) -> Table:
    """Take a seat. Only the host may hold several: a hotseat table is the host's device.

    The host of an imported game may have read the hidden cards in its record, or have chosen them
    in its position, so others sit down only `knowing` that.
    """
    must_be(table, "open")
    if table.imported and who.id != table.host and not knowing:
        raise Refusal(
            "imported",
            "This game comes from a record or a position: the host may know every hidden card. "
            "Send `knowing` to play all the same.",
        )
    if table.seats_of(who.id) and who.id != table.host:
        raise Refusal("seat-taken", "You already sit at this table.")
    if seat is None:
        free = [number for number, chair in enumerate(table.chairs) if chair.is_open]
        if not free:
            raise Refusal("seat-taken", "All seats are taken.")
        seat = free[0]
    elif not chair_at(table, seat).is_open:
        raise Refusal("seat-taken", f"Seat {seat} is taken.")
    chair = chair_for(who, name_at(table, who.id, who.name), zone)
    check_chair(table.settings, chair)
    return table.after(Seated(seat, chair))


def move(table: Table, account: str, seat: int, to: int) -> Table:
    must_be(table, "open")
    chair_at(table, seat, of=account)
    if chair_at(table, to).account is not None:
        raise Refusal("seat-taken", f"Seat {to} is taken.")
    return table.after(Moved(seat, to))


def rename(table: Table, who: Account, seat: int) -> Table:
    must_be(table, "open")
    chair = chair_at(table, seat, of=who.id)
    others = [other.name for number, other in enumerate(table.chairs) if number != seat]
    name = name_among(who.name, others)
    return table.after(Seated(seat, replace(chair, name=name, registered=who.login is not None)))


def number(table: Table, seat: int, owners: Mapping[str, str]) -> Table:
    """Another name for a player, before or in the game, who is called like another's account."""
    chair = chair_at(table, seat)
    if chair.name is None or not is_namesake(chair, owners) or table.status == "over":
        raise Refusal("not-found", "No player there has the name of another account.")
    name = name_among(chair.name, [other.name for other in table.chairs])
    return table.after(Seated(seat, replace(chair, name=name)))


def register(table: Table, seat: int, account: str, name: str) -> Table:
    """The guest at this seat has an account of this name now, before or in the game."""
    chair = chair_at(table, seat, of=account)
    if chair.registered or table.status not in ("open", "playing"):
        raise Refusal("not-found", "No guest sits there.")
    others = [other.name for other in table.chairs if other.account != account]
    named = replace(chair, name=name_among(name, others), registered=True)
    return table.after(Seated(seat, named))


def is_own_seat(chair: Chair, account: str, name: str, host: str) -> bool:
    """Whether a person of this name took the seat, and not another one at the host's device."""
    return chair.account == account and (account != host or chair.name == name)


def is_namesake(chair: Chair, owners: Mapping[str, str]) -> bool:
    """Whether the chair's name looks like that of an account, by its skeleton, of another."""
    if chair.account is None or chair.name is None:
        return False
    alike = {owners.get(each, chair.account) for each in skeletons_of(chair.name)}
    return alike != {chair.account}


def ready(table: Table, account: str, seat: int, on: bool) -> Table:
    must_be(table, "open")
    chair_at(table, seat, of=account)
    return table.after(Readied(seat, on))
