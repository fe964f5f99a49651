"""Symbols for players, the King and Grandes: a shape on a coloured background, or a letter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from rich.text import Text

_STYLES: Final = {
    "azul": "bold #ffffff on #2c82ef",
    "granate": "bold #ffffff on #790200",
    "oro": "bold #2b2118 on #f9c746",
    "verde": "bold #ffffff on #006e56",
    "purpura": "bold #ffffff on #69186f",
    "dummy": "bold #2b2118 on #d8d2c4",
    "church": "bold #ffffff on #2b2118",
}


@dataclass(frozen=True)
class Symbols:
    """The signs in use; `PLAIN` for terminals that know ASCII only."""

    owners: Mapping[str, str]
    king: str
    grande: str
    tile: str
    start: str
    veto: str
    turn: str
    scoring: str
    taboo: str
    times: str


FULL: Final = Symbols(
    owners={
        "azul": "■",
        "granate": "▼",
        "oro": "●",
        "verde": "▲",
        "purpura": "◆",
        "dummy": "□",
        "church": "†",
    },
    king="♚",
    grande="♜",
    tile="▣",
    start="⚑",
    veto="✘",
    turn="►",
    scoring="★",
    taboo="╱",
    times="×",
)
PLAIN: Final = Symbols(
    owners={
        "azul": "A",
        "granate": "G",
        "oro": "O",
        "verde": "V",
        "purpura": "P",
        "dummy": "D",
        "church": "C",
    },
    king="K",
    grande="^",
    tile="#",
    start="!",
    veto="X",
    turn=">",
    scoring="*",
    taboo="/",
    times="x",
)


def symbols_for(encoding: str) -> Symbols:
    """All signs if the terminal can show them, else letters."""
    signs = "".join([*FULL.owners.values(), FULL.king, FULL.start, FULL.taboo, "╭"])
    try:
        signs.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return PLAIN
    return FULL


def chip(symbols: Symbols, owner: str, words: object = "", *, grande: bool = False) -> Text:
    """A player's sign, with a number or a name, on the player's colour."""
    mark = symbols.grande if grande else ""
    return Text(f"{symbols.owners[owner]}{words}{mark}", _STYLES[owner], end="")


def chips(
    symbols: Symbols, counts: Mapping[str, int], grandes: Iterable[str] = (), room: int = 99
) -> Text:
    """Players' signs with their numbers, most first; those with a Grande are marked."""
    grandes = tuple(grandes)
    owners = sorted({*counts, *grandes}, key=lambda owner: -counts.get(owner, 0))
    parts = [chip(symbols, o, counts.get(o, ""), grande=o in grandes) for o in owners]
    line = Text(" ").join(parts)
    if line.cell_len > room:
        line = Text("").join(parts)
    return line
