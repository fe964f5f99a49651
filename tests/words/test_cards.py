"""Card texts follow the edition, the switches and the card's program."""

from __future__ import annotations

import pytest

from elgrande.core import vocabulary as do
from elgrande.core.cards import CARDS
from elgrande.core.editions import EDITIONS
from elgrande.game.events import CardTaken
from elgrande.game.options import Options
from elgrande.words import languages, words
from elgrande.words.rulebook_tables import cards_in_a_game, stacks

EN = words("en")

NAMES_2023 = {
    "move-foreign-3": "Ambush",
    "move-own-2-foreign-2": "Intrigue",
    "move-5-from-one": "Conspiracy",
    "place-2-into-regions": "Militia",
    "score-chosen": "Fair",
    "return-3": "Withdrawal",
    "disc-return-all": "Civil War",
    "score-fours": "Outposts",
    "score-fives": "Fiesta",
    "score-castillo": "Revelation",
    "tile": "Enactment",
    "recover": "Empowerment",
    "grande": "Adopted Home",
    "eviction": "Coup",
    "king-anywhere": "Your Majesty",
    "move-all-own-or-place-2-into-regions": "Delegation",
    "veto": "Veto",
    "score-named-once": "Rivalries",
    "exile": "Exile",
    "entourage": "Entourage",
    "competition": "Competition",
    "chalet": "Chalet",
    "rebellion": "Rebellion",
    "infiltration": "Infiltration",
    "stand-in": "Stand-in",
}


def test_the_2023_edition_uses_its_printed_names() -> None:
    assert {key: EN.card("2023", key).name for key in NAMES_2023} == NAMES_2023


PRINTED = {  # language and edition: what the box prints, our subtitle
    ("en", "big-box"): {
        "move-5-from-one": ("Intrigue", "Five leave"),
        "court-all": ("Decay of Authority", "Empty court"),
        "return-3": ("Angry King!", "Three go home"),
        "score-fives": ("Special Scoring", "The fives score"),
        "score-named-once": ("Special Scoring", "Secret scoring"),
        "tile": ("Mobile Scoreboard", "New values"),
        "recover": ("Power of the Cards", "Power regained"),
        "eviction": ("Eviction", "Everybody out"),
        "court-2": ("The Court", "Reinforcements"),
        "grande": ("Grande", "New home"),
        "king-neighbour": ("Royal Advisor", "Short ride"),
        "king-anywhere": ("King's Card", ""),
        "veto": ("Veto", ""),
        "one-of-each": ("One from each", ""),
    },
    ("en", "1995"): {
        "move-5-from-one": ("Five leave", ""),
        "court-3": ("Decay of Authority", "Thinned court"),
        "return-3": ("The King Returns!", "Three go home"),
        "recover": ("Power Cards", "Power regained"),
        "king-neighbour": ("Royal Adviser", "Short ride"),
    },
    ("nl", "big-box"): {
        "move-5-from-one": ("Intrigant", "Vijf vertrekken"),
        "court-all": ("Autoriteitsverlies", "Leeg hof"),
        "return-3": ("De Koning is boos!", "Drie naar huis"),
        "score-castillo": ("Extra puntentelling", "Het Castillo telt"),
        "tile": ("Scoretegel", "Nieuwe waarden"),
        "recover": ("Machtkaarten", "Macht terug"),
        "eviction": ("Leegloop", "Iedereen eruit"),
        "court-2": ("Het hof", "Versterking"),
        "king-neighbour": ("Koninklijke adviseur", "Korte rit"),
        "king-anywhere": ("Koningskaart", ""),
    },
    ("en", "2023"): {"move-5-from-one": ("Conspiracy", ""), "tile": ("Enactment", "")},
}


@pytest.mark.parametrize(("language", "edition"), PRINTED)
def test_a_card_bears_its_printed_title_with_ours_below(language: str, edition: str) -> None:
    for key, (title, subtitle) in PRINTED[language, edition].items():
        card = words(language).card(edition, key)
        assert (card.title, card.subtitle) == (title, subtitle)
        assert card.name == (f"{title}: {subtitle}" if subtitle else title)


def test_lists_log_and_rules_name_a_card_by_both() -> None:
    taken = EN.tell("big-box", CardTaken("azul", 1, "move-5-from-one"))
    assert taken == "Blue chooses “Intrigue: Five leave”."
    chapters = {chapter.key: chapter.text for chapter in words("nl").rules("big-box")}
    assert "**Intrigant: Vijf vertrekken** (2×)" in chapters["cards"]
    assert "“Scoretegel: Nieuwe waarden”" in chapters["bonuses"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_two_cards_of_an_edition_share_a_name(language: str, edition: str) -> None:
    cards = {key for stack in stacks(Options(edition=edition)) for key in stack.cards}
    assert len({words(language).card(edition, key).name for key in cards}) == len(cards)


@pytest.mark.parametrize(
    ("key", "name_1995", "name_2023"),
    [
        ("vasco", "País Vasco", "Navarra"),
        ("vieja", "Castilla la Vieja", "Castilla"),
        ("nueva", "Castilla la Nueva", "Toledo"),
        ("aragon", "Aragón", "Aragón"),
    ],
)
def test_region_names_follow_the_edition(key: str, name_1995: str, name_2023: str) -> None:
    for language in languages():
        say = words(language)
        assert say.place("1995", key) == say.place("big-box", key) == name_1995
        assert say.place("2023", key) == name_2023


def test_help_names_regions_as_the_edition_does() -> None:
    assert "Navarra" in EN.card("2023", "score-fives").help
    assert "País Vasco" in EN.card("1995", "score-fives").help


def test_texts_follow_the_switches() -> None:
    assert "So may the Castillo" in EN.card("1995", "score-chosen").text
    assert "The Castillo may not" in EN.card("big-box", "score-chosen").text
    switched = Options(switches={"choose_castillo": True})
    assert "So may the Castillo" in EN.card(switched, "score-chosen").text
    assert "any step" in EN.card("big-box", "veto").text
    assert "announced" in EN.card("2023", "veto").text
    assert "spare" in EN.card("big-box", "one-of-each").text
    assert "spare" not in EN.card("1995", "one-of-each").text
    assert "up to 2" in EN.card("big-box", "court-2").text
    assert "up to" not in EN.card("1995", "court-2").text  # there taking is a must
    assert "up to" not in EN.card("1995", "court-2").short
    assert "up to" in EN.card("big-box", "court-2").short


def test_texts_follow_the_options_of_a_game() -> None:
    options = Options(edition="2023", modules=frozenset({"power-shift"}))
    assert "modifier" in EN.card(options, "recover").text
    assert "modifier" not in EN.card("2023", "recover").text
    limited = Options(variants=frozenset({"move-limits"}))
    assert "2 fewer" in EN.card(limited, "move-any-3").text
    assert "France" not in EN.card("big-box", "score-fours").help
    france = Options(variants=frozenset({"france"}))
    assert "France" in EN.card(france, "score-fours").help
    granada = Options(variants=frozenset({"granada"}))
    assert "once conquered, Granada" in EN.card(granada, "score-sixes-sevens").help


@pytest.mark.parametrize("language", languages())
def test_limited_moves_take_the_church_only_next_door(language: str) -> None:
    """Its number less two is nothing, so no black caballero goes further than a neighbour."""
    far = words(language).card(Options(variants=frozenset({"church"})), "church").text
    limited = Options(variants=frozenset({"church", "move-limits"}))
    near = words(language).card(limited, "church").text
    assert near != far
    if language == "en":
        assert "neighbouring region" in near
        assert "any others" not in near


@pytest.mark.parametrize("language", languages())
def test_with_the_church_moving_cards_say_whose_the_black_ones_are(language: str) -> None:
    say = words(language)
    church = Options(variants=frozenset({"church"}))
    black = say.say(church, "fragments-black")
    for card in CARDS:
        moves = any(step.effect == do.MOVE for step in card.program) and card.key != "church"
        assert (black in say.card(church, card.key).text) == moves, card.key
        assert black not in say.card("big-box", card.key).text, card.key


@pytest.mark.parametrize(
    ("key", "whose"),
    [
        ("move-any-3", ("any",)),
        ("move-own-4", ("own",)),
        ("move-foreign-3", ("foreign",)),
        ("move-own-2-foreign-2", ("own", "foreign")),
        ("move-5-from-one", ("any",)),
        ("court-3", ("foreign",)),
        ("eviction", ("foreign",)),
        ("score-fours", ("all",)),
        ("score-named-once", ("all",)),
        ("place-2", ("own",)),
        ("grande", ("own",)),
        ("stand-in", ("any",)),
        ("church", ("church",)),
        ("king-anywhere", ()),
        ("tile", ()),
    ],
)
def test_whose_pieces_a_card_concerns_is_read_off_its_program(
    key: str, whose: tuple[str, ...]
) -> None:
    assert EN.card("big-box", key).whose == whose


def test_reconstructed_facts_come_with_the_card() -> None:
    facts = EN.card("2023", "regency-neighbour").reconstructed
    assert [fact.key for fact in facts] == ["regency-number", "regency-rest"]
    assert "5 caballeros" in facts[0].text
    assert not EN.card("big-box", "score-chosen").reconstructed
    assert "Toledo" in EN.fact("portugal-borders").text


def test_the_numbers_in_a_text_are_those_of_its_card() -> None:
    """Move 3, return 2 and so on: the number in a key is in its text, in every language."""
    for language in languages():
        for card in CARDS:
            said = words(language).card("big-box", card.key)
            for number in filter(str.isdigit, card.key):
                assert number in said.text, card.key
                assert number in said.short, card.key


@pytest.mark.parametrize(
    ("options", "number"),
    [
        (Options(), 45),
        (Options(variants=frozenset({"no-veto"})), 43),
        (Options(edition="2023"), 41),
        (Options(edition="2023", modules=frozenset({"old-hands"})), 41),
        (Options(edition="2023", modules=frozenset({"old-hands", "new-regency"})), 50),
    ],
)
def test_how_many_cards_a_game_has(options: Options, number: int) -> None:
    assert cards_in_a_game(options) == number


def test_merged_stacks_are_listed_apart() -> None:
    merged = Options(edition="2023", players=2, modules=frozenset({"old-hands"}))
    assert merged.in_force.merged_stacks
    apart = Options(edition="2023", players=4, modules=frozenset({"old-hands"}))
    assert stacks(merged) == stacks(apart)
    assert [stack.number for stack in stacks(Options(variants=frozenset({"church"})))] == [
        *(1, 2, 3, 4, 5, 6)
    ]


@pytest.mark.parametrize("language", languages())
def test_examples_hold_in_the_variants_too(language: str) -> None:
    say = words(language)
    for card in ("place-2", "place-2-into-regions"):  # no court reaches unconquered Granada
        assert "Granada" not in say.card("big-box", card).help
    sevilla, nueva, aragon = (say.place("big-box", key) for key in ("sevilla", "nueva", "aragon"))
    moved = say.card("big-box", "move-any-3").help  # all three, so none goes further than next door
    assert sevilla in moved
    assert nueva in moved
    assert aragon not in moved
