"""The King's region is taboo and the Castillo only fills, whatever a card does."""

from __future__ import annotations

import random
from typing import Any

import pytest

from elgrande import Options
from elgrande.core.cards import CARDS
from tests.rules.table import Table, pile_in, with_card

# The four cards whose text lifts the taboo.
EXEMPT = {"infiltration", "entourage", "competition", "stand-in"}
REGIONS = ("galicia", "vasco", "aragon", "cataluna", "vieja", "nueva", "sevilla", "granada")
ABROAD = ("france", "portugal")
CROWD = {
    **{region: {"azul": 1, "granate": 2, "oro": 1} for region in REGIONS},
    "aragon": {"azul": 3, "granate": 3, "oro": 2},
    "castillo": {"azul": 1, "oro": 2},
}


def mixes(card: str) -> list[dict[str, Any]]:
    """The editions, modules and variants that have a card."""
    found: list[dict[str, Any]] = []
    for edition in ("1995", "big-box", "2023"):
        modules = ["new-regency", "old-hands"] if edition == "2023" else []
        for variants in ([], ["church", "granada", "home-advantage", "move-limits"]):
            mix: dict[str, Any] = {
                "edition": edition,
                "players": 3,
                "modules": modules,
                "variants": variants,
            }
            try:
                pile_in(Options(**mix), card)
            except LookupError:
                continue
            found.append(mix)
    return found


CASES = [
    pytest.param(card.key, mix, id=f"{card.key}-{mix['edition']}-{len(mix['variants'])}")
    for card in CARDS
    for mix in mixes(card.key)
]


def contents(t: Table, place: str) -> tuple[object, ...]:
    grandes = tuple(colour for colour in t.colours if t.grande(colour) == place)
    tiles = tuple(tile for tile in (8, 4) if t.tile(tile) == place)
    return ({} if place in ABROAD else t.all_at(place), grandes, tiles)


@pytest.mark.parametrize(("card", "mix"), CASES)
def test_nothing_enters_or_leaves_the_kings_region(card: str, mix: dict[str, Any]) -> None:
    for seed in range(3):
        t = with_card(
            card,
            **mix,
            king="aragon",
            grandes={"azul": "vieja", "granate": "aragon", "oro": "vasco"},
            tiles={8: "aragon", 4: "vasco"},
            caballeros=CROWD,
        )
        source = random.Random(seed)
        while t.who and t.asked not in ("power", "card"):
            king, before = t.king, contents(t, t.king)
            inside = t.all_at("castillo")
            colour = source.choice(t.who)
            t.plays(colour, source.choice(sorted(t.legal(colour))))
            if t.king == king and card not in EXEMPT:
                assert contents(t, king) == before
            assert all(t.castillo(owner) >= number for owner, number in inside.items())


def test_every_card_of_every_edition_was_tried() -> None:
    tried = {case.values[0] for case in CASES}
    assert tried == {card.key for card in CARDS}


@pytest.mark.parametrize("card", sorted(EXEMPT))
def test_the_exceptions_are_written_on_four_cards_of_new_regency(card: str) -> None:
    """Each of them changes the King's region, old or new, as no other card can."""
    t = with_card(
        card,
        edition="2023",
        players=3,
        modules=["new-regency"],
        king="aragon",
        grandes={"azul": "sevilla"},
        caballeros={"aragon": {"oro": 2}},
    ).plays("azul", "special")
    if card == "infiltration":
        t.plays("azul", ">aragon")
        assert t.at("aragon", "azul") == 1
    elif card == "entourage":
        t.plays("azul", "king>sevilla", "oro:aragon>sevilla", "oro:aragon>sevilla")
        assert t.at("sevilla", "oro") == 2
    elif card == "competition":
        t.plays("azul", "king>sevilla")
        assert t.grande("azul") == "castillo"
    else:
        t.plays("azul", "swap:azul")
        assert (t.king, t.grande("azul")) == ("sevilla", "aragon")
