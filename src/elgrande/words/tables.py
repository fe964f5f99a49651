"""The tables of the rulebook: made from the rules themselves, so that they cannot disagree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elgrande.core import reconstructed
from elgrande.core.board import CASTILLO, PLACE_NAMES, PRINTED_VALUES, REGIONS, neighbour_masks
from elgrande.core.rules import POWER_CARDS, SUPPLY

if TYPE_CHECKING:
    from elgrande.words.setting import Setting
    from elgrande.words.speaker import Words


def values(place: int) -> str:
    """The printed values of a place, such as 5/3/1."""
    return "/".join(str(number) for number in PRINTED_VALUES[place])


def regions(words: Words, setting: Setting) -> str:
    """Every region with its values and neighbours."""
    masks = neighbour_masks("france" in setting.variants)
    rows = [[words.label(setting, key) for key in ("region", "points", "neighbours")]]
    for region in range(int(REGIONS)):
        mask = masks[region]
        neighbours = [key for place, key in enumerate(PLACE_NAMES) if mask >> place & 1]
        rows.append(
            [
                words.place(setting, PLACE_NAMES[region]),
                values(region),
                ", ".join(words.place(setting, key) for key in neighbours),
            ]
        )
    return _table(rows)


def supply(words: Words, setting: Setting) -> str:
    """What each power card brings."""
    cards = range(1, int(POWER_CARDS) + 1)
    return _table(
        [
            [words.label(setting, "value"), *(str(card) for card in cards)],
            [words.label(setting, "caballeros"), *(str(SUPPLY[card]) for card in cards)],
        ]
    )


def cards(words: Words, setting: Setting) -> str:
    """Every action card in play, stack by stack, with its text."""
    lines: list[str] = []
    for stack, (number, contents) in enumerate(setting.stacks(), start=1):
        label = "church-stack" if stack > 5 else "stack"
        lines += ["### " + words.label(setting, label, stack=stack, number=number), ""]
        for key, copies in contents:
            card = words.card(setting, key)
            times = "" if copies == 1 else f" ({words.label(setting, 'copies', number=copies)})"
            lines.append(f"- **{card.name}**{times}: {card.text}")
        lines.append("")
    return "\n".join(lines).strip()


def fact_fields(words: Words, setting: Setting, fact: str) -> dict[str, object]:
    """The reconstructed numbers that the sentence about a fact tells."""
    if fact == "portugal-borders":
        borders = (words.place(setting, key) for key in reconstructed.PORTUGAL_BORDERS)
        return {"borders": ", ".join(borders)}
    return dict(_FACT_FIELDS.get(fact, {}))


CASTILLO_VALUES: Final = values(int(CASTILLO))
_FACT_FIELDS: Final[dict[str, dict[str, object]]] = {
    "france-values": {"values": "/".join(str(number) for number in reconstructed.FRANCE_VALUES)},
    "fairs-2023": {"number": reconstructed.FAIRS_2023},
    "regency-number": {"number": reconstructed.REGENCY_NUMBER},
}


def _table(rows: list[list[str]]) -> str:
    head, *rest = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([head, "|" + "---|" * len(rows[0]), *rest])
