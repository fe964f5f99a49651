"""The card list and the rulebook."""

from __future__ import annotations

import pytest

from elgrande.core.editions import EDITIONS
from elgrande.core.reconstructed import FACTS
from elgrande.game import Options
from elgrande.words import languages, words
from tests.cli.driver import ask, ask_json


@pytest.mark.parametrize(("edition", "cards"), [("big-box", 45), ("1995", 45), ("2023", 41)])
def test_cards_lists_every_card_of_an_edition(edition: str, cards: int) -> None:
    listed = ask_json("cards", "--edition", edition)
    assert sum(card["copies"] for card in listed) == cards
    assert {card["stack"] for card in listed} == {1, 2, 3, 4, 5}
    assert f"{cards} action cards" in ask("cards", "--edition", edition)


def test_a_card_is_listed_under_its_printed_title_with_ours_below() -> None:
    five = next(card for card in ask_json("cards") if card["key"] == "move-5-from-one")
    assert (five["title"], five["subtitle"]) == ("Intrigue", "Five leave")
    assert five["name"] == "Intrigue: Five leave"
    listed = ask("cards", "--language", "nl")
    assert "Autoriteitsverlies" in listed
    assert "Leeg hof" in listed


def test_modifiers_are_listed_and_reconstructed_rules_are_marked() -> None:
    call = ("cards", "--edition", "2023", "--module", "power-shift")
    modifiers = [card for card in ask_json(*call) if card["stack"] is None]
    assert sum(each["copies"] for each in modifiers) == 16
    assert all(each["reconstructed"] == ["modifier-split"] for each in modifiers)
    told = ask(*call)
    assert "Reconstructed: Modifiers." in told
    assert "Reconstructed: The dummy in the Castillo." in told
    assert "Value of France" not in told
    assert "Reconstructed: Value of France." in ask("cards", "--variant", "france")


def test_old_hands_are_listed_with_how_many_are_in_a_game() -> None:
    said = ask("cards", "--edition", "2023", "--module", "old-hands")
    assert "45 action cards, 41 of them in a game" in said


REGENCY = ("cards", "--edition", "2023", "--module", "new-regency")
# What no rulebook at hand prints, and the cards that rest on it.
RECONSTRUCTED = {
    "score-chosen": ["fairs-2023"],
    "exile": ["portugal-borders", "regency-number"],
    "entourage": ["regency-number"],
    "competition": ["regency-number", "grande-stays-inside"],
    "chalet": ["regency-number"],
    "rebellion": ["regency-number"],
    "infiltration": ["regency-number"],
    "stand-in": ["regency-number"],
    "regency-anywhere": ["regency-number", "regency-rest"],
    "regency-neighbour": ["regency-number", "regency-rest"],
}


def test_exactly_the_reconstructed_cards_are_marked() -> None:
    listed = ask_json(*REGENCY)
    marked = {card["key"]: card["reconstructed"] for card in listed if card["reconstructed"]}
    assert marked == RECONSTRUCTED
    text = " ".join(ask(*REGENCY).split())
    assert text.count("[Reconstructed]") == len(RECONSTRUCTED)
    for card in listed:
        told = f"{card['name']} {' '.join(card['text'].split())}"
        assert told in text
        assert (f"{told} [Reconstructed]" in text) == (card["key"] in RECONSTRUCTED)
    assert "[Reconstructed]" not in ask("cards", "--edition", "big-box")


def test_every_reconstructed_fact_is_listed_below_the_cards() -> None:
    text = " ".join(ask(*REGENCY).split())
    facts = {fact for each in RECONSTRUCTED.values() for fact in each}
    assert text.count("Reconstructed: ") == len(facts) + 1  # and the dummy's rule
    for fact in facts:
        told = words("en").fact(fact, Options(edition="2023", modules=frozenset({"new-regency"})))
        assert f"Reconstructed: {told.name}. {' '.join(told.text.split())}" in text


RULES_OF = {
    "portugal-borders": ["--edition", "2023", "--module", "new-regency"],
    "regency-number": ["--edition", "2023", "--module", "new-regency"],
    "regency-rest": ["--edition", "2023", "--module", "new-regency"],
    "grande-stays-inside": ["--edition", "2023", "--module", "new-regency"],
    "france-values": ["--variant", "france"],
    "fairs-2023": ["--edition", "2023"],
    "modifier-split": ["--edition", "2023", "--module", "power-shift"],
    "dummy-castillo": ["--edition", "2023", "--players", "2"],
}


def test_no_reconstructed_fact_is_forgotten() -> None:
    assert set(FACTS) == set(RULES_OF)


@pytest.mark.parametrize("fact", RULES_OF)
def test_every_reconstructed_fact_is_marked_in_the_rules(fact: str) -> None:
    told = ask("rules", "--markdown", *RULES_OF[fact])
    edition = "2023" if "2023" in RULES_OF[fact] else "big-box"
    modules = frozenset(RULES_OF[fact][3:4] if "--module" in RULES_OF[fact] else ())
    text = words("en").fact(fact, Options(edition=edition, modules=modules)).text
    assert f"> **Reconstructed.** {text}" in told
    assert text not in ask("rules", "--markdown")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_and_rules_in_every_language(edition: str, language: str) -> None:
    assert ask("cards", "--edition", edition, "--language", language)
    assert "Castillo" in ask("rules", "--edition", edition, "--language", language)


def test_rules_follow_modules_and_variants() -> None:
    assert "Power Shift" in ask("rules", "--edition", "2023", "--module", "power-shift")
    assert "Church marker" in ask("rules", "--variant", "church")
    assert "Church marker" not in ask("rules")
    assert ask("rules", "--markdown").startswith("# El Grande")


def test_rules_follow_switches() -> None:
    tie = "--switch", "ties_count_everybody=on"
    plain, switched = ask("rules", "--markdown"), ask("rules", "--markdown", *tie)
    rules = words("en").rules(
        Options(edition="big-box", players=4, switches={"ties_count_everybody": True}),
        every_number=True,
    )
    assert plain != switched
    assert all(chapter.text in switched for chapter in rules)


@pytest.mark.parametrize("locale", ["de_DE.UTF-8", "de-AT", "DE"])
def test_a_locale_is_as_good_as_its_language(locale: str) -> None:
    assert ask("cards", "--language", locale) == ask("cards", "--language", "de")
