"""The card list and the rulebook."""

from __future__ import annotations

import pytest

from elgrande.core.editions import EDITIONS
from elgrande.words import languages
from tests.cli.driver import ask, ask_json


@pytest.mark.parametrize(("edition", "cards"), [("big-box", 45), ("1995", 45), ("2023", 41)])
def test_cards_lists_every_card_of_an_edition(edition: str, cards: int) -> None:
    listed = ask_json("cards", "--edition", edition)
    assert sum(card["copies"] for card in listed) == cards
    assert {card["stack"] for card in listed} == {1, 2, 3, 4, 5}
    assert f"{cards} action cards" in ask("cards", "--edition", edition)


def test_modifiers_are_listed_and_rules_that_are_reconstructed_told() -> None:
    call = ("cards", "--edition", "2023", "--module", "power-shift")
    modifiers = [card for card in ask_json(*call) if card["stack"] is None]
    assert sum(each["copies"] for each in modifiers) == 16
    assert all(each["reconstructed"] == ["modifier-split"] for each in modifiers)
    told = ask(*call)
    assert "Reconstructed: Modifiers." in told
    assert "Reconstructed: The dummy in the Castillo." in told
    assert "Value of France" not in told
    assert "Reconstructed: Value of France." in ask("cards", "--variant", "france")


def test_reconstructed_cards_are_marked() -> None:
    text = ask("cards", "--edition", "2023", "--module", "new-regency")
    assert "[Reconstructed]" in text
    assert "[Reconstructed]" not in ask("cards", "--edition", "big-box")


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
