"""Which players' pieces the special action of a card affects, derived from its program."""

from __future__ import annotations

from typing import Final

from elgrande.core import vocabulary as do
from elgrande.core.cards import CARDS, Instruction

TARGETS: Final = ("own", "foreign", "any", "all", "church")

_BY_EFFECT: Final[dict[int, tuple[str, ...]]] = {
    do.PLACE: ("own",),
    do.TAKE: ("own",),
    do.RECOVER: ("own",),
    do.INFILTRATE: ("own",),
    do.COURT_RETURN: ("foreign",),
    do.RETURN_EACH: ("foreign",),
    do.RETURN_CHOICE: ("foreign",),
    do.DISC_RETURN: ("foreign",),
    do.DISC_MOVE: ("foreign",),
    do.ENTOURAGE: ("any",),
    do.SWAP: ("any",),
    do.SCORE: ("all",),
    do.DISC_SCORE: ("all",),
    do.GRANDES_INSIDE: ("all",),
}


def card_targets(key: str) -> tuple[str, ...]:
    """Keys of `TARGETS` in that order; empty if the card affects no player's pieces."""
    card = next(card for card in CARDS if card.key == key)
    found = {who for step in (*card.program, *card.otherwise) for who in _concerned(step)}
    return tuple(who for who in TARGETS if who in found)


def _concerned(step: Instruction) -> tuple[str, ...]:
    if step.effect == do.MOVE:
        own, foreign, total, black = step.a, step.b, step.c, step.e
        if black:
            return ("church",)
        if own and foreign and total < own + foreign:
            return ("any",)
        return (("own",) if own else ()) + (("foreign",) if foreign else ())
    if step.effect == do.GRANDE:
        return ("any",) if step.a else ("own",)
    return _BY_EFFECT.get(step.effect, ())
