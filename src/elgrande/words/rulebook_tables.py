"""The tables of the rulebook, generated from the rules so that they cannot disagree."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from elgrande.core import reconstructed
from elgrande.core.board import CASTILLO, PLACE_NAMES, PRINTED_VALUES, REGIONS, neighbour_masks
from elgrande.core.cards import ABILITY_PROGRAMS
from elgrande.core.rules import POWER_CARDS, SUPPLY
from elgrande.game.options import Options

if TYPE_CHECKING:
    from elgrande.words.words import Words


class CardStack(NamedTuple):
    number: int  # from 1; 6 is the card of the Church
    places: int  # caballeros that its cards place
    cards: dict[str, int]  # with their copies


def stacks(options: Options) -> list[CardStack]:
    """The action cards, stack by stack, also where two stacks are shuffled into one."""
    found: dict[tuple[int, int], Counter[str]] = {}
    for pile, contents in enumerate(options.rules.pile_contents(), start=1):
        for card, places in contents:
            stack = places if pile < 5 else pile
            found.setdefault((stack, places), Counter())[card] += 1
    return [CardStack(*key, dict(cards)) for key, cards in sorted(found.items())]


def cards_in_a_game(options: Options) -> int:
    """The number of action cards in a game: each card of Old Hands replaces another one."""
    return sum(options.rules.pile_size) - len(options.old_hands)


def values(place: int) -> str:
    """The printed values of a place, such as 5/3/1."""
    return "/".join(str(number) for number in PRINTED_VALUES[place])


def regions(words: Words, options: Options) -> str:
    """Every region with its values and neighbours."""
    masks = neighbour_masks("france" in options.variants)
    rows = [[words.label(options, key) for key in ("region", "points", "neighbours")]]
    for region in range(int(REGIONS)):
        mask = masks[region]
        neighbours = [key for place, key in enumerate(PLACE_NAMES) if mask >> place & 1]
        rows.append(
            [
                words.place(options, PLACE_NAMES[region]),
                values(region),
                ", ".join(words.place(options, key) for key in neighbours),
            ]
        )
    return _table(rows)


def castillo(words: Words, options: Options) -> str:
    """The row of the Castillo, for the end of the table of regions."""
    return f"| {words.place(options, PLACE_NAMES[CASTILLO])} | {values(int(CASTILLO))} | |"


def supply(words: Words, options: Options) -> str:
    """What each power card brings."""
    cards = range(1, int(POWER_CARDS) + 1)
    return _table(
        [
            [words.label(options, "value"), *(str(card) for card in cards)],
            [words.label(options, "caballeros"), *(str(SUPPLY[card]) for card in cards)],
        ]
    )


def cards(words: Words, options: Options) -> str:
    """Every action card in play, stack by stack, with its text."""
    lines: list[str] = []
    for stack in stacks(options):
        lines += ["### " + words.stack(options, stack), ""]
        for key, copies in stack.cards.items():
            card = words.card(options, key)
            times = "" if copies == 1 else f" ({words.label(options, 'copies', number=copies)})"
            lines.append(f"- **{card.name}**{times}: {card.text}")
        lines.append("")
    return "\n".join(lines).strip()


def modifiers(words: Words, options: Options) -> str:
    """Every modifier of Power Shift, with its text."""
    copies = words.label(options, "copies", number=2)
    found = [words.modifier(number, each) for number in (1, 2) for each in ABILITY_PROGRAMS]
    return "\n".join(f"- **{each.name}** ({copies}): {each.text}" for each in found)


def fact_fields(words: Words, edition: str | Options, fact: str) -> dict[str, str | int]:
    """The reconstructed numbers in the sentence about a fact."""
    if fact == "portugal-borders":
        borders = (words.place(edition, key) for key in reconstructed.PORTUGAL_BORDERS)
        return {"borders": ", ".join(borders)}
    return _FACT_FIELDS.get(fact, {})


CASTILLO_VALUES: Final = values(int(CASTILLO))
_FACT_FIELDS: Final[dict[str, dict[str, str | int]]] = {
    "france-values": {"values": "/".join(str(number) for number in reconstructed.FRANCE_VALUES)},
    "fairs-2023": {"number": reconstructed.FAIRS_2023},
    "regency-number": {"number": reconstructed.REGENCY_NUMBER},
}


def _table(rows: list[list[str]]) -> str:
    head, *rest = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([head, "|" + "---|" * len(rows[0]), *rest])
