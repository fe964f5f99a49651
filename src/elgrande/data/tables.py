"""The tables: their columns, with type and meaning."""

from __future__ import annotations

from typing import Final, NamedTuple

Cell = str | int | float | bool | None
Rows = dict[str, list[tuple[Cell, ...]]]


class Column(NamedTuple):
    name: str
    type: type[str] | type[int] | type[float] | type[bool]
    meaning: str


_GAME: Final = Column("game", int, "the number of the game, from 0 on")
_ENTRY: Final = Column("entry", int, "the index of its entry in the record, from 0")
_ROUND: Final = Column("round", int, "the round as the track counts it; 0 in the set-up")

TABLES: Final[dict[str, tuple[Column, ...]]] = {
    "games": (
        _GAME,
        Column("source", str, "the file it was read from, or its seed"),
        Column("edition", str, ""),
        Column("players", int, ""),
        Column("length", str, ""),
        Column("modules", str, "names with spaces between, as in the text form of a record"),
        Column("variants", str, "the same"),
        Column("old_hands", str, "the same"),
        Column("switches", str, "such as `must_take=off`"),
        Column("king", str, "where the King began"),
        Column("first", str, "who began the first round"),
        Column("draws", int, "how many entries are draws"),
        Column("decisions", int, "how many are answers of players"),
        Column("over", bool, "whether it was played to its end"),
    ),
    "seats": (
        _GAME,
        Column("seat", int, "from 0 on"),
        Column("colour", str, ""),
        Column("bot", str, "who played, where the record has the tag `Bots`"),
        Column("home", str, "the home region"),
        Column("distance", int, "seats after the player who began: 0 to players - 1"),
        Column("points", int, "at the end"),
        Column("rank", int, "1 for the most points; ties share the better rank"),
        Column("share", float, "of the win: ties divide it"),
    ),
    "decisions": (
        _GAME,
        _ENTRY,
        _ROUND,
        Column("seat", int, ""),
        Column("question", str, "the kind of question, as in `Question.kind`"),
        Column("answers", int, "how many answers were legal"),
        Column("action", str, "the kind of action, such as `move-king`"),
        Column("text", str, "the answer, as in a record"),
    ),
    "bids": (
        _GAME,
        _ROUND,
        Column("seat", int, ""),
        Column("power", int, "the power card"),
        Column("modifier", str, "with its sign; Power Shift only"),
        Column("total", int, "what decides the order"),
        Column("turn", int, "which turn of the round it brought, 1 for the first"),
    ),
    "cards": (
        _GAME,
        _ROUND,
        Column("pile", int, ""),
        Column("card", str, ""),
        Column("number", int, "how many caballeros it places"),
        Column("taken_by", str, "a colour or the dummy; null if it was left"),
        Column("turn", int, "in which turn of the round it was taken"),
        Column("used", bool, "whether its special action began"),
        Column("vetoed", bool, "whether a veto stopped it"),
        Column("points", int, "what its player earned in that turn"),
        Column("others", int, "what all others earned in that turn"),
    ),
    "placements": (
        _GAME,
        _ENTRY,
        _ROUND,
        Column("event", str, "such as `placed`, `moved`, `returned`, `fled`"),
        Column("by", str, "whose turn it was; null outside of turns"),
        Column("owner", str, "whose caballeros"),
        Column("source", str, "a place, `court` or `province`"),
        Column("target", str, "the same"),
        Column("number", int, "how many caballeros"),
    ),
    "scorings": (
        _GAME,
        _ENTRY,
        _ROUND,
        Column("cause", str, "the action card, or `general`"),
        Column("place", str, ""),
        Column("owner", str, "a colour, the dummy or the Church"),
        Column("rank", int, "0 for a bonus of a space in France"),
        Column("points", int, "for the rank"),
        Column("kings_bonus", int, ""),
        Column("home_bonus", int, ""),
        Column("caballeros", int, "how many the owner had there"),
    ),
}
