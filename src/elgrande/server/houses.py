"""Names for bots: a title by level, a family by colour. Lobby, log and table all use them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from elgrande.game.names import COLOURS
from elgrande.server.table_events import Chair

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


def names_of(chairs: Iterable[Chair]) -> tuple[str | None, ...]:
    """The occupants of a table's seats by name."""
    return tuple(name_of(chair, seat) for seat, chair in enumerate(chairs))


def name_of(chair: Chair, seat: int) -> str | None:
    """What everyone calls the occupant of a seat; None for a free seat."""
    if chair.name is not None or chair.bot is None:
        return chair.name
    return f"{TITLES.get(chair.bot, chair.bot.capitalize())} {FAMILIES[COLOURS[seat]]}"
