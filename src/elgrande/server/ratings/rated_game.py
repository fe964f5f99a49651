"""Which games are rated, in which ladder, and with which result. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from elgrande.server.errors import Refusal
from elgrande.server.table_events import Chair, Rated, TableSettings

Ladder = Literal["people", "bots"]
LEVEL: Final = "bot:"  # begins the name of a player that is a level of the server's own bots


class RatedGame(Struct, frozen=True):
    """Players by seat: accounts, or levels of bots; and their places, from 1."""

    ladder: Ladder
    players: tuple[str, ...]
    places: tuple[int, ...]


def not_rated(why: str) -> Refusal:
    return Refusal("not-rated", f"This game cannot be rated: {why}")


def check_new_table(settings: TableSettings, chairs: Sequence[Chair]) -> None:
    """Refuse a table whose game could never be rated as it should."""
    if settings.rated == "no":
        return
    if settings.hints:
        raise not_rated("its players would get hints.")
    for chair in chairs:
        check_chair(settings, chair)
    if not any(chair.is_open for chair in chairs):
        ladder_of(settings.rated, chairs)


def check_chair(settings: TableSettings, chair: Chair) -> None:
    if settings.rated != "no" and chair.account is not None and not chair.registered:
        raise not_rated("guests have no rating.")


def ladder_of(rated: Rated, chairs: Sequence[Chair]) -> Ladder:
    """The ladder in which these players meet; refuses those that cannot be rated together.

    A bot that stands in for a player changes nothing: the player is still the one who is rated.
    """
    accounts = [chair for chair in chairs if chair.account is not None]
    if not accounts or any(chair.is_open for chair in chairs):
        raise not_rated("no account plays, or a seat is free.")
    if not all(chair.registered for chair in accounts):
        raise not_rated("guests have no rating.")
    if len({chair.owner or chair.account for chair in accounts}) < len(accounts):
        raise not_rated("one player would have several seats, or play against an own bot.")
    people = [chair for chair in accounts if not chair.is_program]
    if len(people) == len(chairs):
        return "people"
    if people and rated != "mixed":
        raise not_rated("people and bots play together only where the table says so.")
    return "bots"


def check_players(settings: TableSettings, chairs: Sequence[Chair]) -> None:
    if settings.rated != "no":
        ladder_of(settings.rated, chairs)


def final_places(chairs: Sequence[Chair], ranking: Sequence[int]) -> tuple[int, ...]:
    """Places from 1, ties shared. A player for whom a bot played to the end comes last."""
    gone = [chair.account is not None and chair.bot is not None for chair in chairs]
    keys = [(left, 0 if left else rank) for left, rank in zip(gone, ranking, strict=True)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def rated_game(
    settings: TableSettings, chairs: Sequence[Chair], ranking: Sequence[int]
) -> RatedGame | None:
    """The result of a game that is over, if it counts."""
    if settings.rated == "no" or not ranking:
        return None
    try:
        ladder = ladder_of(settings.rated, chairs)
    except Refusal:
        return None
    players = tuple(chair.account or f"{LEVEL}{chair.bot}" for chair in chairs)
    return RatedGame(ladder, players, final_places(chairs, ranking))
