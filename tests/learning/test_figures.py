"""The rulebook's pictures are real positions of the game one reads about."""

from __future__ import annotations

import pytest

from elgrande.game import Game, Options
from elgrande.learning.figures import figure_data, figures
from elgrande.words import languages, words

PLAIN = {"neighbours", "taboo", "values", "ties", "bonus", "tower", "general", "cut", "start"}
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
        Options(edition="2023", modules=frozenset({"new-regency", "power-shift", "old-hands"})),
        PLAIN,
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_its_figures_and_no_others(name: str) -> None:
    options, expected = GAMES[name]
    found = figures(options, words("en"))
    assert {each.name for each in found.figures} == expected
    for each in found.figures:
        game = Game.from_position(each.position)
        assert game.options == options, "the position to try is of the same game"
        assert len(each.view.players) == options.players
        assert all(place in each.view.regions or place == "castillo" for place in each.point)


@pytest.mark.parametrize("name", GAMES)
def test_every_card_can_be_tried(name: str) -> None:
    options, _ = GAMES[name]
    cards = {card for pile in options.rules.pile_contents() for card, _ in pile}
    found = figures(options, words("en")).cards
    assert cards == set(found)
    for card, position in found.items():
        assert Game.from_position(position).question.card == card


def test_a_general_scoring_is_shown_in_four_frames() -> None:
    found = figures(Options(), words("en"))
    [general] = [each for each in found.figures if each.name == "general"]
    assert len(general.frames) == 3, "after the first picture"
    sizes = [len(frame.events) for frame in general.frames]
    assert sizes == sorted(set(sizes))


@pytest.mark.parametrize("language", languages())
def test_every_figure_has_a_text_in_every_language(language: str) -> None:
    for name in figure_data():
        assert words(language).say("2023", f"figures-{name}")
    there = {key for key in words(language).catalogue if key.startswith("figures-")}
    extra = {f"figures-general-{each}" for each in ("castillo", "moved", "regions")}
    assert there == {f"figures-{name}" for name in figure_data()} | extra
