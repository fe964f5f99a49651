"""The rulebook's pictures are real positions of the game one reads about."""

from __future__ import annotations

import pytest

from elgrande.game import Game, Options
from elgrande.game.events import Bid, GrandeMoved, Moved, Took
from elgrande.game.names import MODIFIER_NAMES
from elgrande.learning.card_examples import (
    SILENT,
    card_examples,
    example_data,
    examples,
    modifier_examples,
)
from elgrande.learning.figures import figure_data, figures
from elgrande.words import languages, words

PLAIN = {"neighbours", "taboo", "values", "ties", "bonus", "tower", "general", "cut", "start"}
MODULES = frozenset({"new-regency", "power-shift", "old-hands"})
GAMES = {
    "big-box-2": (Options(players=2), PLAIN),
    "big-box-4": (Options(), PLAIN),
    "1995-5": (Options(edition="1995", players=5), PLAIN),
    "2023-3": (Options(edition="2023", players=3), PLAIN),
    "2023-dummy": (Options(edition="2023", players=2), PLAIN),
    "france": (Options(variants=frozenset({"france"})), PLAIN | {"france"}),
    "granada": (Options(variants=frozenset({"granada"})), (PLAIN | {"granada"}) - {"bonus"}),
    "church": (Options(variants=frozenset({"church"})), PLAIN | {"church"}),
    "modules": (
        Options(edition="2023", modules=MODULES),
        PLAIN,
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_its_figures_and_no_others(name: str) -> None:
    options, expected = GAMES[name]
    found = figures(options, words("en"))
    assert {each.name for each in found} == expected
    for each in found:
        game = Game.from_position(each.position)
        assert game.options == options, "the position to try is of the same game"
        assert len(each.view.players) == options.players
        assert all(place in each.view.regions or place == "castillo" for place in each.point)


@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_an_example_that_shows_what_it_does(name: str) -> None:
    options, _ = GAMES[name]
    cards = {card for pile in options.rules.pile_contents() for card, _ in pile}
    found = card_examples(options, words("en"))
    assert cards == set(found)
    for card, example in found.items():
        assert Game.from_position(example.position).question.card == card
        done = [each for each in example.events if not isinstance(each, SILENT)]
        assert done, f"{card}: nothing happens"
        assert example.text


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_modifier_has_an_example_that_shows_its_ability(players: int) -> None:
    options = Options(edition="2023", players=players, modules=MODULES)
    found = modifier_examples(options, words("en"))
    assert set(found) == set(MODIFIER_NAMES)
    abilities = {"court": (Took, Took), "move": (Took, Moved), "grande": (Took, GrandeMoved)}
    for name, example in found.items():
        bid, *more = [each for each in example.events if not isinstance(each, SILENT)]
        assert isinstance(bid, Bid)
        assert (bid.player, bid.modifier and bid.modifier[1:]) == ("azul", name)
        if ability := name[1:]:
            assert tuple(type(each) for each in more[-2:]) == abilities[ability]
        assert Game.from_position(example.position).question.kind == "power"


def test_without_power_shift_there_are_no_modifiers() -> None:
    assert not modifier_examples(Options(edition="2023"), words("en"))


def test_the_answers_of_an_example_are_given() -> None:
    """Each is legal where it is meant to be, so that the picture shows what its author thought."""
    every = Options(edition="2023", players=3, modules=MODULES)
    for options in (every, Options(players=3)):
        for card, example in examples(options, words("en")).items():
            wanted = example_data().cards.get(card) or example_data().modifiers.get(card, ())
            moves = [each for each in wanted if not each.startswith("either")]
            shown = [each for each in example.events if not isinstance(each, SILENT)]
            others = [each for each in wanted if "verde" in each or "purpura" in each]
            assert len(shown) >= len(moves) - len(others), card


def test_a_general_scoring_is_shown_in_four_frames() -> None:
    found = figures(Options(), words("en"))
    [general] = [each for each in found if each.name == "general"]
    assert len(general.frames) == 3, "after the first picture"
    sizes = [len(frame.events) for frame in general.frames]
    assert sizes == sorted(set(sizes))


def test_the_veto_is_shown_as_the_edition_has_it() -> None:
    def cut(options: Options) -> str:
        return next(each.text for each in figures(options, words("en")) if each.name == "cut")

    assert "a step" in cut(Options())
    assert "stops all of it" in cut(Options(edition="2023", modules=frozenset({"old-hands"})))


@pytest.mark.parametrize("language", languages())
def test_every_figure_has_a_text_in_every_language(language: str) -> None:
    for name in figure_data():
        assert words(language).say("2023", f"figures-{name}")
    there = {key for key in words(language).catalogue if key.startswith("figures-")}
    extra = {f"figures-general-{each}" for each in ("castillo", "moved", "regions")}
    assert there == {f"figures-{name}" for name in figure_data()} | extra
