"""Names for bots: a title by level, a family by colour. Lobby, log and table all use them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from elgrande.game.names import COLOURS
from elgrande.server.table_events import Chair
from elgrande.server.text_input import name_among
from elgrande.words import words

# Each family name alludes to its crest: river, tower, sun, oak, star.
FAMILIES: Final = {
    "azul": "Rivera",
    "granate": "Torres",
    "oro": "Solís",
    "verde": "Robles",
    "purpura": "Estrada",
}
TITLES: Final = {
    "easy": "Paje",
    "normal": "Hidalgo",
    "hard": "Capitán",
    "expert": "Duquesa",
    "master": "Cardenal",
}


def names_of(chairs: Iterable[Chair], language: str) -> tuple[str | None, ...]:
    """The occupants of a table's seats by name. Those who deleted their account have a number."""
    names: list[str | None] = []
    for seat, chair in enumerate(chairs):
        former = words(language).say("big-box", "ui_room_former") if chair.former else None
        names.append(name_among(former, names) if former else name_of(chair, seat))
    return tuple(names)


def name_of(chair: Chair, seat: int) -> str | None:
    """What everyone calls the occupant of a seat; None for a free seat."""
    if chair.name is not None or chair.bot is None:
        return chair.name
    return f"{TITLES.get(chair.bot, chair.bot.capitalize())} {FAMILIES[COLOURS[seat]]}"
