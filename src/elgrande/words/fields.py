"""The fields of sentences: what an event or a question gives a text to fill in."""

from __future__ import annotations

from typing import Final

from elgrande.game.events import EVENTS, FIELD_KINDS, AnyEvent, Bid, SpecialBegan, Vetoed
from elgrande.game.question import Question

Value = str | float | bool | None

# The kind of each field of a sentence: that of the events' fields with this name, and a few more.
KIND_OF_FIELD: Final = {
    **{
        name: kind.name
        for event in EVENTS
        for name, kind in zip(event.__struct_fields__, FIELD_KINDS[event], strict=True)
        if kind.name != "yes-or-no"
    },
    "actor": "player",
    "king": "place",
    "best": "rank",
    "worst": "rank",
}
# Kinds whose values have texts of their own.
PLACES: Final = ("place", "place-or-none", "spot")
PERSONS: Final = ("player", "owner")
CARDS: Final = ("card", "hand-card")
MODIFIERS: Final = ("modifier", "played-modifier")
UNLIMITED: Final = 20  # more than this left to move means no limit


def event_fields(event: AnyEvent, stopped: SpecialBegan | None = None) -> dict[str, Value]:
    """The fields of an event; those of a veto name the special action it `stopped`."""
    fields: dict[str, Value] = {name: getattr(event, name) for name in event.__struct_fields__}
    if isinstance(event, Bid):
        fields["sum"] = _sum(event)
    elif isinstance(event, Vetoed):
        fields["card"] = None if stopped is None else stopped.card
        fields["actor"] = None if stopped is None else stopped.player
    return fields


def question_fields(question: Question) -> dict[str, Value]:
    """What a question says of itself; who is asked, and what else is known, is added to it."""
    return {
        "card": question.card,
        "card_key": question.card,
        "left": question.left,
        "own": question.own,
        "foreign": question.foreign,
        "region": question.region,
        "whose": _whose_moves(question),
    }


def _sum(bid: Bid) -> str:
    """A power card and its modifier: "7 + 2 = 9"."""
    sign = "+" if bid.total > bid.value else "−"
    return f"{bid.value} {sign} {abs(bid.total - bid.value)} = {bid.total}".replace("-", "−")


def _whose_moves(question: Question) -> str:
    """Whose caballeros may be moved; "all" means any number of the player's own."""
    if question.card == "church":
        return "black"
    if (question.left or 0) > UNLIMITED or not question.left:
        return "all"
    if question.own and question.foreign:
        return "both"
    if question.own or question.foreign:
        return "own" if question.own else "foreign"
    return "any"
